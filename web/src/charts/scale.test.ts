import { describe, expect, test } from "vitest";
import { fc } from "../testing/arbitrary.ts";
import { marksOf, rangeOf, rounded, shareOf, spread, valueRange } from "./scale.ts";

describe("numbers along an axis", () => {
    test("powers of ten, with 2 and 5 where there are few of them", () => {
        const marks = (low: number, high: number) => marksOf({ low, high, log: true });
        expect(marks(50, 2e6)).toEqual([100, 1000, 10000, 100000, 1000000]);
        expect(marks(30000, 600000)).toEqual([50000, 100000, 200000, 500000]);
        expect(marks(1, 1)).toEqual([1]);
    });

    test("whole depths", () => {
        const marks = (low: number, high: number) => marksOf({ low, high }, 7, true);
        expect(marks(1, 5)).toEqual([1, 2, 3, 4, 5]);
        expect(marks(1, 30)).toEqual([5, 10, 15, 20, 25, 30]);
        expect(marks(3.5, 3.6)).toEqual([]);
    });

    test("round, within the ends, no more than asked for, without noise in the last digits", () => {
        expect(marksOf({ low: -0.3, high: 0.3 })).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
        const ends = fc.tuple(
            fc.double({ min: -1e6, max: 1e6 }),
            fc.double({ min: 1e-3, max: 1e6 }),
        );
        fc.assert(
            fc.property(ends, fc.integer({ min: 2, max: 12 }), ([low, span], most) => {
                const marks = marksOf({ low, high: low + span }, most);
                expect(marks.length).toBeLessThanOrEqual(most + 1);
                for (const mark of marks) {
                    expect(mark).toBeGreaterThanOrEqual(low - span / 1e3);
                    expect(mark).toBeLessThanOrEqual(low + span * 1.001);
                }
            }),
        );
    });
});

describe("ends", () => {
    test("moved outwards: decades, or round numbers that cover all", () => {
        const log = (low: number, high: number) => rounded({ low, high, log: true });
        expect(log(30, 30000)).toMatchObject({ low: 10, high: 100000 });
        expect(log(10, 10)).toMatchObject({ low: 10, high: 100 });
        expect(rounded({ low: 93.2, high: 164 })).toEqual({ low: 80, high: 180 });
        expect(rounded({ low: 5, high: 5 }).high).toBeGreaterThan(5);
    });

    test("with air, within their bounds, never so near that noise fills the chart", () => {
        expect(valueRange([1, 2, null], [-100, 100])).toEqual({ low: -8.5, high: 11.5 });
        expect(valueRange([0, 100], [-100, 100]).high).toBeLessThanOrEqual(105);
        expect(valueRange([null], [-100, 100])).toEqual({ low: -100, high: 100 });
        expect(valueRange([54, 50], [0, 100])).toEqual({ low: 47, high: 57 });
        expect(valueRange([1000, 2000], null)).toEqual({ low: 940, high: 2060 });
        expect(rangeOf([99], { least: 4, bounds: [0, 100] })).toEqual({ low: 97, high: 100 });
        expect(rangeOf([], { least: 4, bounds: [0, 100] })).toEqual({ low: 0, high: 100 });
    });

    test("places between them", () => {
        expect(shareOf({ low: 0, high: 10 }, 2.5)).toBe(0.25);
        expect(shareOf({ low: 1, high: 100, log: true }, 10)).toBeCloseTo(0.5, 12);
        expect(shareOf({ low: 7, high: 7 }, 7)).toBe(0.5);
    });
});

test("labels stand apart, keep their order, stay inside", () => {
    expect(spread([10, 50], 12, 0, 100)).toEqual([10, 50]);
    expect(spread([50, 52, 51], 12, 0, 100)).toEqual([50, 74, 62]);
    expect(spread([98, 99], 12, 0, 100)).toEqual([88, 100]);
    expect(spread([-5], 12, 0, 100)).toEqual([0]);
});
