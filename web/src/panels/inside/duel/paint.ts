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
import { countText, markText, timeText } from "../../../text/format.ts";
import { layoutOf, paintBoard } from "../tree/mini.ts";
import { LETTERS, type Sample, type Thinker, votesOf } from "./duel.ts";

export interface Scene {
    line: Show;
    thinkers: readonly Thinker[];
    /** The chart's axis: milliseconds, or nodes and playouts. */
    timed: boolean;
}

const BOARD = 260;
const GAP = 24;
const WIDE = 620;
const CHART = 240;
/** Width of a letter at the end of a line. */
const END_LETTER = 7.6;
const SHORT_END = 28;

const boardOf = (size: Size) => Math.min(BOARD, size.width);

export function heightOf(line: Show, width: number): number {
    const tall = layoutOf(line.view, Math.min(BOARD, width)).height;
    return width >= WIDE ? Math.max(tall, CHART) : tall + GAP + CHART;
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

/** The lines of everybody; each ends with its letter, and with its move where that fits. */
function chartOf({ thinkers, timed, line }: Scene, named: boolean): Chart {
    const effort = (sample: Sample) => 1 + (timed ? sample.ms : sample.effort);
    const samples = thinkers.flatMap((thinker) => thinker.samples);
    const efforts = samples.map(effort);
    return {
        x: {
            title: timed ? "time" : "nodes or playouts",
            text: timed ? timeText : countText,
            low: Math.min(...efforts),
            high: Math.max(...efforts, 10),
            log: true,
        },
        y: {
            title: line.points ? "points" : "hundredths of a win",
            text: (value) => markText(value, line.points),
            ...valueRange(
                samples.map(({ value }) => value),
                line.points ? null : [-100, 100],
            ),
        },
        series: thinkers.map((thinker, i) => {
            const known = thinker.samples.filter(({ value }) => value !== null);
            const end = named ? ` ${known.at(-1)?.best ?? ""}` : "";
            return {
                name: `${LETTERS[i]}${end}`,
                named: true,
                colour: i,
                dash: DASHES[i] ?? [],
                points: known.map((sample, k) => ({
                    x: effort(sample),
                    y: sample.value,
                    // A dot where it has changed its mind.
                    dot: k === 0 || k === known.length - 1 || known[k - 1]?.best !== sample.best,
                })),
            };
        }),
    };
}

function paintChart(brush: Brush, scene: Scene, left: number, top: number, width: number): void {
    const samples = scene.thinkers.flatMap((thinker) => thinker.samples);
    if (samples.every(({ value }) => value === null)) {
        brush.text("Values appear here while they think.", left + 44, top + 30, {
            size: 13,
            fill: brush.palette.soft,
            room: width - 44,
        });
        return;
    }
    const longest = Math.max(0, ...samples.map(({ best }) => best?.length ?? 0));
    const named = longest * END_LETTER + 32;
    const wide = named < width * 0.25;
    const chart = chartOf(scene, wide);
    const frame = frameOf(chart, {
        left: left + 44,
        right: left + width - (wide ? named : SHORT_END),
        top: top + 22,
        bottom: top + CHART - 36,
    });
    paintAxes(brush, chart, frame);
    paintSeries(brush, chart, frame);
    paintNames(brush, chart, frame, left + width - frame.right - 6);
}

export const paintDuel =
    (scene: Scene): Painter =>
    (brush, size) => {
        const board = boardOf(size);
        paintBoard(brush, scene.line, scene.line.view, board);
        paintVotes(brush, scene, board);
        if (size.width >= WIDE) paintChart(brush, scene, board + GAP, 0, size.width - board - GAP);
        else {
            const top = layoutOf(scene.line.view, board).height + GAP;
            paintChart(brush, scene, 0, top, size.width);
        }
    };
