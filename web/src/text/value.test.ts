import { describe, expect, test } from "vitest";
import type { MoveReport, Report, Show } from "../engine/protocol.ts";
import {
    barShare,
    findingPieces,
    limitText,
    type Measure,
    moveName,
    moveText,
    moveTitle,
    percentText,
    provenSentence,
    provenText,
    runningCount,
    shortText,
    valueAxis,
    valueFor,
    valueMeaning,
    valueText,
    valueTitle,
    whyText,
} from "./value.ts";

const result: Measure = { scale: "result", bounds: [-100, 100] };
const evaluation: Measure = { scale: "evaluation", bounds: [-100, 100] };
const heuristic: Measure = { scale: "evaluation", bounds: null };
const points: Measure = { scale: "points", bounds: null };
const chance: Measure = { scale: "chance", bounds: [0, 100] };
const two = { player_titles: ["Yellow", "Red"], two_player: true };
const alone = { player_titles: ["Blue"], two_player: false };

describe("a value", () => {
    test("is a percentage, an evaluation with its sign, points or a chance", () => {
        const all = [result, evaluation, heuristic, points, chance];
        expect(all.map((measure) => valueText(8, measure))).toEqual([
            "54\u202f%",
            "+8.0",
            "8",
            "8",
            "8\u202f%",
        ]);
        expect([13465.9, -0.04, null].map((value) => valueText(value, heuristic))).toEqual([
            "13\u202f466",
            "0.0",
            "–",
        ]);
        expect([12.6, -0.4].map((value) => shortText(value, evaluation))).toEqual(["+13", "0"]);
    });

    test("at the end of an evaluation is a result, a limit has its sign", () => {
        const said = ["exact", "lower", "upper"] as const;
        const all = (value: number) => said.map((bound) => limitText(value, bound, evaluation, ""));
        expect(all(12)).toEqual(["+12.0", "≥+12.0", "≤+12.0"]);
        expect(all(100)).toEqual(["won", "won", "≤won"]);
        expect(all(-100)).toEqual(["lost", "≥lost", "lost"]);
        expect(limitText(100, null, result)).toBe("100\u202f%");
        expect(limitText(2048, "lower", heuristic)).toBe("≥\u202f2\u202f048");
    });

    test("is never all or nothing while something is open", () => {
        expect([0, 0.2, 99.7, 100].map(percentText)).toEqual([
            "0\u202f%",
            "<1\u202f%",
            ">99\u202f%",
            "100\u202f%",
        ]);
    });

    test("is told for a named side", () => {
        expect(valueFor(8, result, two, 0)).toBe("54\u202f% for Yellow");
        expect(valueFor(-3.2, evaluation, two, 1)).toBe("evaluation −3.2 for Red");
        expect(valueFor(1133, points, alone, 0)).toBe("expected score 1\u202f133");
        expect(valueFor(34, chance, alone, 0)).toBe("34\u202f% chance");
    });

    test("says what it means, with its bounds", () => {
        expect(valueMeaning(result, two, 0, 8)).toMatch(/of 100 games.*Yellow.*54/);
        expect(valueMeaning(evaluation, two, 1, 0)).toMatch(/from −100 \(Red is lost\) to \+100/);
        expect(valueMeaning(heuristic, alone, 0, 0)).toMatch(/unit of its own/);
        const titles = [result, evaluation, points, chance].map((one) => valueTitle(one, two, 1));
        expect(titles).toEqual(["Red scores", "Evaluation", "Expected score", "Chance"]);
    });
});

test("an axis counts percent where results are estimated, else the unit itself", () => {
    const percent = valueAxis(result, two, 0);
    expect([percent.of(8), percent.text(54), percent.bounds]).toEqual([54, "54\u202f%", [0, 100]]);
    const own = valueAxis(evaluation, two, 0);
    expect([own.of(8), own.text(8), own.title]).toEqual([8, "+8", "evaluation for Yellow"]);
});

describe("what is proven", () => {
    test("is counted in moves of one side", () => {
        expect(provenText("win", 17, two)).toBe("wins in 9");
        expect(provenText("loss", 8, two)).toBe("loses in 4");
        expect(provenText("draw", 12, two)).toBe("draw");
        expect(provenText("loss", 0, two)).toBe("loses");
    });

    test("is a sentence about the winner", () => {
        const said = (proven: Report["proven"], plies: number, mover: number) =>
            provenSentence({ proven, proven_in: plies }, two, mover);
        expect(said("win", 5, 0)).toBe("Yellow wins in 3 moves");
        expect(said("loss", 2, 0)).toBe("Red wins in 1 move");
        expect(said("draw", 9, 1)).toBe("a draw with best play");
        expect(said(null, 0, 1)).toBe("");
        expect(provenSentence({ proven: "loss", proven_in: 0 }, alone, 0)).toBe("Blue loses");
    });

    test("stands in the place of a value; bounds have signs", () => {
        const row = { value: 12, bound: "upper", proven: null, proven_in: 0 } as MoveReport;
        expect(moveText(row, evaluation, two)).toBe("≤ +12.0");
        expect(moveText({ ...row, proven: "loss", proven_in: 4 }, result, two)).toBe("loses in 2");
        expect(moveText({ ...row, value: null, bound: null }, result, two)).toBe("–");
    });
});

test("the bar belongs to the first player in part", () => {
    expect(barShare(0, null, 0, [-100, 100])).toBe(0.5);
    expect(barShare(50, null, 0, [-100, 100])).toBe(0.75);
    expect(barShare(50, null, 1, [-100, 100])).toBe(0.25);
    expect(barShare(5, null, 0, [-10, 10])).toBe(0.75);
    expect(barShare(3, "win", 1, null)).toBe(0);
    expect(barShare(500, null, 0, null)).toBe(1);
});

/** What games say of their moves. */
const columns = { move_titles: {}, move_phrase: "column {move}" };
const steered = { move_titles: { l: "left", r: "right", u: "up", d: "down" } };

describe("the finding in a sentence", () => {
    const line = {
        ...two,
        moves: [
            { move: "5", path: [4], keys: [] },
            { move: "l", path: [0], keys: ["left"] },
        ],
    } as unknown as Show;
    const known = { best: "5", value: 8, proven: null, playouts: 123456, moves: [] };
    const report = { ...result, ...known } as unknown as Report;
    const said = (part: Partial<Report>) =>
        findingPieces("UCT", { ...report, ...part }, line, columns, 0)
            .map(({ text }) => text)
            .join("");

    test("who prefers what, its value for whom, and after how much work", () => {
        expect(said({})).toBe(
            "UCT prefers column 5: 54\u202f% for Yellow, after 123\u202f000 random games.",
        );
        expect(said({ ...evaluation, playouts: 0, depth: 9 })).toBe(
            "UCT prefers column 5: evaluation +8.0 for Yellow, looking 9 moves ahead.",
        );
        expect(said({ proven: "win", proven_in: 17 })).toBe(
            "UCT has proven it: Yellow wins in 9 moves, best is column 5.",
        );
        expect(said({ playouts: 0, depth: 0, nodes: 0 })).toBe(
            "UCT plays column 5 without looking ahead.",
        );
        const moves = [{ move: "5", value: 8 }] as Report["moves"];
        expect(said({ ...evaluation, playouts: 0, depth: 0, nodes: 0, moves })).toBe(
            "UCT prefers column 5: evaluation +8.0 for Yellow.",
        );
        expect(said({ best: null, playouts: 0, depth: 0, nodes: 0 })).toBe(
            "UCT has no opinion yet.",
        );
    });

    test("who sees no difference, and why the best move", () => {
        const row = { bound: "exact", proven: null, proven_in: 0, error: 0, visits: 0, nodes: 1 };
        const moves = (...values: object[]) =>
            values.map((one, i) => ({ ...row, move: ["5", "l"][i], ...one })) as MoveReport[];
        const why = (part: Partial<Report>) => whyText({ ...report, ...part }, line, columns);
        const alike = moves({ value: 8 }, { value: 8.02 });
        const searched = { ...evaluation, playouts: 0, depth: 3 };
        expect(said({ ...searched, moves: alike })).toBe(
            "UCT sees no difference yet and would play column 5: evaluation +8.0 for Yellow, looking 3 moves ahead.",
        );
        expect(why({ ...searched, moves: alike })).toBe("");
        // Of samples that is chance.
        expect(said({ moves: alike })).toMatch(/^UCT prefers column 5/);
        // One of them is not known.
        expect(said({ moves: moves({ value: 8 }) })).toMatch(/^UCT prefers column 5/);
        const errors = (error: number, second = 2) =>
            why({
                moves: moves({ value: 8, visits: 30, error }, { value: second, visits: 10, error }),
            });
        expect([0.5, 3, 9].map((error) => errors(error))).toEqual([
            "Sure: left is 3 points behind, with 25\u202f% of the effort.",
            "Likely: left is 3 points behind, with 25\u202f% of the effort.",
            "Still open: left is 3 points behind, with 25\u202f% of the effort.",
        ]);
        expect(errors(1, 14)).toBe(
            "Still open: left looks 3 points better, with 25\u202f% of the effort.",
        );
        // The rows are only some of the moves: the part is that of the table.
        const some = moves({ value: 8, visits: 30 }, { value: 2, visits: 10 });
        expect(why({ moves: some, visits: [30, 10, 60] })).toMatch(/with 10\u202f% of the effort/);
        const bounded = moves({ value: 8 }, { value: 2, bound: "upper" });
        expect(why({ ...evaluation, playouts: 0, moves: bounded })).toBe(
            "Next best: left is at least 6.0 behind.",
        );
        const lost = moves({ value: 8 }, { value: -100, proven: "loss", proven_in: 4 });
        expect(why({ moves: lost })).toBe("Every other move loses.");
        expect(why({ moves: lost, proven: "draw" })).toBe("");
        expect(why({ best: null, moves: lost })).toBe("");
    });

    test("moves are named as people say them", () => {
        // Not by the words of their keys, which are the same in all languages.
        const told = { ...steered, move_titles: { l: "la gauche" } };
        expect(moveName(line, told, "l")).toBe("la gauche");
        expect(moveName({ moves: [{ move: "x", path: [], keys: ["left"] }] }, told, "x")).toBe(
            "left",
        );
        expect(moveName(line, steered, "l")).toBe("left");
        expect(moveName(line, undefined, "d1-d7/g7")).toBe("d1-d7/g7");
    });

    test("counts that run are calm", () => {
        expect([999, 9999, 123456, 1234567].map(runningCount)).toEqual([
            "999",
            "9\u202f999",
            "123\u202f000",
            "1\u202f230\u202f000",
        ]);
    });
});

test("a move that steers is a direction, every other one its notation", () => {
    expect(["l", "r", "u", "d", "c3=2"].map((move) => moveTitle(steered, move))).toEqual([
        ...["left", "right", "up", "down", "c3=2"],
    ]);
    expect(moveTitle(steered, "u")).toBe("up");
    expect(moveTitle(columns, "5")).toBe("5");
    expect(moveTitle(undefined, "d1-d7/g7")).toBe("d1-d7/g7");
    // What cannot be played now is said like what can.
    expect(moveName({ moves: [] }, steered, "u")).toBe("up");
});
