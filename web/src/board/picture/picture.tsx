/**
 * The board as a picture in a file: an SVG that is drawn with the parts and the style sheets of the page
 * and then carries all that it needs in itself; PNG is made of it.
 */
import { render } from "preact";
import type { Show } from "../../engine/protocol.ts";
import { lookName, lookOf } from "../../state/read/looks.ts";
import type { Step } from "../../state/read/steps.ts";
import { pictures as say } from "../../words/pictures.ts";
import { planOf } from "../draw/floors.ts";
import { CELL, FramedBoard, NAMES, SquareBoard, TileBoard } from "./squares.tsx";
import { TrailBoard } from "./trails.tsx";
import { CellValues, Values } from "./values.tsx";

interface PictureRequest {
    line: Show;
    /** The whole way there, of games that draw it. */
    steps: Step[];
    /** With what lies over the board. */
    values: boolean;
    /** In pixels. */
    width: number;
}

export interface Picture {
    svg: string;
    width: number;
    height: number;
}

/** Around the board. */
const MARGIN = 24;

/** What style sheets say of parts of an SVG, and what holds where they say nothing. */
export const INKS: [property: string, usual: string][] = [
    ["fill", ""],
    ["fill-opacity", "1"],
    ["stroke", "none"],
    ["stroke-width", "1px"],
    ["stroke-linecap", "butt"],
    ["stroke-linejoin", "miter"],
    ["opacity", "1"],
];
const LETTERS = ["font-family", "font-size", "font-weight", "text-anchor"];

/** What the style sheets say of a part, as attributes; null = none. */
function inksOf(part: Element): [name: string, value: string | null][] {
    const style = getComputedStyle(part);
    const inks: [string, string | null][] = INKS.map(([name, usual]) => {
        const value = style.getPropertyValue(name);
        return [name, value === usual ? null : value];
    });
    const more = { circle: ["r"], text: LETTERS }[part.localName] ?? [];
    const names = ["class", "style", "data-tone"];
    return [
        ...inks,
        ...more.map((name): [string, string] => [name, style.getPropertyValue(name)]),
        ...names.map((name): [string, null] => [name, null]),
    ];
}

/** Writes what the style sheets say into the parts themselves: first all is read, as it hangs together. */
function settle(svg: SVGSVGElement): void {
    const parts = [...svg.querySelectorAll("*")].map((part) => ({ part, inks: inksOf(part) }));
    for (const { part, inks } of parts)
        for (const [name, value] of inks) {
            if (value === null) part.removeAttribute(name);
            else part.setAttribute(name, value);
        }
}

/** By the look of the game: queens stand on squares, as all pieces without a look do. */
const BOARDS = { frame: FramedBoard, queens: SquareBoard, tiles: TileBoard, trails: TrailBoard };

function Drawing({ line, steps, values, width }: PictureRequest) {
    const own = lookOf(line.family);
    const look = own ?? "queens";
    const Board = BOARDS[look];
    const plan = planOf(line.view, false);
    const wide = plan.columns * CELL + 2 * MARGIN;
    const names = look === "frame" ? NAMES : 0;
    const high = plan.rows * CELL + names + 2 * MARGIN;
    const under = values && <CellValues line={line} />;
    return (
        <svg
            xmlns="http://www.w3.org/2000/svg"
            viewBox={`0 0 ${wide} ${high}`}
            width={width}
            height={Math.round((width * high) / wide)}
        >
            <title>{line.result_text}</title>
            <rect width={wide} height={high} style={{ fill: "var(--surface)" }} />
            <g transform={`translate(${MARGIN} ${MARGIN})`}>
                <Board line={line} steps={steps} queens={own === "queens"}>
                    {under}
                </Board>
                {values && <Values line={line} />}
            </g>
        </svg>
    );
}

export function pictureOf(request: PictureRequest): Picture {
    // Where the colours of the game hold; nobody sees it.
    const host = document.createElement("div");
    host.className = "app";
    host.style.display = "none";
    host.dataset.look = lookName(request.line.family);
    document.body.append(host);
    try {
        render(<Drawing {...request} />, host);
        const svg = host.querySelector("svg") as SVGSVGElement;
        settle(svg);
        const text = new XMLSerializer().serializeToString(svg);
        const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value];
        return { svg: text, width, height };
    } finally {
        render(null, host);
        host.remove();
    }
}

export const addressOf = ({ svg }: Picture) =>
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture on a canvas. */
export async function canvasOf(picture: Picture): Promise<CanvasRenderingContext2D> {
    const image = new Image(picture.width, picture.height);
    image.src = addressOf(picture);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (pen === null) throw new Error(say.tooLarge);
    pen.drawImage(image, 0, 0, picture.width, picture.height);
    return pen;
}

export async function pngOf(picture: Picture): Promise<Uint8Array> {
    const { canvas } = await canvasOf(picture);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (blob === null) throw new Error(say.tooLarge);
    return new Uint8Array(await blob.arrayBuffer());
}
