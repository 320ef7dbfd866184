/**
 * What a search says about the single clicks of moves: of each cell that can be clicked at a stage the
 * best value, the mean and the effort of all moves that go through it.
 */
import type { Report, Show } from "../../engine/protocol.ts";

interface StageValue {
    /** Moves through this cell, and those of them that have a value. */
    moves: number;
    valued: number;
    /**
     * For the player to move; null when no move has a value. Of searches that count visits the best move
     * is the most visited one: few visits prove nothing.
     */
    best: number | null;
    mean: number | null;
    /** Visits or nodes. */
    effort: number;
}

/** Value and effort of every legal move, in the order of `line.moves`. */
interface Found {
    values: (number | null)[];
    efforts: number[];
}

const known = new WeakMap<Report, { line: Show; found: Found }>();

/**
 * Progress tells all moves in short and the best ones at length, the last line all at length. A report
 * of another position tells nothing.
 */
function findings(line: Show, report: Report): Found {
    const kept = known.get(report);
    if (kept?.line === line) return kept.found;
    const places = new Map(line.moves.map((row, i) => [row.move, i]));
    const found: Found = {
        values: line.moves.map(() => null),
        efforts: line.moves.map(() => 0),
    };
    const fits = report.moves.every((row) => places.has(row.move));
    if (fits && report.values?.length === line.moves.length) {
        // The core sends tenths.
        found.values = report.values.map((value) => (value === null ? null : value / 10));
        found.efforts = report.visits?.slice() ?? found.efforts;
    }
    for (const row of fits ? report.moves : []) {
        const at = places.get(row.move) as number;
        found.values[at] = row.value;
        found.efforts[at] = row.visits > 0 ? row.visits : row.nodes;
    }
    known.set(report, { line, found });
    return found;
}

/** Of each cell's token at `stage` (0 = first click) what the moves after `clicks` say of it. */
export function stageValues(
    line: Show,
    report: Report,
    clicks: readonly number[],
    stage: number,
): Map<number, StageValue> {
    const { values, efforts } = findings(line, report);
    const cells = new Map<number, StageValue>();
    const sums = new Map<number, number>();
    const most = new Map<number, number>();
    const counts = report.playouts > 0;
    line.moves.forEach(({ path }, i) => {
        const token = path[stage];
        if (token === undefined || clicks.some((click, k) => path[k] !== click)) return;
        let cell = cells.get(token);
        if (cell === undefined) {
            cell = { moves: 0, valued: 0, best: null, mean: null, effort: 0 };
            cells.set(token, cell);
        }
        cell.moves++;
        cell.effort += efforts[i] ?? 0;
        const value = values[i] ?? null;
        if (value === null) return;
        cell.valued++;
        const rank = counts ? (efforts[i] ?? 0) : value;
        if (cell.best === null || rank > (most.get(token) as number)) {
            cell.best = value;
            most.set(token, rank);
        }
        sums.set(token, (sums.get(token) ?? 0) + value);
    });
    for (const [token, sum] of sums) {
        const cell = cells.get(token) as StageValue;
        cell.mean = sum / cell.valued;
    }
    return cells;
}

/** What decides how dark a cell is. */
export type Weight = "visits" | "best" | "mean";

/** 0..1 for every cell, the darkest 1; values run from the lowest to the highest that is seen. */
export function heatOf(cells: Map<number, StageValue>, weight: Weight): Map<number, number> {
    const raw = new Map<number, number>();
    for (const [token, cell] of cells) {
        const value = weight === "visits" ? cell.effort : cell[weight];
        if (value !== null) raw.set(token, value);
    }
    const all = [...raw.values()];
    const high = Math.max(...all);
    const low = weight === "visits" ? 0 : Math.min(...all);
    const heat = new Map<number, number>();
    for (const [token, value] of raw) {
        const share = high > low ? (value - low) / (high - low) : 1;
        // Square roots: cells with little effort stay visible.
        heat.set(token, weight === "visits" ? Math.sqrt(share) : 0.06 + 0.94 * share);
    }
    return heat;
}
