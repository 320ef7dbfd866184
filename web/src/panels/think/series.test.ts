import { describe, expect, test } from "vitest";
import type { Report } from "../../engine/protocol.ts";
import type { Sample } from "../../state/read/store.ts";
import { valueAxis } from "../../text/value.ts";
import { buildChart, LINES, POINTS, pictureOf, withLast } from "./series.ts";

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

test("a figure of it: moves at the ends of lines that go over samples without a value", () => {
    const chart = buildChart(
        [sample(10, 1, [5]), sample(20, 1, [null]), sample(30, 1, [10])],
        ["1"],
        ["1"],
        true,
    );
    const sides = { player_titles: ["Yellow", "Red"] };
    const result = valueAxis({ scale: "result", bounds: [-100, 100] }, sides, 1);
    const { x, y, series } = pictureOf(chart, result);
    expect([x.low, x.high]).toEqual([10, 30]);
    expect([x.title, y.title].join("; ")).toMatch(/^random games.*; expected result for Red/);
    expect([y.text(52.5), y.low > 40, y.high < 60]).toEqual(["52.5\u202f%", true, true]);
    expect(series[0]?.points).toEqual([
        { x: 10, y: 50.25 },
        { x: 30, y: 50.5 },
    ]);
    expect(series[0]).toMatchObject({ name: "1", named: true });
    const one = pictureOf({ ...chart, x: [8], log: true }, result).x;
    expect([one.low, one.high]).toEqual([4, 16]);
});
