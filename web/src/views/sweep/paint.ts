/** Paints a sweep: move, value, effort and time against one parameter, or a heat map of two. */
import { countText, timeText, valueText } from "../../analysis/format.ts";
import type { Brush } from "../../charts/brush.ts";
import { type Palette, placeOf, scaleOf } from "../../charts/palette.ts";
import type { Size } from "../../charts/surface.tsx";
import { cellsIn, type Outcome, type Sweep } from "./knobs.ts";

export interface Scene {
    sweep: Sweep;
    points: boolean;
    /** The cell that is being searched; -1 = none. */
    busy: number;
}

const LEFT = 66;
const RIGHT = 8;
const STRIP = 28;
const CHART = 130;
const BARS = 70;
const GAP = 14;
const AXIS = 22;
/** Which knob runs along which side. */
const NAMES = 20;
const CELL = 44;
/** Narrower columns have no room for "0.9 ms". */
const UNIT_ROOM = 46;

export function heightOf({ sweep }: Scene): number {
    if (sweep.second === null) return STRIP + CHART + 2 * BARS + 4 * GAP + AXIS;
    return NAMES + AXIS + sweep.second.values.length * CELL;
}

function placeIn(scene: Scene, value: number): number {
    if (!scene.points) return placeOf(value, 0, 100);
    const values = scene.sweep.cells.flatMap((cell) => (cell?.value == null ? [] : [cell.value]));
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return high > low ? ((value - low) / (high - low)) * 2 - 1 : 0;
}

/** Colours of the moves, in the order in which they first came. */
function coloursOf(palette: Palette, cells: Sweep["cells"]): Map<string, string> {
    const colours = new Map<string, string>();
    for (const cell of cells)
        if (cell?.best != null && !colours.has(cell.best))
            colours.set(cell.best, palette.charts[colours.size % 8] as string);
    return colours;
}

function paintStrip(
    brush: Brush,
    palette: Palette,
    scene: Scene,
    x: (i: number) => number,
    wide: number,
): void {
    const { sweep, busy } = scene;
    const colours = coloursOf(palette, sweep.cells);
    sweep.first.values.forEach((_, i) => {
        const best = sweep.cells[i]?.best;
        const colour = best == null ? undefined : colours.get(best);
        brush.rect(x(i) - wide / 2 + 1, 2, wide - 2, STRIP - 4, palette.inset, {
            colour: i === busy ? palette.accent : (colour ?? palette.line),
            width: best == null ? 1 : 2.5,
        });
        brush.text(best ?? (i === busy ? "…" : "–"), x(i), STRIP / 2, {
            size: 12,
            weight: 650,
            align: "center",
            fill: palette.text,
            room: wide - 6,
        });
    });
}

function paintValues(
    brush: Brush,
    palette: Palette,
    scene: Scene,
    x: (i: number) => number,
    top: number,
    right: number,
): void {
    const { sweep, points } = scene;
    const values = sweep.cells.flatMap((cell) => (cell?.value == null ? [] : [cell.value]));
    const style = { size: 11, fill: palette.soft, align: "right" } as const;
    const air = points ? 1 : 4;
    const low = values.length === 0 ? -1 : Math.min(...values) - air;
    const high = values.length === 0 ? 1 : Math.max(...values) + air;
    const y = (value: number) => top + CHART - ((value - low) / (high - low)) * CHART;
    for (const value of [low + air, (low + high) / 2, high - air]) {
        brush.line([LEFT, y(value), right, y(value)], { colour: palette.line, width: 1 });
        brush.text(valueText(value, points), LEFT - 6, y(value), style);
    }
    brush.text("value", 0, top - 5, { ...style, align: "left" });
    const colours = coloursOf(palette, sweep.cells);
    const line: number[] = [];
    sweep.cells.forEach((cell, i) => {
        if (cell?.value != null) line.push(x(i), y(cell.value));
    });
    if (line.length > 2) brush.line(line, { colour: palette.soft, width: 1.5 });
    sweep.cells.forEach((cell, i) => {
        if (cell?.value != null)
            brush.circle(x(i), y(cell.value), 5, colours.get(cell.best ?? "") ?? palette.soft, {
                colour: palette.ground,
                width: 1.5,
            });
    });
}

function paintBars(
    brush: Brush,
    palette: Palette,
    scene: Scene,
    x: (i: number) => number,
    wide: number,
    top: number,
    title: string,
    of: (cell: Outcome) => number,
    text: (value: number) => string,
): void {
    const { cells } = scene.sweep;
    const most = Math.max(1e-9, ...cells.flatMap((cell) => (cell == null ? [] : [of(cell)])));
    brush.text(title, 0, top + 8, { size: 11, fill: palette.soft });
    cells.forEach((cell, i) => {
        if (cell == null) return;
        const tall = (of(cell) / most) * (BARS - 16);
        brush.rect(x(i) - wide * 0.3, top + BARS - tall, wide * 0.6, tall, palette.accentSoft, {
            colour: palette.accent,
            width: 1,
        });
        brush.text(text(of(cell)), x(i), top + BARS - tall - 7, {
            size: 11,
            align: "center",
            fill: palette.text,
            room: wide - 2,
        });
    });
    brush.line([LEFT, top + BARS, x(scene.sweep.first.values.length - 1) + wide / 2, top + BARS], {
        colour: palette.lineStrong,
        width: 1,
    });
}

function paintLine(brush: Brush, palette: Palette, scene: Scene, size: Size): void {
    const { first } = scene.sweep;
    const wide = (size.width - LEFT - RIGHT) / Math.max(1, first.values.length);
    const x = (i: number) => LEFT + (i + 0.5) * wide;
    brush.text("move", 0, STRIP / 2, { size: 11, fill: palette.soft });
    paintStrip(brush, palette, scene, x, wide);
    let top = STRIP + GAP;
    paintValues(brush, palette, scene, x, top, size.width - RIGHT);
    top += CHART + GAP;
    paintBars(brush, palette, scene, x, wide, top, "effort", (cell) => cell.effort, countText);
    top += BARS + GAP;
    paintBars(
        brush,
        palette,
        scene,
        x,
        wide,
        top,
        wide < UNIT_ROOM ? "time, ms" : "time",
        (cell) => cell.ms,
        (ms) => shortTime(ms, wide),
    );
    top += BARS;
    brush.text(first.path, 0, top + AXIS / 2, { size: 11, fill: palette.soft, room: LEFT - 10 });
    first.values.forEach((value, i) => {
        brush.text(shortText(value), x(i), top + AXIS / 2, {
            size: 12,
            align: "center",
            fill: palette.text,
            room: wide - 2,
        });
    });
}

/** 0.9, 12, 1.2 s; the letters only where there is room. */
const shortTime = (ms: number, wide: number) => {
    const text = ms < 10 ? `${ms.toFixed(1)} ms` : timeText(ms);
    return wide < UNIT_ROOM ? text.replace(" ms", "") : text;
};

/** 12000 as 12k; words and small numbers as they are. */
export function shortText(value: string): string {
    const number = Number(value);
    if (value === "" || !Number.isFinite(number) || Math.abs(number) < 10000) return value;
    const [size, letter] = Math.abs(number) < 1e6 ? [1e3, "k"] : [1e6, "M"];
    return `${Number((number / size).toPrecision(3))}${letter}`;
}

function paintHeat(brush: Brush, palette: Palette, scene: Scene, size: Size): void {
    const { sweep, points, busy } = scene;
    const { first, second } = sweep;
    if (second === null) return;
    const scale = scaleOf(palette);
    const columns = first.values.length;
    const top = NAMES + AXIS;
    const wide = (size.width - LEFT - RIGHT) / Math.max(1, columns);
    brush.text(`→ ${first.path}   ↓ ${second.path}`, LEFT, NAMES / 2, {
        size: 11,
        fill: palette.soft,
        room: size.width - LEFT,
    });
    first.values.forEach((value, i) => {
        brush.text(shortText(value), LEFT + (i + 0.5) * wide, NAMES + AXIS / 2, {
            size: 12,
            align: "center",
            fill: palette.text,
            room: wide - 2,
        });
    });
    second.values.forEach((value, k) => {
        brush.text(shortText(value), LEFT - 8, top + (k + 0.5) * CELL, {
            size: 12,
            align: "right",
            fill: palette.text,
            room: LEFT - 10,
        });
    });
    for (let cell = 0; cell < cellsIn(sweep); cell++) {
        const [x, y] = [LEFT + (cell % columns) * wide, top + Math.floor(cell / columns) * CELL];
        const outcome = sweep.cells[cell];
        const known = outcome?.value != null;
        const place = known ? placeIn(scene, outcome.value as number) : 0;
        brush.rect(
            x + 1,
            y + 1,
            wide - 2,
            CELL - 2,
            known ? scale.fill(place) : palette.inset,
            cell === busy ? { colour: palette.accent, width: 2.5 } : undefined,
        );
        if (outcome == null) continue;
        const ink = known ? scale.ink(place) : palette.text;
        const style = { align: "center", room: wide - 6, fill: ink } as const;
        brush.text(outcome.best ?? "–", x + wide / 2, y + 15, { ...style, size: 13, weight: 650 });
        brush.text(valueText(outcome.value, points), x + wide / 2, y + 31, { ...style, size: 11 });
    }
}

export function paintSweep(brush: Brush, palette: Palette, scene: Scene, size: Size): void {
    if (scene.sweep.second === null) paintLine(brush, palette, scene, size);
    else paintHeat(brush, palette, scene, size);
}
