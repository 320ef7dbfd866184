/** What the convergence chart draws: one line for each of the best root moves. */
import type { Report } from "../engine/protocol.ts";
import { effortOf, type Sample } from "../state/store.ts";

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

/** Lowest and highest value to show: some air, and never a range so small that noise fills it. */
export function valueRange(chart: Chart, points: boolean): [number, number] {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const line of chart.lines)
        for (const value of line.values) {
            if (value === null) continue;
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
    if (low > high) return points ? [0, 1] : [-100, 100];
    const least = points ? Math.max(1, Math.abs(high) * 0.02) : 20;
    const air = Math.max((high - low) * 0.06, (least - (high - low)) / 2, 0);
    const limit = points ? Number.POSITIVE_INFINITY : 105;
    return [Math.max(-limit, low - air), Math.min(limit, high + air)];
}

/** Places on the x axis that get a number: powers of ten, with 2 and 5 between where few fit. */
export function ticks(low: number, high: number, log: boolean): number[] {
    if (!log) {
        const step = Math.max(1, Math.ceil((high - low) / 8));
        const first = Math.ceil(low / step) * step;
        return Array.from(
            { length: Math.max(0, Math.floor((high - first) / step) + 1) },
            (_, i) => first + i * step,
        );
    }
    const from = Math.floor(Math.log10(low));
    const powers = Array.from(
        { length: Math.ceil(Math.log10(high)) - from + 1 },
        (_, i) => 10 ** (from + i),
    );
    const within = (values: number[]) =>
        values.filter((v) => v >= low * 0.999 && v <= high * 1.001);
    const tens = within(powers);
    return tens.length > 2 ? tens : within(powers.flatMap((v) => [v, 2 * v, 5 * v]));
}

/**
 * Places for labels that want to stand at `wanted` (any order) and need `gap` between them, within
 * low..high as long as they fit. The order of heights is kept.
 */
export function spread(
    wanted: readonly number[],
    gap: number,
    low: number,
    high: number,
): number[] {
    const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
    const places = wanted.map((place) => Math.max(low, place));
    let floor = low;
    for (const i of order) {
        places[i] = Math.max(places[i] as number, floor);
        floor = (places[i] as number) + gap;
    }
    let ceiling = high;
    for (const i of order.reverse()) {
        places[i] = Math.min(places[i] as number, ceiling);
        ceiling = (places[i] as number) - gap;
    }
    return places;
}
