import { expect, test } from "vitest";
import { decades, scaleOf } from "./curveplot.tsx";

test("decades reach around all numbers", () => {
    expect(decades(10, 10000)).toEqual([10, 100, 1000, 10000]);
    expect(decades(30, 30000)).toEqual([10, 100, 1000, 10000, 100000]);
    expect(decades(10, 10)).toEqual([10, 100]);
});

test("the scale of scores is round and covers them", () => {
    const marks = scaleOf(93.2, 164);
    expect(marks[0]).toBeLessThanOrEqual(93.2);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(164);
    expect(marks.length).toBeLessThanOrEqual(9);
    expect(new Set(marks.map((mark) => mark % 10))).toEqual(new Set([0]));
});
