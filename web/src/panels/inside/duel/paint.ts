/** Paints the duel: the board with everybody's best move, and the values against time or effort. */

import { strokesOfMove } from "../../../board/overlays/strokes.ts";
import type { Brush } from "../../../charts/brush.ts";
import {
    type Chart,
    colourOf,
    DASHES,
    frameOf,
    paintAxes,
    paintNames,
    paintSeries,
} from "../../../charts/chart.ts";
import type { Painter } from "../../../charts/files.ts";
import { valueRange } from "../../../charts/scale.ts";
import type { Size } from "../../../charts/surface.tsx";
import type { Show } from "../../../engine/protocol.ts";
import { countText, timeText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { type Measure, valueAxis } from "../../../text/value.ts";
import { duel as say } from "../../../words/inside/duel.ts";
import { layoutOf, paintBoard } from "../tree/mini.ts";
import { LETTERS, type Sample, type Thinker, votesOf } from "./duel.ts";

export interface Scene {
    line: Show;
    thinkers: readonly Thinker[];
    /** The chart's axis: milliseconds, or nodes and playouts. */
    timed: boolean;
}

const GAP = 24;
const WIDE = 520;
/** Height of one chart at least; the numbers and the title of the axis that all share. */
const CHART = 126;
const AXIS = 32;
/** Width of a letter at the end of a line. */
const END_LETTER = 7.6;
const SHORT_END = 28;
/** Of a thinker that has not said anything yet. */
const RESULT: Measure = { scale: "result", bounds: [-100, 100] };

const boardOf = ({ width }: Pick<Size, "width">) =>
    width >= WIDE ? Math.min(260, width * 0.36) : Math.min(260, width);

export function heightOf({ line, thinkers }: Scene, width: number): number {
    const tall = layoutOf(line.view, boardOf({ width })).height;
    const charts = thinkers.length * CHART + AXIS;
    return width >= WIDE ? Math.max(tall, charts) : tall + GAP + charts;
}

/** Everybody's letter where the best move leads; one ring where all agree, two colours where not. */
function paintVotes(brush: Brush, scene: Scene, width: number): void {
    const { palette } = brush;
    const { line } = scene;
    const { view } = line;
    const { side, height: tall, middle: at } = layoutOf(view, width);
    const size = Math.max(20, Math.min(34, side * 0.8));
    const edges: { [key: string]: [number, number] } = {
        left: [size / 2, tall / 2],
        right: [width - size / 2, tall / 2],
        up: [width / 2, size / 2],
        down: [width / 2, tall - size / 2],
    };
    const used = new Map<string, number>();
    const marks = votesOf(scene.thinkers).flatMap(({ move, by }) => {
        const row = line.moves.find((one) => one.move === move);
        if (row === undefined) return [];
        const colour = by.length === 1 ? colourOf(palette, by[0] as number) : palette.text;
        const strokes = strokesOfMove(line, row);
        // Columns: the cell where the piece lands is the one marked as a target.
        const target = view.cells.find((cell) => cell.target && cell.click === row.path.at(-1));
        const end = strokes.length === 1 && target !== undefined ? target.id : strokes.at(-1)?.to;
        // Moves without a cell go to an edge: their letter stands there.
        const edge = edges[row.keys[0] ?? ""];
        const spot = end === undefined ? null : at(end);
        const [x, y] = spot === null ? (edge ?? [-1, -1]) : [spot.x, spot.y];
        return x < 0 ? [] : [{ colour, strokes, x, y, word: by.map((i) => LETTERS[i]).join("") }];
    });
    for (const { strokes, colour } of marks)
        for (const { from, to, placed } of strokes) {
            const [a, b] = [from === null ? null : at(from), at(to)];
            if (a === null || b === null) continue;
            brush.line([a.x, a.y, b.x, b.y], { colour: palette.ground, width: 6 });
            brush.line([a.x, a.y, b.x, b.y], { colour, width: 3, dash: placed ? [4, 3] : [] });
        }
    for (const mark of marks) {
        const key = `${Math.round(mark.x)},${Math.round(mark.y)}`;
        const place = used.get(key) ?? 0;
        used.set(key, place + 1);
        const wide = Math.max(size, mark.word.length * 10 + 10);
        const x = Math.max(wide / 2, Math.min(width - wide / 2, mark.x));
        const y =
            Math.max(size / 2 + 1, Math.min(tall - size / 2 - 1, mark.y)) + place * size * 0.6;
        brush.rect(x - wide / 2, y - size / 2, wide, size, palette.ground, {
            colour: mark.colour,
            width: 3,
        });
        brush.text(mark.word, x, y, { size: 14, weight: 700, align: "center", fill: palette.text });
    }
}

/** The line of one thinker in its own unit; it ends with the move that it wants. */
function chartOf({ thinkers, timed, line }: Scene, i: number, named: boolean): Chart {
    const effort = (sample: Sample) => 1 + (timed ? sample.ms : sample.effort);
    const efforts = thinkers.flatMap(({ samples }) => samples.map(effort));
    const { samples, report } = thinkers[i] as Thinker;
    const axis = valueAxis(report ?? RESULT, line, line.mover ?? 0);
    const known = samples.filter(({ value }) => value !== null);
    const values = known.map(({ value }) => axis.of(value as number));
    const last = i === thinkers.length - 1;
    return {
        x: {
            title: last ? (timed ? say.axis.time : say.axis.effort) : "",
            text: last ? (timed ? timeText : countText) : () => "",
            low: Math.min(...efforts),
            high: Math.max(...efforts, 10),
            log: true,
        },
        y: {
            title: say.axisOf(LETTERS[i] ?? "", axis.title),
            text: axis.text,
            ...valueRange(values, axis.bounds),
        },
        series: [
            {
                name: (named && titleOfMove(known.at(-1)?.best ?? "")) || (LETTERS[i] as string),
                named: true,
                colour: i,
                dash: DASHES[i] ?? [],
                points: known.map((sample, k) => ({
                    x: effort(sample),
                    y: values[k] as number,
                    // A dot where it has changed its mind.
                    dot: k === 0 || k === known.length - 1 || known[k - 1]?.best !== sample.best,
                })),
            },
        ],
    };
}

/** Everybody's chart below each other: one axis of effort, an axis of values for each. */
function paintCharts(brush: Brush, scene: Scene, left: number, top: number, size: Size): void {
    const { thinkers } = scene;
    const samples = thinkers.flatMap((thinker) => thinker.samples);
    if (samples.every(({ value }) => value === null)) {
        brush.text(say.empty, left + 44, top + 30, {
            size: 13,
            fill: brush.palette.soft,
            room: size.width - 44,
        });
        return;
    }
    const longest = Math.max(0, ...samples.map(({ best }) => titleOfMove(best ?? "").length));
    const named = longest * END_LETTER + 16;
    const wide = named < size.width * 0.25;
    const high = (size.height - AXIS) / thinkers.length;
    for (const [i, thinker] of thinkers.entries()) {
        const chart = chartOf(scene, i, wide);
        const frame = frameOf(chart, {
            left: left + 56,
            right: left + size.width - (wide ? Math.max(SHORT_END, named) : SHORT_END),
            top: top + i * high + 22,
            bottom: top + (i + 1) * high - 10,
        });
        paintAxes(brush, chart, frame);
        if (thinker.samples.length === 0) continue;
        paintSeries(brush, chart, frame);
        paintNames(brush, chart, frame, left + size.width - frame.right - 6);
    }
}

export const paintDuel =
    (scene: Scene): Painter =>
    (brush, size) => {
        const board = boardOf(size);
        const { width, height } = size;
        paintBoard(brush, scene.line, scene.line.view, board);
        paintVotes(brush, scene, board);
        if (width >= WIDE)
            paintCharts(brush, scene, board + GAP, 0, { width: width - board - GAP, height });
        else {
            const top = layoutOf(scene.line.view, board).height + GAP;
            paintCharts(brush, scene, 0, top, { width, height: height - top });
        }
    };
