/** Which answers are right, and what is said to them. */
import { expect, test } from "vitest";
import type { MoveReport, Report } from "../../../engine/protocol.ts";
import type { ChooseQuestion, NumberQuestion, PlayQuestion, Question } from "../format.ts";
import { readLesson } from "../read.ts";
import { byPlayer, chosen, counted, isBest, listed } from "./judge.ts";

const question = <Of extends Question>(lines: string): Of =>
    readLesson(`---\ntitle: T\n---\n## S\n\`\`\`question\n${lines}\n\`\`\``).lesson.steps[0]
        ?.question as Of;

test("a move is right that is listed, wrong ones have their word, others the common one", () => {
    const lines = "kind: play\nright: 2 | Yes.\nright: 5\nwrong: 4 | Blocked.\nelse: No.";
    const play = question<PlayQuestion>(lines);
    expect(["2", "5", "4", "1"].map((move) => listed(play, move))).toEqual([
        { answer: "2", right: true, word: "Yes." },
        { answer: "5", right: true, word: "" },
        { answer: "4", right: false, word: "Blocked." },
        { answer: "1", right: false, word: "No." },
    ]);
    expect(listed(question(`${lines}\nbest: solver`), "1")).toBeNull();
});

const row = (move: string, part: Partial<MoveReport>) => ({
    move,
    proven: null,
    bound: "exact",
    ...part,
});
const report = (part: object, ...moves: object[]) =>
    ({ scale: "result", bounds: [-100, 100], best: "a", ...part, moves }) as unknown as Report;

test("a player's judgement counts as far as is said", () => {
    const found = report(
        {},
        row("a", { value: 20 }),
        row("b", { value: 12 }),
        row("c", { value: -30 }),
    );
    expect(["a", "b", "c", "z"].map((move) => isBest(found, move, 0))).toEqual([
        true,
        false,
        false,
        false,
    ]);
    // 60 % and 56 %.
    expect(["b", "c"].map((move) => isBest(found, move, 5))).toEqual([true, false]);
    expect(byPlayer(question("kind: play\nbest: uct\nelse: No."), "c", found)).toEqual({
        ...{ answer: "c", right: false, word: "No." },
    });
});

test("every win of the solver is right; what is only known to be no better is not", () => {
    const solved = report(
        {},
        row("a", { value: 100, proven: "win", proven_in: 3 }),
        row("b", { value: 100, proven: "win", proven_in: 9 }),
        row("c", { value: 0, proven: "draw" }),
    );
    expect(["a", "b", "c"].map((move) => isBest(solved, move, 0))).toEqual([true, true, false]);
    const cut = report(
        { scale: "evaluation", bounds: null },
        row("a", { value: 0 }),
        row("b", { value: 0, bound: "upper" }),
    );
    expect(["a", "b"].map((move) => isBest(cut, move, 0))).toEqual([true, false]);
});

test("one of the right options, or all of them and no other", () => {
    const lines = "kind: choose\nright: A | Yes.\nwrong: B | No.\nright: C";
    const one = question<ChooseQuestion>(lines);
    expect([[0], [2], [1], [0, 2]].map((taken) => chosen(one, taken).right)).toEqual([
        true,
        true,
        false,
        false,
    ]);
    expect(chosen(one, [1])).toEqual({ answer: "B", right: false, word: "No." });
    const all = question<ChooseQuestion>(`${lines}\nseveral: yes`);
    expect([[0], [0, 2], [0, 1, 2]].map((taken) => chosen(all, taken).right)).toEqual([
        false,
        true,
        false,
    ]);
    expect(chosen(all, [0, 1]).word).toBe("No.");
});

test("numbers count within their tolerance", () => {
    const number = question<NumberQuestion>(
        "kind: number\nright: 12\nright: 0.3 +- 0.05 | About.\nwrong: 13 | The root, too?\nelse: No.",
    );
    expect([12, 0.34, 0.36, 13, 11].map((given) => counted(number, given))).toEqual([
        { answer: "12", right: true, word: "" },
        { answer: "0.34", right: true, word: "About." },
        { answer: "0.36", right: false, word: "No." },
        { answer: "13", right: false, word: "The root, too?" },
        { answer: "11", right: false, word: "No." },
    ]);
    expect(counted(question("kind: number\nright: 0.3"), 0.1 + 0.2).right).toBe(true);
});
