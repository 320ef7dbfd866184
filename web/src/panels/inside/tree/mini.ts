/** A small board: any position of any game, drawn from the core's view. */

import type { Brush } from "../../../charts/brush.ts";
import type { Cell, Show, View } from "../../../engine/protocol.ts";
import { lookOf } from "../../../state/read/looks.ts";

type Drawn = Pick<Show, "family" | "pieces">;

type Spot = Pick<Cell, "x" | "y" | "floor">;

/** A board of this width: floors lie two in a row. */
export function layoutOf(view: View, width: number) {
    const across = view.floors > 1 ? 2 : 1;
    const side = width / (view.columns * across);
    const ids = new Map(view.cells.map((cell) => [cell.id, cell]));
    /** So much of a cell to the right of its left edge and below its top. */
    const at = ({ x, y, floor }: Spot, part: number) => ({
        x: ((floor % across) * view.columns + x + part) * side,
        y: (Math.floor(floor / across) * view.rows + view.rows - 1 + part - y) * side,
    });
    return {
        side,
        height: side * view.rows * Math.ceil(view.floors / across),
        at,
        /** The middle of a cell; null where there is none. */
        middle(id: number | null) {
            const cell = id === null ? undefined : ids.get(id);
            return cell === undefined ? null : at(cell, 0.5);
        },
    };
}

function glyph(brush: Brush, owner: number, x: number, y: number, r: number, ink: string): void {
    const stroke = { colour: ink, width: Math.max(1, r * 0.2) };
    if (owner === 0) brush.circle(x, y, r * 0.45, null, stroke);
    else if (owner === 1) {
        const d = r * 0.36;
        brush.line([x - d, y - d, x + d, y + d], stroke);
        brush.line([x + d, y - d, x - d, y + d], stroke);
    } else if (owner === 2) {
        const d = r * 0.42;
        brush.line([x, y - d, x + d, y + d * 0.8, x - d, y + d * 0.8, x, y - d], stroke);
    } else if (owner === 3) {
        const d = r * 0.7;
        brush.rect(x - d / 2, y - d / 2, d, d, null, stroke);
    } else brush.circle(x, y, r * 0.2, ink);
}

/** A crown; on small boards of queens a disc says too little. */
function crown(
    brush: Brush,
    x: number,
    y: number,
    side: number,
    fill: string,
    ink: string,
    marked: boolean,
): void {
    const at = (points: number[]) => points.map((v, i) => (i % 2 === 0 ? x : y) + v * side);
    const shape = at([
        0.14, 0.3, 0.31, 0.52, 0.5, 0.2, 0.69, 0.52, 0.86, 0.3, 0.76, 0.8, 0.24, 0.8, 0.14, 0.3,
    ]);
    brush.polygon(shape, fill);
    brush.line(shape, { colour: ink, width: Math.max(1, side * (marked ? 0.1 : 0.06)) });
}

function paintPiece(
    brush: Brush,
    pieces: Show["pieces"],
    queens: boolean,
    cell: Cell,
    x: number,
    y: number,
    side: number,
): void {
    const { palette } = brush;
    const piece = pieces[cell.piece];
    if (piece === undefined) return;
    const [cx, cy] = [x + side / 2, y + side / 2];
    const ink = palette.players[piece.owner];
    if (ink === undefined && queens) {
        const d = side * 0.24;
        const stroke = {
            colour: palette.text,
            width: Math.max(1.5, side * (cell.last ? 0.16 : 0.1)),
        };
        brush.line([cx - d, cy - d, cx + d, cy + d], stroke);
        brush.line([cx + d, cy - d, cx - d, cy + d], stroke);
        return;
    }
    if (ink !== undefined && queens) {
        crown(brush, x, y, side, ink.fill, ink.ink, cell.last === true);
        return;
    }
    if (ink === undefined) {
        const text = cell.label ?? piece.letter;
        const inset = side * 0.08;
        brush.rect(x + inset, y + inset, side - 2 * inset, side - 2 * inset, palette.lineStrong);
        if (side > 11)
            brush.text(text, cx, cy, {
                size: Math.min(side * 0.5, (side * 1.4) / Math.max(1, text.length)),
                weight: 700,
                align: "center",
                fill: palette.ground,
            });
        return;
    }
    if (piece.name.includes("trai")) {
        brush.rect(x + side * 0.14, y + side * 0.14, side * 0.72, side * 0.72, ink.fill);
        return;
    }
    const r = side * 0.42;
    const stroke =
        cell.last || cell.win
            ? { colour: palette.text, width: Math.max(1.5, side * 0.07) }
            : undefined;
    brush.circle(cx, cy, r, ink.fill, stroke);
    if (side > 9) glyph(brush, piece.owner, cx, cy, r, ink.ink);
}

export function paintBoard(brush: Brush, drawn: Drawn, view: View, width: number): void {
    const { palette } = brush;
    const look = lookOf(drawn.family);
    const framed = look === "frame";
    const { side, height, at } = layoutOf(view, width);
    const checkered = !framed && view.cells.length <= 400;
    brush.rect(0, 0, width, height, framed ? palette.board : palette.inset);
    for (const cell of view.cells) {
        const { x, y } = at(cell, 0);
        if (framed) brush.circle(x + side / 2, y + side / 2, side * 0.42, palette.hole);
        else if (cell.place === "wall") brush.rect(x, y, side, side, palette.wall);
        else if (checkered && (cell.x + cell.y) % 2 === 0)
            brush.rect(x, y, side, side, palette.line);
        if (cell.piece >= 0) paintPiece(brush, drawn.pieces, look === "queens", cell, x, y, side);
        else if (cell.last)
            brush.rect(x + 1, y + 1, side - 2, side - 2, null, {
                colour: palette.text,
                width: 1.5,
            });
    }
}
