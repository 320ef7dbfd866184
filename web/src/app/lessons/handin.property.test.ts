/** What is handed in comes back from its code; codes of others end in a table or are refused, and nothing else. */
import { describe, expect, test } from "vitest";
import { through } from "../../state/keep/deflate.ts";
import { LESSON_LINK, packLink, toBase64url, unpackLink } from "../../state/keep/pack.ts";
import { fc } from "../../testing/arbitrary.ts";
import { sumOf } from "./brought.ts";
import { faultText } from "./fault.ts";
import { codeOf, codesIn, handInLink, readCode, type Sheet } from "./handin.ts";
import { readLesson } from "./read.ts";
import { askedSteps, classCsv, tally } from "./tally.ts";

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
/** Codes and links that are tried; `PLYSCOPE_HOSTILE=100000` tries more. */
const HOSTILE = { numRuns: Number(process.env.PLYSCOPE_HOSTILE ?? 150) };

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
            HOSTILE,
        );
    });

    test("of any text is read or refused", async () => {
        await fc.assert(
            fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
                expect(await readCode(text)).toBeNull();
                expect(await readCode(`ply1.${text}.${sumOf(text)}`)).toBeNull();
                for (const code of codesIn(text)) await readCode(code);
            }),
            HOSTILE,
        );
    });

    test("of any content holds nothing but what a sheet may hold, and can be counted", async () => {
        const asked = readLesson("---\ntitle: T\n---\n\n## A\n").lesson;
        const near = <T>(usual: fc.Arbitrary<T>) =>
            fc.oneof({ weight: 4, arbitrary: usual }, fc.anything());
        const row = fc.tuple(
            near(said),
            near(fc.constantFrom(0, 1)),
            near(fc.nat({ max: 99 })),
            near(fc.nat()),
            near(fc.array(said, { maxLength: 7 })),
        );
        const list = fc.tuple(
            near(fc.constant("minimax")),
            near(fc.constant("1")),
            near(said),
            near(fc.nat()),
            near(fc.array(near(fc.oneof(fc.constant(0), row)), { maxLength: 4 })),
        );
        await fc.assert(
            fc.asyncProperty(fc.oneof(list, fc.jsonValue()), async (content) => {
                const text = JSON.stringify(content, (_, value) =>
                    typeof value === "bigint" || typeof value === "symbol" ? null : value,
                );
                const code = await forged(JSON.parse(text ?? "0"));
                const found = await readCode(code);
                if (found === null) return;
                expect(found.lesson).toMatch(/^[a-z][a-z0-9-]*$/);
                expect([...found.name].length).toBeLessThanOrEqual(60);
                for (const one of found.answers) expect(one === null || one.tries > 0).toBe(true);
                const sheets = [{ ...found, code }];
                for (const step of askedSteps(asked, sheets))
                    expect(tally(step, sheets).answered).toBeLessThanOrEqual(1);
                // No cell is a formula for a spreadsheet.
                const csv = classCsv(sheets, ["A"]);
                for (const [, cell = ""] of csv.matchAll(
                    /(?:^|,|\r\n)("(?:[^"]|"")*"|[^",\r\n]*)/g,
                ))
                    expect(cell.replace(/^"/, "")).not.toMatch(/^[=+@]/);
            }),
            HOSTILE,
        );
    });

    test("that unfolds to far more than it is long is refused", async () => {
        const name = "a".repeat(9_000_000);
        expect(await readCode(await forged(["minimax", "1", name, 1, []]))).toBeNull();
    });
});

/** As a file holds it: halves of characters come to nothing there. */
const whole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

describe("a link with a lesson", () => {
    test("that was changed anywhere is refused in a sentence, or carries a text that is read to its end", async () => {
        const texts = fc
            .array(fc.oneof(said, fc.string()), { maxLength: 9 })
            .map((lines) => whole(["---", "title: T", "---", "", "## A", ...lines].join("\n")));
        await fc.assert(
            fc.asyncProperty(
                texts,
                fc.nat(),
                fc.base64String({ maxLength: 8 }),
                fc.nat({ max: 9 }),
                async (text, from, put, out) => {
                    const link = await packLink(LESSON_LINK + text, 0);
                    expect(await unpackLink(link)).toBe(`lesson=${text}`);
                    const at = 2 + (from % link.length);
                    const changed = link.slice(0, at) + put + link.slice(at + out);
                    const found = await unpackLink(changed).catch((error: Error) => {
                        expect(error.message).toMatch(/link/);
                        return "";
                    });
                    const { faults } = readLesson(found.replace("lesson=", ""));
                    for (const fault of faults) expect(faultText(fault)).not.toBe("");
                },
            ),
            HOSTILE,
        );
    });
});
