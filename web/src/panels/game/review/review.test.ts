import { expect, test } from "vitest";
import type { ReviewPly, Worth } from "../../../engine/protocol.ts";
import { settings } from "../../../state/keep/settings.ts";
import { mistakeFrom } from "../../../state/read/mistakes.ts";
import {
    height,
    heightOf,
    lossText,
    nowText,
    standings,
    standingText,
    verdict,
} from "../../../text/moves.ts";
import type { Measure } from "../../../text/value.ts";
import { worthText } from "../../../text/worth.ts";

const two = { points: false, player_titles: ["Yellow", "Red"] };

const win = (plies: number): Worth => ({
    value: 100,
    low: 100,
    high: 100,
    proven: "win",
    in: plies,
});
const loss = (plies: number): Worth => ({
    value: -100,
    low: -100,
    high: -100,
    proven: "loss",
    in: plies,
});
const draw: Worth = { value: 0, low: 0, high: 0, proven: "draw", in: 20 };
const open: Worth = { value: null, low: -100, high: 0, proven: null, in: 0 };
const guess = (value: number): Worth => ({ value, low: value, high: value, proven: null, in: 0 });

const evaluation: Measure = { scale: "evaluation", bounds: [-100, 100] };
/** At 20 e to one. */
const estimated: Measure = {
    ...evaluation,
    estimate: {
        ...{ scale: "result", low: -100, high: 100, offset: 0, slope: 0.05 },
        ...{ eval: "a", games: 400 },
    },
};

function ply(index: number, part: Partial<ReviewPly>): ReviewPly {
    return {
        ply: index,
        player: index % 2,
        move: "4",
        grade: "best",
        loss: 0,
        loss_max: 0,
        delay: 0,
        best: { ...draw, move: "4" },
        played: draw,
        nodes: 1,
        estimated: false,
        pv: [],
        ...part,
    };
}

const blunder = ply(3, {
    grade: "blunder",
    loss: 200,
    loss_max: 200,
    delay: null,
    best: { ...win(17), move: "2" },
    played: loss(4),
});

test("worths in words", () => {
    expect(worthText(win(5), two)).toBe("wins in 3");
    expect(worthText(draw, two)).toBe("draw");
    expect(worthText(open, two)).toBe("between loss and draw");
    expect(worthText(guess(12.5), two, evaluation)).toBe("evaluation +12.5");
    expect(worthText(guess(12.5), two, estimated)).toBe("about 65\u202f%");
    expect(worthText(guess(24), two)).toBe("62\u202f%");
    expect(worthText({ ...open, low: null, high: null }, { ...two, points: true })).toBe(
        "between nothing and anything",
    );
});

test("what a move gave away", () => {
    expect(lossText(blunder, two)).toBe("win to loss");
    expect(lossText(ply(0, {}), two)).toBe("");
    const slower = ply(0, { grade: "fine", delay: 2, best: { ...win(1), move: "1" } });
    expect(lossText({ ...slower, played: win(3) }, two)).toBe("wins 1 move later");
    const sooner = ply(0, { delay: 1, best: { ...loss(4), move: "1" }, played: loss(3) });
    expect(lossText(sooner, two)).toBe("loses 1 move sooner");
    const unsure = ply(0, {
        grade: null,
        loss_max: 100,
        best: { ...open, move: "1" },
        played: open,
    });
    expect(lossText(unsure, two)).toBe("at most 50\u202f%");
    const guessed = { loss: 12.25, loss_max: 12.25, best: { ...guess(20), move: "1" } };
    const worse = { ...ply(0, guessed), played: guess(7.75) };
    expect(lossText({ ...worse, measure: evaluation }, two)).toBe("12.3");
    expect(lossText({ ...worse, measure: estimated }, two)).toBe("14\u202f%");
    expect(lossText(worse, two)).toBe("6\u202f%");
});

test("what is estimated stands on the scale of the page, also as heights", () => {
    const guessed = { ...ply(0, { loss: 12.25, loss_max: 12.25 }), measure: estimated };
    const worse = { ...guessed, best: { ...guess(20), move: "1" }, played: guess(7.75) };
    const inWork = { ...guess(20), ply: 2, depth: 3, nodes: 4, counters: {}, measure: estimated };
    expect(nowText(inWork, two)).toBe("about 73\u202f%");
    expect(heightOf({ player: 1, worth: guess(20), measure: estimated })).toBeCloseTo(-46.2, 1);
    settings.value = { ...settings.value, ownNumbers: true };
    expect(nowText(inWork, two)).toBe("evaluation +20.0");
    expect(lossText(worse, two)).toBe("12.3");
    expect(lossText({ ...worse, measure: { ...evaluation, scale: "result" } }, two)).toBe("0.12");
    settings.value = { ...settings.value, ownNumbers: false };
});

test("a sentence for a move", () => {
    expect(verdict(blunder, two)).toBe(
        "Move 4, Red 4: a blunder, win to loss. Best was 2 (wins in 9).",
    );
    expect(verdict(ply(0, {}), two)).toBe("Move 1, Yellow 4: the best there is, draw.");
    const guessed = { grade: "mistake", loss: 12.25, loss_max: 12.25 } as const;
    const worse = { best: { ...guess(20), move: "1" }, played: guess(7.75), measure: estimated };
    expect(verdict(ply(0, { ...guessed, ...worse }), two)).toBe(
        "Move 1, Yellow 4: a mistake, 14\u202f% given away. Best was 1 (about 73\u202f%).",
    );
});

test("in a game for one, what an estimated score lost is points, as far as it is shown", () => {
    const alone = { points: true, player_titles: ["The player"] };
    const curve = { offset: 0, slope: 0.05, eval: "a", games: 400 };
    const estimate = { ...curve, scale: "points", low: 0, high: 20_000 } as const;
    const measure: Measure = { scale: "evaluation", bounds: null, estimate };
    const guessed = { grade: "blunder", loss: 12.25, loss_max: 12.25, measure } as const;
    const lost = ply(69, { ...guessed, best: { ...guess(20), move: "l" }, played: guess(7.75) });
    expect(lossText(lost, alone)).toBe("2\u202f710 points");
    expect(verdict(lost, alone)).toBe(
        "Move 70, 4: a blunder, 2\u202f710 points given away. Best was l (expected score about 14\u202f600).",
    );
    expect(standingText(standings(new Map([[69, lost]]), 70)[69] ?? null, alone)).toBe(
        "expected score about 14\u202f600",
    );
});

test("the move in work by its score, else by its bounds", () => {
    const now = { ...open, ply: 2, depth: 3, nodes: 4, counters: {} };
    expect(nowText(now, two)).toBe("between loss and draw");
    const counters = { score: -2, score_at_most: 3 };
    expect(nowText({ ...now, counters }, two)).toBe("score between \u22122 and +3");
});

test("nearer ends stand higher, and the line ends after the last move", () => {
    expect(height(win(1))).toBeGreaterThan(height(win(9)) as number);
    expect(height(loss(1))).toBeLessThan(height(loss(9)) as number);
    expect(height(draw)).toBe(0);
    expect(height(open)).toBe(null);
    const judged = new Map([
        [2, ply(2, {})],
        [3, blunder],
    ]);
    const heights = standings(judged, 4).map(heightOf);
    expect(heights.slice(0, 3)).toEqual([null, null, 0]);
    expect(heights[3]).toBeLessThan(0); // the second player wins: below for the first
    expect(heights[4]).toBeGreaterThan(0);
    const mate = ply(4, { best: { ...win(1), move: "4" }, played: win(1) });
    expect(
        standings(new Map([[4, mate]]), 5)
            .map(heightOf)
            .at(-1),
    ).toBe(100);
    expect(standingText(standings(judged, 4)[3] ?? null, two)).toBe("Red: wins in 9");
    expect(standingText(null, two)).toBe("not judged yet");
});

test("from mistake to mistake", () => {
    const judged = new Map([
        [1, ply(1, { grade: "mistake" })],
        [2, ply(2, { grade: "fine" })],
        [3, blunder],
    ]);
    expect(mistakeFrom(judged, 0, 1)).toBe(2);
    expect(mistakeFrom(judged, 2, 1)).toBe(4);
    expect(mistakeFrom(judged, 4, 1)).toBe(null);
    expect(mistakeFrom(judged, 4, -1)).toBe(2);
    expect(mistakeFrom(judged, 2, -1)).toBe(null);
});
