/** What is felt of a position that takes the place of another one. */
import { expect, test } from "vitest";
import type { Show } from "../../engine/protocol.ts";
import { feltOf } from "./events.ts";
import { tonesOf } from "./sound.ts";

const cells = [0, 1, 2].map((y) => ({ id: y, x: 0, y, piece: y }));

function board(moves: string[], more: object = {}): Show {
    return {
        game: "g",
        start: null,
        status: "ongoing",
        moves_played: moves,
        redo: [],
        points: false,
        result: null,
        view: { rows: 3, columns: 1, cells, motions: [{ from: -1, to: 0, piece: 0 }] },
        ...more,
    } as unknown as Show;
}

const before = board(["1"]);

test("a move is heard when its piece has come to rest", () => {
    const felt = feltOf(before, board(["1", "2"]), [true, true]);
    expect(felt).toMatchObject({ kind: "move" });
    expect(felt?.kind === "move" && felt.after).toBeGreaterThan(200);
    expect(feltOf(before, board(["1", "2"]), [true, true], { moving: false })).toEqual({
        kind: "move",
        after: 0,
    });
});

test.each([
    ["a first position", null, board(["1"])],
    ["a step back", before, board([], { redo: ["1"] })],
    ["a step forward in the record", board(["1"], { redo: ["2"] }), board(["1", "2"])],
    ["another game", before, board(["1", "2"], { game: "h" })],
    ["another way", before, board(["2", "2"])],
    ["a position that was set up", before, board(["1", "2"], { start: "x" })],
    ["the same", before, board(["1"])],
])("%s is silent", (_, old, line) => {
    expect(feltOf(old, line, [true, true])).toBeNull();
});

test("tiles that merge sound the higher the larger they are", () => {
    const merge = (to: number) =>
        feltOf(
            before,
            board(["1", "2"], {
                view: {
                    ...before.view,
                    motions: [
                        { from: 0, to, piece: to - 1 },
                        { from: to, to, piece: to - 1 },
                    ],
                },
            }),
            [true],
        );
    expect(merge(1)).toEqual({ kind: "merge", piece: 1 });
    const pitch = (to: number) => tonesOf(merge(to) ?? { kind: "merge", piece: -1 })[0]?.pitch ?? 0;
    expect(pitch(2)).toBeGreaterThan(pitch(1));
});

test.each([
    ["the only person wins", [true, false], { result: [1, -1] }, "won"],
    ["the only person loses", [true, false], { result: [-1, 1] }, "lost"],
    ["two people", [true, true], { result: [1, -1] }, "over"],
    ["a draw", [true, false], { result: [0, 0] }, "over"],
    ["points short of the goal", [true], { points: true, goal: { reached: false } }, "lost"],
])("at the end: %s", (_, human, more, how) => {
    const over = board(["1", "2"], { status: "over", ...more });
    expect(feltOf(before, over, human)).toEqual({ kind: "end", how });
    expect(feltOf(before, over, human, { quiet: true })).toEqual({ kind: "end", how });
});

test("a side that loses on time is heard, where no move ends the game", () => {
    const up = board(["1"], { status: "over", result: [1, -1] });
    expect(feltOf(before, up, [true, false])).toEqual({ kind: "end", how: "won" });
});

test("rides in real time tell of their ends alone", () => {
    expect(feltOf(before, board(["1", "2"]), [true], { quiet: true })).toBeNull();
});
