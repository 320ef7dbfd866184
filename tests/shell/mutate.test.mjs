/** The operators of tools/experiments/mutants --draw: what they make of a source, and what they leave alone. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { drawn, lineOf, mutated, OPERATORS } from "../../tools/experiments/mutate.mjs";
import { mutantsOfC } from "../../tools/experiments/mutate_c.mjs";
import { mutatorOfTs } from "../../tools/experiments/mutate_ts.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const mutantsOfTs = await mutatorOfTs();
const said = (list) => list.map(({ operator, was, now }) => `${operator}: ${was} -> ${now}`);
/** The mutants of a line of C inside a function, and of one of TypeScript. */
const ofC = (line) => said(mutantsOfC(`static void f(int a)\n{\n    ${line}\n}\n`));
const ofTs = (line) => said(mutantsOfTs(line, "ts"));

test("each operator does in C what it says", () => {
    for (const [line, expected] of [
        ["a == b;", ["relational: == -> !="]],
        ["a < b;", ["relational: < -> >", "off by one: < -> <="]],
        ["a >= b;", ["relational: >= -> <=", "off by one: >= -> >"]],
        ["a -= b << c;", ["arithmetic: -= -> +=", "arithmetic: << -> >>"]],
        ["a++;", ["arithmetic: ++ -> --"]],
        ["b = a && c || d;", ["logical: && -> ||", "logical: || -> &&"]],
        ["b = !a;", ["negated condition: ! -> "]],
        ["if (a) b = c;", ["negated condition: a -> !(a)"]],
        ["while (!a) b = c;", ["negated condition: ! -> "]],
        ["b = true;", ["constant: true -> false"]],
        ["b = 0;", ["constant: 0 -> 1"]],
        ["b = 0x1fu;", ["constant: 0x1fu -> 0", "off by one: 0x1fu -> 32u"]],
        ["b = 2.5;", ["constant: 2.5 -> 0.0"]],
        ["g();", ["removed call: g(); -> {}"]],
        ["if (a) g();", ["negated condition: a -> !(a)", "removed call: g(); -> {}"]],
        ["b = (T *)g();", []],
        ["(void)g();", []],
        ["b = g(a, h(c, c), a);", ["a, h(c, c) -> h(c, c), a", "h(c, c), a -> a, h(c, c)"]],
        ["return a;", ["changed return: a -> 0"]],
        ["return a + b;", ["changed return: a + b -> 0", "arithmetic: + -> -"]],
        ["return false;", ["constant: false -> true"]],
        ["return;", []],
    ]) {
        const full = expected.map((one) =>
            one.includes(": ") ? one : `swapped arguments: ${one}`,
        );
        assert.deepEqual(ofC(line), full, line);
    }
    const compared = ["changed return: a == b -> !(a == b)", "relational: == -> !="];
    assert.deepEqual(ofC("return a == b;"), compared);
});

test("each operator does in TypeScript what it says", () => {
    for (const [line, expected] of [
        ["a === b", ["relational: === -> !=="]],
        ["a < b", ["relational: < -> >", "off by one: < -> <="]],
        ["a -= (b) /* - */ - c", ["arithmetic: -= -> +=", "arithmetic: - -> +"]],
        ["a--", ["arithmetic: -- -> ++"]],
        ["a ?? b", ["logical: ?? -> ||"]],
        ["x = a ? b : !c", ["negated condition: a -> !(a)", "negated condition: ! -> "]],
        ["if (!a) b = c", ["negated condition: ! -> "]],
        ["x = 10n", ["constant: 10n -> 0n", "off by one: 10n -> 11n"]],
        ["x = false", ["constant: false -> true"]],
        ["x = (a! === b) as boolean", ["relational: === -> !=="]],
        ["a.b()", ["removed call: a.b() -> {}"]],
        ["a?.b();", ["removed call: a?.b(); -> {}"]],
        ["x = new A(b, c)", ["swapped arguments: b, c -> c, b"]],
        ["x = () => a", ["changed return: a -> undefined"]],
        ["x = () => a in b", ["changed return: a in b -> !(a in b)"]],
        ["function f() { return a }", ["changed return: a -> undefined"]],
    ])
        assert.deepEqual(ofTs(line), expected, line);
});

test("comments, texts, directives and types stay as they are", () => {
    const c = [
        "#define F(a) \\\n    (a < 1 && g(a, 2))",
        "static const int table[] = {1, 2, 3};",
        "struct s { int a[3]; };",
        "int f(int a)\n{",
        "    // a < 1 && b\\\n 2 + 3",
        "    /* if (a) 1 + 2; */",
        "#if 1 < 2\n#endif",
        '    char *s = "a < 1 \\" && 2", t = \'1\';',
        "    int *p = &a;",
        "    a = -b;",
        "}",
    ];
    assert.deepEqual(mutantsOfC(c.join("\n")), []);
    const ts = [
        'import { a } from "a<1";',
        "// a < 1 && 2",
        "type T = 1 | 2;",
        "interface I { a: 1; f(a: 0, b: true): false }",
        'const s: 1 | 2 = "é < 1";',
        "const e = <p title='1'>a && 1 + 1 is {s as 1}</p>;",
    ];
    assert.deepEqual(mutantsOfTs(ts.join("\n"), "tsx"), []);
    // Characters of two units before it: the place is still that of the sign.
    const text = 'const s = "😀é"; const b = s > t;';
    const [first] = mutantsOfTs(text, "ts");
    assert.equal(mutated(text, first), 'const s = "😀é"; const b = s < t;');
});

test("a mutant differs from its source in its place alone", () => {
    for (const file of ["core/base/writer.c", "core/games/tron/map.c"]) {
        const text = readFileSync(`${root}/${file}`, "utf8");
        const found = mutantsOfC(text);
        assert.ok(found.length > 100, file);
        for (const mutant of found) {
            assert.equal(text.slice(mutant.at, mutant.end), mutant.was);
            assert.ok(Object.hasOwn(OPERATORS, mutant.operator));
            assert.notEqual(mutated(text, mutant), text);
            const back = { at: mutant.at, end: mutant.at + mutant.now.length, now: mutant.was };
            assert.equal(mutated(mutated(text, mutant), back), text);
        }
        const places = found.map(({ at, end, now }) => `${at} ${end} ${now}`);
        assert.equal(new Set(places).size, places.length);
    }
});

test("a seed draws the same, a longer draw begins as a shorter one", () => {
    const all = mutantsOfC(readFileSync(`${root}/core/base/writer.c`, "utf8"));
    const some = drawn(all, 20, 7);
    assert.deepEqual(drawn(all, 20, 7), some);
    assert.deepEqual(drawn(all, 40, 7).slice(0, 20), some);
    assert.notDeepEqual(drawn(all, 20, 8), some);
    assert.equal(new Set(drawn(all, 1e6, 7)).size, all.length);
    const kinds = new Set(drawn(all, 40, 7).map(({ operator }) => operator));
    assert.ok(kinds.size >= 6, [...kinds].join());
});

test("the program lists what it would try", () => {
    const listed = (...words) => {
        const program = `${root}/tools/experiments/mutants`;
        const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
            encoding: "utf8",
        });
        assert.equal(status, 0, stderr);
        return stdout;
    };
    const words = ["--draw", "3", "--seed", "5", "--list"];
    const core = listed(...words, "--c", "core/base/");
    assert.equal(listed(...words, "--c", "core/base/"), core);
    assert.match(
        core,
        /^3 of \d+ mutants, seed 5\n( +[123] {2}core\/base\/\S+:\d+:\d+ {2}.+ {2}-> {2}.+\n){3}$/,
    );
    const page = listed(...words, "--ts", "web/src/params/");
    assert.match(page, /^ +1 {2}web\/src\/params\/\S+\.tsx?:\d+:\d+ {2}/m);
    assert.equal(lineOf("a\nb\nc", 4), 3);
});
