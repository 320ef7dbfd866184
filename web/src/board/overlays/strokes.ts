/** A line of play as strokes over the board: who went from where to where, with the number of the move. */

import type { MoveRow, Show } from "../../engine/protocol.ts";
import { cellOf } from "../draw/geometry.ts";

export interface Stroke {
    /** Number of the move within the line, from 1. */
    number: number;
    owner: number;
    /** Null = it comes from nowhere. */
    from: number | null;
    to: number;
    /** Something that appears; where a piece moved in the same move, it came from that piece. */
    placed: boolean;
}

/** Strokes of movements as `trace` tells them: [ply, from, to, piece]. */
export function strokesOf(
    steps: readonly [number, number, number, number][],
    ownerOf: (piece: number) => number,
): Stroke[] {
    const strokes: Stroke[] = [];
    const plies = [...new Set(steps.map(([ply]) => ply))].sort((a, b) => a - b);
    let mover: Stroke | undefined;
    for (const [ply, from, to, piece] of steps) {
        if (to < 0) continue;
        const number = plies.indexOf(ply) + 1;
        if (mover?.number !== number) mover = undefined;
        const placed = from < 0;
        const owner = ownerOf(piece);
        const stroke: Stroke = {
            number,
            owner: owner >= 0 ? owner : (mover?.owner ?? -1),
            from: placed ? (mover?.to ?? null) : from,
            to,
            placed,
        };
        if (!placed) mover = stroke;
        strokes.push(stroke);
    }
    return strokes;
}

/** Strokes of a legal move by its clicks alone: the piece goes over them, the third is where it throws. */
export function strokesOfMove(line: Show, row: MoveRow): Stroke[] {
    const cells = row.path.map((token) => cellOf(line.view, token)?.id);
    if (cells.some((id) => id === undefined)) return [];
    const [first, ...others] = cells as number[];
    const owner = line.mover ?? -1;
    if (first === undefined) return [];
    if (others.length === 0) return [{ number: 1, owner, from: null, to: first, placed: true }];
    let from = first;
    return others.map((to, i) => {
        const stroke = { number: 1, owner, from, to, placed: i > 0 };
        from = to;
        return stroke;
    });
}
