import { describe, expect, test } from "vitest";
import type { Show } from "../../../engine/protocol.ts";
import { settings } from "../../../state/keep/settings.ts";
import { keyOf, pointsOf, rangeOf, shownPoints } from "./points.ts";

const line = {
    game: "g",
    start: null,
    seed: 1,
    moves_played: ["a", "b"],
    redo: ["c"],
} as unknown as Show;

describe("points of the graph", () => {
    test("one for every position, those that can be redone included", () => {
        const known = new Map([
            [keyOf(line, "eval x", []), { value: 3 }],
            [keyOf(line, "eval x", ["a", "b"]), { value: -4 }],
            [keyOf(line, "eval y", ["a"]), { value: 9 }],
        ]);
        expect(pointsOf(line, "eval x", known)).toEqual([
            { ply: 0, move: null, value: 3 },
            { ply: 1, move: "a", value: null },
            { ply: 2, move: "b", value: -4 },
            { ply: 3, move: "c", value: null },
        ]);
    });

    test("are shown as people read them, each by the estimate of its position", () => {
        const estimate = (slope: number) => ({
            ...{ scale: "result" as const, low: -100, high: 100, offset: 0, slope },
            ...{ eval: "x", games: 9 },
        });
        const points = [
            { ply: 0, move: null, value: 50, estimate: estimate(Math.log(3) / 50) },
            { ply: 1, move: "a", value: 50, estimate: estimate(Math.log(9) / 50) },
            { ply: 2, move: "b", value: null },
        ];
        const measure = { scale: "evaluation" as const, bounds: [-100, 100] as [number, number] };
        const shown = shownPoints(points, measure);
        expect(shown.measure).toEqual({ scale: "result", bounds: [-100, 100] });
        const values = shown.points.map(({ value }) => value && Math.round(1000 * value) / 1000);
        expect(values).toEqual([50, 80, null]);
        settings.value = { ...settings.value, ownNumbers: true };
        expect(shownPoints(points, measure)).toEqual({ points, measure });
        settings.value = { ...settings.value, ownNumbers: false };
    });

    test("another start or seed is another game", () => {
        const other = { ...line, start: "x" } as Show;
        expect(keyOf(other, "e", [])).not.toBe(keyOf(line, "e", []));
    });

    test("the range is round and even in games of two", () => {
        const values = (...all: number[]) => all.map((value, ply) => ({ ply, move: null, value }));
        expect(rangeOf(values(3, -8), true)).toEqual([-10, 10]);
        expect(rangeOf(values(3, -12.5), true)).toEqual([-20, 20]);
        expect(rangeOf(values(100, -2), true)).toEqual([-100, 100]);
        expect(rangeOf([], true)).toEqual([-10, 10]);
        expect(rangeOf(values(512, 2048), false)).toEqual([0, 2048]);
    });
});
