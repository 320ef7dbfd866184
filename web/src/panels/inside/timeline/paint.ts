/** Paints the timeline: lines with bands, the strip of moves, the scrubber, the frame of the moment. */

import type { Brush } from "../../../charts/brush.ts";
import {
    type Box,
    type Chart,
    colourOf,
    DASHES,
    type Frame,
    frameOf,
    paintAxes,
    paintNames,
    paintSeries,
} from "../../../charts/chart.ts";
import type { Painter } from "../../../charts/files.ts";
import { type Ends, valueRange } from "../../../charts/scale.ts";
import type { Size } from "../../../charts/surface.tsx";
import type { HistoryLine, Show } from "../../../engine/protocol.ts";
import { roundText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { type Measure, type ValueAxis, valueAxis, valueText } from "../../../text/value.ts";
import { timeline as say } from "../../../words/inside/timeline.ts";
import { decimals } from "../../../words/numbers.ts";
import { type Convergence, comparable, type ExactValues, runsOf, valuesOf } from "./timeline.ts";

export interface Scene {
    trace: Convergence;
    leaders: number[];
    at: number;
    exactValues: ExactValues | null;
    line: Show;
    measure: Measure;
    unit: HistoryLine["unit"];
    bands: boolean;
    marked: string | null;
}

export const LEFT = 48;
const TOP = 22;
/** Below the strip: the numbers of the axis and its title. */
const BOTTOM = 40;
const STRIP = 20;
/** Width of the frame at the right that shows the moment, without its moves. */
const FRAME = 176;
const WIDE = 640;
/** Width of a letter of a move; what the longest move gets at least and at most. */
const LETTER = 7.6;
const NAMES = [54, 84] as const;

function nameRoom({ moves }: Convergence): number {
    const longest = moves.reduce((most, { move }) => Math.max(most, titleOfMove(move).length), 0);
    return Math.min(NAMES[1], Math.max(NAMES[0], longest * LETTER));
}

export function boxOf({ width, height }: Size, trace: Convergence): Box {
    const names = nameRoom(trace);
    // Beside a narrow chart short moves need less than the least.
    const ends = names > NAMES[0] ? names + 10 : NAMES[0] - 10;
    const frame = width >= WIDE ? FRAME + 2 * names + 2 : ends;
    return { left: LEFT, right: width - frame, top: TOP, bottom: height - BOTTOM - STRIP - 8 };
}

const axisOf = ({ measure, line }: Scene) => valueAxis(measure, line, line.mover ?? 0);

/** Exact values that may stand on the axis. */
const marksIn = ({ exactValues, measure }: Scene) =>
    exactValues !== null && comparable(exactValues, measure) ? exactValues : null;

function chartOf(scene: Scene, axis: ValueAxis): Chart {
    const { trace, leaders, bands, marked } = scene;
    const [low = 1, high = 1] = [trace.effort[0], trace.effort.at(-1)];
    const rows = leaders.flatMap((i) => trace.moves[i] ?? []);
    return {
        x: {
            title: say.axis[scene.unit],
            text: roundText,
            low,
            high: Math.max(high, low * 1.01),
            log: true,
        },
        y: {
            title: axis.title,
            text: axis.text,
            ...valueRange(
                valuesOf(trace, leaders, marksIn(scene)).map((y) => (y === null ? y : axis.of(y))),
                axis.bounds,
            ),
        },
        series: rows.map(({ move, value, error }, place) => ({
            name: titleOfMove(move),
            key: move,
            named: true,
            colour: place,
            dash: DASHES[place % DASHES.length] ?? [],
            ...(bands && { spread: "band" as const }),
            points: value.map((y, i) => {
                const wide = error[i] ?? 0;
                const x = trace.effort[i] as number;
                if (y === null || wide === 0) return { x, y: y === null ? y : axis.of(y) };
                return { x, y: axis.of(y), low: axis.of(y - wide), high: axis.of(y + wide) };
            }),
        })),
        marked,
    };
}

type X = (moment: number) => number;

/** One strip: which move would have been played at each moment. */
function paintRuns(brush: Brush, scene: Scene, x: X, top: number): void {
    const { palette } = brush;
    const { trace, leaders } = scene;
    for (const { move, from, to } of runsOf(trace)) {
        const place = leaders.findIndex((i) => trace.moves[i]?.move === move);
        const left = x(from);
        const right = to + 1 < trace.effort.length ? x(to + 1) : x(to) + 2;
        brush.rect(
            left,
            top,
            Math.max(1, right - left - 1),
            STRIP - 4,
            place < 0 ? palette.inset : colourOf(palette, place),
        );
        const title = move === null ? "" : titleOfMove(move);
        if (move !== null && right - left > 8 + title.length * 7)
            brush.text(title, (left + right) / 2, top + (STRIP - 4) / 2, {
                size: 11,
                weight: 650,
                align: "center",
                fill: place < 0 ? palette.text : palette.ground,
                room: right - left - 4,
            });
    }
}

/** The frame of the timeline: every leader with value, band and share of the effort at this moment. */
function paintMoment(
    brush: Brush,
    scene: Scene,
    box: Frame,
    width: number,
    { low, high: top }: Ends,
    axis: ValueAxis,
): void {
    const { palette } = brush;
    const { trace, leaders, at, measure } = scene;
    const exactValues = marksIn(scene);
    const unit = axis.of(1) - axis.of(0);
    const names = nameRoom(trace);
    const left = width - FRAME - names + 10;
    const best = trace.best[at];
    const high = Math.min(44, (box.bottom - box.top - 20) / Math.max(1, leaders.length));
    const whole = trace.moves.reduce((sum, row) => sum + (row.effort[at] ?? 0), 0) || 1;
    brush.text(say.heads.move, left + 6, box.top + 4, { size: 11, fill: palette.soft });
    brush.text(say.heads.value, left + names + 16, box.top + 4, { size: 11, fill: palette.soft });
    brush.text(say.heads.effort, width - 4, box.top + 4, {
        size: 11,
        fill: palette.soft,
        align: "right",
    });
    leaders.forEach((i, place) => {
        const row = trace.moves[i];
        if (row === undefined) return;
        const middle = box.top + 20 + place * high + high / 2;
        const value = row.value[at] ?? null;
        const error = row.error[at] ?? 0;
        if (row.move === best)
            brush.rect(left, middle - high / 2 + 1, FRAME + names - 10, high - 2, palette.inset);
        brush.rect(left, middle - high / 2 + 1, 3, high - 2, colourOf(palette, place));
        brush.text(titleOfMove(row.move), left + 10, middle, {
            size: 12,
            weight: row.move === best ? 700 : 500,
            fill: palette.text,
            room: names,
        });
        const [from, to] = [left + names + 16, width - 46];
        const place01 = (v: number) =>
            from + Math.max(0, Math.min(1, (axis.of(v) - low) / (top - low))) * (to - from);
        if (value !== null) {
            const alone = valueText(value, measure);
            const text = error > 0 ? say.band(alone, decimals(error * unit, 1)) : alone;
            brush.text(text, from, middle - (high > 26 ? 7 : 0), { size: 11, fill: palette.text });
            if (high > 26) {
                const line = middle + 8;
                brush.line([from, line, to, line], { colour: palette.line, width: 1 });
                if (error > 0)
                    brush.line([place01(value - error), line, place01(value + error), line], {
                        colour: colourOf(palette, place),
                        width: 2,
                    });
                brush.circle(place01(value), line, 3.5, colourOf(palette, place));
                const exact = exactValues?.value.get(row.move);
                if (exact !== undefined)
                    brush.line([place01(exact), line - 6, place01(exact), line + 6], {
                        colour: palette.text,
                        width: 2,
                    });
            }
        }
        const share = Math.round(((row.effort[at] ?? 0) / whole) * 100);
        brush.text(say.share(share), width - 4, middle, {
            size: 11,
            fill: palette.soft,
            align: "right",
        });
    });
}

export const painter =
    (scene: Scene): Painter =>
    (brush, size) => {
        const { palette } = brush;
        const { trace, leaders, at } = scene;
        const axis = axisOf(scene);
        const exactValues = marksIn(scene);
        const chart = chartOf(scene, axis);
        const box = frameOf(chart, boxOf(size, trace));
        const x: X = (moment) => box.x(trace.effort[moment] as number);
        paintAxes(brush, chart, box, STRIP + 6);
        brush.clip(box.left, box.top, box.right - box.left + 6, box.bottom - box.top);
        paintSeries(brush, chart, box);
        leaders.forEach((i, place) => {
            const here = trace.moves[i]?.value[at] ?? null;
            if (here !== null)
                brush.circle(x(at), box.y(axis.of(here)), 4, colourOf(palette, place), {
                    colour: palette.ground,
                    width: 1.5,
                });
        });
        brush.free();
        // What is exactly known: a short mark at the right end.
        leaders.forEach((i, place) => {
            const exact = exactValues?.value.get(trace.moves[i]?.move ?? "");
            if (exact !== undefined)
                brush.line(
                    [box.right - 8, box.y(axis.of(exact)), box.right + 4, box.y(axis.of(exact))],
                    {
                        colour: colourOf(palette, place),
                        width: 3,
                    },
                );
        });
        const names = size.width - box.right - 6 - (size.width >= WIDE ? FRAME : 0);
        paintNames(brush, chart, box, names);
        const runs = box.bottom + 8;
        paintRuns(brush, scene, x, runs);
        // The scrubber.
        const here = x(at);
        brush.line([here, box.top, here, runs + STRIP - 2], { colour: palette.accent, width: 2 });
        brush.polygon(
            [here - 6, runs + STRIP + 4, here + 6, runs + STRIP + 4, here, runs + STRIP - 5],
            palette.accent,
        );
        if (size.width >= WIDE) paintMoment(brush, scene, box, size.width, chart.y, axis);
    };
