/** What is handed in comes back from its code; codes of others end in a table or are refused, and nothing else. */
import { describe, expect, test } from "vitest";
import { through } from "../../state/keep/deflate.ts";
import { toBase64url } from "../../state/keep/pack.ts";
import { fc } from "../../testing/arbitrary.ts";
import { sumOf } from "./brought.ts";
import { codeOf, codesIn, handInLink, readCode, type Sheet } from "./handin.ts";

const letters = fc.constantFrom(..."abc XYZ 0é四🎲|,;=\"'<&".split(""), "=1+1", "é");
const said = fc.array(letters, { maxLength: 20 }).map((all) => all.join("").trim());

const answered = fc.record({
    answer: said,
    right: fc.boolean(),
    wrong: fc.array(said, { maxLength: 5 }),
    tries: fc.integer({ min: 1, max: 1000 }),
    ms: fc.integer({ min: 0, max: 100_000 }).map((seconds) => seconds * 1000),
});

const sheet: fc.Arbitrary<Sheet> = fc.record({
    lesson: fc.constantFrom("minimax", "a", "two-ways"),
    sum: fc.constantFrom("0", "zz1b2c"),
    name: said,
    at: fc.integer({ min: 0, max: 50_000_000 }),
    answers: fc.array(fc.option(answered), { maxLength: 12 }),
});

/** A code with any content, and the right sum. */
async function forged(content: unknown): Promise<string> {
    const bytes = new TextEncoder().encode(JSON.stringify(content) ?? "");
    const body = toBase64url(await through(bytes, new CompressionStream("deflate-raw")));
    return `ply1.${body}.${sumOf(body)}`;
}

/** Each goes through two streams of the browser. */
const RUNS = { numRuns: 50 };

describe("a code", () => {
    test("says what was handed in", async () => {
        await fc.assert(
            fc.asyncProperty(sheet, async (one) => {
                const code = await codeOf(one);
                expect(await readCode(code)).toEqual(one);
                expect(codesIn(`Ada:\n${code}\n`)).toEqual([code]);
                expect(codesIn(`https://example.org/#${handInLink(code)}`)).toEqual([code]);
            }),
            RUNS,
        );
    });

    test("that was copied in part is refused", async () => {
        await fc.assert(
            fc.asyncProperty(sheet, fc.nat(), fc.nat(), async (one, from, count) => {
                const code = await codeOf(one);
                const at = 5 + (from % (code.length - 5));
                const part = code.slice(0, at) + code.slice(at + 1 + (count % 9));
                expect(await readCode(part)).toBeNull();
            }),
            RUNS,
        );
    });

    test("of any text is read or refused", async () => {
        await fc.assert(
            fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
                expect(await readCode(text)).toBeNull();
                expect(await readCode(`ply1.${text}.${sumOf(text)}`)).toBeNull();
            }),
            RUNS,
        );
    });

    test("of any content holds nothing but what a sheet may hold", async () => {
        const list = fc.tuple(
            fc.oneof(fc.constant("minimax"), fc.anything()),
            fc.oneof(fc.constant("1"), fc.anything()),
            fc.oneof(said, fc.anything()),
            fc.oneof(fc.nat(), fc.anything()),
            fc.array(fc.oneof(fc.constant(0), fc.anything(), fc.tuple(said, fc.anything()))),
        );
        await fc.assert(
            fc.asyncProperty(fc.oneof(list, fc.jsonValue()), async (content) => {
                const text = JSON.stringify(content, (_, value) =>
                    typeof value === "bigint" || typeof value === "symbol" ? null : value,
                );
                const found = await readCode(await forged(JSON.parse(text ?? "0")));
                if (found === null) return;
                expect(found.lesson).toMatch(/^[a-z][a-z0-9-]*$/);
                expect([...found.name].length).toBeLessThanOrEqual(60);
                for (const one of found.answers) expect(one === null || one.tries > 0).toBe(true);
            }),
            RUNS,
        );
    });

    test("that unfolds to far more than it is long is refused", async () => {
        const name = "a".repeat(9_000_000);
        expect(await readCode(await forged(["minimax", "1", name, 1, []]))).toBeNull();
    });
});
