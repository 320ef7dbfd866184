/** Named tests against exact sums of binomials (in whole numbers), and tables of the normal distribution. */
import { expect, test } from "vitest";
import { reproduced as say } from "../words/reproduced.ts";
import { fisher, tested, welch, zTest } from "./compare.ts";

test.each([
    [[3, 4], [1, 4], 0.4857142857],
    [[91, 100], [15, 20], 0.0569295756],
    [[87, 100], [10, 20], 0.0005611105],
    [[35, 5000], [10, 1000], 0.3151601179],
    [[1596, 2000], [45, 60], 0.4146068401],
    [[0, 10], [0, 10], 1],
    [[10, 10], [0, 10], 2 / 184756],
] as [[number, number], [number, number], number][])("Fisher of %j and %j", (ours, theirs, p) => {
    expect(fisher(ours, theirs)).toBeCloseTo(p, 8);
    expect(fisher(theirs, ours)).toBeCloseTo(p, 8);
});

test("a mean and a figure that is rounded", () => {
    expect(zTest(101.96, 1, 100, 0)).toBeCloseTo(0.05, 3);
    expect(zTest(98.04, 1, 100, 0)).toBeCloseTo(0.05, 3);
    expect(zTest(102, 1, 100, 2.5)).toBeCloseTo(1, 5);
});

test("the claim that the second of two means is smaller", () => {
    const lengths: [number, number][] = [
        [21.28, 0.023],
        [25.57, 0.024],
    ];
    expect(welch(lengths)).toBeLessThan(1e-6);
    expect(welch([...lengths].reverse())).toBeCloseTo(1, 6);
});

test("a column of which ours has no figure is not tested", () => {
    expect(tested([{ won: [1, 2] }, { won: [1, 2] }], [{ won: [1, 2] }])).toHaveLength(1);
    expect(tested([{ won: [1, 2] }], [{ mean: 1, error: 1 }])).toEqual([]);
});

test("p in words", () => {
    expect([0.0004, 0.0123, 0.57].map(say.p)).toEqual(["p < 0.001", "p = 0.012", "p = 0.57"]);
});
