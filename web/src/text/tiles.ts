/**
 * Tiles as they are drawn: where each stands and how it came there, from the core's cells and the
 * motions of the last move. Pure functions; no rule of any game.
 */
import type { Cell, Show, View } from "../engine/protocol.ts";
import { board as say } from "../words/board.ts";
import { values } from "../words/values.ts";
import { spokenCell } from "./cells.ts";

/** still; slides from elsewhere; slides under the tile that a merge makes; is that tile; is new. */
type TileKind = "still" | "slides" | "swallowed" | "merged" | "new";

export interface Tile {
    key: string;
    cell: Cell;
    piece: number;
    label: string;
    kind: TileKind;
    /** Where it began, in cells to the right and downwards. */
    dx: number;
    dy: number;
}

/** Labels of pieces as far as they have been seen, by variant. */
const seen = new Map<string, Map<number, string>>();

function learn(line: Show): Map<number, string> {
    const labels = seen.get(line.game) ?? new Map<number, string>();
    seen.set(line.game, labels);
    for (const cell of line.view.cells)
        if (cell.piece >= 0 && cell.label !== undefined) labels.set(cell.piece, cell.label);
    return labels;
}

/**
 * What a piece shows. One that has not been seen yet continues the powers of those that have; without
 * any it is its letter.
 */
export function pieceLabel(line: Show, piece: number): string {
    const labels = learn(line);
    const known = labels.get(piece);
    if (known !== undefined) return known;
    for (const [other, label] of labels) {
        const root = Number(label) ** (1 / (other + 1));
        if (Number.isFinite(root)) return String(Math.round(root) ** (piece + 1));
    }
    return line.pieces[piece]?.letter ?? "";
}

function cellOf(view: View, id: number): Cell | undefined {
    return view.cells.find((cell) => cell.id === id);
}

function still(line: Show, cell: Cell, kind: TileKind = "still"): Tile {
    const label = cell.label ?? pieceLabel(line, cell.piece);
    return { key: `${cell.id}`, cell, piece: cell.piece, label, kind, dx: 0, dy: 0 };
}

/** The tiles of a position; with `animated` as the last move leads there, else at rest. */
export function tilesOf(line: Show, animated: boolean): Tile[] {
    const { view } = line;
    learn(line);
    const tiles: Tile[] = [];
    for (const cell of view.cells) {
        if (cell.piece < 0) continue;
        const came = animated ? view.motions.filter((motion) => motion.to === cell.id) : [];
        const born = came.some((motion) => motion.from < 0);
        const ways = came.filter((motion) => motion.from >= 0);
        const merged = !born && ways.some((motion) => motion.piece !== cell.piece);
        ways.forEach((motion, i) => {
            const from = cellOf(view, motion.from);
            if (from === undefined) return;
            tiles.push({
                key: `${cell.id}.${i}`,
                cell,
                piece: motion.piece,
                label: pieceLabel(line, motion.piece),
                kind: merged ? "swallowed" : "slides",
                dx: from.x - cell.x,
                dy: cell.y - from.y,
            });
        });
        // The partner of a merge that did not have to move.
        if (merged && ways.length === 1) {
            const piece = (ways[0] as { piece: number }).piece;
            const label = pieceLabel(line, piece);
            tiles.push({ ...still(line, cell, "swallowed"), key: `${cell.id}.s`, piece, label });
        }
        if (merged) tiles.push(still(line, cell, "merged"));
        else if (born) tiles.push(still(line, cell, "new"));
        else if (ways.length === 0) tiles.push(still(line, cell));
    }
    return tiles;
}

/** "a4, 128": what a screen reader says of a cell. */
export function tileLabel(line: Show, cell: Cell): string {
    const parts = [spokenCell(line, cell), cell.piece < 0 ? say.cell.empty : (cell.label ?? "")];
    if (cell.last) parts.push(say.cell.fresh);
    return say.cell.all(parts);
}

/** Colour number of a piece: the style sheet has seventeen. */
export function tileTone(piece: number): number {
    return Math.min(17, piece + 1);
}

/** The label of the largest tile on the board. */
export function bestTile({ view }: Show): string {
    let best = { piece: -1, label: values.none };
    for (const cell of view.cells)
        if (cell.piece > best.piece) best = { piece: cell.piece, label: cell.label ?? values.none };
    return best.label;
}
