/** Paints the duel: the board with everybody's best move, and the values against time or effort. */
import { countText, timeText, valueText } from "../../analysis/format.ts";
import { spread } from "../../analysis/series.ts";
import type { Brush } from "../../charts/brush.ts";
import type { Palette } from "../../charts/palette.ts";
import type { Size } from "../../charts/surface.tsx";
import type { Show } from "../../engine/protocol.ts";
import { strokesOfMove } from "../../overlays/strokes.ts";
import { heightAt, paintBoard } from "../tree/mini.ts";
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
const DASHES: number[][] = [[], [7, 3], [2, 3], [10, 3, 2, 3]];

const boardOf = (size: Size) => Math.min(BOARD, size.width);

export function heightOf(line: Show, width: number): number {
    const tall = heightAt(line.view, Math.min(BOARD, width));
    return width >= WIDE ? Math.max(tall, CHART) : tall + GAP + CHART;
}

const colourOf = (palette: Palette, i: number) => palette.charts[i] as string;

/** Everybody's letter where the best move leads; one ring where all agree, two colours where not. */
function paintVotes(brush: Brush, palette: Palette, scene: Scene, width: number): void {
    const { line } = scene;
    const { view } = line;
    const across = view.floors > 1 ? 2 : 1;
    const side = width / (view.columns * across);
    const cells = new Map(view.cells.map((cell) => [cell.id, cell]));
    const at = (id: number) => {
        const cell = cells.get(id);
        if (cell === undefined) return null;
        return {
            x: ((cell.floor % across) * view.columns + cell.x + 0.5) * side,
            y: (Math.floor(cell.floor / across) * view.rows + view.rows - 0.5 - cell.y) * side,
        };
    };
    const size = Math.max(20, Math.min(34, side * 0.8));
    const tall = heightAt(view, width);
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

function xOf(sample: Sample, timed: boolean): number {
    return Math.log10(1 + (timed ? sample.ms : sample.effort));
}

function paintChart(
    brush: Brush,
    palette: Palette,
    scene: Scene,
    left: number,
    top: number,
    width: number,
): void {
    const { thinkers, timed, line } = scene;
    const samples = thinkers.flatMap((thinker) => thinker.samples);
    const values = samples.flatMap(({ value }) => (value === null ? [] : [value]));
    const style = { size: 11, fill: palette.soft } as const;
    // The letter of each line, with its move where that fits.
    const longest = Math.max(0, ...samples.map(({ best }) => best?.length ?? 0));
    const named = longest * END_LETTER + 32;
    const ends = named < width * 0.25 ? named : SHORT_END;
    const box = {
        left: left + 44,
        right: left + width - ends,
        end: left + width,
        top: top + 8,
        bottom: top + CHART - 24,
    };
    if (values.length === 0) {
        brush.text("Values appear here while they think.", box.left, top + 30, {
            ...style,
            size: 13,
            room: width - 44,
        });
        return;
    }
    const limit = line.points ? Number.POSITIVE_INFINITY : 104;
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const air = Math.max((most - least) * 0.08, line.points ? 1 : 4);
    const low = Math.max(-limit, least - air);
    const high = Math.min(limit, most + air);
    const last = Math.max(...samples.map((sample) => xOf(sample, timed)), 1);
    const first = Math.min(...samples.map((sample) => xOf(sample, timed)));
    const x = (sample: Sample) =>
        box.left + ((xOf(sample, timed) - first) / (last - first || 1)) * (box.right - box.left);
    const y = (value: number) =>
        box.bottom - ((value - low) / (high - low || 1)) * (box.bottom - box.top);
    const power10 = 10 ** Math.floor(Math.log10((high - low) / 3));
    const gap = [1, 2, 5, 10].map((n) => n * power10).find((n) => (high - low) / n <= 6) ?? power10;
    for (let value = Math.ceil(low / gap) * gap; value <= high; value += gap) {
        brush.line([box.left, y(value), box.right, y(value)], { colour: palette.line, width: 1 });
        brush.text(valueText(value, line.points), box.left - 6, y(value), {
            ...style,
            align: "right",
        });
    }
    for (let power = Math.ceil(first); power <= last; power++) {
        const place = box.left + ((power - first) / (last - first || 1)) * (box.right - box.left);
        brush.line([place, box.top, place, box.bottom], { colour: palette.line, width: 1 });
        brush.text(timed ? timeText(10 ** power) : countText(10 ** power), place, box.bottom + 14, {
            ...style,
            align: "center",
        });
    }
    const tags: { i: number; y: number; text: string }[] = [];
    thinkers.forEach((thinker, i) => {
        const known = thinker.samples.filter(({ value }) => value !== null);
        const colour = colourOf(palette, i);
        const points = known.flatMap((sample) => [x(sample), y(sample.value as number)]);
        if (points.length > 2)
            brush.line(points, { colour, width: 2, dash: DASHES[i] as number[] });
        known.forEach((sample, k) => {
            // A dot where it has changed its mind.
            if (k === 0 || k === known.length - 1 || known[k - 1]?.best !== sample.best)
                brush.circle(x(sample), y(sample.value as number), 4, colour, {
                    colour: palette.ground,
                    width: 1.5,
                });
        });
        const end = known.at(-1);
        if (end !== undefined)
            tags.push({
                i,
                y: y(end.value as number),
                text: ends > SHORT_END ? `${LETTERS[i]} ${end.best ?? ""}` : (LETTERS[i] ?? ""),
            });
    });
    const places = spread(
        tags.map((tag) => tag.y),
        15,
        box.top,
        box.bottom,
    );
    tags.forEach(({ i, text }, k) => {
        brush.text(text, box.right + 8, places[k] as number, {
            size: 12,
            weight: 650,
            fill: colourOf(palette, i),
            room: box.end - box.right - 8,
        });
    });
}

export function paintDuel(brush: Brush, palette: Palette, scene: Scene, size: Size): void {
    const board = boardOf(size);
    paintBoard(brush, palette, scene.line, scene.line.view, board);
    paintVotes(brush, palette, scene, board);
    if (size.width >= WIDE)
        paintChart(brush, palette, scene, board + GAP, 0, size.width - board - GAP);
    else {
        const top = heightAt(scene.line.view, board) + GAP;
        paintChart(brush, palette, scene, 0, top, size.width);
    }
}
