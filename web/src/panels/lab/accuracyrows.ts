/** The rows of an accuracy test as lines of a chart and as files. Pure functions. */
import { csv } from "../../charts/table.ts";
import type { AccuracyLine, AccuracyProgress, AccuracyRow } from "../../engine/protocol.ts";

export interface AccuracyWish {
    specs: string[];
    positions: number;
    /** "8..14" */
    plies: string;
    /** Of the positions. */
    seed: number;
}

/** The console line of an experiment. */
export function accuracyCommand({ specs, positions, plies, seed }: AccuracyWish): string {
    return `accuracy ${specs.join(" ")} positions=${positions} plies=${plies} seed=${seed}`;
}

/** Shares players among workers like cards: the places of each worker's own. */
export function dealt(players: number, workers: number): number[][] {
    const hands: number[][] = Array.from({ length: Math.min(players, workers) }, () => []);
    for (let i = 0; i < players; i++) hands[i % hands.length]?.push(i);
    return hands;
}

/** What a worker knows of the players at these places. */
export interface AccuracyPart {
    players: number[];
    latest: AccuracyLine | AccuracyProgress | null;
}

/** What one job with all players would say. Null before the first word. */
export function joined(parts: readonly AccuracyPart[]): AccuracyLine | AccuracyProgress | null {
    const said = parts.flatMap(({ latest }) => (latest === null ? [] : [latest]));
    // The positions are the same everywhere; who has judged most of them knows best.
    const first = [...said].sort((a, b) => b.positions - a.positions)[0];
    if (first === undefined) return null;
    const rows = parts.flatMap(({ players, latest }) =>
        (latest?.rows ?? []).map((row) => ({ ...row, series: players[row.series] ?? 0 })),
    );
    const sum = (key: "done" | "total") => said.reduce((all, line) => all + line[key], 0);
    return {
        ...first,
        ...(said.some((line) => "timed" in line && line.timed) && { timed: true }),
        unsolved: Math.max(...said.map(({ unsolved }) => unsolved)),
        reason: said.find(({ reason }) => reason !== null)?.reason ?? null,
        done: sum("done"),
        total: sum("total"),
        rows: rows.sort((a, b) => a.series - b.series),
    };
}

export type Measure = "optimal" | "kept";
export type Axis = "effort" | "ms";

export interface AccuracyPoint {
    row: AccuracyRow;
    x: number;
    /** Per cent. */
    y: number;
    error: number;
}

export interface Series {
    index: number;
    name: string;
    points: AccuracyPoint[];
}

/** The rows as lines of a chart; what has no effort at all (random players) stands at the left end. */
export function seriesOf(rows: readonly AccuracyRow[], measure: Measure, axis: Axis): Series[] {
    const least = axis === "effort" ? 1 : 0.001;
    const list: Series[] = [];
    for (const row of rows) {
        const share = measure === "optimal" ? row.optimal : row.kept;
        const error = measure === "optimal" ? row.optimal_error : row.kept_error;
        if (share === null || error === null) continue;
        let series = list.find(({ index }) => index === row.series);
        if (series === undefined) {
            series = { index: row.series, name: row.spec.replace(/\(.*/, ""), points: [] };
            list.push(series);
        }
        series.points.push({
            row,
            x: Math.max(least, axis === "effort" ? row.effort : row.ms),
            y: 100 * share,
            error: 100 * error,
        });
    }
    for (const { points } of list) points.sort((a, b) => a.x - b.x);
    return list;
}

const COLUMNS = [
    ...["spec", "series", "value", "positions", "optimal", "optimal_error"],
    ...["critical", "kept", "kept_error", "loss", "effort", "ms"],
] as const satisfies readonly (keyof AccuracyRow)[];

/** The rows as a table for other programs. */
export function accuracyCsv(rows: readonly AccuracyRow[]): string {
    return csv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
}
