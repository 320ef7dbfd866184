/** Paints a sweep: move, value, effort and time against one parameter, or a heat map of two. */

import type { Brush } from "../../../charts/brush.ts";
import {
    type Axis,
    type Chart,
    colourOf,
    frameOf,
    paintAxes,
    paintBars,
    paintSeries,
} from "../../../charts/chart.ts";
import type { Painter } from "../../../charts/files.ts";
import { type Matrix, matrixHeight, paintMatrix } from "../../../charts/matrix.ts";
import { type Palette, placeOf } from "../../../charts/palette.ts";
import { marksOf, valueRange } from "../../../charts/scale.ts";
import type { Size } from "../../../charts/surface.tsx";
import type { Show } from "../../../engine/protocol.ts";
import { countText, timeText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { valueAxis, valueText } from "../../../text/value.ts";
import { sweep as say } from "../../../words/inside/sweep.ts";
import { decimals, grouped, significant } from "../../../words/numbers.ts";
import { reachOf } from "../measure.ts";
import { cellOf, measureOf, type Outcome, type Sweep } from "./parameters.ts";

export interface Scene {
    sweep: Sweep;
    line: Show;
    /** The cell that is being searched; -1 = none. */
    busy: number;
}

const LEFT = 66;
const RIGHT = 8;
const STRIP = 28;
const CHART = 104;
const BARS = 55;
const GAP = 14;
/** Of the chart, below the strip. */
const TITLE = 10;
const AXIS = 22;
/** Narrower columns have no room for "0.9 ms". */
const UNIT_ROOM = 46;

function placeIn(scene: Scene, value: number): number {
    const values = scene.sweep.cells.flatMap((cell) => (cell?.value == null ? [] : [cell.value]));
    const { bounds } = measureOf(scene.sweep);
    const { middle, span } = reachOf(bounds, values);
    return bounds === null ? (value - middle) / span : placeOf(value, middle, span);
}

/** Colours of the moves, in the order in which they first came. */
function coloursOf(palette: Palette, cells: Sweep["cells"]): Map<string, string> {
    const colours = new Map<string, string>();
    for (const cell of cells)
        if (cell?.best != null && !colours.has(cell.best))
            colours.set(cell.best, colourOf(palette, colours.size));
    return colours;
}

function paintStrip(brush: Brush, scene: Scene, x: (i: number) => number, wide: number): void {
    const { palette } = brush;
    const { sweep, busy } = scene;
    const colours = coloursOf(palette, sweep.cells);
    sweep.first.values.forEach((_, i) => {
        const best = sweep.cells[i]?.best;
        const colour = best == null ? undefined : colours.get(best);
        brush.rect(x(i) - wide / 2 + 1, 2, wide - 2, STRIP - 4, palette.inset, {
            colour: i === busy ? palette.accent : (colour ?? palette.line),
            width: best == null ? 1 : 2.5,
        });
        brush.text(best != null ? titleOfMove(best) : i === busy ? "…" : "–", x(i), STRIP / 2, {
            size: 12,
            weight: 650,
            align: "center",
            fill: palette.text,
            room: wide - 6,
        });
    });
}

/** A chart over the values of the parameter; only the lowest one has their words below it. */
function chartOf(
    scene: Scene,
    title: string,
    of: (cell: Outcome) => number | null,
    y: Pick<Axis, "low" | "high" | "text">,
    colours?: Map<string, string>,
): Chart {
    const { first, cells } = scene.sweep;
    return {
        x: {
            title: "",
            text: () => "",
            low: -0.5,
            high: first.values.length - 0.5,
            marks: [],
        },
        y: { ...y, title, marks: marksOf(y, 3) },
        series: [
            {
                name: title,
                colour: 0,
                dots: "round",
                points: cells.flatMap((cell, x) => {
                    const colour = colours?.get(cell?.best ?? "");
                    const value = cell == null ? null : of(cell);
                    return value === null ? [] : [{ x, y: value, ...(colour && { colour }) }];
                }),
            },
        ],
    };
}

function paintLine(brush: Brush, scene: Scene, size: Size): void {
    const { palette } = brush;
    const { sweep, line } = scene;
    const { first } = sweep;
    const right = size.width - RIGHT;
    const wide = (right - LEFT) / Math.max(1, first.values.length);
    const x = (i: number) => LEFT + (i + 0.5) * wide;
    const label = { size: 11, fill: palette.soft } as const;
    brush.text(say.heads.move, 0, STRIP / 2, label);
    paintStrip(brush, scene, x, wide);
    let top = STRIP + GAP + TITLE;
    const measure = measureOf(sweep);
    const axis = valueAxis(measure, line, line.mover ?? 0);
    // What another setting measures in something else has no place on this axis.
    const markOf = ({ value, measure: { scale } }: Outcome) =>
        value === null || scale !== measure.scale ? null : axis.of(value);
    const values = sweep.cells.map((cell) => (cell == null ? null : markOf(cell)));
    const value = chartOf(
        scene,
        axis.title,
        markOf,
        { ...valueRange(values, axis.bounds), text: axis.text },
        coloursOf(palette, sweep.cells),
    );
    const frame = frameOf(value, { left: LEFT, right, top, bottom: top + CHART });
    paintAxes(brush, value, frame);
    paintSeries(brush, value, frame);
    top += CHART + GAP;
    const bars = (title: string, of: (cell: Outcome) => number, text: Axis["text"]) => {
        const most = Math.max(1e-9, ...sweep.cells.map((cell) => (cell == null ? 0 : of(cell))));
        const chart = chartOf(scene, title, of, { low: 0, high: most, text });
        const box = { left: LEFT, right, top: top + 16, bottom: top + BARS };
        paintBars(brush, chart, frameOf(chart, box));
        brush.text(title, 0, top + 8, label);
        top += BARS + GAP;
    };
    bars(
        say.heads.effort,
        (cell) => cell.effort,
        wide < UNIT_ROOM
            ? (count) => shortText(String(Number(count.toPrecision(2))), wide)
            : countText,
    );
    bars(
        wide < UNIT_ROOM ? say.heads.milliseconds : say.heads.time,
        (cell) => cell.ms,
        (ms) => shortTime(ms, wide),
    );
    top += AXIS / 2 - GAP;
    brush.text(first.title, 0, top + AXIS, { ...label, room: right });
    first.values.forEach((word, i) => {
        brush.text(shortText(word, wide), x(i), top, {
            size: 12,
            align: "center",
            fill: palette.text,
            room: wide - 2,
        });
    });
}

/** 0.9, 12, 1.2 s; the letters only where there is room. */
const shortTime = (ms: number, wide: number) => {
    if (wide < UNIT_ROOM && ms < 1000) return decimals(ms, ms < 10 ? 1 : 0);
    return timeText(ms, 1);
};

/** 12000 as 12k, 2300 with its digits in threes or where there is no room for that as 2.3k; words as they are. */
export function shortText(value: string, wide = UNIT_ROOM): string {
    const number = cellOf(value);
    if (typeof number === "string") return number;
    if (Math.abs(number) < (wide < UNIT_ROOM ? 1000 : 10000)) return grouped(number, 10);
    const [size, letter] = Math.abs(number) < 1e6 ? [1e3, "k"] : [1e6, "M"];
    return `${significant(number / size, 3)}${letter}`;
}

function matrixOf(scene: Scene): Matrix {
    const { first, second, cells } = scene.sweep;
    return {
        x: first.title,
        y: second?.title ?? "",
        columns: first.values.map((value) => shortText(value)),
        rows: second?.values.map((value) => shortText(value)) ?? [],
        busy: scene.busy,
        cells: cells.map((cell) => {
            if (cell == null) return null;
            const lines = [
                cell.best === null ? "–" : titleOfMove(cell.best),
                valueText(cell.value, cell.measure),
            ];
            const place = cell.value === null ? null : placeIn(scene, cell.value);
            return { place, lines, words: lines.join(" ") };
        }),
    };
}

export function heightOf(scene: Scene): number {
    if (scene.sweep.second !== null) return matrixHeight(matrixOf(scene));
    return STRIP + TITLE + CHART + 2 * BARS + 4 * GAP + 2 * AXIS;
}

export const paintSweep =
    (scene: Scene): Painter =>
    (brush, size) => {
        if (scene.sweep.second === null) paintLine(brush, scene, size);
        else paintMatrix(brush, matrixOf(scene), size);
    };
