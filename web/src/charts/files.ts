/** Pictures and their numbers as files: SVG, PNG, CSV, JSON. */
import { download } from "../ui/files.ts";
import { charts as say } from "../words/charts.ts";
import { type Brush, CanvasBrush, SvgBrush } from "./brush.ts";
import { type Palette, readPalette } from "./palette.ts";
import { csvOf, type Table } from "./table.ts";

export interface Size {
    width: number;
    height: number;
}

export type Painter = (brush: Brush, size: Size) => void;

/** A picture of that size. */
export interface Picture extends Size {
    paint: Painter;
}

/** What can be saved. */
export interface Contents {
    /** Stem of file names. */
    name: string;
    /** Null while there is none. */
    picture: Picture | null;
    table: Table;
    /** What the JSON file holds. */
    data: () => unknown;
}

export type FileKind = "svg" | "png" | "csv" | "json";

/** Pixels of a PNG for each CSS pixel. */
const SHARPNESS = 2;

export function svgOf(picture: Picture, palette: Palette): string {
    const brush = new SvgBrush(palette);
    picture.paint(brush, picture);
    return brush.file(picture.width, picture.height);
}

async function pngOf(picture: Picture, palette: Palette): Promise<Uint8Array> {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * SHARPNESS);
    canvas.height = Math.round(picture.height * SHARPNESS);
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.scale(SHARPNESS, SHARPNESS);
    pen.fillStyle = palette.ground;
    pen.fillRect(0, 0, picture.width, picture.height);
    picture.paint(new CanvasBrush(pen, palette), picture);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (blob === null) throw new Error(say.noPicture);
    return new Uint8Array(await blob.arrayBuffer());
}

export async function save(contents: Contents, kind: FileKind): Promise<void> {
    const name = `plyscope-${contents.name}.${kind}`;
    if (kind === "csv") return download(name, csvOf(contents.table));
    if (kind === "json") return download(name, `${JSON.stringify(contents.data(), null, 1)}\n`);
    if (contents.picture === null) return;
    const palette = readPalette(document.querySelector(".app") ?? document.documentElement);
    if (kind === "svg") download(name, svgOf(contents.picture, palette));
    else download(name, await pngOf(contents.picture, palette));
}
