/** Files of records: one line for the console, or a sentence. */
import { expect, test } from "vitest";
import { fc, pieces, text } from "../../../testing/arbitrary.ts";
import { LONGEST, sgfLine } from "./text.ts";

const content = fc.oneof(
    text,
    pieces("(;", "FF[4]", ";B[d4]", ")", "\n", "\r\n", "\t", "\ufeff", "  ", "C[a\\]b]", "\u2028"),
    pieces(";B[d4]", "\n", " ").map((rest) => `\ufeff(;${rest}`),
);

test("a record becomes one line that says the same, anything else a sentence", () => {
    fc.assert(
        fc.property(content, (one) => {
            const read = sgfLine(one);
            if ("error" in read) {
                expect(
                    one
                        .trimStart()
                        .replace(/^\ufeff/, "")
                        .trimStart()
                        .startsWith("(;"),
                ).toBe(false);
                return;
            }
            expect(read.line).toMatch(/^\(;/);
            expect(read.line).not.toMatch(/[\r\n\t\u2028\u2029\ufeff]| {2}|\s$/);
            const bare = (words: string) => words.replace(/[\s\ufeff]/g, "");
            expect(bare(read.line)).toBe(bare(one));
            expect(sgfLine(read.line)).toEqual(read);
        }),
    );
});

test("what is too long is no record of a game", () => {
    fc.assert(
        fc.property(fc.integer({ min: -3, max: 3 }), (more) => {
            const read = sgfLine("(;".padEnd(LONGEST + more, "x"));
            expect("error" in read).toBe(more > 0);
        }),
        { numRuns: 10 },
    );
});
