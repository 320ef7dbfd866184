/** Rows of the table of moves: all legal moves, best first, without needless change of places. */
import type { MoveReport, Report } from "../../engine/protocol.ts";
import { chosenMoves } from "../../state/read/mixture.ts";
import { titleOfMove } from "../../text/shown.ts";
import { effortOf, type Measure, shownAs, totalEffort } from "../../text/value.ts";

/** Rows of a table; positions may have thousands of moves. */
export const ROWS = 12;

/** Names of moves up to this length leave room for everything else. */
const SHORT = 5;

export interface TableRow {
    move: string;
    /** Null while nothing is known. */
    report: MoveReport | null;
    best: boolean;
    /** Part of all the effort, or how often the move is drawn where the choice is a mixture; 0..1. */
    share: number;
    /** Signed length of the bar, -1..1. */
    bar: number;
}

const UNKNOWN: Measure = { scale: "result", bounds: [-100, 100] };

/** A number that orders moves: proven wins (the shorter the better), values, proven losses. */
function rank(row: MoveReport | undefined): number {
    if (row === undefined) return Number.NEGATIVE_INFINITY;
    const soon = row.proven_in > 0 ? 1 / (row.proven_in + 1) : 0;
    if (row.proven === "win") return 1e12 + soon;
    if (row.proven === "loss") return -1e12 - soon;
    if (row.proven === "draw") return 0;
    return row.value ?? -1e15;
}

/**
 * Moves, best first. What the search has chosen leads; two moves whose values look alike (a tenth)
 * keep the order they had, `before`, so that the table is calm.
 */
export function orderMoves(
    report: Report | null,
    moves: readonly string[],
    before: readonly string[] = [],
    known?: Map<string, MoveReport>,
): string[] {
    const rows = known ?? new Map((report?.moves ?? []).map((row) => [row.move, row]));
    const chosen = report === null ? [] : chosenMoves(report);
    const places = new Map(before.map((move, i) => [move, i]));
    const keys = moves.map((move, i) => {
        const row = rows.get(move);
        const value = rank(row);
        return {
            move,
            best: chosen.includes(move),
            value: Math.abs(value) < 1e9 ? Math.round(value * 10) : value,
            place: places.get(move) ?? before.length + i,
        };
    });
    keys.sort((a, b) => {
        if (a.best !== b.best) return a.best ? -1 : 1;
        if (a.value !== b.value) return b.value > a.value ? 1 : -1;
        return a.place - b.place;
    });
    return keys.map((key) => key.move);
}

/**
 * All that a report says of single moves: progress tells the best ones at length, of the others only
 * effort and value, in the order of `moves`.
 */
export function reportRows(
    report: Report | null,
    moves: readonly string[],
): Map<string, MoveReport> {
    const rows = new Map<string, MoveReport>();
    const { values, visits, playouts = 0 } = report ?? {};
    if (values?.length === moves.length)
        moves.forEach((move, i) => {
            const value = values[i] ?? null;
            const effort = visits?.[i] ?? 0;
            if (value === null && effort === 0) return;
            rows.set(move, {
                move,
                // The core sends tenths.
                value: value === null ? null : value / 10,
                visits: playouts > 0 ? effort : 0,
                nodes: playouts > 0 ? 0 : effort,
                bound: null,
                proven: null,
                proven_in: 0,
                error: 0,
                pv: [move],
            });
        });
    for (const row of report?.moves ?? []) rows.set(row.move, row);
    return rows;
}

/** What a report says that one move is worth, of those that have got worse meanwhile, too. */
export function valueIn(report: Report, moves: readonly string[], move: string): number | null {
    const told = report.moves.find((row) => row.move === move);
    if (told !== undefined) return told.value;
    const { values } = report;
    const tenths = values?.length === moves.length ? values[moves.indexOf(move)] : null;
    return tenths == null ? null : tenths / 10;
}

/** The first rows of the table in that order. */
export function tableRows(
    report: Report | null,
    order: readonly string[],
    count = ROWS,
    known?: Map<string, MoveReport>,
): TableRow[] {
    const chosen = report === null ? [] : chosenMoves(report);
    const all = report?.moves ?? [];
    const rows = known ?? new Map(all.map((row) => [row.move, row]));
    const total = report === null ? 0 : totalEffort(report);
    const { of, bounds } = shownAs(report ?? UNKNOWN);
    const values = all.flatMap((row) => (row.value === null ? [] : [Math.abs(of(row.value))]));
    const unit = Math.max(...(bounds?.map(Math.abs) ?? [1, ...values]));
    return order.slice(0, count).map((move) => {
        const row = rows.get(move) ?? null;
        const proven = { win: 1, draw: 0, loss: -1 };
        const bar = row?.proven
            ? proven[row.proven]
            : row?.value == null
              ? 0
              : of(row.value) / unit;
        return {
            move,
            report: row,
            best: row !== null && chosen.includes(move),
            share: row?.mix ?? (row === null || total === 0 ? 0 : effortOf(row) / total),
            bar: Math.min(1, Math.max(-1, bar)),
        };
    });
}

/** Whether what the moves are called here needs a wide column. */
export const areLong = (rows: readonly TableRow[]) =>
    rows.some(({ move }) => titleOfMove(move).length > SHORT);
