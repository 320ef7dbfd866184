/**
 * Lines, bands, points with error bars and bars over two axes: what a chart is, and its painters. A view
 * with a layout of its own gives the box of the plot and calls the painters that it needs; `chartPlot`
 * in plot.ts does all for a figure.
 */
import type { Brush } from "./brush.ts";
import type { Palette } from "./palette.ts";
import { type Ends, marksOf, shareOf, spread } from "./scale.ts";
import type { Size } from "./surface.tsx";

export interface Axis extends Ends {
    /** What it counts, and in which unit. */
    title: string;
    text: (value: number) => string;
    /** Where numbers stand; round numbers by default. */
    marks?: readonly number[];
    /** No numbers between whole ones. */
    whole?: boolean;
}

export interface Point {
    x: number;
    /** Null where it is not known: the line breaks. */
    y: number | null;
    /** Its interval. */
    low?: number;
    high?: number;
    /** A dot stands here, in this colour or that of the series. */
    dot?: boolean;
    colour?: string;
}

export interface Series {
    name: string;
    /** By which it is marked and told apart; the name where it is missing. */
    key?: string;
    /** Place among the colours of charts. */
    colour: number;
    points: readonly Point[];
    dash?: readonly number[];
    /** How the intervals are drawn. */
    spread?: "band" | "bars";
    /** What stands at every point. */
    dots?: "round" | "square";
    /** The name stands at the right end of the line, not in the legend. */
    named?: boolean;
}

export const keyOf = ({ key, name }: Pick<Series, "key" | "name">) => key ?? name;

/** A line across. */
export interface Level {
    name: string;
    y: number;
    low?: number;
    high?: number;
    /** Place among the colours of charts; the colour of letters without. */
    colour?: number;
    dash: readonly number[];
}

/** Something to point out on a series. */
export interface Mark {
    x: number;
    tone: "good" | "bad" | "warn";
    text: string;
}

export interface Chart {
    x: Axis;
    y: Axis;
    series: readonly Series[];
    levels?: readonly Level[];
    marks?: readonly Mark[];
    /** The series that stands out. */
    marked?: string | null;
}

/** Patterns that tell lines apart beside their colours. */
export const DASHES: readonly number[][] = [
    ...[[], [7, 3], [2, 3], [10, 3, 2, 3]],
    ...[
        [5, 2],
        [1, 2],
        [12, 4],
        [3, 6],
    ],
];

export interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export interface Frame extends Box {
    x: (value: number) => number;
    y: (value: number) => number;
}

const FONT = 11;
/** Widths of a letter of a number and of a name. */
const DIGIT = 6.4;
const LETTER = 7.6;

export const colourOf = (palette: Palette, i: number) => palette.charts[i % 8] as string;

/** The plot of a chart within its picture: room for numbers, titles and names around it. */
export function boxOf({ x, y, series }: Chart, { width, height }: Size): Box {
    const numbers = marksOf(y).map((mark) => y.text(mark).length);
    const last = (DIGIT * Math.max(3, x.text(x.high).length)) / 2;
    const names = series.map(({ name, named }) => (named ? name.length : 0));
    return {
        left: Math.max(30, 12 + DIGIT * Math.max(0, ...numbers)),
        right: width - Math.max(4 + last, 10 + LETTER * Math.max(0, ...names)),
        top: y.title === "" ? 8 : 22,
        bottom: height - (x.title === "" ? 24 : 38),
    };
}

export function frameOf({ x, y }: Pick<Chart, "x" | "y">, box: Box): Frame {
    return {
        ...box,
        x: (value) => box.left + shareOf(x, value) * (box.right - box.left),
        y: (value) => box.bottom - shareOf(y, value) * (box.bottom - box.top),
    };
}

/** Numbers along one axis that do not touch. */
function* labels(axis: Axis, room: number, at: (mark: number) => number, gap: number) {
    let end = Number.NEGATIVE_INFINITY;
    for (const mark of axis.marks ?? marksOf(axis, Math.max(2, room), axis.whole)) {
        const text = axis.text(mark);
        const half = gap > 0 ? gap / 2 : (DIGIT * text.length) / 2 + 3;
        const free = at(mark) - half >= end;
        if (free) end = at(mark) + half;
        yield { mark, text: free ? text : "" };
    }
}

/** `down`: how much further below the plot the numbers stand. */
export function paintAxes(brush: Brush, chart: Chart, frame: Frame, down = 0): void {
    const { palette } = brush;
    const { left, right, top, bottom } = frame;
    const style = { size: FONT, fill: palette.soft } as const;
    const { x, y } = chart;
    for (const { mark, text } of labels(y, (bottom - top) / 30, (v) => -frame.y(v), FONT)) {
        const at = frame.y(mark);
        const colour = mark === 0 && y.low < 0 ? palette.lineStrong : palette.line;
        brush.line([left, at, right, at], { colour, width: 1 });
        brush.text(text, left - 6, at, { ...style, align: "right" });
    }
    for (const { mark, text } of labels(x, (right - left) / 50, frame.x, 0)) {
        const at = frame.x(mark);
        brush.line([at, top, at, bottom], { colour: palette.line, width: 1 });
        brush.text(text, at, bottom + 13 + down, { ...style, align: "center" });
    }
    brush.text(y.title, left, top - 12, style);
    brush.text(x.title, right, bottom + 29 + down, { ...style, align: "right" });
}

export function paintLevels(brush: Brush, chart: Chart, frame: Frame): void {
    const { palette } = brush;
    const { left, right } = frame;
    for (const { y, low = y, high = y, colour, dash } of chart.levels ?? []) {
        const ink = colour === undefined ? palette.good : colourOf(palette, colour);
        if (high > low)
            brush.rect(left, frame.y(high), right - left, frame.y(low) - frame.y(high), `${ink}22`);
        brush.line([left, frame.y(y), right, frame.y(y)], {
            colour: ink,
            width: 1.5,
            dash: [...dash],
        });
    }
}

/** Stretches of points that are all known. */
function runsOf(points: readonly Point[]): (Point & { y: number })[][] {
    const runs: (Point & { y: number })[][] = [[]];
    for (const point of points)
        if (point.y !== null) runs.at(-1)?.push(point as Point & { y: number });
        else if (runs.at(-1)?.length !== 0) runs.push([]);
    return runs;
}

/** The bands of all series lie below all their lines. */
export function paintSeries(brush: Brush, chart: Chart, frame: Frame): void {
    const { palette } = brush;
    const { series, marked = null } = chart;
    const known = series.some((one) => keyOf(one) === marked);
    // The first ones are the best: they lie above the others.
    const order = [...series].reverse();
    for (const one of order)
        if (one.spread === "band")
            paintBand(brush, `${colourOf(palette, one.colour)}22`, one, frame);
    for (const one of order) {
        const faint = known && keyOf(one) !== marked;
        const colour = colourOf(palette, one.colour) + (faint ? "55" : "");
        const width = known && !faint ? 3 : 1.9;
        const dash = [...(one.dash ?? [])];
        for (const run of runsOf(one.points)) {
            const line = run.flatMap(({ x, y }) => [frame.x(x), frame.y(y)]);
            if (run.length > 1) brush.line(line, { colour, width, dash });
            for (const point of run) {
                const [x, y] = [frame.x(point.x), frame.y(point.y)];
                if (one.spread === "bars" && point.low !== point.high) {
                    const [low, high] = [frame.y(point.low ?? 0), frame.y(point.high ?? 0)];
                    for (const bar of [
                        [x, low, x, high],
                        [x - 4, low, x + 4, low],
                        [x - 4, high, x + 4, high],
                    ])
                        brush.line(bar, { colour, width: 1.5 });
                }
                if (one.dots === "square") brush.rect(x - 4, y - 4, 8, 8, colour);
                else if (one.dots === "round" || point.dot || run.length === 1)
                    brush.circle(x, y, 4, point.colour ?? colour, {
                        colour: palette.ground,
                        width: 1.5,
                    });
            }
        }
    }
}

function paintBand(brush: Brush, fill: string, { points }: Series, frame: Frame): void {
    for (const run of runsOf(points)) {
        const wide = run.filter(({ low, high }) => low !== undefined && low !== high);
        if (wide.length < 2) continue;
        const edge =
            (end: "low" | "high") =>
            ({ x, [end]: y }: Point) => [frame.x(x), frame.y(y ?? 0)];
        brush.polygon(
            [...wide.flatMap(edge("high")), ...wide.reverse().flatMap(edge("low"))],
            fill,
        );
    }
}

/** Names at the right ends of the lines, apart from each other; `room` is their width. */
export function paintNames(brush: Brush, { series }: Chart, frame: Frame, room: number): void {
    const ends = series.flatMap(({ name, named, colour, points }) => {
        const y = points.findLast((point) => point.y !== null)?.y ?? null;
        return named && y !== null ? [{ name, colour, y: frame.y(y) }] : [];
    });
    const wanted = ends.map(({ y }) => y);
    const places = spread(wanted, 13, frame.top + 4, frame.bottom - 4);
    ends.forEach(({ name, colour }, i) => {
        const fill = colourOf(brush.palette, colour);
        brush.text(name, frame.right + 6, places[i] as number, {
            size: 12,
            weight: 650,
            fill,
            room,
        });
    });
}

/** Upright bars from the bottom of the frame, as wide as a share of their room, with their value above. */
export function paintBars(brush: Brush, { x, y, series }: Chart, frame: Frame): void {
    const { palette } = brush;
    const room = (frame.right - frame.left) / (x.high - x.low);
    for (const { points } of series)
        for (const point of points) {
            if (point.y === null) continue;
            const [middle, top] = [frame.x(point.x), frame.y(point.y)];
            brush.rect(
                middle - room * 0.3,
                top,
                room * 0.6,
                frame.bottom - top,
                palette.accentSoft,
                {
                    colour: palette.accent,
                    width: 1,
                },
            );
            brush.text(y.text(point.y), middle, top - 7, {
                size: FONT,
                align: "center",
                fill: palette.text,
                room: room - 2,
            });
        }
    brush.line([frame.left, frame.bottom, frame.right, frame.bottom], {
        colour: palette.lineStrong,
        width: 1,
    });
}

const SIZE = 5;

/** Diamonds at what is pointed out: on the first series. */
export function paintMarks(brush: Brush, chart: Chart, frame: Frame): void {
    for (const { x, tone } of chart.marks ?? []) {
        const y = chart.series[0]?.points.find((point) => point.x === x)?.y ?? null;
        if (y === null) continue;
        const [a, b] = [frame.x(x), frame.y(y)];
        brush.polygon([a - SIZE, b, a, b - SIZE, a + SIZE, b, a, b + SIZE], brush.palette[tone]);
    }
}
