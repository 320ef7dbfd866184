/** Tiles as they are drawn, and what the outlook makes of the core's lines. */
import { describe, expect, test } from "vitest";
import { spot, spreadScale } from "../../charts/spread.tsx";
import type { MoveReport, Report, Show, TreeLine } from "../../engine/protocol.ts";
import { branchesOf } from "../../panels/outlook/branches.ts";
import { describe as tables } from "../../state/read/store.ts";
import { edgeText } from "../../text/edges.ts";
import { pieceLabel, tileLabel, tilesOf, tileTone } from "../../text/tiles.ts";

/** A row of four cells; 0 = empty, else the exponent. */
function row(exponents: number[], motions: [number, number, number][] = [], game = "row"): Show {
    const cells = exponents.map((exponent, x) => ({
        id: x,
        x,
        y: 0,
        floor: 0,
        place: "cell",
        piece: exponent - 1,
        owner: -1,
        click: -1,
        name: `${"abcd"[x]}1`,
        ...(exponent > 0 ? { label: String(2 ** exponent) } : {}),
    }));
    const view = {
        columns: 4,
        rows: 1,
        floors: 1,
        cells,
        links: [],
        motions: motions.map(([from, to, piece]) => ({ from, to, piece })),
    };
    const pieces = [1, 2, 3, 4, 5].map((i) => ({
        name: `t${i}`,
        title: "",
        letter: String(i),
        owner: -1,
    }));
    return { game, view, pieces } as unknown as Show;
}

const kinds = (line: Show, animated = true) =>
    tilesOf(line, animated).map((tile) => `${tile.cell.id} ${tile.label} ${tile.kind} ${tile.dx}`);

describe("tiles", () => {
    test("at rest nothing moves", () => {
        expect(kinds(row([1, 0, 2, 0], [[3, 2, 1]]), false)).toEqual([
            "0 2 still 0",
            "2 4 still 0",
        ]);
    });
    test("two slide into one, and a third follows", () => {
        // 0 2 2 4 to the left: 4 4 and a new 2.
        const line = row(
            [2, 2, 0, 1],
            [
                [1, 0, 0],
                [2, 0, 0],
                [3, 1, 1],
                [-1, 3, 0],
            ],
        );
        expect(kinds(line)).toEqual([
            "0 2 swallowed 1",
            "0 2 swallowed 2",
            "0 4 merged 0",
            "1 4 slides 2",
            "3 2 new 0",
        ]);
    });
    test("a tile at the wall is met where it stands", () => {
        expect(kinds(row([2, 0, 0, 0], [[1, 0, 0]]))).toEqual([
            "0 2 swallowed 1",
            "0 2 swallowed 0",
            "0 4 merged 0",
        ]);
    });
    test("pieces that were not seen continue the powers", () => {
        expect(pieceLabel(row([0, 3, 0, 0], [], "two"), 4)).toBe("32");
        expect(pieceLabel(row([0, 0, 0, 0], [], "none"), 4)).toBe("5");
        expect([0, 15, 16, 30].map(tileTone)).toEqual([1, 16, 17, 17]);
    });
    test("words for a cell", () => {
        const line = row([3, 0, 0, 0]);
        tables.value = { games: [{ name: line.family, look: ["tiles"] }] } as never;
        const [full, empty] = line.view.cells;
        expect(tileLabel(line, full as never)).toBe("row 1, column 1, 8");
        expect(tileLabel(line, empty as never)).toBe("row 1, column 2, empty");
        tables.value = null;
    });
});

describe("spread", () => {
    test("one scale for all moves", () => {
        const rows = [{ spread: [0, 1, 2, 3, 10] }, { spread: [-10, 0, 0, 0, 0] }, {}];
        expect(spreadScale(rows as never)).toEqual({ low: -10, high: 10 });
        expect(spreadScale([{}] as never)).toBeNull();
        expect(spot({ low: -10, high: 10 }, 0)).toBe(50);
        expect(spot({ low: 3, high: 3 }, 3)).toBe(50);
        expect(spot({ low: 0, high: 1 }, 9)).toBe(100);
    });
});

describe("outlook", () => {
    test("moves, tiles by probability, answers by value", () => {
        const node = (
            id: number,
            parent: number,
            move: string | null,
            value: number,
            chance?: number,
        ) => ({
            id,
            parent,
            move,
            value,
            ...(chance === undefined ? {} : { chance }),
        });
        const nodes = [
            node(0, -1, null, 5),
            node(1, 0, "u", 3),
            node(2, 0, "l", 5),
            node(3, 2, "4a1", 9, 0.1),
            node(4, 2, "2a1", 4, 0.9),
            node(5, 4, "d", 1),
            node(6, 4, "r", 4),
        ];
        const [best, other] = branchesOf({ nodes } as unknown as TreeLine);
        expect(best?.move).toBe("l");
        expect(best?.below.map((tile) => tile.move)).toEqual(["2a1", "4a1"]);
        expect(best?.below[0]?.below.map((answer) => answer.move)).toEqual(["r", "d"]);
        expect(other?.below).toEqual([]);
    });
});

test("values on the buttons around the board are short", () => {
    const report = { scale: "evaluation", bounds: null } as Report;
    const show = { player_titles: ["Blue"] } as Show;
    const text = (value: number | null) =>
        edgeText({ value, proven: null, bound: null } as MoveReport, report, show);
    expect([null, 1133, -99_999, -1_062_790, 245_678].map(text)).toEqual([
        "\u2013",
        "1\u202f133",
        "\u221299\u202f999",
        "\u22121.063M",
        "245.7K",
    ]);
});
