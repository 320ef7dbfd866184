/** What a class has answered. */
import { expect, test } from "vitest";
import { emptyLesson, emptyQuestion, emptyStep } from "./format.ts";
import { askedSteps, classCsv, type Handed, rightIn, secondsOf, tally } from "./tally.ts";

const answered = (answer: string, right: boolean, wrong: string[] = []) => ({
    ...{ answer, right, wrong, tries: wrong.length + 1, ms: 4000 },
});
const handed = (name: string, answers: Handed["answers"]): Handed => ({
    ...{ name, answers, code: name, lesson: "a", sum: "1", at: 1 },
});
const sheets = [
    handed("Ada", [null, answered("5", true, ["4", "3"]), answered("2", true)]),
    handed("Bea", [null, answered("4", false, ["4"]), null]),
    handed("=Cy", [null, answered("5", true), answered("3", false, ["3"])]),
];

test("of a question: how many were right, and which wrong answers were common", () => {
    expect(tally(2, sheets)).toEqual({
        ...{ step: 2, right: 2, answered: 3 },
        wrong: [
            ["4", 2],
            ["3", 1],
        ],
    });
    expect(tally(1, sheets)).toEqual({ step: 1, right: 0, answered: 0, wrong: [] });
});

test("of a pupil: how many were right, and how long it took", () => {
    expect(sheets.map(rightIn)).toEqual([2, 0, 1]);
    expect(sheets.map(secondsOf)).toEqual([8, 4, 8]);
});

test("questions are those of the lesson, or where that is not here those that were answered", () => {
    const asks = { ...emptyStep(), question: emptyQuestion("number") };
    const lesson = { ...emptyLesson(), steps: [emptyStep(), asks, asks, asks] };
    expect(askedSteps(lesson, sheets)).toEqual([2, 3, 4]);
    expect(askedSteps(undefined, sheets)).toEqual([2, 3]);
});

test("a name becomes no formula of a spreadsheet", () => {
    const text = classCsv(sheets, ["name"]);
    expect(text).toContain("Ada,a,1970-01-01T00:01:00.000Z,2,5,1,3,4,4; 3");
    expect(text).not.toMatch(/^=/m);
});
