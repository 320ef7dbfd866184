/** What a setting buys: between measured points, whose curve it is, and at which values one is measured. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Param, ScaleLine, Show } from "../../engine/protocol.ts";
import { keepCurve } from "../keep/measured.ts";
import { show } from "../read/store.ts";
import {
    candidates,
    curveOf,
    curvesHere,
    evenWith,
    families,
    heldBy,
    pointAt,
    strongestIn,
    valuesOf,
} from "./curves.ts";
import { scaled } from "./scale.ts";

vi.mock("../../engine/engine.ts", () => ({ engine: {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

const param = (name: string, more: Partial<Param>): Param =>
    ({ name, title: name, type: "int", doc: "", init: 1, ...more }) as Param;
const PARAMS = [
    param("sims", { min: 1, max: 1e12, log: true, limit: true, main: true }),
    param("c", { type: "real", min: 0, max: 10, main: true }),
    param("nodes", { limit: true, min: 0, max: 1e15 }),
];

const point = (value: number, at: number, ms = value, more = {}) => ({
    ...{ value, player: `uct(sims=${value})`, at, low: at - 50, high: at + 50 },
    ...{ games: 100, ms, nodes: 3 * value, ...more },
});
const curve = (player: string, setting: string, points = [1, 10, 100]) => ({
    ...{ player, setting, points: points.map((value, i) => point(value, 100 * i)) },
});

const scale = {
    ...{ game: "connect4", unit: "elo", first: 40, draws: 0.1 },
    anchors: [
        { player: "random", at: 0, low: 0, high: 0, games: 9, ms: 0.001, front: true },
        { player: "pvs(depth=9)", at: 1700, low: 1600, high: 1800, games: 9, ms: 6, front: true },
        { player: "nobody", at: 1900, low: 1800, high: null, games: 9, ms: 0.1, front: true },
    ],
    curves: [curve("uct", "sims"), curve("uct(sims=1000)", "c"), curve("uct(reuse=yes)", "sims")],
} as unknown as ScaleLine;

beforeEach(() => {
    show.value = { game: "connect4", player_names: ["X", "O"] } as unknown as Show;
    scaled.value = { game: "connect4", scale };
});

test("between two points strength goes straight on the slider, and cost by ratios; beyond them nothing is known", () => {
    const two = { points: [point(1, 100, 1), point(100, 300, 100)] };
    expect(pointAt(two, 10, Math.log10)).toMatchObject({ at: 200, low: 150, high: 250, nodes: 30 });
    expect(pointAt(two, 10, Math.log10)?.ms).toBeCloseTo(10, 10);
    expect(pointAt(two, 100, Math.log10)?.at).toBe(300);
    expect(pointAt(two, 0.5, Math.log10)).toBeNull();
    expect(pointAt(two, 101, Math.log10)).toBeNull();
});

test("a curve is of the player with all else as it is, but for limits on its effort", () => {
    expect(curveOf("uct(sims=7,nodes=5,seed=3)", "sims", PARAMS)?.player).toBe("uct");
    expect(curveOf("uct(sims=7,reuse=yes)", "sims", PARAMS)?.player).toBe("uct(reuse=yes)");
    expect(curveOf("uct(c=2)", "sims", PARAMS)).toBeUndefined();
    const c = curveOf("uct(c=2,sims=30)", "c", PARAMS);
    expect(c?.player).toBe("uct(sims=1000)");
    expect(c && heldBy(c, PARAMS).map(({ param: { name }, text }) => [name, text])).toEqual([
        ["sims", "1000"],
    ]);
    expect(curveOf("pvs", "sims", PARAMS)).toBeUndefined();
});

/** What c buys at three efforts, higher with each. */
const efforts = [10, 100, 1000].map((sims, i) => ({
    ...{ player: `uct(sims=${sims})`, setting: "c" },
    points: [0.5, 1, 2].map((value, k) => point(value, 1000 * i + 100 * k)),
}));

test("of curves at several efforts that at the nearest one is told, by factors", () => {
    scaled.value = { game: "connect4", scale: { ...scale, curves: efforts } as ScaleLine };
    expect(curveOf("uct(c=2,sims=30)", "c", PARAMS)?.player).toBe("uct(sims=10)");
    expect(curveOf("uct(c=2,sims=40)", "c", PARAMS)?.player).toBe("uct(sims=100)");
    expect(curveOf("uct(c=2,sims=1000000,nodes=7)", "c", PARAMS)?.player).toBe("uct(sims=1000)");
    expect(curveOf("uct(reuse=yes,sims=40)", "c", PARAMS)).toBeUndefined();
});

test("where a setting was measured at several values of another one, it is known at all between them", () => {
    scaled.value = { game: "connect4", scale: { ...scale, curves: efforts } as ScaleLine };
    const sims = curveOf("uct(c=1.5,sims=7)", "sims", PARAMS);
    expect(sims).toMatchObject({ setting: "sims", own: false, odds: { first: 40 } });
    expect(sims?.points.map(({ value, at }) => [value, at])).toEqual([
        [10, 150],
        [100, 1150],
        [1000, 2150],
    ]);
    expect(sims && heldBy(sims, PARAMS)).toEqual([]);
    expect(curveOf("uct(c=3)", "sims", PARAMS)).toBeUndefined();
    expect(curveOf("uct(c=1.5,reuse=yes)", "sims", PARAMS)).toBeUndefined();
});

test("curves that differ in their effort alone belong together", () => {
    const other = { ...efforts[0], player: "uct(reuse=yes,sims=10)" };
    scaled.value = {
        game: "connect4",
        scale: { ...scale, curves: [...efforts.toReversed(), other] } as ScaleLine,
    };
    const found = families(() => ({ params: PARAMS }));
    expect(found.map(({ player, setting }) => [player, setting.name])).toEqual([["uct", "c"]]);
    expect(found[0]?.lines.map(({ value }) => value)).toEqual([10, 100, 1000]);
    expect(families(() => undefined)).toEqual([]);
});

test("nothing is told of other rules than those on the board, nor before their scale was looked for", () => {
    show.value = { game: "connect4(rows=9)", player_names: ["X", "O"] } as unknown as Show;
    expect(curvesHere.value).toBeNull();
    scaled.value = { game: "connect4(rows=9)", scale: null };
    expect(curvesHere.value).toEqual([]);
    keepCurve({ ...curve("uct", "sims"), game: "connect4(rows=9)", first: 9, draws: 0, when: 1 });
    expect(curvesHere.value).toMatchObject([{ own: true, odds: { first: 9 }, unit: "elo" }]);
    show.value = { game: "connect4", player_names: ["X", "O"] } as unknown as Show;
    scaled.value = { game: "connect4", scale };
    expect(curveOf("uct", "sims", PARAMS)?.own).toBe(false);
});

test("curves of ends that are not known, or of two points, are none", () => {
    const open = { ...curve("uct", "sims"), points: [point(1, 0), point(2, 1), point(3, 2)] };
    open.points[2] = { ...point(3, 2), high: null as unknown as number };
    scaled.value = { game: "connect4", scale: { ...scale, curves: [open] } };
    expect(curvesHere.value).toEqual([]);
});

test("a setting is measured where its slider is used most", () => {
    expect(valuesOf(PARAMS[0] as Param)).toEqual([3, 10, 30, 100, 300, 1000, 3000]);
    expect(valuesOf(PARAMS[1] as Param)).toEqual([0.2, 0.5, 1, 1.7, 2.5, 4, 7]);
    expect(valuesOf(param("depth", { min: 1, max: 250, log: true }))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(valuesOf(param("few", { min: 0, max: 3 }))).toEqual([1, 2, 3]);
});

test("the strongest for a time is found by what a move takes here, the even one by its strength", () => {
    const all = candidates(scale);
    expect(all.map(({ player }) => player)).not.toContain("nobody");
    expect(strongestIn(all, 10, 1)?.player).toBe("pvs(depth=9)");
    expect(strongestIn(all, 10, 2)).toMatchObject({ player: "random", at: 0 });
    expect(strongestIn(all, 20, 2)).toMatchObject({ player: "pvs(depth=9)", here: 12 });
    expect(strongestIn(all, 1e-9, 1)).toBeUndefined();
    expect(evenWith(all, 1500)?.player).toBe("pvs(depth=9)");
    expect(evenWith(all, 90)?.at).toBe(100);
});
