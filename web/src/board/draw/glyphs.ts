/**
 * Shapes of players on a canvas, the same as those of piece.tsx, and the patterns of their trails:
 * nobody needs to tell colours apart. Lengths are in cells.
 */

type Draw = (ctx: CanvasRenderingContext2D) => void;

function polygon(ctx: CanvasRenderingContext2D, points: [number, number][]): void {
    points.forEach(([x, y], i) => {
        if (i === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
    });
    ctx.closePath();
}

/** Ring, cross, triangle, square, diamond, dot, around the origin in a field of 1 x 1. */
const GLYPHS: Draw[] = [
    (ctx) => ctx.arc(0, 0, 0.17, 0, 7),
    (ctx) => {
        ctx.moveTo(-0.15, -0.15);
        ctx.lineTo(0.15, 0.15);
        ctx.moveTo(0.15, -0.15);
        ctx.lineTo(-0.15, 0.15);
    },
    (ctx) =>
        polygon(ctx, [
            [0, -0.18],
            [0.18, 0.14],
            [-0.18, 0.14],
        ]),
    (ctx) => ctx.rect(-0.15, -0.15, 0.3, 0.3),
    (ctx) =>
        polygon(ctx, [
            [0, -0.2],
            [0.2, 0],
            [0, 0.2],
            [-0.2, 0],
        ]),
    (ctx) => ctx.arc(0, 0, 0.06, 0, 7),
];

export function traceGlyph(ctx: CanvasRenderingContext2D, owner: number): void {
    ctx.beginPath();
    (GLYPHS[owner % GLYPHS.length] as Draw)(ctx);
}

/** What is drawn in the contrast colour along the middle of a trail: width and dashes; width 0 = nothing. */
export const PATTERNS: { width: number; dash: number[]; cap: CanvasLineCap }[] = [
    { width: 0, dash: [], cap: "butt" },
    { width: 0.1, dash: [0.28, 0.32], cap: "butt" },
    { width: 0.16, dash: [0, 0.5], cap: "round" },
    { width: 0.08, dash: [], cap: "butt" },
    { width: 0.34, dash: [0.08, 0.42], cap: "butt" },
    { width: 0.1, dash: [0.5, 0.2, 0.05, 0.25], cap: "butt" },
];
