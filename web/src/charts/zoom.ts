/** A part of a chart, enlarged along its first axis; the other one follows what is seen. */
import type { Chart } from "./chart.ts";
import { rangeOf, shareOf, valueAt } from "./scale.ts";

/** The part of the axis that is seen, both ends from 0 to 1. */
export interface Part {
    from: number;
    to: number;
}

export const WHOLE: Part = { from: 0, to: 1 };

/** No less of the axis is shown. */
const LEAST = 1 / 64;

export const isWhole = ({ from, to }: Part) => from <= 0 && to >= 1;

/** Half as much of the axis, or twice as much, about a value that stays in view. */
export function scaled(part: Part, factor: number, { x }: Chart, about: number): Part {
    const size = Math.min(1, Math.max(LEAST, (part.to - part.from) * factor));
    const middle = shareOf(x, about);
    const from = Math.min(1 - size, Math.max(0, middle - size / 2));
    return { from, to: from + size };
}

export function partOf(chart: Chart, part: Part): Chart {
    if (isWhole(part)) return chart;
    const { x, y, series } = chart;
    const [low, high] = [valueAt(x, part.from), valueAt(x, part.to)];
    const slack = 1e-9 * Math.abs(high);
    const seen = series.map((one) => ({
        ...one,
        points: one.points.filter((point) => point.x >= low - slack && point.x <= high + slack),
    }));
    const values = seen.flatMap(({ points }) =>
        points.flatMap((point) => [point.y, point.low, point.high]),
    );
    const ends = rangeOf(values, {
        least: (y.high - y.low) / 50,
        bounds: [y.low, y.high],
    });
    return { ...chart, x: { ...x, low, high }, y: { ...y, ...ends }, series: seen };
}
