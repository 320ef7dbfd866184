/** What a view shows as files: SVG, PNG, CSV, JSON. */
import { download } from "../genes/files.ts";
import { CanvasBrush, SvgBrush } from "./brush.ts";
import type { Output, Picture, Table, TableCell } from "./output.ts";
import { type Palette, readPalette } from "./palette.ts";

export type FileKind = "svg" | "png" | "csv" | "json";

/** Pixels of a PNG for each CSS pixel. */
const SHARPNESS = 2;

export function svgOf(picture: Picture, palette: Palette): string {
    const brush = new SvgBrush(palette.font);
    picture.paint(brush, palette);
    return brush.file(picture.width, picture.height, palette.ground);
}

async function pngOf(picture: Picture, palette: Palette): Promise<Uint8Array> {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * SHARPNESS);
    canvas.height = Math.round(picture.height * SHARPNESS);
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.scale(SHARPNESS, SHARPNESS);
    pen.fillStyle = palette.ground;
    pen.fillRect(0, 0, picture.width, picture.height);
    picture.paint(new CanvasBrush(pen, palette.font), palette);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (blob === null) throw new Error("This browser could not make a picture of that size.");
    return new Uint8Array(await blob.arrayBuffer());
}

/** RFC 4180; text that a spreadsheet would take for a formula gets an apostrophe before it. */
function field(cell: TableCell): string {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell);
    const safe = /^[=+\-@\t]/.test(cell) && !/^[+-]?\d/.test(cell) ? `'${cell}` : cell;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(table: Table): string {
    const lines = [table.columns.map((column) => field(column.title))];
    for (const row of table.rows) lines.push(row.cells.map(field));
    return `${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

export async function save(output: Output, kind: FileKind): Promise<void> {
    const name = `plyscope-${output.name}.${kind}`;
    if (kind === "csv") return download(name, csvOf(output.table));
    if (kind === "json") return download(name, `${JSON.stringify(output.data(), null, 1)}\n`);
    if (output.picture === null) return;
    const palette = readPalette();
    if (kind === "svg") download(name, svgOf(output.picture, palette));
    else download(name, await pngOf(output.picture, palette));
}
