/** A picture's numbers as a table, and any table as CSV. */

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
