import { expect, test } from "vitest";
import type { Show } from "../../engine/protocol.ts";
import { strokesOf, strokesOfMove } from "./strokes.ts";

const ownerOf = (piece: number) => (piece < 2 ? piece : -1);

test("what appears in a move comes from the piece that moved in it", () => {
    const strokes = strokesOf(
        [
            [7, 3, 40, 0],
            [7, -1, 50, 2],
            [8, 9, 60, 1],
            [8, -1, 61, 2],
        ],
        ownerOf,
    );
    expect(strokes).toEqual([
        { number: 1, owner: 0, from: 3, to: 40, placed: false },
        { number: 1, owner: 0, from: 40, to: 50, placed: true },
        { number: 2, owner: 1, from: 9, to: 60, placed: false },
        { number: 2, owner: 1, from: 60, to: 61, placed: true },
    ]);
});

test("a dropped piece comes from nowhere, a taken one is no stroke", () => {
    expect(
        strokesOf(
            [
                [1, -1, 4, 0],
                [2, 4, -1, 0],
            ],
            ownerOf,
        ),
    ).toEqual([{ number: 1, owner: 0, from: null, to: 4, placed: true }]);
});

test("a legal move by its clicks", () => {
    const cells = [3, 40, 50].map((id) => ({ id, click: id }));
    const line = { mover: 1, view: { cells } } as unknown as Show;
    expect(strokesOfMove(line, { move: "m", path: [3, 40, 50], keys: [] })).toEqual([
        { number: 1, owner: 1, from: 3, to: 40, placed: false },
        { number: 1, owner: 1, from: 40, to: 50, placed: true },
    ]);
    expect(strokesOfMove(line, { move: "m", path: [3, 99], keys: [] })).toEqual([]);
});
