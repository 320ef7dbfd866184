/** What a view has to say besides its picture on the screen: table, files, console line. */
import { signal } from "@preact/signals";
import type { Brush } from "./brush.ts";
import type { Palette } from "./palette.ts";

/** Null = nothing is known. */
export type TableCell = string | number | null;

export interface TableRow {
    key: string;
    cells: TableCell[];
    /** How deep it is indented: rows of a tree. */
    level?: number;
    current?: boolean;
}

export interface Table {
    /** What the rows are, one sentence. */
    caption: string;
    columns: {
        title: string;
        doc?: string;
        numeric?: boolean;
        text?: (cell: TableCell) => string;
    }[];
    rows: TableRow[];
    /** Enter or a click on a row. */
    onPick?: (key: string) => void;
    /** Backspace: one level up. */
    onBack?: () => void;
}

export interface Output {
    /** Stem of file names. */
    name: string;
    /** The picture, of any size; null while there is none. */
    picture: Picture | null;
    table: Table;
    /** What the JSON file holds. */
    data: () => unknown;
    /** Console lines that say the same. */
    twin: string;
}

export interface Picture {
    width: number;
    height: number;
    paint: (brush: Brush, palette: Palette) => void;
}

/** Of the view that is shown. */
export const output = signal<Output | null>(null);

/** RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe before it. */
function field(cell: TableCell): string {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell);
    // Signs may begin numbers with a unit; signs between numbers would be worked out.
    const formula = /^[=+\-@\t\r]/.test(cell) && !/^[+-]\d[\w\s.,%]*$/.test(cell);
    const safe = formula ? `'${cell}` : cell;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(table: Table): string {
    const lines = [table.columns.map((column) => field(column.title))];
    for (const row of table.rows) lines.push(row.cells.map(field));
    return `${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}
