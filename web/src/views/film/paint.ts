/** Paints the film: lines with bands, the reel of moves, the scrubber, the frame of the moment. */
import { countText, valueText } from "../../analysis/format.ts";
import { spread, ticks } from "../../analysis/series.ts";
import type { Brush } from "../../charts/brush.ts";
import type { Palette } from "../../charts/palette.ts";
import type { Size } from "../../charts/surface.tsx";
import { type Convergence, type ExactValues, rangeOf, reelOf, shareOf } from "./film.ts";

export interface Scene {
    film: Convergence;
    leaders: number[];
    at: number;
    exactValues: ExactValues | null;
    points: boolean;
    unit: string;
    bands: boolean;
    marked: string | null;
}

export const LEFT = 48;
const TOP = 10;
const BOTTOM = 24;
const REEL = 20;
const DASHES: number[][] = [[], [7, 3], [2, 3], [10, 3, 2, 3], [5, 2], [1, 2], [12, 4], [3, 6]];
/** Width of the frame at the right that shows the moment, without its moves. */
const FRAME = 176;
const WIDE = 640;
/** Width of a letter of a move; what the longest move gets at least and at most. */
const LETTER = 7.6;
const NAMES = [54, 84] as const;

function nameRoom({ moves }: Convergence): number {
    const longest = moves.reduce((most, { move }) => Math.max(most, move.length), 0);
    return Math.min(NAMES[1], Math.max(NAMES[0], longest * LETTER));
}

interface Frame {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export function boxOf({ width, height }: Size, film: Convergence): Frame {
    const names = nameRoom(film);
    // Beside a narrow chart short moves need less than the least.
    const ends = names > NAMES[0] ? names + 10 : NAMES[0] - 10;
    const frame = width >= WIDE ? FRAME + 2 * names + 2 : ends;
    return { left: LEFT, right: width - frame, top: TOP, bottom: height - BOTTOM - REEL - 8 };
}

function paintAxes(brush: Brush, palette: Palette, scene: Scene, box: Frame, y: Y): void {
    const { film, points } = scene;
    const style = { size: 11, fill: palette.soft } as const;
    const [low, high] = y.range;
    const step = 10 ** Math.floor(Math.log10(Math.max(1e-9, (high - low) / 3)));
    const gap = [1, 2, 5, 10].map((n) => n * step).find((n) => (high - low) / n <= 6) ?? step;
    for (let mark = Math.ceil(low / gap) * gap; mark <= high; mark += gap) {
        brush.line([box.left, y.at(mark), box.right, y.at(mark)], {
            colour: Math.abs(mark) < gap / 100 ? palette.lineStrong : palette.line,
            width: 1,
        });
        brush.text(valueText(mark, points).replace(/\.0$/, ""), box.left - 6, y.at(mark), {
            ...style,
            align: "right",
        });
    }
    // Below the slider's knob, at the end of the axis.
    brush.text(scene.unit === "visits" ? "playouts" : "nodes", 0, box.bottom + REEL + 20, {
        ...style,
        size: 10,
    });
    const [first, last] = [film.effort[0] ?? 1, film.effort.at(-1) ?? 1];
    for (const mark of ticks(first, Math.max(last, first * 1.01), true)) {
        const share = Math.log(mark / first) / Math.log(Math.max(last / first, 1.01));
        const x = box.left + share * (box.right - box.left);
        brush.line([x, box.top, x, box.bottom], { colour: palette.line, width: 1 });
        brush.text(countText(mark).replace(/\.0+(?=[kMG])/, ""), x, box.bottom + REEL + 20, {
            ...style,
            align: "center",
        });
    }
}

interface Y {
    at: (value: number) => number;
    range: [number, number];
}

const colourOf = (palette: Palette, place: number) => palette.charts[place % 8] as string;

function paintBand(brush: Brush, palette: Palette, scene: Scene, x: X, y: Y, place: number): void {
    const { film, leaders } = scene;
    const row = film.moves[leaders[place] as number];
    if (row === undefined || row.error.every((error) => error === 0)) return;
    const upper: number[] = [];
    const lower: number[] = [];
    row.value.forEach((value, i) => {
        const error = row.error[i] ?? 0;
        if (value === null || error === 0) return;
        upper.push(x(i), y.at(value + error));
        // Both at once: the lower edge runs backwards, its points do not.
        lower.unshift(x(i), y.at(value - error));
    });
    if (upper.length > 2) brush.polygon([...upper, ...lower], `${colourOf(palette, place)}22`);
}

type X = (moment: number) => number;

function paintLine(brush: Brush, palette: Palette, scene: Scene, x: X, y: Y, place: number): void {
    const { film, leaders, marked, at } = scene;
    const row = film.moves[leaders[place] as number];
    if (row === undefined) return;
    const faint = marked !== null && marked !== row.move;
    let points: number[] = [];
    const stroke = {
        colour: colourOf(palette, place) + (faint ? "55" : ""),
        width: marked === row.move ? 3 : 1.9,
        dash: DASHES[place % 8] as number[],
    };
    row.value.forEach((value, i) => {
        if (value === null) {
            if (points.length > 2) brush.line(points, stroke);
            points = [];
        } else points.push(x(i), y.at(value));
    });
    if (points.length > 2) brush.line(points, stroke);
    const here = row.value[at];
    if (here !== null && here !== undefined)
        brush.circle(x(at), y.at(here), 4, colourOf(palette, place), {
            colour: palette.ground,
            width: 1.5,
        });
}

/** One strip: which move would have been played at each moment. */
function paintReel(brush: Brush, palette: Palette, scene: Scene, x: X, top: number): void {
    const { film, leaders } = scene;
    for (const { move, from, to } of reelOf(film)) {
        const place = leaders.findIndex((i) => film.moves[i]?.move === move);
        const left = x(from);
        const right = to + 1 < film.effort.length ? x(to + 1) : x(to) + 2;
        brush.rect(
            left,
            top,
            Math.max(1, right - left - 1),
            REEL - 4,
            place < 0 ? palette.inset : colourOf(palette, place),
        );
        if (move !== null && right - left > 8 + move.length * 7)
            brush.text(move, (left + right) / 2, top + (REEL - 4) / 2, {
                size: 11,
                weight: 650,
                align: "center",
                fill: place < 0 ? palette.text : palette.ground,
                room: right - left - 4,
            });
    }
}

/** The frame of the film: every leader with value, band and share of the effort at this moment. */
function paintMoment(
    brush: Brush,
    palette: Palette,
    scene: Scene,
    box: Frame,
    width: number,
    y: Y,
): void {
    const { film, leaders, at, points, exactValues } = scene;
    const names = nameRoom(film);
    const left = width - FRAME - names + 10;
    const best = film.best[at];
    const high = Math.min(44, (box.bottom - box.top - 20) / Math.max(1, leaders.length));
    const [low, top] = y.range;
    const whole = film.moves.reduce((sum, row) => sum + (row.effort[at] ?? 0), 0) || 1;
    brush.text("move", left + 6, box.top + 4, { size: 11, fill: palette.soft });
    brush.text("value ± band", left + names + 16, box.top + 4, { size: 11, fill: palette.soft });
    brush.text("effort", width - 4, box.top + 4, {
        size: 11,
        fill: palette.soft,
        align: "right",
    });
    leaders.forEach((i, place) => {
        const row = film.moves[i];
        if (row === undefined) return;
        const middle = box.top + 20 + place * high + high / 2;
        const value = row.value[at] ?? null;
        const error = row.error[at] ?? 0;
        if (row.move === best)
            brush.rect(left, middle - high / 2 + 1, FRAME + names - 10, high - 2, palette.inset);
        brush.rect(left, middle - high / 2 + 1, 3, high - 2, colourOf(palette, place));
        brush.text(row.move, left + 10, middle, {
            size: 12,
            weight: row.move === best ? 700 : 500,
            fill: palette.text,
            room: names,
        });
        const [from, to] = [left + names + 16, width - 46];
        const place01 = (v: number) =>
            from + Math.max(0, Math.min(1, (v - low) / (top - low))) * (to - from);
        if (value !== null) {
            const text = valueText(value, points) + (error > 0 ? ` ±${error.toFixed(1)}` : "");
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
        brush.text(`${Math.round(((row.effort[at] ?? 0) / whole) * 100)} %`, width - 4, middle, {
            size: 11,
            fill: palette.soft,
            align: "right",
        });
    });
}

export const painter = (scene: Scene) => (brush: Brush, palette: Palette, size: Size) => {
    const { film, leaders, at, exactValues, bands } = scene;
    const box = boxOf(size, film);
    const range = rangeOf(film, leaders, exactValues, scene.points);
    const tall = box.bottom - box.top;
    const y: Y = {
        range,
        at: (value) => box.bottom - ((value - range[0]) / (range[1] - range[0])) * tall,
    };
    const x: X = (moment) => box.left + shareOf(film, moment) * (box.right - box.left);
    paintAxes(brush, palette, scene, box, y);
    brush.clip(box.left, box.top, box.right - box.left + 6, tall);
    if (bands)
        for (let place = leaders.length - 1; place >= 0; place--)
            paintBand(brush, palette, scene, x, y, place);
    for (let place = leaders.length - 1; place >= 0; place--)
        paintLine(brush, palette, scene, x, y, place);
    brush.free();
    // What is exactly known: a short mark at the right end.
    if (exactValues !== null)
        leaders.forEach((i, place) => {
            const exact = exactValues.value.get(film.moves[i]?.move ?? "");
            if (exact !== undefined)
                brush.line([box.right - 8, y.at(exact), box.right + 4, y.at(exact)], {
                    colour: colourOf(palette, place),
                    width: 3,
                });
        });
    const last = film.effort.length - 1;
    const known = leaders.flatMap((i, place) => {
        const value = film.moves[i]?.value[last] ?? null;
        return value === null ? [] : [{ move: film.moves[i]?.move ?? "", place, value }];
    });
    const ends = spread(
        known.map(({ value }) => y.at(value)),
        14,
        box.top + 4,
        box.bottom - 4,
    );
    known.forEach(({ move, place }, i) => {
        brush.text(move, box.right + 8, ends[i] as number, {
            size: 12,
            weight: 650,
            fill: colourOf(palette, place),
            room: size.width - box.right - 8 - (size.width >= WIDE ? FRAME : 0),
        });
    });
    const reel = box.bottom + 8;
    paintReel(brush, palette, scene, x, reel);
    // The scrubber.
    const here = x(at);
    brush.line([here, box.top, here, reel + REEL - 2], { colour: palette.accent, width: 2 });
    brush.polygon(
        [here - 6, reel + REEL + 4, here + 6, reel + REEL + 4, here, reel + REEL - 5],
        palette.accent,
    );
    if (size.width >= WIDE) paintMoment(brush, palette, scene, box, size.width, y);
};
