/** What the convergence chart draws: one line for each of the best root moves. */

import { DASHES, type Chart as Picture } from "../../charts/chart.ts";
import { valueRange } from "../../charts/scale.ts";
import type { Report } from "../../engine/protocol.ts";
import { effortOf, type Sample } from "../../state/read/store.ts";
import { roundText } from "../../text/format.ts";
import { titleOfMove } from "../../text/shown.ts";
import type { ValueAxis } from "../../text/value.ts";
import { think as say } from "../../words/think.ts";

/** Lines drawn at most; more could not be told apart. */
export const LINES = 8;
/** Points of a line at most. */
export const POINTS = 300;

export interface Line {
    move: string;
    /** Colour and dashes, 0..LINES-1; stays with the move while the position lasts. */
    style: number;
    values: (number | null)[];
}

export interface Chart {
    x: number[];
    lines: Line[];
    /** What x counts. */
    unit: "playouts" | "nodes" | "depth";
    log: boolean;
}

/** The history with the report as its last sample: the last line of a search brings no sample. */
export function withLast(
    history: readonly Sample[],
    report: Report | null,
    moves: readonly string[],
): readonly Sample[] {
    if (report === null) return history;
    const effort = effortOf(report);
    if (effort <= (history.at(-1)?.effort ?? 0)) return history;
    const rows = new Map(report.moves.map((row) => [row.move, row]));
    const values = moves.map((move) => {
        const value = rows.get(move)?.value ?? null;
        return value === null ? null : Math.round(value * 10);
    });
    return [...history, { effort, depth: report.depth, values, visits: [] }];
}

/** Samples with the x of the chart: growing, one sample for each x, the last one. */
function along(history: readonly Sample[], x: (sample: Sample) => number): Sample[] {
    const kept: Sample[] = [];
    for (const sample of history) {
        if (x(sample) <= 0) continue;
        while (kept.length > 0 && x(kept.at(-1) as Sample) >= x(sample)) kept.pop();
        kept.push(sample);
    }
    return kept;
}

/** Every n-th sample, and always the last one. */
function thinned(samples: Sample[]): Sample[] {
    const every = Math.ceil(samples.length / POINTS);
    return every <= 1 ? samples : samples.filter((_, i) => (samples.length - 1 - i) % every === 0);
}

/**
 * The lines of the best `LINES` moves. Searchers with playouts are drawn against playouts, iterative
 * deepening against depth, others against nodes. `order` is best first, `moves` the order of values.
 */
export function buildChart(
    history: readonly Sample[],
    moves: readonly string[],
    order: readonly string[],
    playouts: boolean,
): Chart {
    const depths = new Set(history.map((sample) => sample.depth).filter((depth) => depth > 0));
    const deepening = !playouts && depths.size > 1;
    const x = (sample: Sample) => (deepening ? sample.depth : sample.effort);
    const samples = thinned(along(history, x));
    const chosen = new Set(order.slice(0, LINES));
    const drawn = moves.flatMap((move, index) => (chosen.has(move) ? [{ move, index }] : []));
    return {
        x: samples.map(x),
        lines: drawn.map(({ move, index }, i) => ({
            move,
            style: moves.length <= LINES ? index : i,
            // The core sends tenths.
            values: samples.map((sample) => {
                const value = sample.values[index];
                return value === null || value === undefined ? null : value / 10;
            }),
        })),
        unit: deepening ? "depth" : playouts ? "playouts" : "nodes",
        log: !deepening,
    };
}

/** The same for a figure: every line carries its move at its right end. */
export function pictureOf(
    { x, lines, unit, log }: Chart,
    { title, bounds, of, text }: ValueAxis,
): Picture {
    const [low = 1, high = 1] = [x[0], x.at(-1)];
    const along =
        low < high
            ? { low, high }
            : log
              ? { low: low / 2, high: low * 2 }
              : { low: low - 1, high: low + 1 };
    return {
        x: { title: say.axis[unit], text: roundText, ...along, log, whole: true },
        y: {
            title,
            text,
            ...valueRange(
                lines.flatMap(({ values }) => values.map((y) => (y === null ? null : of(y)))),
                bounds,
            ),
        },
        series: lines.map(({ move, style, values }) => ({
            name: titleOfMove(move),
            key: move,
            named: true,
            colour: style,
            dash: DASHES[style] ?? [],
            // A move that has no value in one sample has one line all the same.
            points: values.flatMap((y, i) => (y === null ? [] : [{ x: x[i] as number, y: of(y) }])),
        })),
    };
}
