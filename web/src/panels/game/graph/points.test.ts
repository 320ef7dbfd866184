import { describe, expect, test } from "vitest";
import type { Show } from "../../../engine/protocol.ts";
import { keyOf, pointsOf, rangeOf } from "./points.ts";

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
            [keyOf(line, "eval x", []), 3],
            [keyOf(line, "eval x", ["a", "b"]), -4],
            [keyOf(line, "eval y", ["a"]), 9],
        ]);
        expect(pointsOf(line, "eval x", known)).toEqual([
            { ply: 0, move: null, value: 3 },
            { ply: 1, move: "a", value: null },
            { ply: 2, move: "b", value: -4 },
            { ply: 3, move: "c", value: null },
        ]);
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
