/**
 * One way to draw for screen and files: a view paints once, on a canvas or into the text of an SVG.
 * Lengths are CSS pixels, angles radians clockwise from twelve o'clock.
 */

import type { Palette } from "./palette.ts";

interface TextStyle {
    size: number;
    fill: string;
    align?: "left" | "center" | "right";
    weight?: number;
    /** Dropped with an ellipsis where it is wider. */
    room?: number;
    /** Degrees clockwise around (x, y). */
    turn?: number;
}

export interface Stroke {
    colour: string;
    width: number;
    dash?: number[];
}

export interface Brush {
    readonly palette: Palette;
    rect(x: number, y: number, w: number, h: number, fill: string | null, stroke?: Stroke): void;
    circle(x: number, y: number, r: number, fill: string | null, stroke?: Stroke): void;
    /** A part of a ring around (x, y). */
    sector(
        x: number,
        y: number,
        inner: number,
        outer: number,
        from: number,
        to: number,
        fill: string | null,
        stroke?: Stroke,
    ): void;
    /** x0, y0, x1, y1, ... */
    line(points: readonly number[], stroke: Stroke): void;
    polygon(points: readonly number[], fill: string): void;
    /** `y` is the middle of the letters. */
    text(text: string, x: number, y: number, style: TextStyle): void;
    /** All that follows lies within the box, until `free`. */
    clip(x: number, y: number, w: number, h: number): void;
    /** All that follows is so many times as large, until `free`. */
    zoom(factor: number): void;
    free(): void;
}

/** Fewer letters before the ellipsis say nothing. */
const LEAST = 3;

/** The longest beginning of a text that fits, measured by `width`. */
export function fitted(text: string, room: number, width: (text: string) => number): string {
    if (width(text) <= room) return text;
    let low = 0;
    let high = text.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (width(`${text.slice(0, middle)}…`) <= room) low = middle;
        else high = middle - 1;
    }
    return low < LEAST ? "" : `${text.slice(0, low)}…`;
}

const QUARTER = Math.PI / 2;
const FULL = 2 * Math.PI - 1e-6;

export class CanvasBrush implements Brush {
    readonly palette: Palette;
    private readonly pen: CanvasRenderingContext2D;

    constructor(pen: CanvasRenderingContext2D, palette: Palette) {
        this.pen = pen;
        this.palette = palette;
    }

    private finish(fill: string | null, stroke?: Stroke): void {
        if (fill !== null) {
            this.pen.fillStyle = fill;
            this.pen.fill();
        }
        if (stroke !== undefined) this.stroke(stroke);
    }

    private stroke({ colour, width, dash }: Stroke): void {
        this.pen.strokeStyle = colour;
        this.pen.lineWidth = width;
        this.pen.setLineDash(dash ?? []);
        this.pen.stroke();
    }

    rect(x: number, y: number, w: number, h: number, fill: string | null, stroke?: Stroke): void {
        if (stroke === undefined) {
            if (fill === null) return;
            this.pen.fillStyle = fill;
            this.pen.fillRect(x, y, w, h);
            return;
        }
        this.pen.beginPath();
        this.pen.rect(x, y, w, h);
        this.finish(fill, stroke);
    }

    circle(x: number, y: number, r: number, fill: string | null, stroke?: Stroke): void {
        this.pen.beginPath();
        this.pen.arc(x, y, r, 0, 7);
        this.finish(fill, stroke);
    }

    sector(
        x: number,
        y: number,
        inner: number,
        outer: number,
        from: number,
        to: number,
        fill: string | null,
        stroke?: Stroke,
    ): void {
        this.pen.beginPath();
        if (to - from >= FULL) {
            this.pen.arc(x, y, outer, 0, 7);
            if (inner > 0) {
                this.pen.moveTo(x + inner, y);
                this.pen.arc(x, y, inner, 0, 2 * Math.PI, true);
            }
        } else {
            this.pen.arc(x, y, outer, from - QUARTER, to - QUARTER);
            this.pen.arc(x, y, inner, to - QUARTER, from - QUARTER, true);
            this.pen.closePath();
        }
        this.finish(fill, stroke);
    }

    line(points: readonly number[], stroke: Stroke): void {
        this.pen.beginPath();
        this.pen.lineJoin = "round";
        for (let i = 0; i + 1 < points.length; i += 2)
            if (i === 0) this.pen.moveTo(points[0] as number, points[1] as number);
            else this.pen.lineTo(points[i] as number, points[i + 1] as number);
        this.stroke(stroke);
    }

    polygon(points: readonly number[], fill: string): void {
        this.pen.beginPath();
        for (let i = 0; i + 1 < points.length; i += 2)
            this.pen.lineTo(points[i] as number, points[i + 1] as number);
        this.pen.closePath();
        this.finish(fill);
    }

    text(text: string, x: number, y: number, style: TextStyle): void {
        const { pen } = this;
        pen.font = `${style.weight ?? 400} ${style.size}px ${this.palette.font}`;
        const shown =
            style.room === undefined
                ? text
                : fitted(text, style.room, (part) => pen.measureText(part).width);
        if (shown === "") return;
        pen.fillStyle = style.fill;
        pen.textAlign = style.align ?? "left";
        pen.textBaseline = "alphabetic";
        const down = style.size * 0.35;
        if (style.turn === undefined) {
            pen.fillText(shown, x, y + down);
            return;
        }
        pen.save();
        pen.translate(x, y);
        pen.rotate((style.turn * Math.PI) / 180);
        pen.fillText(shown, 0, down);
        pen.restore();
    }

    clip(x: number, y: number, w: number, h: number): void {
        this.pen.save();
        this.pen.beginPath();
        this.pen.rect(x, y, w, h);
        this.pen.clip();
    }

    zoom(factor: number): void {
        this.pen.save();
        this.pen.scale(factor, factor);
    }

    free(): void {
        this.pen.restore();
    }
}

const number = (value: number) => String(Math.round(value * 100) / 100);
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Mean width of a letter in ems: files have no ruler. */
const LETTER = 0.58;

export class SvgBrush implements Brush {
    readonly palette: Palette;
    private readonly parts: string[] = [];
    private clips = 0;

    constructor(palette: Palette) {
        this.palette = palette;
    }

    private ink(fill: string | null, stroke?: Stroke): string {
        const line =
            stroke === undefined
                ? ""
                : ` stroke="${stroke.colour}" stroke-width="${number(stroke.width)}"${
                      stroke.dash === undefined || stroke.dash.length === 0
                          ? ""
                          : ` stroke-dasharray="${stroke.dash.join(" ")}"`
                  }`;
        return ` fill="${fill ?? "none"}"${line}`;
    }

    rect(x: number, y: number, w: number, h: number, fill: string | null, stroke?: Stroke): void {
        this.parts.push(
            `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"${this.ink(fill, stroke)}/>`,
        );
    }

    circle(x: number, y: number, r: number, fill: string | null, stroke?: Stroke): void {
        this.parts.push(
            `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}"${this.ink(fill, stroke)}/>`,
        );
    }

    sector(
        x: number,
        y: number,
        inner: number,
        outer: number,
        from: number,
        to: number,
        fill: string | null,
        stroke?: Stroke,
    ): void {
        const at = (r: number, angle: number) =>
            `${number(x + r * Math.sin(angle))} ${number(y - r * Math.cos(angle))}`;
        // Two halves: an arc of a whole circle would vanish.
        const end = Math.min(to, from + FULL);
        const middle = (from + end) / 2;
        const arc = (r: number, a: number, sweep: number) =>
            `A${number(r)} ${number(r)} 0 0 ${sweep} ${at(r, a)}`;
        const path = `M${at(outer, from)}${arc(outer, middle, 1)}${arc(outer, end, 1)}L${at(inner, end)}${
            inner > 0 ? arc(inner, middle, 0) + arc(inner, from, 0) : ""
        }Z`;
        this.parts.push(`<path d="${path}"${this.ink(fill, stroke)}/>`);
    }

    private points(points: readonly number[]): string {
        return points.map(number).join(" ");
    }

    line(points: readonly number[], stroke: Stroke): void {
        this.parts.push(
            `<polyline points="${this.points(points)}" stroke-linejoin="round"${this.ink(null, stroke)}/>`,
        );
    }

    polygon(points: readonly number[], fill: string): void {
        this.parts.push(`<polygon points="${this.points(points)}"${this.ink(fill)}/>`);
    }

    text(text: string, x: number, y: number, style: TextStyle): void {
        const shown =
            style.room === undefined
                ? text
                : fitted(text, style.room, (part) => part.length * LETTER * style.size);
        if (shown === "") return;
        const anchor = { left: "start", center: "middle", right: "end" }[style.align ?? "left"];
        const turn =
            style.turn === undefined
                ? ""
                : ` transform="rotate(${style.turn} ${number(x)} ${number(y)})"`;
        this.parts.push(
            `<text${turn} x="${number(x)}" y="${number(y + style.size * 0.35)}" font-size="${style.size}" font-weight="${style.weight ?? 400}" text-anchor="${anchor}" fill="${style.fill}">${escaped(shown)}</text>`,
        );
    }

    clip(x: number, y: number, w: number, h: number): void {
        const id = `clip${++this.clips}`;
        this.parts.push(
            `<clipPath id="${id}"><rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"/></clipPath><g clip-path="url(#${id})">`,
        );
    }

    zoom(factor: number): void {
        this.parts.push(`<g transform="scale(${number(factor)})">`);
    }

    free(): void {
        this.parts.push("</g>");
    }

    /** The whole file. */
    file(width: number, height: number): string {
        return `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}" font-family="${escaped(this.palette.font)}"><rect width="100%" height="100%" fill="${this.palette.ground}"/>${this.parts.join("\n")}</svg>\n`;
    }
}
