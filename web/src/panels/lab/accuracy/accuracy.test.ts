import { expect, test } from "vitest";
import type { AccuracyProgress, AccuracyRow } from "../../../engine/protocol.ts";
import { accuracyCsv } from "../files.ts";
import { accuracyCommand, dealt, joined, seriesOf } from "./rows.ts";

const row = (spec: string, series: number, part: Partial<AccuracyRow> = {}): AccuracyRow => ({
    spec,
    series,
    value: null,
    values: {},
    positions: 40,
    optimal: 0.5,
    ...{ optimal_low: 0.35, optimal_high: 0.65 },
    kept: 0.75,
    ...{ kept_low: 0.53, kept_high: 0.89 },
    critical: 20,
    loss: 12.5,
    effort: 100,
    ms: 0.25,
    ...part,
});

const rows = [
    row("uct(sims=100)", 0, { value: 100 }),
    row("uct(sims=10)", 0, { value: 10, effort: 10, optimal: 0.25 }),
    row("random", 1, { effort: 0, ms: 0, kept: null, kept_low: null, kept_high: null }),
];

test("rows become lines in the order of effort", () => {
    const series = seriesOf(rows, "optimal", "effort");
    expect(series.map(({ name }) => name)).toEqual(["uct", "random"]);
    expect(series[0]?.points.map(({ x, y }) => [x, y])).toEqual([
        [10, 25],
        [100, 50],
    ]);
    expect(series[1]?.points[0]?.x).toBe(1);
    expect(series[0]?.points[1]).toEqual({ x: 100, y: 50, low: 35, high: 65 });
    expect(seriesOf(rows, "kept", "ms").map(({ name }) => name)).toEqual(["uct"]);
});

test("the command and the table for other programs", () => {
    const request = { specs: ["uct", "random"], positions: 20, plies: "8..14", seed: 3 };
    expect(accuracyCommand(request)).toBe("accuracy uct random positions=20 plies=8..14 seed=3");
    const lines = accuracyCsv(rows).split("\r\n");
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe("uct(sims=100),0,100,40,0.5,0.35,0.65,20,0.75,0.53,0.89,12.5,100,0.25");
    expect(lines[3]).toBe("random,1,,40,0.5,0.35,0.65,20,,,,12.5,0,0");
});

test("players are dealt out, and what workers say is put together", () => {
    expect(dealt(5, 2)).toEqual([
        [0, 2, 4],
        [1, 3],
    ]);
    expect(dealt(2, 8)).toEqual([[0], [1]]);
    const said = (positions: number, rows: AccuracyRow[]) =>
        ({
            positions,
            unsolved: positions - 20,
            reason: null,
            done: rows.length * positions,
            total: 100,
            rows,
        }) as AccuracyProgress;
    expect(joined([{ players: [0], latest: null }])).toBeNull();
    const all = joined([
        { players: [0, 2], latest: said(20, [row("uct", 0), row("pvs", 1)]) },
        { players: [1], latest: said(50, [row("random", 0)]) },
        { players: [3], latest: null },
    ]);
    expect(all).toMatchObject({ positions: 50, unsolved: 30, reason: null, done: 90, total: 200 });
    expect(all?.rows.map(({ spec, series }) => [spec, series])).toEqual([
        ["uct", 0],
        ["random", 1],
        ["pvs", 2],
    ]);
});
