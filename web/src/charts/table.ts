/** A picture's numbers as a table, and any table as CSV. */
import { decimals } from "../words/numbers.ts";

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

/** A column of a table that is made of rows of some kind. */
export interface ColumnOf<Row> {
    title: string;
    /** What it says of a row. */
    of: (row: Row, i: number) => TableCell | undefined;
    doc?: string;
    /** Numbers, by default. */
    numeric?: boolean;
    text?: (cell: TableCell) => string;
}

/** Columns that are called as fields of the rows are. */
export const fields = <Row>(...names: (keyof Row & string)[]): ColumnOf<Row>[] =>
    names.map((title) => ({ title, of: (row) => row[title] as TableCell | undefined }));

/** A table of rows of some kind, without the columns that are false; the key of a row is its place, unless
 * `about` says otherwise. */
export function tableOf<Row>(
    caption: string,
    rows: readonly Row[],
    columns: readonly (ColumnOf<Row> | false)[],
    about: (row: Row, i: number) => Omit<Partial<TableRow>, "cells"> = () => ({}),
): Table {
    const shown = columns.filter((column) => column !== false);
    return {
        caption,
        columns: shown.map(({ of: _, ...column }) => ({ numeric: true, ...column })),
        rows: rows.map((row, i) => ({
            key: String(i),
            cells: shown.map(({ of }) => of(row, i) ?? null),
            ...about(row, i),
        })),
    };
}

/** Numbers with so many digits behind the point. */
export const fixed = (digits: number) => (cell: TableCell) =>
    typeof cell === "number" ? decimals(cell, digits) : (cell ?? "–");

/** A number of a table without the digits that say nothing. */
export const rounded = (value: number | null | undefined, places = 2): TableCell =>
    value == null ? null : Math.round(value * 10 ** places) / 10 ** places;

function field(cell: TableCell | undefined): string {
    if (cell === null || cell === undefined) return "";
    if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
    // Signs may begin numbers, with a unit or in a list; signs between numbers would be worked out.
    const numbers = /^[+-]\d[\w\s.,%]*(;[+-]?\d[\d.]*)*$/;
    const formula = /^[=+\-@\t\r]/.test(cell) && !numbers.test(cell);
    const safe = formula ? `'${cell}` : cell;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csv(rows: readonly (readonly (TableCell | undefined)[])[]): string {
    return `${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}

export const csvOf = ({ columns, rows }: Table): string =>
    csv([columns.map(({ title }) => title), ...rows.map(({ cells }) => cells)]);
