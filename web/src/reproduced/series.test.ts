import { expect, test } from "vitest";
import type { Measured, Result, Row } from "./results.ts";
import { type ChartRow, chartOf } from "./series.ts";

const row = (id: string, chart: NonNullable<Row["chart"]>): Row => ({
    id,
    document: "A document",
    title: id,
    published: "",
    lines: [id],
    link: "v=1",
    chart,
});

const result = (id: string, value: number, more: Partial<Result> = {}): Result => ({
    id,
    date: "2026-01-01",
    version: "abcdef0",
    value,
    text: "",
    lines: [id],
    ...more,
});

const about: ChartRow = {
    id: "score",
    document: "A document",
    title: "Score against games",
    x: { title: "games", log: true },
    y: { title: "score" },
};

const rows = [
    row("ten", { id: "score", x: 10, y: 95 }),
    row("hundred", { id: "score", x: 100, y: 110 }),
    row("elsewhere", { id: "other", x: 5, y: 5 }),
];

test("rows of a chart: ours with its interval, the document's points beside it", () => {
    const results = [result("ten", 106.6, { interval: "± 2.5" }), result("hundred", 132)];
    const chart = chartOf(about, rows, results);
    expect(chart?.series).toMatchObject([
        {
            name: "ours",
            points: [
                { x: 10, y: 106.6, low: 104.1, high: 109.1 },
                { x: 100, y: 132 },
            ],
        },
        {
            name: "document",
            dots: "square",
            points: [
                { x: 10, y: 95 },
                { x: 100, y: 110 },
            ],
        },
    ]);
    expect(chart?.x).toMatchObject({ title: "games", log: true, low: 10, high: 100 });
    expect(chart?.y.low).toBeLessThanOrEqual(95);
    expect(chart?.y.high).toBeGreaterThanOrEqual(132);
});

test("rows of another name are a series of their own, without a figure of the document", () => {
    const drawn = row("drawn", { id: "score", x: 10, name: "ours, drawn" });
    const results = [result("ten", 106.6), result("drawn", 94)];
    const chart = chartOf(about, [...rows, drawn], results);
    expect(chart?.series.map(({ name, points }) => [name, points.length])).toEqual([
        ["ours", 1],
        ["ours, drawn", 1],
        ["document", 2],
    ]);
    expect(new Set(chart?.series.map(({ colour }) => colour)).size).toBe(3);
});

test("the document alone is no chart, nor is what was measured by other lines", () => {
    expect(chartOf(about, rows, [])).toBeNull();
    expect(chartOf(about, rows, [result("ten", 5, { lines: ["otherwise"] })])).toBeNull();
});

test("series that were measured as a whole: bands, and a figure without a place as a level", () => {
    const generations = Array.from({ length: 30 }, (_, i): Measured => [i, i / 2, i / 4, i]);
    const series = [
        { name: "best", points: generations },
        {
            name: "mean",
            points: [
                [0, 2],
                [29, 4],
            ] as Measured[],
        },
    ];
    const evolved = [row("evolved", { id: "score", y: 20, theirs: "a package" })];
    const chart = chartOf({ ...about, x: { title: "generation" } }, evolved, [
        result("evolved", 15, { series }),
    ]);
    expect(chart?.levels).toMatchObject([{ name: "a package", y: 20 }]);
    expect(chart?.series).toMatchObject([
        { name: "best", spread: "band", colour: 0 },
        { name: "mean", dots: "round", colour: 2 },
    ]);
    expect(chart?.x).toMatchObject({ low: 0, high: 29, whole: true });
    expect(chart?.y.high).toBeGreaterThanOrEqual(29);
});

test("a growth that the document tells begins where ours does", () => {
    const growth = { name: "document: doubles", of: "NegaScout", factor: 2 };
    const points = [2, 3, 4].map((x): Measured => [x, 3 * x]);
    const chart = chartOf(
        { ...about, growth },
        [row("time", { id: "score" })],
        [result("time", 1, { series: [{ name: "NegaScout", points }] })],
    );
    expect(chart?.series[1]).toMatchObject({
        name: "document: doubles",
        points: [
            { x: 2, y: 6 },
            { x: 3, y: 12 },
            { x: 4, y: 24 },
        ],
    });
});
