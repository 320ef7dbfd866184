/**
 * Paints a board on a canvas, from back to front
 *
 *     ground   overlays   trails   pieces   heads   values   lines of play   cursor
 *
 * The context is scaled so that one cell is 1 x 1; `size` is a cell's side in pixels of the canvas, for
 * what must be crisp or readable. Nothing here knows a rule: everything comes from the core's view.
 */
import type { Cell, Show } from "../../engine/protocol.ts";
import { board as say } from "../../words/board.ts";
import { type Colours, readColours } from "./colours.ts";
import { cellAt, cellsById, type Plan, spotOf } from "./floors.ts";
import { PATTERNS, traceGlyph } from "./glyphs.ts";
import { middleOf, type Point, type Trail } from "./trails.ts";

export type Pen = CanvasRenderingContext2D;

export interface Sheet {
    pen: Pen;
    line: Show;
    plan: Plan;
    colours: Colours;
    /** Side of a cell in pixels of the canvas. */
    size: number;
    /** Corner of the picture in pixels of the canvas. */
    left: number;
    top: number;
    /** Pixels of the canvas in a pixel of the page. */
    ratio: number;
}

/** A plan in the middle of a room, in cells of whole pixels but for tiny ones. */
function layOut(plan: Plan, width: number, height: number): Pick<Sheet, "size" | "left" | "top"> {
    const exact = Math.min(width / plan.columns, height / plan.rows);
    const size = exact > 6 ? Math.floor(exact) : exact;
    return {
        size,
        left: Math.round((width - size * plan.columns) / 2),
        top: Math.round((height - size * plan.rows) / 2),
    };
}

/** Gives a canvas the pixels of its element, with the plan in its middle, ready to paint in cells. */
export function sheetOn(
    canvas: HTMLCanvasElement,
    line: Show,
    plan: Plan,
    colours = readColours(canvas),
): Sheet {
    const ratio = devicePixelRatio || 1;
    const width = Math.round(canvas.clientWidth * ratio);
    const height = Math.round(canvas.clientHeight * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const pen = canvas.getContext("2d") as Pen;
    const sheet: Sheet = { pen, line, plan, colours, ratio, ...layOut(plan, width, height) };
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    inCells(sheet);
    return sheet;
}

/** The point of the plan, in cells, that is under a pointer over the canvas. */
export function pointUnder(event: MouseEvent, canvas: HTMLCanvasElement, plan: Plan): Point {
    const box = canvas.getBoundingClientRect();
    const ratio = devicePixelRatio || 1;
    const { size, left, top } = layOut(plan, box.width * ratio, box.height * ratio);
    return {
        x: ((event.clientX - box.left) * ratio - left) / size,
        y: ((event.clientY - box.top) * ratio - top) / size,
    };
}

const isWall = (cell: Cell) => cell.place === "wall";
const isGate = (cell: Cell) => cell.place === "teleport" || cell.place === "stairs";

/** Goes over to pixels of the canvas, where letters are sharp; gives the point there. */
export function inPixels(sheet: Sheet, x: number, y: number): { x: number; y: number } {
    sheet.pen.setTransform(1, 0, 0, 1, 0, 0);
    return { x: sheet.left + x * sheet.size, y: sheet.top + y * sheet.size };
}

/** Back to cells. */
export function inCells({ pen, size, left, top }: Sheet): void {
    pen.setTransform(size, 0, 0, size, left, top);
}

/** Text in the middle of a cell, `scale` of its height, not drawn where nobody could read it. */
function write(sheet: Sheet, text: string, x: number, y: number, scale: number): void {
    const { pen, size, ratio, colours } = sheet;
    const height = Math.round(size * scale);
    if (height < 6 * ratio) return;
    const point = inPixels(sheet, x, y);
    pen.font = `650 ${height}px ${colours.font}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(text, point.x, point.y + height * 0.06);
    inCells(sheet);
}

// ---------------------------------------------------------------- ground

function paintGrid(sheet: Sheet): void {
    const { pen, line, plan, colours, size, ratio } = sheet;
    if (size < 5 * ratio) return;
    const { view } = line;
    pen.strokeStyle = colours.grid;
    pen.lineWidth = Math.max(1, Math.round(ratio)) / size;
    pen.beginPath();
    for (const { x, y } of plan.floors) {
        for (let i = 1; i < view.columns; i++) {
            pen.moveTo(x + i, y);
            pen.lineTo(x + i, y + view.rows);
        }
        for (let j = 1; j < view.rows; j++) {
            pen.moveTo(x, y + j);
            pen.lineTo(x + view.columns, y + j);
        }
    }
    pen.stroke();
}

function paintWalls(sheet: Sheet): void {
    const { pen, line, plan, colours } = sheet;
    const { view } = line;
    const walls = view.cells.filter(isWall);
    pen.fillStyle = colours.wall;
    pen.beginPath();
    for (const cell of walls) {
        const { x, y } = spotOf(view, plan, cell);
        pen.rect(x, y, 1, 1);
    }
    pen.fill();
    // A line where wall meets ground keeps small maps readable.
    const wraps = view.links.filter((link) => link.kind.startsWith("wrap"));
    const glued = new Set(wraps.flatMap((link) => [link.from, link.to]));
    pen.strokeStyle = colours.wallEdge;
    pen.lineWidth = Math.max(0.08, (1.2 * sheet.ratio) / sheet.size);
    pen.beginPath();
    for (const cell of view.cells) {
        if (isWall(cell)) continue;
        const { x, y } = spotOf(view, plan, cell);
        // An edge without a wall is a wall, too, unless it is glued to the other one.
        const meets = (dx: number, dy: number) => {
            const other = cellAt(view, cell.floor, cell.x + dx, cell.y + dy);
            return other === undefined ? !glued.has(cell.id) : isWall(other);
        };
        if (meets(0, 1)) {
            pen.moveTo(x, y);
            pen.lineTo(x + 1, y);
        }
        if (meets(0, -1)) {
            pen.moveTo(x, y + 1);
            pen.lineTo(x + 1, y + 1);
        }
        if (meets(-1, 0)) {
            pen.moveTo(x, y);
            pen.lineTo(x, y + 1);
        }
        if (meets(1, 0)) {
            pen.moveTo(x + 1, y);
            pen.lineTo(x + 1, y + 1);
        }
    }
    pen.stroke();
}

/** Ends of teleports as rings, stairs as steps, each with its letter; starts as their number. */
function paintPlaces(sheet: Sheet): void {
    const { pen, line, plan, colours } = sheet;
    const { view } = line;
    for (const cell of view.cells) {
        const { x, y } = spotOf(view, plan, cell);
        if (cell.place === "teleport") {
            pen.fillStyle = colours.portal;
            pen.globalAlpha = 0.22;
            pen.beginPath();
            pen.arc(x + 0.5, y + 0.5, 0.44, 0, 7);
            pen.fill();
            pen.globalAlpha = 1;
            pen.strokeStyle = colours.portal;
            pen.lineWidth = 0.09;
            pen.stroke();
        } else if (cell.place === "start") {
            pen.strokeStyle = colours.wall;
            pen.lineWidth = 0.06;
            pen.beginPath();
            pen.arc(x + 0.5, y + 0.5, 0.36, 0, 7);
            pen.stroke();
        } else if (cell.place === "stairs") {
            pen.fillStyle = colours.portal;
            pen.globalAlpha = 0.22;
            pen.fillRect(x + 0.04, y + 0.04, 0.92, 0.92);
            pen.globalAlpha = 0.75;
            for (let i = 0; i < 4; i++) pen.fillRect(x + 0.06, y + 0.12 + i * 0.25, 0.2, 0.08);
            for (let i = 0; i < 4; i++) pen.fillRect(x + 0.74, y + 0.12 + i * 0.25, 0.2, 0.08);
            pen.globalAlpha = 1;
        }
        if (!isGate(cell) || cell.label === undefined) continue;
        pen.fillStyle = colours.text;
        write(sheet, cell.label, x + 0.5, y + 0.5, 0.56);
    }
}

/** Edges that are glued together: an arrow outwards at both ends of each link. */
function paintEdges(sheet: Sheet): void {
    const { pen, line, plan, colours } = sheet;
    const { view } = line;
    const cells = cellsById(view);
    pen.fillStyle = colours.accent;
    pen.globalAlpha = 0.7;
    pen.beginPath();
    for (const link of view.links) {
        if (!link.kind.startsWith("wrap")) continue;
        const from = cells.get(link.from);
        const to = cells.get(link.to);
        if (from === undefined || to === undefined) continue;
        for (const [a, b] of [
            [from, to],
            [to, from],
        ] as const) {
            const { x, y } = middleOf(view, plan, a);
            const dx = -Math.sign(b.x - a.x);
            const dy = Math.sign(b.y - a.y);
            pen.moveTo(x + dx * 0.48, y + dy * 0.48);
            pen.lineTo(x + dx * 0.3 - dy * 0.22, y + dy * 0.3 - dx * 0.22);
            pen.lineTo(x + dx * 0.3 + dy * 0.22, y + dy * 0.3 + dx * 0.22);
            pen.closePath();
        }
    }
    pen.fill();
    pen.globalAlpha = 1;
}

/** All that stays as long as the map does. */
export function paintGround(sheet: Sheet): void {
    const { pen, line, plan, colours, size, ratio } = sheet;
    const { view } = line;
    pen.fillStyle = colours.ground;
    for (const { x, y } of plan.floors) pen.fillRect(x, y, view.columns, view.rows);
    paintGrid(sheet);
    paintWalls(sheet);
    paintPlaces(sheet);
    paintEdges(sheet);
    if (view.floors < 2) return;
    plan.floors.forEach(({ x, y }, floor) => {
        const point = inPixels(sheet, x, y - (4 * ratio) / size);
        pen.fillStyle = colours.soft;
        pen.font = `600 ${Math.round(Math.max(11 * ratio, Math.min(14 * ratio, size * 0.6)))}px ${colours.font}`;
        pen.textAlign = "left";
        pen.textBaseline = "alphabetic";
        pen.fillText(say.floor(floor + 1), point.x, point.y);
        inCells(sheet);
    });
}

// ---------------------------------------------------------------- trails and pieces

function strokeLines(pen: Pen, trail: Trail): void {
    pen.beginPath();
    for (const points of trail.lines) {
        points.forEach(({ x, y }, i) => {
            if (i === 0) pen.moveTo(x, y);
            else pen.lineTo(x, y);
        });
        const [only] = points;
        if (points.length === 1 && only !== undefined) pen.lineTo(only.x + 0.001, only.y);
    }
    pen.stroke();
}

/** The light around a trail: widths in cells, and the part of the glow that each adds. */
const GLOW = [
    [1.5, 0.3],
    [1.15, 0.4],
    [0.85, 0.6],
] as const;

/** A trail: a broad line in the rider's colour with its pattern in the contrast colour. */
export function paintTrail(sheet: Sheet, trail: Trail, faded: boolean): void {
    const { pen, colours, size, ratio } = sheet;
    const own = colours.players[trail.owner];
    if (own === undefined || trail.lines.length === 0) return;
    pen.lineJoin = "round";
    pen.lineCap = "round";
    const large = size > 7 * ratio;
    if (colours.glow > 0 && large && !faded) {
        pen.strokeStyle = own.fill;
        for (const [width, share] of GLOW) {
            pen.globalAlpha = colours.glow * share;
            pen.lineWidth = width;
            strokeLines(pen, trail);
        }
    }
    pen.globalAlpha = faded ? 0.45 : 1;
    pen.strokeStyle = own.contrast;
    pen.lineWidth = large ? 0.66 : 0.95;
    strokeLines(pen, trail);
    pen.strokeStyle = own.fill;
    pen.lineWidth = large ? 0.56 : 0.6;
    strokeLines(pen, trail);
    const pattern = PATTERNS[trail.owner];
    if (pattern !== undefined && pattern.width > 0 && size > 6 * ratio) {
        pen.lineCap = pattern.cap;
        pen.setLineDash(pattern.dash);
        pen.strokeStyle = own.contrast;
        pen.lineWidth = pattern.width;
        strokeLines(pen, trail);
        pen.setLineDash([]);
    }
    pen.globalAlpha = 1;
}

/** A rider: a disc with the player's shape and a nose where it looks; a cross when it is out. */
export function paintHead(sheet: Sheet, trail: Trail, out: boolean): void {
    const { pen, colours, size, ratio } = sheet;
    const { head } = trail;
    const own = colours.players[trail.owner];
    if (head === null || own === undefined) return;
    // Small cells get heads that stand out.
    const scale = Math.max(1, Math.min(2.2, (11 * ratio) / size));
    pen.save();
    pen.translate(head.x, head.y);
    pen.scale(scale, scale);
    pen.fillStyle = own.fill;
    pen.strokeStyle = out ? colours.soft : colours.mark;
    pen.lineWidth = 0.07;
    pen.lineJoin = "round";
    pen.beginPath();
    if (head.dx !== 0 || head.dy !== 0) {
        const angle = Math.atan2(head.dy, head.dx);
        pen.arc(0, 0, 0.43, angle + 0.75, angle - 0.75 + 2 * Math.PI);
        pen.lineTo(head.dx * 0.66, head.dy * 0.66);
        pen.closePath();
    } else {
        pen.arc(0, 0, 0.43, 0, 7);
    }
    pen.fill();
    pen.stroke();
    pen.strokeStyle = own.contrast;
    pen.lineCap = "round";
    pen.lineWidth = 0.09;
    traceGlyph(pen, trail.owner);
    pen.stroke();
    if (out) {
        pen.strokeStyle = colours.text;
        pen.lineWidth = 0.13;
        pen.beginPath();
        pen.moveTo(-0.4, -0.4);
        pen.lineTo(0.4, 0.4);
        pen.moveTo(0.4, -0.4);
        pen.lineTo(-0.4, 0.4);
        pen.stroke();
    }
    pen.restore();
}

/** A piece that is no trail: a disc with its owner's shape, or its letter. */
export function paintPiece(sheet: Sheet, cell: Cell): void {
    const { pen, line, plan, colours } = sheet;
    const piece = line.pieces[cell.piece];
    if (piece === undefined) return;
    const { x, y } = middleOf(line.view, plan, cell);
    const own = colours.players[piece.owner];
    pen.fillStyle = own?.fill ?? colours.wall;
    pen.beginPath();
    pen.arc(x, y, 0.44, 0, 7);
    pen.fill();
    if (cell.last || cell.win) {
        pen.strokeStyle = colours.mark;
        pen.lineWidth = cell.win ? 0.12 : 0.06;
        pen.stroke();
    }
    if (own === undefined) {
        pen.fillStyle = colours.text;
        write(sheet, piece.letter, x, y, 0.6);
        return;
    }
    pen.save();
    pen.translate(x, y);
    pen.strokeStyle = own.contrast;
    pen.lineWidth = 0.08;
    pen.lineCap = "round";
    traceGlyph(pen, piece.owner);
    pen.stroke();
    pen.restore();
}

/** A cell of a trail whose way is not known: a block in the rider's colour. */
export function paintBlock(sheet: Sheet, cell: Cell): void {
    const { pen, line, plan, colours } = sheet;
    const { x, y } = spotOf(line.view, plan, cell);
    pen.fillStyle = colours.players[cell.owner]?.fill ?? colours.wall;
    pen.fillRect(x + 0.14, y + 0.14, 0.72, 0.72);
}
