import { describe, expect, test } from "vitest";
import type { Chart } from "./chart.ts";
import { isWhole, partOf, scaled, WHOLE } from "./zoom.ts";

const text = String;
const chart: Chart = {
    x: { title: "games", text, low: 1, high: 10_000, log: true },
    y: { title: "percent", text, low: 0, high: 100 },
    series: [
        {
            name: "a",
            colour: 0,
            points: [1, 10, 100, 1000, 10_000].map((x, i) => ({ x, y: 10 * i })),
        },
    ],
};

describe("a part of a chart", () => {
    test("is half of the axis about a value, never beyond its ends", () => {
        const late = scaled(WHOLE, 0.5, chart, 10_000);
        expect(late).toEqual({ from: 0.5, to: 1 });
        expect(scaled(WHOLE, 0.5, chart, 100)).toEqual({ from: 0.25, to: 0.75 });
        expect(isWhole(scaled(late, 2, chart, 10_000))).toBe(true);
    });

    test("shows what lies within, as high as that is", () => {
        const late = partOf(chart, { from: 0.5, to: 1 });
        expect([late.x.low, late.x.high]).toEqual([100, 10_000]);
        expect(late.series[0]?.points.map(({ x }) => x)).toEqual([100, 1000, 10_000]);
        expect(late.y.low).toBeGreaterThan(15);
        expect(late.y.high).toBeLessThan(45);
        expect(partOf(chart, WHOLE)).toBe(chart);
    });
});
