/** What a figure can show: a painter, the places that people step through, and the same as a table. */
import { type Reading, charts as say } from "../words/charts.ts";
import type { Brush } from "./brush.ts";
import {
    boxOf,
    type Chart,
    colourOf,
    frameOf,
    keyOf,
    type Point,
    paintAxes,
    paintLevels,
    paintMarks,
    paintNames,
    paintSeries,
    type Series,
} from "./chart.ts";
import type { Size } from "./surface.tsx";
import { type ColumnOf, type Table, tableOf } from "./table.ts";

export interface Entry {
    text: string;
    /** Place among the colours of charts. */
    colour?: number;
    /** A class of its mark, where that is no line. */
    look?: string;
    dashed?: boolean;
}

export interface Plot {
    paint: (brush: Brush, size: Size, at: number | null) => void;
    legend: readonly Entry[];
    /** How many places there are for the arrow keys. */
    places: number;
    /** The place under the pointer. */
    find: (x: number, y: number, size: Size) => number | null;
    /** Where a place stands on the axis. */
    at?: (place: number) => number | undefined;
    /** What is read there. */
    words: (place: number) => string;
    table: () => Table;
    /** What the JSON file holds. */
    data: () => unknown;
    /** The key of the series under the pointer. */
    series?: (x: number, y: number, size: Size) => string | null;
}

/** How near the pointer has to be to a line. */
const NEAR = 18;

const at = ({ points }: Series, x: number): Point | undefined =>
    points.find((point) => point.x === x);

const tidy = (value: number | null | undefined) =>
    value == null ? null : Number(value.toPrecision(8));

function tableFor({ x, series }: Chart, xs: readonly number[], caption: string): Table {
    const words = x.marks !== undefined;
    return tableOf(caption, xs, [
        { title: x.title, numeric: !words, of: (value) => (words ? x.text(value) : value) },
        ...series.flatMap((one): ColumnOf<number>[] => [
            { title: one.name, of: (value) => tidy(at(one, value)?.y) },
            ...(one.spread === undefined ? [] : (["low", "high"] as const)).map((end) => ({
                title: say.ends[end](one.name),
                of: (value: number) => tidy(at(one, value)?.[end]),
            })),
        ]),
    ]);
}

function wordsOf({ x, y, series, marks = [] }: Chart, value: number): string {
    const read = series.flatMap((one): Reading[] => {
        const { y: level = null, low, high } = at(one, value) ?? {};
        if (level === null) return [];
        const wide = low !== undefined && high !== undefined && low !== high;
        const ends = wide ? { low: y.text(low), high: y.text(high) } : null;
        return [{ name: one.name, value: y.text(level), ends }];
    });
    const told = marks.filter((mark) => mark.x === value).map(({ text }) => text);
    return say.place(x.title, x.text(value), read, told);
}

export function chartPlot(chart: Chart, caption: string): Plot {
    const { series, levels = [] } = chart;
    const xs = [...new Set(series.flatMap(({ points }) => points.map((point) => point.x)))];
    xs.sort((a, b) => a - b);
    const place = (size: Size) => frameOf(chart, boxOf(chart, size));
    const find = (left: number, _: number, size: Size) => {
        const frame = place(size);
        const far = xs.map((value) => Math.abs(frame.x(value) - left));
        return far.length === 0 ? null : far.indexOf(Math.min(...far));
    };
    return {
        places: xs.length,
        find,
        at: (i) => xs[i],
        words: (i) => wordsOf(chart, xs[i] as number),
        table: () => tableFor(chart, xs, caption),
        data: () => chart,
        legend: [...series.filter(({ named }) => !named), ...levels].map(
            ({ name, colour, dash = [] }) => ({
                text: name,
                dashed: dash.length > 0,
                ...(colour !== undefined && { colour }),
            }),
        ),
        series(left, top, size) {
            const [frame, i] = [place(size), find(left, top, size)];
            const value = i === null ? undefined : xs[i];
            const near = series.flatMap((one) => {
                const level = value === undefined ? null : (at(one, value)?.y ?? null);
                const far = level === null ? NEAR : Math.abs(frame.y(level) - top);
                return far < NEAR ? [{ key: keyOf(one), far }] : [];
            });
            return near.sort((a, b) => a.far - b.far)[0]?.key ?? null;
        },
        paint(brush, size, here) {
            const { palette } = brush;
            const frame = place(size);
            const { left, right, top, bottom } = frame;
            paintAxes(brush, chart, frame);
            brush.clip(left - 5, top - 5, right - left + 10, bottom - top + 10);
            paintLevels(brush, chart, frame);
            paintSeries(brush, chart, frame);
            paintMarks(brush, chart, frame);
            const value = here === null ? undefined : xs[here];
            if (value !== undefined) {
                const across = frame.x(value);
                brush.line([across, top, across, bottom], { colour: palette.soft, width: 1 });
                for (const one of series) {
                    const level = at(one, value)?.y ?? null;
                    if (level !== null)
                        brush.circle(across, frame.y(level), 5, colourOf(palette, one.colour), {
                            colour: palette.ground,
                            width: 2,
                        });
                }
            }
            brush.free();
            paintNames(brush, chart, frame, size.width - right - 6);
        },
    };
}
