// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of templates
/** The language of the tests: what becomes an accented text, and what stays as it is. */
import { expect, test } from "vitest";
import { accented } from "../../site/pseudo.ts";

const made = (source: string) => accented(source, "room.ts", true);

test("texts get accents, length and brackets; arguments, names and code stay", () => {
    expect(made('const a = { title: "Go on", id: "on" };')).toBe(
        'const a = { title: "[Ĝöö ööñ]", id: "on" };',
    );
    expect(made("const a = (n: number) => `${n} is ${b(n)}, not \\u202f%`;")).toBe(
        "const a = (n: number) => `[${n} îîš ${b(n)}, ñööţ \\u202f%]`;",
    );
    expect(made('const a = rich`To ${part("link", "it")}`;')).toBe(
        'const a = rich`[Ţöö ${part("link", "[îîţ]")}]`;',
    );
    expect(made('const a = "`go` or {side}";')).toBe('const a = "[`go` ööŕ {side}]";');
});

test("what decides, is imported or has no letters is no text", () => {
    for (const source of [
        'import { a } from "./a.ts";',
        'export { a } from "./a.ts";',
        'const a = b === "one" || "two" in c;',
        'const { a } = grammar("en", "en-GB");',
        'type A = "one" | "two";',
        'const a = " · "; const b = `${c}: ${d}`;',
        'const a = b["one"];',
        'const a = import.meta.glob("./starts/*.js");',
    ])
        expect(made(source)).toBe(source);
});

test("lists of texts get accents, too", () => {
    expect(JSON.parse(accented('{"a": ["Win", "`go`"]}', "a.json", false))).toEqual({
        a: ["[Ŵîñ]", "[`go`]"],
    });
});
