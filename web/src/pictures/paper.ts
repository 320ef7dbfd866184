/**
 * A canvas's pen that writes what it draws as SVG, one element a call, for golden pictures. It knows
 * what the page's painters use; anything else is an error, so that nothing is left out.
 *
 * Lengths are pixels of the canvas: what is drawn under a transform is written where it ends up.
 */

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

const number = (value: number) => String(Math.round(value * 100) / 100);
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Mean width of a letter in ems: there is no ruler here, as in the page's own SVG files. */
const LETTER = 0.58;

function times(m: Matrix, n: Matrix): Matrix {
    return [
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    ];
}

/** Points of a path in its own coordinates: kept until it is drawn, as Path2D keeps them. */
type Part =
    | { kind: "M" | "L"; x: number; y: number }
    | { kind: "A"; x: number; y: number; r: number; from: number; to: number; back: boolean }
    | { kind: "Z" };

const QUARTER = Math.PI / 2;
const FULL = 4 * QUARTER;

/** Stands for Path2D as well as for the path of a pen. */
export class Path {
    readonly parts: Part[] = [];

    constructor(other?: Path) {
        if (other !== undefined) this.parts.push(...other.parts);
    }

    moveTo(x: number, y: number): void {
        this.parts.push({ kind: "M", x, y });
    }

    lineTo(x: number, y: number): void {
        this.parts.push({ kind: this.parts.length === 0 ? "M" : "L", x, y });
    }

    rect(x: number, y: number, w: number, h: number): void {
        this.moveTo(x, y);
        this.lineTo(x + w, y);
        this.lineTo(x + w, y + h);
        this.lineTo(x, y + h);
        this.closePath();
    }

    roundRect(x: number, y: number, w: number, h: number, r: number): void {
        this.arc(x + w - r, y + r, r, -QUARTER, 0);
        this.arc(x + w - r, y + h - r, r, 0, QUARTER);
        this.arc(x + r, y + h - r, r, QUARTER, 2 * QUARTER);
        this.arc(x + r, y + r, r, 2 * QUARTER, 3 * QUARTER);
        this.closePath();
    }

    arc(x: number, y: number, r: number, from: number, to: number, back = false): void {
        this.parts.push({ kind: "A", x, y, r, from, to, back });
    }

    closePath(): void {
        this.parts.push({ kind: "Z" });
    }

    /** The `d` of an SVG path under a transform without skew. */
    data(m: Matrix): string {
        const scale = Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
        const at = (x: number, y: number) =>
            `${number(m[0] * x + m[2] * y + m[4])} ${number(m[1] * x + m[3] * y + m[5])}`;
        let open = false;
        const written = this.parts.map((part) => {
            if (part.kind === "Z") return "Z";
            const begin = open ? "L" : "M";
            open = true;
            if (part.kind !== "A") return `${part.kind}${at(part.x, part.y)}`;
            const { x, y, r, from, back } = part;
            const turn = Math.min(FULL, back ? from - part.to : part.to - from) - 1e-6;
            const sign = back ? -1 : 1;
            const on = (share: number) => {
                const angle = from + sign * share * turn;
                return at(x + r * Math.cos(angle), y + r * Math.sin(angle));
            };
            // Two halves: an arc of a whole circle would vanish.
            const half = `A${number(r * scale)} ${number(r * scale)} 0 0 ${back ? 0 : 1} `;
            return `${begin}${on(0)}${half}${on(0.5)}${half}${on(1)}`;
        });
        return written.join("");
    }
}

interface State {
    matrix: Matrix;
    fillStyle: string;
    strokeStyle: string;
    lineWidth: number;
    lineJoin: string;
    lineCap: string;
    lineDashOffset: number;
    dash: number[];
    globalAlpha: number;
    font: string;
    textAlign: string;
    textBaseline: string;
    /** Groups that a clip has opened. */
    groups: number;
}

const fresh = (): State => ({
    matrix: [1, 0, 0, 1, 0, 0],
    fillStyle: "currentcolor",
    strokeStyle: "currentcolor",
    lineWidth: 1,
    lineJoin: "miter",
    lineCap: "butt",
    lineDashOffset: 0,
    dash: [],
    globalAlpha: 1,
    font: "10px sans-serif",
    textAlign: "left",
    textBaseline: "alphabetic",
    groups: 0,
});

const BASELINES: { [name: string]: string } = {
    middle: "central",
    top: "hanging",
    bottom: "text-after-edge",
};

/** What a pen has drawn since its canvas was last cleared. */
export class Paper {
    private static clips = 0;
    private rows: string[] = [];
    private state = fresh();
    private readonly states: State[] = [];
    private path = new Path();

    /** The drawing as elements of an SVG. */
    get elements(): string {
        return [...this.rows, ...this.states.map(({ groups }) => "</g>".repeat(groups))].join("\n");
    }

    save(): void {
        this.states.push({ ...this.state });
        this.state.groups = 0;
    }

    restore(): void {
        const old = this.states.pop();
        if (old === undefined) return;
        for (let i = 0; i < this.state.groups; i++) this.rows.push("</g>");
        this.state = old;
    }

    translate(x: number, y: number): void {
        this.state.matrix = times(this.state.matrix, [1, 0, 0, 1, x, y]);
    }

    scale(x: number, y: number): void {
        this.state.matrix = times(this.state.matrix, [x, 0, 0, y, 0, 0]);
    }

    rotate(angle: number): void {
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        this.state.matrix = times(this.state.matrix, [cos, sin, -sin, cos, 0, 0]);
    }

    setTransform(...matrix: Matrix): void {
        this.state.matrix = matrix;
    }

    beginPath(): void {
        this.path = new Path();
    }

    moveTo(x: number, y: number): void {
        this.path.moveTo(x, y);
    }

    lineTo(x: number, y: number): void {
        this.path.lineTo(x, y);
    }

    rect(x: number, y: number, w: number, h: number): void {
        this.path.rect(x, y, w, h);
    }

    roundRect(x: number, y: number, w: number, h: number, r: number): void {
        this.path.roundRect(x, y, w, h, r);
    }

    arc(x: number, y: number, r: number, from: number, to: number, back = false): void {
        this.path.arc(x, y, r, from, to, back);
    }

    closePath(): void {
        this.path.closePath();
    }

    setLineDash(dash: number[]): void {
        this.state.dash = dash;
    }

    private get zoom(): number {
        const [a, b, c, d] = this.state.matrix;
        return Math.sqrt(Math.abs(a * d - b * c));
    }

    private get alpha(): string {
        const { globalAlpha } = this.state;
        return globalAlpha === 1 ? "" : ` opacity="${number(globalAlpha)}"`;
    }

    fill(path: Path = this.path): void {
        const d = path.data(this.state.matrix);
        if (d !== "")
            this.rows.push(`<path d="${d}" fill="${this.state.fillStyle}"${this.alpha}/>`);
    }

    stroke(path: Path = this.path): void {
        const { lineWidth, strokeStyle, lineCap, lineJoin, dash, matrix } = this.state;
        const d = path.data(matrix);
        if (d === "" || lineWidth === 0) return;
        const style = [
            `stroke="${strokeStyle}" stroke-width="${number(lineWidth * this.zoom)}"`,
            lineCap === "butt" ? "" : ` stroke-linecap="${lineCap}"`,
            lineJoin === "miter" ? "" : ` stroke-linejoin="${lineJoin}"`,
            dash.length === 0
                ? ""
                : ` stroke-dasharray="${dash.map((part) => number(part * this.zoom)).join(" ")}"`,
        ];
        this.rows.push(`<path d="${d}" fill="none" ${style.join("")}${this.alpha}/>`);
    }

    fillRect(x: number, y: number, w: number, h: number): void {
        const box = new Path();
        box.rect(x, y, w, h);
        this.fill(box);
    }

    /** Whoever clears draws everything anew. */
    clearRect(): void {
        if (this.states.length > 0) throw new Error("cleared within a saved state");
        this.rows = [];
    }

    clip(path: Path = this.path): void {
        const id = `cut${++Paper.clips}`;
        this.rows.push(
            `<clipPath id="${id}"><path d="${path.data(this.state.matrix)}"/></clipPath><g clip-path="url(#${id})">`,
        );
        this.state.groups++;
    }

    /** Another canvas, as far as it has been drawn. */
    drawImage(image: HTMLCanvasElement): void {
        this.rows.push(`<g>\n${(image.getContext("2d") as unknown as Paper).elements}\n</g>`);
    }

    measureText(text: string): { width: number } {
        return { width: text.length * LETTER * this.size };
    }

    private get size(): number {
        return Number(/([\d.]+)px/.exec(this.state.font)?.[1] ?? 10);
    }

    fillText(text: string, x: number, y: number): void {
        const { matrix, font, textAlign, textBaseline, fillStyle } = this.state;
        const [a, b, c, d, e, f] = matrix;
        const anchor = { center: "middle", right: "end" }[textAlign] ?? "start";
        const weight = /^(\d+) /.exec(font)?.[1];
        const turned = b !== 0;
        const place = turned
            ? `transform="matrix(${matrix.map(number).join(" ")})" x="${number(x)}" y="${number(y)}"`
            : `x="${number(a * x + c * y + e)}" y="${number(b * x + d * y + f)}"`;
        const style = [
            `font-size="${number(this.size * (turned ? 1 : this.zoom))}"`,
            weight === undefined ? "" : ` font-weight="${weight}"`,
            anchor === "start" ? "" : ` text-anchor="${anchor}"`,
            textBaseline in BASELINES ? ` dominant-baseline="${BASELINES[textBaseline]}"` : "",
        ];
        this.rows.push(
            `<text ${place} ${style.join("")} fill="${fillStyle}"${this.alpha}>${escaped(text)}</text>`,
        );
    }
}

/** The members of a pen that are plain values live in its state. */
for (const name of Object.keys(fresh()).filter(
    (key) => !["matrix", "dash", "groups"].includes(key),
))
    Object.defineProperty(Paper.prototype, name, {
        get(this: { state: Record<string, unknown> }) {
            return this.state[name];
        },
        set(this: { state: Record<string, unknown> }, value: unknown) {
            this.state[name] = value;
        },
    });
