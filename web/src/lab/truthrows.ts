/** The rows of a truth experiment as lines of a chart and as files. Pure functions. */
import type { TruthRow } from "../engine/protocol.ts";

export interface TruthWish {
    specs: string[];
    positions: number;
    /** "8..14" */
    plies: string;
}

/** The console line of an experiment. */
export function truthCommand({ specs, positions, plies }: TruthWish): string {
    return `truth ${specs.join(" ")} positions=${positions} plies=${plies}`;
}

export type Measure = "optimal" | "kept";
export type Axis = "effort" | "ms";

export interface TruthPoint {
    row: TruthRow;
    x: number;
    /** Per cent. */
    y: number;
    error: number;
}

export interface Series {
    index: number;
    name: string;
    points: TruthPoint[];
}

/** The rows as lines of a chart; what has no effort at all (random players) stands at the left end. */
export function seriesOf(rows: readonly TruthRow[], measure: Measure, axis: Axis): Series[] {
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

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The rows as a table for other programs. */
export function truthCsv(rows: readonly TruthRow[]): string {
    const head =
        "spec,series,value,positions,optimal,optimal_error,critical,kept,kept_error,loss,effort,ms";
    const lines = rows.map((row) =>
        [
            quoted(row.spec),
            row.series,
            row.value === null ? "" : quoted(String(row.value)),
            row.positions,
            row.optimal,
            row.optimal_error,
            row.critical,
            row.kept ?? "",
            row.kept_error ?? "",
            row.loss,
            row.effort,
            row.ms,
        ].join(","),
    );
    return `${[head, ...lines].join("\n")}\n`;
}
