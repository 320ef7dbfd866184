/** Strength against what a move costs: a point for every player, its interval as a bar, and the Pareto front. */
import type { Brush } from "../../../charts/brush.ts";
import {
    type Axis,
    boxOf,
    type Chart,
    colourOf,
    type Frame,
    frameOf,
    paintAxes,
} from "../../../charts/chart.ts";
import type { Plot } from "../../../charts/plot.ts";
import { rangeOf, rounded } from "../../../charts/scale.ts";
import type { Size } from "../../../charts/surface.tsx";
import { tableOf } from "../../../charts/table.ts";
import { grouped } from "../../../words/numbers.ts";
import { scale as say } from "../../../words/scale.ts";
import { frontOf, heightOf, LEAST_MS, type ScalePoint } from "./points.ts";

/** Colours; further algorithms have squares. */
const COLOURS = 8;
const SIZE = 4.5;

const costOf = ({ ms }: Pick<ScalePoint, "ms">) => Math.max(LEAST_MS, ms);

function axesOf(points: readonly ScalePoint[], unit: "elo" | "points"): Chart {
    const costs = points.map(costOf);
    const heights = points.flatMap((one) => [heightOf(one), one.low, one.high]);
    const x: Axis = {
        title: say.axes.cost,
        text: (ms) => grouped(ms, 4),
        ...rounded({ low: Math.min(...costs), high: Math.max(...costs), log: true }),
    };
    const y: Axis = {
        title: say.axes[unit],
        text: (at) => grouped(at),
        ...rangeOf(heights, { least: 100 }),
    };
    return { x, y, series: [] };
}

/** A round point, a square one, or a larger diamond of a player that was measured here. */
function paintPoint(brush: Brush, point: ScalePoint, x: number, y: number, size: number): void {
    const { palette } = brush;
    const fill = colourOf(palette, point.algorithm);
    if (point.kind !== "scale") {
        const far = size + 3;
        const corners = (by: number) => [x - by, y, x, y - by, x + by, y, x, y + by];
        brush.polygon(corners(far + 2), palette.text);
        brush.polygon(corners(far), fill);
    } else if (point.algorithm >= COLOURS) {
        brush.rect(x - size, y - size, 2 * size, 2 * size, fill, {
            colour: palette.ground,
            width: 1.5,
        });
    } else {
        brush.circle(x, y, size, fill, { colour: palette.ground, width: 1.5 });
    }
}

/** The interval; an end that is not known is an arrow's. */
function paintBar(brush: Brush, point: ScalePoint, x: number, frame: Frame): void {
    const { low, high } = point;
    const stroke = { colour: `${colourOf(brush.palette, point.algorithm)}aa`, width: 1.5 };
    const here = frame.y(heightOf(point) ?? 0);
    const [bottom, top] = [
        low === null ? here + 18 : frame.y(low),
        high === null ? here - 18 : frame.y(high),
    ];
    if (bottom - top < 1) return;
    brush.line([x, bottom, x, top], stroke);
    const end = (y: number, open: number) =>
        brush.line([x - 4, y + open, x, y, x + 4, y + open], stroke);
    end(bottom, low === null ? -4 : 0);
    end(top, high === null ? 4 : 0);
}

function paintFront(brush: Brush, points: readonly ScalePoint[], frame: Frame): void {
    const corners = frontOf(points);
    const last = corners.at(-1);
    if (last === undefined) return;
    const line = corners.flatMap(({ ms, at }) => [frame.x(ms), frame.y(at)]);
    brush.line([...line, frame.right, frame.y(last.at)], {
        colour: brush.palette.good,
        width: 1.5,
        dash: [5, 4],
    });
}

interface Content {
    points: readonly ScalePoint[];
    unit: "elo" | "points";
    /** Titles of the algorithms, by their numbers. */
    algorithms: readonly string[];
    words: (point: ScalePoint) => string;
    caption: string;
    data: () => unknown;
}

/** Points are walked through by their strength. */
export function scalePlot({ points, unit, algorithms, words, caption, data }: Content): Plot {
    const chart = axesOf(points, unit);
    const place = (size: Size) => frameOf(chart, boxOf(chart, size));
    const spot = (point: ScalePoint, frame: Frame) =>
        [frame.x(costOf(point)), frame.y(heightOf(point) ?? 0)] as const;
    return {
        places: points.length,
        legend: [
            ...algorithms.map((text, colour) => ({
                ...{ text, colour },
                look: colour < COLOURS ? "scale-mark scale-round" : "scale-mark",
            })),
            { text: say.front.name, dashed: true },
        ],
        words: (i) => words(points[i] as ScalePoint),
        data,
        table: () =>
            tableOf(caption, points, [
                { title: say.table.player, numeric: false, of: ({ title }) => title },
                { title: say.table[unit].title, of: ({ at }) => at },
                { title: say.table.low, of: ({ low }) => low },
                { title: say.table.high, of: ({ high }) => high },
                { title: say.table.cost.title, of: ({ ms }) => ms },
                { title: say.table.games, of: ({ games }) => games },
            ]),
        find(left, top, size) {
            const frame = place(size);
            const far = points.map((point) => {
                const [x, y] = spot(point, frame);
                return Math.hypot(x - left, y - top);
            });
            return far.length === 0 ? null : far.indexOf(Math.min(...far));
        },
        paint(brush, size, here) {
            const { palette } = brush;
            const frame = place(size);
            const { left, right, top, bottom } = frame;
            paintAxes(brush, chart, frame);
            brush.clip(left - 8, top - 8, right - left + 16, bottom - top + 16);
            paintFront(brush, points, frame);
            for (const point of points) paintBar(brush, point, spot(point, frame)[0], frame);
            for (const point of points) paintPoint(brush, point, ...spot(point, frame), SIZE);
            const chosen = here === null ? undefined : points[here];
            if (chosen !== undefined) {
                const [x, y] = spot(chosen, frame);
                const across = { colour: palette.soft, width: 1 };
                brush.line([x, bottom, x, y], across);
                brush.line([left, y, x, y], across);
                brush.circle(x, y, SIZE + 6, null, { colour: palette.text, width: 2 });
                paintPoint(brush, chosen, x, y, SIZE + 1.5);
            }
            brush.free();
        },
    };
}
