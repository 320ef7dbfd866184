import { expect, test } from "vitest";
import { frontOf, LEAST_MS, type Placing, pointsOf, scaleCsv, shareOf } from "./points.ts";

const place = (
    player: string,
    at: number | null,
    ms: number,
    more: Partial<Placing> = {},
): Placing => ({
    ...{ player, at, low: at === null ? null : at - 50, high: at === null ? null : at + 50 },
    ...{ games: 100, ms, kind: "scale", ...more },
});

const all = [
    place("uct(sims=300)", 1219, 0.06),
    place("random", 0, 0, { low: 0, high: 0, front: true }),
    place("pvs(depth=2)", 1438, 0.005, { front: true }),
    place("uct(sims=100)", 1085, 0.02),
    place("mine", null, 0.3, { kind: "own", low: 1700 }),
    place("nobody", null, 0.3, { kind: "running" }),
];
const points = pointsOf(
    all,
    all.map(({ player }) => player.toUpperCase()),
);

test("points stand by their strength; who has won all stands at the least, of whom nothing is known nowhere", () => {
    expect(points.map(({ title }) => title)).toEqual([
        ...["RANDOM", "UCT(SIMS=100)", "UCT(SIMS=300)", "PVS(DEPTH=2)", "MINE"],
    ]);
    expect(points.map(({ algorithm }) => algorithm)).toEqual([0, 1, 1, 2, 3]);
});

test("a weak player that was measured here takes no other's colour", () => {
    const more = [...all, place("greedy", 172, 1, { kind: "own" })];
    const titles = more.map(({ player }) => player);
    const colours = new Map(pointsOf(more, titles).map((one) => [one.player, one.algorithm]));
    for (const { player, algorithm, kind } of points)
        if (kind === "scale") expect(colours.get(player), player).toBe(algorithm);
    expect(colours.get("greedy")).toBe(3);
});

test("the front goes across to the next cost, then up", () => {
    expect(frontOf(points)).toEqual([
        { ms: LEAST_MS, at: 0 },
        { ms: 0.005, at: 0 },
        { ms: 0.005, at: 1438 },
    ]);
    expect(frontOf([])).toEqual([]);
});

test("how far a rating is goes by its interval, at least by its games", () => {
    expect(shareOf(40, null, 0, 1000)).toBe(0);
    expect(shareOf(40, 80, 100, 1000)).toBe(0.25);
    expect(shareOf(40, 400, 500, 1000)).toBe(0.5);
    expect(shareOf(40, 30, 500, 1000)).toBe(1);
});

test("the file has a row for every point, and nothing where nothing is known", () => {
    const [head, first, , , , last] = scaleCsv(points).split("\r\n");
    expect(head).toBe("player,strength,low,high,ms,games,front,measured");
    expect(first).toBe("random,0,0,0,0,100,1,scale");
    expect(last).toBe("mine,,1700,,0.3,100,0,here");
});
