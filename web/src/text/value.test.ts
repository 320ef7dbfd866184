import { describe, expect, test } from "vitest";
import type { MoveReport, Report, Show } from "../engine/protocol.ts";
import { settings } from "../state/keep/settings.ts";
import { plain } from "../words/grammar.ts";
import {
    barShare,
    findingPieces,
    limitText,
    type Measure,
    moveName,
    moveText,
    moveTitle,
    nextText,
    ownText,
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
/** At 40 e² times as likely to win as to lose. */
const estimated: Measure = {
    ...evaluation,
    estimate: {
        scale: "result",
        low: -100,
        high: 100,
        offset: 0,
        slope: 0.05,
        eval: "a",
        games: 4000,
    },
};
const score: Measure = {
    ...heuristic,
    estimate: {
        ...{
            scale: "points",
            low: 1234,
            high: 10_766,
            offset: 0,
            slope: 0.001,
            eval: "b",
            games: 150,
            level: "medium",
        },
        next: { code: "tile", text: "tile 64", parts: { tile: 64 }, offset: 1, slope: 0.001 },
    },
};
const points: Measure = { scale: "points", bounds: null };
const chance: Measure = { scale: "chance", bounds: [0, 100] };
const two = { player_titles: ["Yellow", "Red"], two_player: true };
const alone = { player_titles: ["Blue"], two_player: false };

describe("a value", () => {
    test("of which a power is taken is one of either side, and small ones say little", () => {
        const estimate = {
            ...(estimated.estimate as NonNullable<Measure["estimate"]>),
            power: 4,
        };
        const raised = { ...estimated, estimate };
        // 100 x 0.4^4 = 2.56, where e^(0.05 x 2.56) to one is 53 %.
        expect([40, -40, 90].map((value) => valueText(value, raised))).toEqual([
            ...["53\u202f%", "47\u202f%", "96\u202f%"],
        ]);
        expect(valueText(100, raised)).toBe("100\u202f%");
    });

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
    expect(barShare(0, null, 0, result)).toBe(0.5);
    expect(barShare(50, null, 0, result)).toBe(0.75);
    expect(barShare(50, null, 1, evaluation)).toBe(0.25);
    expect(barShare(5, null, 0, { ...evaluation, bounds: [-10, 10] })).toBe(0.75);
    expect(barShare(3, "win", 1, heuristic)).toBe(0);
    expect(barShare(500, null, 0, heuristic)).toBe(1);
    expect(barShare(40, null, 0, estimated)).toBeCloseTo(1 / (1 + Math.exp(-2)), 10);
    expect(barShare(40, null, 1, estimated)).toBeCloseTo(1 / (1 + Math.exp(2)), 10);
});

describe("an evaluation that was tried in games", () => {
    test("is a chance, between none and all, that grows with the value", () => {
        const shown = [-100, -99, -40, 0, 40, 99, 100].map((value) => valueText(value, estimated));
        expect(shown).toEqual(
            ["0", "1", "12", "50", "88", "99", "100"].map((text) => `${text}\u202f%`),
        );
        expect(valueFor(40, estimated, two, 1)).toBe("about 88\u202f% for Red");
        expect(valueTitle(estimated, two, 0)).toBe("Yellow scores");
        expect(shortText(40, estimated)).toBe("88\u202f%");
        expect(valueMeaning(estimated, two, 0, 40)).toMatch(
            /^About 88\u202f%: .*Yellow.* about 88, estimated from 4\u202f000 games/,
        );
        const axis = valueAxis(estimated, two, 0);
        expect([axis.bounds, axis.of(0), axis.text(50)]).toEqual([[0, 100], 50, "50\u202f%"]);
    });

    test("or a score, from the points so far to the most", () => {
        const shown = [-1e9, 0, 700, 1e9].map((value) => valueText(value, score));
        expect(shown).toEqual(["1\u202f234", "6\u202f000", "7\u202f600", "10\u202f800"]);
        expect(valueFor(0, score, alone, 0)).toBe("expected score about 6\u202f000");
        expect(nextText(0, score)).toBe("Chance of tile 64: 73\u202f%.");
        expect(nextText(0, estimated)).toBe("");
        expect(valueMeaning(score, alone, 0, 0)).toMatch(/150 games of programs .* Medium\.$/);
    });

    test("as the program computes it", () => {
        expect(ownText(16.94, estimated)).toBe("+16.9");
        expect(ownText(7933, score)).toBe("7\u202f933");
        expect(ownText(8, result)).toBe("+0.08");
        expect(ownText(8, points)).toBe("");
        settings.value = { ...settings.value, ownNumbers: true };
        expect(valueText(16.94, estimated)).toBe("+16.9");
        expect(valueFor(16.94, estimated, two, 0)).toBe("evaluation +16.9 for Yellow");
        expect(ownText(16.94, estimated)).toBe("70\u202f%");
        expect(valueText(8, result)).toBe("+0.08");
        expect(valueFor(8, result, two, 0)).toBe("mean result +0.08 for Yellow");
        expect(barShare(50, null, 0, result)).toBe(0.75);
        expect(nextText(0, score)).toBe("");
        settings.value = { ...settings.value, ownNumbers: false };
    });
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
            "UCT sees no difference yet and would play column 5: evaluation +8.0 for Yellow.",
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

    test("scores that are estimated differ where one reads that they do", () => {
        const row = { bound: "exact", proven: null, proven_in: 0, error: 0, visits: 0, nodes: 1 };
        const searched = (...values: number[]) => ({
            ...{ ...report, ...score, best: "5", playouts: 0, depth: 3 },
            moves: values.map((value, i) => ({ ...row, move: ["5", "l"][i], value })),
        });
        const two = (...values: number[]) => {
            const found = searched(...values) as unknown as Report;
            return [
                plain(findingPieces("UCT", found, line, columns, 0)),
                whyText(found, line, columns),
            ];
        };
        // 6 000 points in the middle of the curve, where a tenth more of the evaluation is a point.
        expect(two(0, 0.4)).toEqual([
            "UCT sees no difference yet and would play column 5: expected score about 6\u202f020 for Yellow.",
            "",
        ]);
        expect(two(200, 0)[1]).toBe("Next best: left is 480 points behind.");
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
