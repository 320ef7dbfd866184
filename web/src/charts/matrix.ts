/** A heat map: a cell for every pair of two lists. */
import type { Brush } from "./brush.ts";
import { scaleOf } from "./palette.ts";
import type { Plot } from "./plot.ts";
import type { Size } from "./surface.tsx";
import type { Table } from "./table.ts";

export interface Cell {
    /** -1 bad .. +1 good; null = not known. */
    place: number | null;
    /** What stands in it: the first line is the larger one. */
    lines: readonly string[];
    words: string;
}

export interface Matrix {
    /** What runs across and downwards. */
    x: string;
    y: string;
    columns: readonly string[];
    rows: readonly string[];
    /** Row after row; what is still to come is left out. */
    cells: readonly (Cell | null | undefined)[];
    /** The cell that is being filled. */
    busy?: number;
}

const LEFT = 66;
const RIGHT = 8;
const TITLE = 20;
const HEAD = 22;
const LINE = 16;

const tallOf = ({ cells }: Matrix) =>
    12 + LINE * Math.max(1, ...cells.map((cell) => cell?.lines.length ?? 0));

export const matrixHeight = (matrix: Matrix) => TITLE + HEAD + matrix.rows.length * tallOf(matrix);

const wideOf = ({ columns }: Matrix, width: number) =>
    (width - LEFT - RIGHT) / Math.max(1, columns.length);

export function paintMatrix(
    brush: Brush,
    matrix: Matrix,
    { width }: Size,
    at: number | null = null,
): void {
    const { palette } = brush;
    const { x, y, columns, rows, cells, busy } = matrix;
    const [wide, tall] = [wideOf(matrix, width), tallOf(matrix)];
    const scale = scaleOf(palette);
    brush.text(`→ ${x}   ↓ ${y}`, LEFT, TITLE / 2, {
        size: 11,
        fill: palette.soft,
        room: width - LEFT,
    });
    // Some of many numbers only, so that they do not touch.
    const every = Math.ceil(26 / wide);
    columns.forEach((text, i) => {
        if (i % every > 0) return;
        brush.text(text, LEFT + (i + 0.5) * wide, TITLE + HEAD / 2, {
            size: 12,
            align: "center",
            fill: palette.text,
            room: every * wide - 2,
        });
    });
    rows.forEach((text, k) => {
        brush.text(text, LEFT - 8, TITLE + HEAD + (k + 0.5) * tall, {
            size: 12,
            align: "right",
            fill: palette.text,
            room: LEFT - 10,
        });
    });
    for (let i = 0; i < columns.length * rows.length; i++) {
        const left = LEFT + (i % columns.length) * wide;
        const top = TITLE + HEAD + Math.floor(i / columns.length) * tall;
        const cell = cells[i];
        const place = cell?.place ?? null;
        brush.rect(
            left + 1,
            top + 1,
            Math.max(1, wide - 2),
            tall - 2,
            place === null ? palette.inset : scale.fill(place),
            i === busy || i === at ? { colour: palette.accent, width: 2.5 } : undefined,
        );
        cell?.lines.forEach((text, k) => {
            brush.text(text, left + wide / 2, top + LINE * (k + 1) - (k === 0 ? 1 : 2), {
                size: k === 0 ? 13 : 11,
                weight: k === 0 ? 650 : 400,
                align: "center",
                room: wide - 6,
                fill: place === null ? palette.text : scale.ink(place),
            });
        });
    }
}

/** The cells are its places, row after row; the table is that of the experiment. */
export function matrixPlot(matrix: Matrix, table: () => Table): Plot {
    const { columns, rows, cells } = matrix;
    return {
        legend: [],
        places: columns.length * rows.length,
        paint: (brush, size, at) => paintMatrix(brush, matrix, size, at),
        find(left, top, { width }) {
            const i = Math.floor((left - LEFT) / wideOf(matrix, width));
            const k = Math.floor((top - TITLE - HEAD) / tallOf(matrix));
            const inside = i >= 0 && i < columns.length && k >= 0 && k < rows.length;
            return inside ? k * columns.length + i : null;
        },
        words: (at) => cells[at]?.words ?? "",
        table,
        data: () => matrix,
    };
}
