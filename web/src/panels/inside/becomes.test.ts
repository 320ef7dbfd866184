/** The row of boxes from terms to percent. */
import { expect, test, vi } from "vitest";
import type { EvalLine, Report } from "../../engine/protocol.ts";

vi.mock("../../engine/engine.ts", async () =>
    (await import("../../testing/fake.ts")).fakeEngine(() => []),
);

const { evaluated, searched } = await import("./becomes.tsx");

const logistic = { eval: "plain", games: 400, offset: 0, slope: Math.log(3) / 50 };
const chance = { ...logistic, scale: "result", low: -100, high: 100 };
const between = { scale: "evaluation", bounds: [-100, 100], estimate: chance } as const;
const texts = (boxes: ReturnType<typeof evaluated>) => boxes.map(({ text }) => text);
const names = (boxes: ReturnType<typeof evaluated>) => boxes.map(({ name }) => name);

test("terms, their sum, the value, what it comes to in games", () => {
    const line = {
        ...{ ...between, value: 50, terms: { a: 30, b: 69 }, titles: { a: "Room" } },
        squash: { sum: 99, half: 99 },
    } as unknown as EvalLine;
    expect(texts(evaluated(line))).toEqual(["30", "69", "99", "+50.0", "75\u202f%"]);
    expect(names(evaluated(line))).toEqual([
        ...["Room", "b", "sum", "99 × sum / (99 + |sum|)"],
        "1 / (1 + e^−(0.022 × 50)), for people",
    ]);
    expect(evaluated(line).map(({ term }) => term === true)).toEqual([
        ...[true, true, false, false, false],
    ]);
});

test("a sum that is the value, and comes to a score", () => {
    const score = { ...logistic, scale: "points", low: 100, high: 900, offset: -1 };
    const line = { scale: "evaluation", bounds: null, estimate: score, value: 50 };
    const told = { ...line, terms: { a: 50 }, titles: {} } as unknown as EvalLine;
    expect(texts(evaluated(told))).toEqual(["50", "50", "520"]);
    expect(names(evaluated(told)).at(-1)).toBe(
        "from 100 to 900: 1 / (1 + e^−(−1 + 0.022 × 50)), for people",
    );
});

test("a curve that takes a power of the value keeps its sign", () => {
    const estimate = { ...chance, power: 4 };
    const told = { ...between, estimate, value: -50, playouts: 0 } as unknown as Report;
    // e^(0.022 x 6.25) to one.
    expect(texts(searched(told))).toEqual(["−50.0", "47\u202f%"]);
    expect(names(searched(told)).at(-1)).toBe(
        "1 / (1 + e^−(0.022 × −100 × (50 / 100)^4)), for people",
    );
});

test("what a search has found: a mean of evaluations, or of random games", () => {
    const values = { ...between, value: -50, playouts: 10 } as unknown as Report;
    expect(texts(searched(values))).toEqual(["−50.0", "25\u202f%"]);
    const games = { scale: "result", bounds: [-100, 100], value: 8, playouts: 1200 };
    expect(texts(searched(games as unknown as Report))).toEqual(["+0.08", "54\u202f%"]);
    expect(names(searched(games as unknown as Report))[0]).toBe("mean of 1\u202f200 random games");
    expect(searched({ ...games, value: null } as unknown as Report)).toEqual([]);
});
