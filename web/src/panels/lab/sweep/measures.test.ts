import { expect, test } from "vitest";
import type { SweepFigures, SweepRow } from "../../../engine/protocol.ts";
import { firstMovesCsv, sweepCsv } from "../files.ts";
import {
    evenLevel,
    headingOf,
    isWide,
    levelOf,
    levelText,
    measuresOf,
    valuesOf,
} from "./measures.ts";

const figures: SweepFigures = {
    spec: "uct(sims=10,c=1)",
    score: 0.75,
    ...{ low: 0.657, high: 0.825, elo: 191, elo_low: 113, elo_high: 269 },
    ms: 0.5,
    games: 100,
    wins: 70,
    draws: 10,
    avg_victories: 0.7,
    ...{ avg_victories_low: 0.6, avg_victories_high: 0.78 },
    avg_stones: 14,
    avg_stones_error: 2,
    length: 20,
    length_error: 1,
};

test("intervals are the core's, wider on one side near the ends", () => {
    expect(levelOf(figures, "score", false)).toEqual({ y: 75, low: 65.7, high: 82.5 });
    const points = { y: 800, low: 750, high: 850 };
    expect(levelOf({ ...figures, score: 800, ...points }, "score", true)).toEqual(points);
    expect(levelOf(figures, "elo", false)).toEqual({ y: 191, low: 113, high: 269 });
    expect(levelOf(figures, "avg_victories", false)).toEqual({ y: 0.7, low: 0.6, high: 0.78 });
    expect(levelOf(figures, "avg_stones", false)).toEqual({ y: 14, low: 12, high: 16 });
});

test("Elo of a clean sweep says nothing", () => {
    expect(levelText(levelOf(figures, "elo", false), "elo")).toBe("+191");
    expect(levelOf({ ...figures, elo: null, elo_high: null }, "elo", false)).toBeNull();
    expect(levelText(null, "elo")).toBe("–");
    expect(evenLevel("elo")).toBe(0);
    expect(measuresOf(true).map(({ id }) => id)).not.toContain("elo");
});

test("axes: values in their order, equal factors when they span much", () => {
    const rows = [10, 100].flatMap((sims) =>
        ["visits", "value"].map((final) => ({ ...figures, value: sims, values: { sims, final } })),
    ) as SweepRow[];
    expect(valuesOf(rows, "sims")).toEqual([10, 100]);
    expect(valuesOf(rows, "final")).toEqual(["visits", "value"]);
    expect(isWide([10, 100])).toBe(true);
    expect(isWide([1, 2])).toBe(false);
    expect(isWide([0, 100])).toBe(false);
    expect(isWide(["a", "b"])).toBe(false);
    const lines = sweepCsv(rows, { ...figures, spec: "random" })
        .trim()
        .split("\r\n");
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^"uct\(sims=10,c=1\)",10,visits,0.75,0.657,0.825,191,/);
    expect(lines[5]).toMatch(/^random,,,0.75,/);
});

test("first moves: time and work, each with its own error", () => {
    const values = { player: "minimax(depth=2)", "variant.columns": 5 };
    const row = {
        ...{ spec: "minimax(depth=2)", value: 5, values, games: 20 },
        ...{ ms: 0.5, ms_error: 0.1, work: 14966, work_error: 0 },
    };
    expect(levelOf(row, "ms", false)).toEqual({ y: 0.5, low: 0.4, high: 0.6 });
    expect(levelText(levelOf(row, "work", false), "work")).toBe("14\u202f966");
    expect(measuresOf(false, true).map(({ id }) => id)).toEqual(["ms", "work"]);
    expect(levelOf(figures, "work", false)).toBeNull();
    expect(firstMovesCsv([row]).trim().split("\r\n")).toEqual([
        "spec,player,variant.columns,ms,ms_error,work,work_error,games",
        "minimax(depth=2),minimax(depth=2),5,0.5,0.1,14966,0,20",
    ]);
});

test("the heading names whom the score is against, not what it is drawn over", () => {
    expect(headingOf("score", "Score in per cent", "UCT")).toBe("Score against UCT");
    expect(headingOf("elo", "Elo against the opponent", "UCT")).toBe("Elo against UCT");
    expect(headingOf("length", "Moves of a game", "UCT")).toBe("Moves of a game");
    expect(headingOf("score", "Points", "")).toBe("Points");
});
