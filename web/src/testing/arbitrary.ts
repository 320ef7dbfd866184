/** What property tests draw from: hostile texts and what hostile storage may hold. Every run is the same. */
import fc from "fast-check";

fc.configureGlobal({ seed: 20_480_407, numRuns: 200 });

export { fc };

/** Texts that have broken programs before. */
const NASTY = [
    "",
    " ",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "-1e-999",
    "9007199254740993",
    "99999999999999999999999999",
    "0x10",
    "\u0000",
    "\u001b[2J",
    "\r",
    "\r\n",
    "\n",
    "\t",
    "\u0085\u2028\u2029",
    "\ufeff",
    "\ud800",
    "\udc00x",
    "😀👩‍👩‍👧",
    "e\u0301",
    "\u202eabc",
    "İıſK",
    '"',
    "'",
    ",",
    ";",
    '","',
    "=1+1",
    "+1+1",
    "-2+3+cmd|' /C calc'!D2",
    "@SUM(A1)",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
    "%u0000",
    "a=b&c=d",
    "((((((((",
    "))))",
    "x".repeat(3000),
];

/** Any whole character; fast-check's own unit "binary" takes a second to be made. */
const character = fc
    .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
    .map((code) => String.fromCodePoint(code));

/** Any text: letters, whole characters of any plane, lone halves of them, and what is nasty. */
export const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: character, maxLength: 20 }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
    fc.constantFrom(...NASTY),
    fc.array(fc.constantFrom(...NASTY.slice(0, -1)), { maxLength: 4 }).map((all) => all.join("")),
);

/** Any text that is written in UTF-8 without loss: no lone halves of characters. */
export const wellFormed = text.filter((one) => !/\p{Surrogate}/u.test(one));

/** Text of some letters and of nothing else. */
export const of = (letters: string, length: { minLength?: number; maxLength?: number } = {}) =>
    fc.string({ unit: fc.constantFrom(...letters), ...length });

/** Text in the grammar of something: pieces of it in any order, mixed with hostile ones. */
export const pieces = (...known: string[]) =>
    fc
        .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, text), {
            maxLength: 12,
        })
        .map((all) => all.join(""));

const numbers = fc.oneof(
    fc.double().map((value) => JSON.stringify(value)),
    fc.integer().map(String),
    fc.constantFrom("0", "-0", "1e999", "-1e999", "1e-999", "9007199254740993", "-1", "0.5"),
);

/** Any JSON, as text; objects have some of these members, and such as mean something to the language. */
export function json(...names: string[]): fc.Arbitrary<string> {
    const name = fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...names) },
        fc.constantFrom("__proto__", "constructor", "length", "toJSON"),
    );
    const { value } = fc.letrec<{ value: string; member: string }>((tie) => ({
        value: fc.oneof(
            { maxDepth: 4, withCrossShrink: true },
            fc.oneof(
                numbers,
                fc.constantFrom("null", "true", "false"),
                text.map((one) => JSON.stringify(one)),
            ),
            fc.array(tie("value"), { maxLength: 3 }).map((all) => `[${all.join(",")}]`),
            fc.array(tie("member"), { maxLength: 8 }).map((all) => `{${all.join(",")}}`),
        ),
        member: fc.tuple(name, tie("value")).map(([key, one]) => `${JSON.stringify(key)}:${one}`),
    }));
    return value;
}
