/** The mistakes of a reviewed game, to go from one to the next. */
import type { ReviewPly } from "../../engine/protocol.ts";

const costly = (ply: ReviewPly) => ply.grade === "mistake" || ply.grade === "blunder";

/**
 * Where the next mistake stands, seen from a position: the number of moves played right after it. Null
 * when there is none in that direction.
 */
export function mistakeFrom(
    plies: ReadonlyMap<number, ReviewPly>,
    played: number,
    direction: -1 | 1,
): number | null {
    const after = [...plies.values()].filter(costly).map(({ ply }) => ply + 1);
    after.sort((a, b) => (a - b) * direction);
    return after.find((position) => (position - played) * direction > 0) ?? null;
}
