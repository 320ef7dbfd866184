import { describe, expect, test } from "vitest";
import type { Report } from "../engine/protocol.ts";
import type { Sample } from "../state/store.ts";
import { buildChart, LINES, POINTS, spread, ticks, valueRange, withLast } from "./series.ts";

function sample(effort: number, depth: number, values: (number | null)[]): Sample {
    return { effort, depth, values, visits: values.map(() => 1) };
}

describe("chart", () => {
    test("playouts on a logarithmic axis, values in their own unit", () => {
        const history = [sample(10, 3, [null, 50]), sample(100, 5, [-25, 100])];
        const chart = buildChart(history, ["1", "2"], ["2", "1"], true);
        expect(chart).toMatchObject({ x: [10, 100], unit: "playouts", log: true });
        expect(chart.lines.map((line) => [line.move, line.values])).toEqual([
            ["1", [null, -2.5]],
            ["2", [5, 10]],
        ]);
    });

    test("iterative deepening against depth, the last sample of each", () => {
        const history = [
            sample(5, 1, [10]),
            sample(9, 2, [20]),
            sample(12, 2, [30]),
            sample(40, 3, [0]),
        ];
        const chart = buildChart(history, ["1"], ["1"], false);
        expect(chart).toMatchObject({ x: [1, 2, 3], unit: "depth", log: false });
        expect(chart.lines[0]?.values).toEqual([1, 3, 0]);
    });

    test("a search of fixed depth against nodes", () => {
        const chart = buildChart([sample(5, 4, [1]), sample(9, 4, [2])], ["1"], ["1"], false);
        expect(chart).toMatchObject({ x: [5, 9], unit: "nodes", log: true });
    });

    test("x always grows, also after a smaller sample, and is positive", () => {
        const history = [0, 5, 9, 7, 20].map((effort) => sample(effort, 0, [effort]));
        expect(buildChart(history, ["1"], ["1"], true).x).toEqual([5, 7, 20]);
    });

    test("a move keeps its style; of many moves the best are drawn", () => {
        const few = buildChart([], ["1", "2", "3"], ["3", "2", "1"], true);
        expect(few.lines.map((line) => line.style)).toEqual([0, 1, 2]);
        const moves = Array.from({ length: 50 }, (_, i) => String(i));
        const many = buildChart([], moves, [...moves].reverse(), true);
        expect(many.lines).toHaveLength(LINES);
        expect(new Set(many.lines.map((line) => line.style)).size).toBe(LINES);
        expect(many.lines[0]?.move).toBe("42");
    });

    test("many samples are thinned, the last one stays", () => {
        const history = Array.from({ length: 1000 }, (_, i) => sample(i + 1, 0, [i]));
        const chart = buildChart(history, ["1"], ["1"], true);
        expect(chart.x.length).toBeLessThanOrEqual(POINTS);
        expect(chart.x.at(-1)).toBe(1000);
    });
});

describe("last sample", () => {
    const rows = [
        { move: "2", value: -12.34 },
        { move: "1", value: null },
    ];
    const report = { playouts: 0, nodes: 50, depth: 3, moves: rows } as unknown as Report;

    test("comes from the report of a search that has ended", () => {
        expect(withLast([], report, ["1", "2"])).toEqual([
            { effort: 50, depth: 3, values: [null, -123], visits: [] },
        ]);
    });

    test("is not told twice", () => {
        const history = [sample(50, 3, [1, 2])];
        expect(withLast(history, report, ["1", "2"])).toBe(history);
        expect(withLast(history, null, ["1", "2"])).toBe(history);
    });
});

describe("range of values", () => {
    const of = (values: (number | null)[], points = false) =>
        valueRange(
            { x: [], lines: [{ move: "1", style: 0, values }], unit: "nodes", log: true },
            points,
        );

    test("is never so small that noise fills it", () => {
        expect(of([1, 2])).toEqual([-8.5, 11.5]);
        expect(of([0, 100])[1]).toBeLessThanOrEqual(105);
        expect(of([null])).toEqual([-100, 100]);
        expect(of([1000, 2000], true)).toEqual([940, 2060]);
    });
});

describe("ticks", () => {
    test("powers of ten, with 2 and 5 where there are few of them", () => {
        expect(ticks(50, 2e6, true)).toEqual([100, 1000, 10000, 100000, 1000000]);
        expect(ticks(30000, 600000, true)).toEqual([50000, 100000, 200000, 500000]);
        expect(ticks(1, 1, true)).toEqual([1]);
    });

    test("whole depths", () => {
        expect(ticks(1, 5, false)).toEqual([1, 2, 3, 4, 5]);
        expect(ticks(1, 30, false)).toEqual([4, 8, 12, 16, 20, 24, 28]);
        expect(ticks(3.5, 3.6, false)).toEqual([]);
    });
});

describe("labels", () => {
    test("stand apart, keep their order, stay inside", () => {
        expect(spread([10, 50], 12, 0, 100)).toEqual([10, 50]);
        expect(spread([50, 52, 51], 12, 0, 100)).toEqual([50, 74, 62]);
        expect(spread([98, 99], 12, 0, 100)).toEqual([88, 100]);
        expect(spread([-5], 12, 0, 100)).toEqual([0]);
    });
});
