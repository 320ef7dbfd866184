/** What a view shows as files: SVG, PNG, CSV, JSON. */
import { download } from "../ui/files.ts";
import { CanvasBrush, SvgBrush } from "./brush.ts";
import { csvOf, type Output, type Picture } from "./output.ts";
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

export async function save(output: Output, kind: FileKind): Promise<void> {
    const name = `plyscope-${output.name}.${kind}`;
    if (kind === "csv") return download(name, csvOf(output.table));
    if (kind === "json") return download(name, `${JSON.stringify(output.data(), null, 1)}\n`);
    if (output.picture === null) return;
    const palette = readPalette(document.querySelector(".see") ?? document.documentElement);
    if (kind === "svg") download(name, svgOf(output.picture, palette));
    else download(name, await pngOf(output.picture, palette));
}
