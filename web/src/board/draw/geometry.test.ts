import { describe, expect, test } from "vitest";
import type { Cell, MoveReport, Show } from "../../engine/protocol.ts";
import { describe as tables } from "../../state/read/store.ts";
import type { Measure } from "../../text/value.ts";
import {
    announcement,
    boxOf,
    cellLabel,
    columnNames,
    landingOf,
    marks,
    markText,
    neighbour,
    travel,
    travelTime,
} from "./geometry.ts";

/** A board of 3 columns and 2 rows in which a click means its column. */
function board(part: Partial<Show> = {}): Show {
    const cells: Cell[] = [];
    for (let y = 0; y < 2; y++)
        for (let x = 0; x < 3; x++)
            cells.push({
                id: y * 3 + x,
                x,
                y,
                floor: 0,
                place: "cell",
                piece: -1,
                owner: -1,
                click: x,
                name: `${"abc"[x]}${y + 1}`,
                ...(y === 0 ? { target: true } : {}),
            });
    return {
        type: "show",
        re: 1,
        game: "connect4(rows=2,cols=3)",
        family: "connect4",
        position: "",
        start: null,
        mover: 0,
        player_names: ["J", "R"],
        player_titles: ["Yellow", "Red"],
        status: "ongoing",
        moves_played: [],
        redo: [],
        result: null,
        result_text: "Yellow to move (move 1).",
        players: [],
        seed: 1,
        two_player: true,
        points: false,
        pieces: [{ name: "yellow", title: "yellow disc", letter: "J", owner: 0 }],
        view: { columns: 3, rows: 2, floors: 1, cells, links: [], motions: [] },
        moves: [0, 1, 2].map((x) => ({ move: String(x + 1), path: [x], keys: [] })),
        link: "",
        ...part,
    };
}

function row(move: string, part: Partial<MoveReport> = {}): MoveReport {
    return {
        move,
        value: 0,
        visits: 10,
        nodes: 0,
        bound: "exact",
        proven: null,
        proven_in: 0,
        error: 0,
        pv: [move],
        ...part,
    };
}

const cell = (line: Show, id: number) => line.view.cells[id] as Cell;

describe("places", () => {
    test("rows count from the bottom", () => {
        const line = board();
        expect(boxOf(line.view, cell(line, 0))).toMatchObject({ left: "0%", top: "50%" });
        expect(Number.parseFloat(boxOf(line.view, cell(line, 5)).left)).toBeCloseTo(66.667, 2);
        expect(boxOf(line.view, cell(line, 5)).top).toBe("0%");
    });

    test("a new piece comes from above the board, a moved one from its cell", () => {
        const { view } = board();
        const line = board();
        expect(travel(view, undefined, cell(line, 0))).toEqual({ dx: 0, dy: -2 });
        expect(travel(view, cell(line, 5), cell(line, 0))).toEqual({ dx: 2, dy: -1 });
        expect(travelTime(0, -4) - 130).toBe(2 * (travelTime(0, -1) - 130));
    });

    test("arrow keys stop at the edges", () => {
        const line = board();
        expect(neighbour(line.view, cell(line, 0), { dx: 1, dy: 0 }).id).toBe(1);
        expect(neighbour(line.view, cell(line, 0), { dx: 0, dy: 1 }).id).toBe(3);
        expect(neighbour(line.view, cell(line, 0), { dx: -1, dy: 0 }).id).toBe(0);
    });
});

describe("moves on the board", () => {
    test("a move stands where it lands", () => {
        expect(landingOf(board(), "2")?.id).toBe(1);
        expect(landingOf(board(), "9")).toBeUndefined();
    });

    test("values carry their share of the effort", () => {
        const rows = new Map([
            ["1", row("1", { visits: 30, value: 4 })],
            ["3", row("3", { visits: 10, value: -4 })],
            ["2", row("2", { visits: 0, value: null })],
        ]);
        expect(marks(board(), rows).map(({ cell: at, share }) => [at.id, share])).toEqual([
            [0, 0.75],
            [2, 0.25],
        ]);
    });

    test("of several moves that end in one cell the best is shown", () => {
        const line = board({
            moves: [
                { move: "a", path: [0, 1], keys: [] },
                { move: "b", path: [2, 1], keys: [] },
            ],
        });
        const rows = new Map([
            ["a", row("a", { value: 3 })],
            ["b", row("b", { value: 5 })],
        ]);
        expect(marks(line, rows).map((mark) => mark.row.move)).toEqual(["b"]);
    });

    test("values in their unit, proofs in moves of the side", () => {
        const sides = { player_titles: ["Yellow", "Red"] };
        const result: Measure = { scale: "result", bounds: [-100, 100] };
        const evaluation: Measure = { scale: "evaluation", bounds: [-100, 100] };
        const main = (value: number, measure: Measure) =>
            markText(row("1", { value }), measure, sides).main;
        expect([12.4, -3.6].map((value) => main(value, result))).toEqual([
            "56\u202f%",
            "48\u202f%",
        ]);
        expect([12.4, -3.6, -0.2].map((value) => main(value, evaluation))).toEqual([
            "+12",
            "−4",
            "0",
        ]);
        const draw = row("1", { proven: "draw", proven_in: 8 });
        expect(markText(draw, result, sides).sub).toBe("");
        expect(markText(row("1", { proven: "loss", proven_in: 8 }), result, sides)).toEqual({
            main: "loses",
            sub: "in 4",
        });
    });

    test("columns are named only where a whole column is one move", () => {
        expect(columnNames(board())).toEqual(["1", "2", "3"]);
        const single = board();
        single.view.cells.forEach((each) => {
            each.click = each.id;
        });
        expect(columnNames(single)).toEqual([null, null, null]);
    });
});

describe("what screen readers hear", () => {
    test("of a cell: name, what stands there, the move", () => {
        const line = board();
        const looks = (...look: string[]) => {
            tables.value = { games: [{ name: line.family, look }] } as never;
        };
        looks("frame");
        expect(cellLabel(line, cell(line, 1))).toBe("column 2, row 1, empty, move 2");
        expect(cellLabel(line, cell(line, 4))).toBe("column 2, row 2, empty");
        expect(cellLabel(line, { ...cell(line, 1), piece: 0, target: false, last: true })).toBe(
            "column 2, row 1, yellow disc, last move",
        );
        looks("queens");
        expect(cellLabel(line, cell(line, 1))).toBe("b1, empty, move 2");
        looks("tiles");
        expect(cellLabel(line, cell(line, 4))).toBe("row 1, column 2, empty");
        tables.value = null;
    });

    test("of a move: who, which, and what it means", () => {
        const next = board({
            mover: 1,
            position: "x",
            moves_played: ["2"],
            result_text: "Red to move (move 2).",
        });
        expect(announcement(null, board())).toBe("");
        expect(announcement(board(), next)).toBe("Yellow played 2. Red to move (move 2).");
        expect(announcement(next, board())).toBe("Back to move 0. Yellow to move (move 1).");
        expect(announcement(next, { ...next })).toBe("");
        expect(announcement(next, { ...board(), game: "other" })).toBe(
            "New game. Yellow to move (move 1).",
        );
    });
});
