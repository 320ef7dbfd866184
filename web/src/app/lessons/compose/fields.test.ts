/** What a form makes of lines is what is read from their text. */
import { expect, test } from "vitest";
import { emptyQuestion, KINDS, QUESTION, type Question, type Row } from "../format.ts";
import { readLesson } from "../read.ts";
import { pairsOf, writeLesson } from "../write.ts";
import { madeOf } from "./fields.tsx";

const SAID: { [kind: string]: [string, string][] } = {
    play: [
        ["right", "2 | Yes."],
        ["wrong", "7"],
        ["best", "solver"],
        ["within", "5"],
    ],
    choose: [
        ["wrong", "A \\| B"],
        ["right", "C | Good."],
        ["several", "yes"],
    ],
    number: [
        ["right", "3.14 +- 0.01 | Well done."],
        ["unit", "rad"],
    ],
    reach: [
        ["goal", "hold 10"],
        ["against", "random"],
    ],
    set: [
        ["player", "minimax(depth=2)"],
        ["find", "2 5"],
        ["nodes", "3000"],
    ],
    write: [
        ["beats", "random 90 % of 50"],
        ["legal", "2"],
    ],
};

test("lines of every kind of question go into the text and come back", () => {
    for (const kind of KINDS) {
        const rows = QUESTION[kind] as readonly Row<Question>[];
        const lines: [string, string][] = [
            ["ask", "What?\nTwo lines."],
            ...(SAID[kind] ?? []),
            ["hint", "One."],
            ["hint", "Two."],
        ];
        const made = madeOf(emptyQuestion(kind), rows, lines);
        if (made === null) throw new Error(`${kind} cannot be like that`);
        expect(pairsOf(made, rows)).toEqual(lines);
        const step = { title: "S", link: "", words: "", board: null, question: made };
        const text = writeLesson({ ...readLesson("").lesson, title: "T", steps: [step] });
        const read = readLesson(text);
        expect(read.faults).toEqual([]);
        expect(read.lesson.steps[0]?.question).toEqual(made);
    }
});

test("a line that cannot be is refused, an empty one says nothing", () => {
    const rows = QUESTION.number as readonly Row<Question>[];
    expect(madeOf(emptyQuestion("number"), rows, [["right", "nine"]])).toBeNull();
    expect(madeOf(emptyQuestion("number"), rows, [["unknown", "x"]])).toBeNull();
    expect(madeOf(emptyQuestion("number"), rows, [["unit", " "]])).toEqual(emptyQuestion("number"));
});
