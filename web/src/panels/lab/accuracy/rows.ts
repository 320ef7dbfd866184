/** The rows of an accuracy test as lines of a chart. Pure functions. */

import type { Point, Series } from "../../../charts/chart.ts";
import type { AccuracyLine, AccuracyProgress, AccuracyRow } from "../../../engine/protocol.ts";
import { nameOf } from "../../../state/read/spec.ts";

export interface AccuracyRequest {
    specs: string[];
    positions: number;
    /** "8..14" */
    plies: string;
    /** Of the positions. */
    seed: number;
}

/** The console line of an experiment. */
export function accuracyCommand({ specs, positions, plies, seed }: AccuracyRequest): string {
    return `accuracy ${specs.join(" ")} positions=${positions} plies=${plies} seed=${seed}`;
}

/** Shares players among workers like cards: the places of each worker's own. */
export function dealt(players: number, workers: number): number[][] {
    const hands: number[][] = Array.from({ length: Math.min(players, workers) }, () => []);
    for (let i = 0; i < players; i++) hands[i % hands.length]?.push(i);
    return hands;
}

/** What a worker knows of the players at these places. */
interface AccuracyPart {
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
        ...(said.some((line) => "stopped" in line && line.stopped) && { stopped: true }),
        unsolved: Math.max(...said.map(({ unsolved }) => unsolved)),
        reason: said.find(({ reason }) => reason !== null)?.reason ?? null,
        done: sum("done"),
        total: sum("total"),
        rows: rows.sort((a, b) => a.series - b.series),
    };
}

export type Measure = "optimal" | "kept";
export type Axis = "effort" | "ms";

/** The rows as lines of a chart; what has no effort at all (random players) stands at the left end. */
export function seriesOf(
    rows: readonly AccuracyRow[],
    measure: Measure,
    axis: Axis,
    titleOf: (spec: string) => string | undefined = () => undefined,
): Series[] {
    const least = axis === "effort" ? 1 : 0.001;
    const points = new Map<number, Series & { points: Point[] }>();
    for (const row of rows) {
        const [y, low, high] = [row[measure], row[`${measure}_low`], row[`${measure}_high`]];
        if (y === null || low === null || high === null) continue;
        const name = titleOf(row.spec) ?? nameOf(row.spec);
        const look = { colour: row.series, spread: "bars", dots: "round" } as const;
        const line = points.get(row.series) ?? { name, ...look, points: [] };
        points.set(row.series, line);
        const x = Math.max(least, row[axis]);
        line.points.push({ x, y: 100 * y, low: 100 * low, high: 100 * high });
    }
    const all = [...points.values()];
    for (const line of all) line.points.sort((a, b) => a.x - b.x);
    return all;
}
