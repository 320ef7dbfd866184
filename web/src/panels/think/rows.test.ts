import { describe, expect, test, vi } from "vitest";
import type { MoveReport, Report } from "../../engine/protocol.ts";
import { areLong, orderMoves, ROWS, tableRows, valueIn } from "./rows.ts";

// Moves as another language calls them.
vi.mock("../../text/shown.ts", () => ({
    titleOfMove: (move: string) => (move === "right" ? "droite" : move),
}));

function row(move: string, value: number | null, part: Partial<MoveReport> = {}): MoveReport {
    return {
        move,
        value,
        visits: 0,
        nodes: 0,
        bound: value === null ? null : "exact",
        proven: null,
        proven_in: 0,
        error: 0,
        pv: [move],
        ...part,
    };
}

function report(best: string | null, moves: MoveReport[], part: Partial<Report> = {}): Report {
    return {
        spec: "uct",
        best,
        value: 0,
        proven: null,
        proven_in: 0,
        scale: "result",
        bounds: [-100, 100],
        ended: null,
        depth: 0,
        nodes: 0,
        playouts: 0,
        ms: 0,
        nps: 0,
        timed: false,
        run: 1,
        pv: [],
        counters: {},
        counter_titles: {},
        moves,
        ...part,
    };
}

test("a move that the report tells no more of at length is worth what it says in short", () => {
    const now = report("2", [row("2", 31.5)], { values: [-120, 300, null] });
    const worth = (move: string, moves = ["1", "2", "3"]) => valueIn(now, moves, move);
    expect(["1", "2", "3", "4"].map((move) => worth(move))).toEqual([-12, 31.5, null, null]);
    // Of another position it says nothing.
    expect(worth("1", ["1", "2"])).toBeNull();
});

describe("order", () => {
    const moves = ["1", "2", "3", "4", "5"];

    test("without a report it is that of the moves", () => {
        expect(orderMoves(null, moves)).toEqual(moves);
    });

    test("wins before values before losses, unknown ones last; short wins and long losses first", () => {
        const now = report(null, [
            row("1", -100, { proven: "loss", proven_in: 2 }),
            row("2", 20),
            row("3", 100, { proven: "win", proven_in: 5 }),
            row("4", 100, { proven: "win", proven_in: 3 }),
            row("5", null),
        ]);
        expect(orderMoves(now, moves)).toEqual(["4", "3", "2", "1", "5"]);
        const lost = report(null, [
            row("1", -100, { proven: "loss", proven_in: 2 }),
            row("2", -100, { proven: "loss", proven_in: 8 }),
        ]);
        expect(orderMoves(lost, ["1", "2"])).toEqual(["2", "1"]);
    });

    test("the move chosen leads even where another has the higher mean", () => {
        expect(orderMoves(report("2", [row("1", 30), row("2", 20)]), ["1", "2"])).toEqual([
            "2",
            "1",
        ]);
    });

    test("equal tenths keep their places", () => {
        const now = report(null, [row("1", 10.01), row("2", 10.04), row("3", 12)]);
        expect(orderMoves(now, ["1", "2", "3"], ["2", "1", "3"])).toEqual(["3", "2", "1"]);
        expect(orderMoves(now, ["1", "2", "3"], ["1", "2", "3"])).toEqual(["3", "1", "2"]);
    });
});

describe("rows", () => {
    test("shares of visits, or of nodes where there are none", () => {
        const visits = report("1", [row("1", 10, { visits: 75 }), row("2", 0, { visits: 25 })]);
        expect(tableRows(visits, ["1", "2"]).map((r) => r.share)).toEqual([0.75, 0.25]);
        const nodes = report("1", [row("1", 10, { nodes: 10 }), row("2", 0, { nodes: 30 })]);
        expect(tableRows(nodes, ["1", "2"]).map((r) => r.share)).toEqual([0.25, 0.75]);
    });

    test("the whole effort counts where only the best rows are listed", () => {
        const now = report("1", [row("1", 10, { visits: 50 })], { visits: [50, 50] });
        expect(tableRows(now, ["1", "2"])[0]?.share).toBe(0.5);
    });

    test("bars are signed parts of a win, or of the most points", () => {
        const now = report("1", [row("1", 50), row("2", -25), row("3", 3, { proven: "loss" })]);
        expect(tableRows(now, ["1", "2", "3", "4"]).map((r) => r.bar)).toEqual([0.5, -0.25, -1, 0]);
        const points = report("1", [row("1", 400), row("2", 100)], { bounds: null });
        expect(tableRows(points, ["1", "2"]).map((r) => r.bar)).toEqual([1, 0.25]);
    });

    test("a table has a row for each move, known or not, and an end", () => {
        const many = Array.from({ length: 40 }, (_, i) => String(i));
        expect(tableRows(null, many)).toHaveLength(ROWS);
        expect(tableRows(null, ["1"])[0]).toEqual({
            move: "1",
            report: null,
            best: false,
            share: 0,
            bar: 0,
        });
    });
});

test("moves are long by what they are called in the language of the page", () => {
    const rows = (...moves: string[]) => tableRows(null, moves);
    expect(areLong(rows("up", "down"))).toBe(false);
    expect(areLong(rows("up", "right"))).toBe(true);
});
