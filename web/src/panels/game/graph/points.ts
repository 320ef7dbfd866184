/** The value of every position of a game as points of a graph. Pure functions. */
import type { Show } from "../../../engine/protocol.ts";

export interface GraphPoint {
    ply: number;
    /** The move that led there; none at the first position. */
    move: string | null;
    /** From the first player's view in games of two; null = not known. */
    value: number | null;
}

/** What makes the values of two positions of the same moves equal. */
export function keyOf(line: Show, valuer: string, moves: readonly string[]): string {
    return [line.game, line.start ?? "", line.seed, valuer, moves.join(" ")].join("|");
}

/** A point for every position of the record, those that can be redone included. */
export function pointsOf(
    line: Show,
    valuer: string,
    known: ReadonlyMap<string, number>,
): GraphPoint[] {
    const moves = [...line.moves_played, ...line.redo];
    return [null, ...moves].map((move, ply) => ({
        ply,
        move,
        value: known.get(keyOf(line, valuer, moves.slice(0, ply))) ?? null,
    }));
}

/** Lowest and highest value of the graph: round numbers, the middle of games of two in the middle. */
export function rangeOf(points: readonly GraphPoint[], twoSided: boolean): [number, number] {
    const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
    const most = Math.max(0, ...values.map(Math.abs));
    if (!twoSided) return [Math.min(0, ...values), Math.max(1, ...values)];
    const limit = [10, 20, 50, 100].find((one) => most <= one) ?? Math.ceil(most);
    return [-limit, limit];
}
