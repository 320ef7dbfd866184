/**
 * A small browser for golden pictures: canvases that write SVG, boxes of one size, the colours of the
 * style sheet, time that passes when it is told to.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentChild, render } from "preact";
import { expect, vi } from "vitest";
import { lookName } from "../state/read/looks.ts";
import { Paper, Path } from "./paper.ts";

const GOLDENS = join(import.meta.dirname, "../../../tests/pictures");
const SHEETS = ["tokens.css", "tokens.tiles.css"].map((name) =>
    join(import.meta.dirname, "../styles", name),
);

/** Names of the golden files, without their ending. */
export const goldens = () =>
    readdirSync(GOLDENS)
        .filter((name) => /\.(svg|html)$/.test(name))
        .map((name) => name.replace(/\.\w+$/, ""));

type Tokens = { [name: string]: string };

/** The tokens that hold within a game of that family. */
function readTokens(family: string, dark: boolean): Tokens {
    const sheet = SHEETS.map((name) => readFileSync(name, "utf8"))
        .join("")
        .replace(/\/\*[\s\S]*?\*\//g, "");
    const own = `.app[data-look~="${lookName(family)}"]`;
    const night = ':root[data-theme="dark"]';
    const valid = [":root", own, ...(dark ? [night, `${night} ${own}`] : [])];
    const tokens: Tokens = {};
    for (const [, head = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
        if (valid.includes(head.trim()))
            for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
                tokens[name] = value.trim();
    // Families that every machine has: what is measured and written does not depend on them.
    return { ...tokens, "--font": "sans-serif", "--mono": "monospace" };
}

export interface Frame {
    width: number;
    height: number;
    /** Of games: some have colours of their own. */
    family?: string;
    dark?: boolean;
}

const box = { width: 0, height: 0 };
const papers = new WeakMap<HTMLCanvasElement, Paper>();

function paperOf(canvas: HTMLCanvasElement): Paper {
    const known = papers.get(canvas) ?? new Paper();
    papers.set(canvas, known);
    return known;
}

class Observer {
    private readonly tell: () => void;

    constructor(tell: () => void) {
        this.tell = tell;
    }

    observe(): void {
        queueMicrotask(this.tell);
    }

    disconnect(): void {}
}

/** Every element has this size from now on. */
export function setUp({ width, height, family = "", dark = false }: Frame): void {
    Object.assign(box, { width, height });
    const tokens = readTokens(family, dark);
    const style = {
        getPropertyValue: (name: string) => tokens[name] ?? "",
        fontFamily: "sans-serif",
    };
    vi.stubGlobal("getComputedStyle", () => style);
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("Path2D", Path);
    vi.stubGlobal("devicePixelRatio", 1);
    for (const name of ["clientWidth", "clientHeight", "offsetWidth", "offsetHeight"])
        Object.defineProperty(HTMLElement.prototype, name, {
            configurable: true,
            get: () => (name.endsWith("Width") ? box.width : box.height),
        });
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
        return paperOf(this);
    } as unknown as HTMLCanvasElement["getContext"];
    vi.useFakeTimers({
        toFake: [
            ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const),
            ...(["requestAnimationFrame", "cancelAnimationFrame", "performance"] as const),
        ],
    });
}

/** Lets a second pass in which everything that was asked for is answered and drawn. */
export async function settle(): Promise<void> {
    for (let i = 0; i < 5; i++) {
        await vi.advanceTimersByTimeAsync(200);
        await vi.dynamicImportSettled();
    }
}

/** Draws a part of the page until it rests; gives the element that holds it. */
export async function mount(part: ComponentChild): Promise<HTMLElement> {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    render(part, host);
    await settle();
    return host;
}

/** Takes away what was mounted. */
export async function unmount(): Promise<void> {
    const host = document.body.firstElementChild;
    if (host !== null) render(null, host);
    await vi.advanceTimersByTimeAsync(200);
    document.body.replaceChildren();
}

/** A canvas as an SVG file of its size. */
export function svgOfCanvas(canvas: HTMLCanvasElement): string {
    const { width, height } = canvas;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${paperOf(canvas).elements}
</svg>`;
}

/** One element a line, numbers with two places: a difference is a line that can be read. */
function pretty(markup: string): string {
    let next = 0;
    const ids = new Map<string, string>();
    const renamed = markup.replace(/\b(cut|clip)\d+\b/g, (id) => {
        const name = ids.get(id) ?? `clip${++next}`;
        ids.set(id, name);
        return name;
    });
    return renamed
        .replace(/-?\d+\.\d{3,}(e-\d+)?/g, (n) => String(Math.round(Number(n) * 100) / 100))
        .replace(/></g, ">\n<")
        .replace(/\n+/g, "\n")
        .concat(markup.endsWith("\n") ? "" : "\n");
}

/** Compares with the golden picture of that name; what is no SVG is kept as it stands in the page. */
export async function expectGolden(
    name: string,
    markup: string,
    kind: "svg" | "html" = "svg",
): Promise<void> {
    const text = pretty(markup);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(text).toMatch(/<(path|rect|circle|polyline|polygon|text|div|span)/);
    await expect(text).toMatchFileSnapshot(join(GOLDENS, `${name}.${kind}`));
}
