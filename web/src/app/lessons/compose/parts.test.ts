/** What is done to one step leaves the text of the others as it is. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyLesson, emptyStep } from "../format.ts";
import { readLesson } from "../read.ts";
import { stepText, writeLesson } from "../write.ts";
import { moved, partAt, partsOf, withoutPart, withPart, withStep } from "./parts.ts";

const titles = fc.array(fc.constantFrom<string[]>("A", "B", "C", "Two words"), {
    minLength: 1,
    maxLength: 6,
});
const textOf = (all: readonly string[]) =>
    writeLesson({
        ...emptyLesson(),
        title: "T",
        steps: all.map((title) => ({
            ...emptyStep(),
            title,
            words: `Words of ${title}.\n\n\`\`\`text\n## none\n\`\`\``,
        })),
    });
const titlesIn = (text: string) => {
    const { lesson, faults } = readLesson(text);
    expect(faults).toEqual([]);
    return lesson.steps.map(({ title }) => title);
};

test("steps are moved, added, deleted and written anew, each by itself", () => {
    fc.assert(
        fc.property(titles, fc.nat(), fc.nat(), (all, a, b) => {
            const text = textOf(all);
            const parts = partsOf(text, readLesson(text));
            expect(parts.map(({ from, to }) => text.slice(from, to)).join("")).toBe(text);
            const at = 1 + (a % all.length);
            const to = 1 + (b % all.length);
            const without = all.toSpliced(at - 1, 1);
            const there = all[at - 1] as string;
            expect(titlesIn(moved(text, parts, at, to))).toEqual(
                without.toSpliced(to - 1, 0, there),
            );
            const piece = stepText({ ...emptyStep(), title: "New" });
            expect(titlesIn(withPart(text, parts, at, piece))).toEqual(all.with(at - 1, "New"));
            expect(titlesIn(withStep(text, parts, at, piece))).toEqual(all.toSpliced(at, 0, "New"));
            if (all.length > 1) expect(titlesIn(withoutPart(text, parts, at))).toEqual(without);
            expect(moved(text, parts, at, at)).toBe(text);
            for (const [i, { from, to: end }] of parts.entries()) {
                expect(partAt(parts, from)).toBe(i);
                expect(partAt(parts, end - 1)).toBe(i);
            }
        }),
    );
});
