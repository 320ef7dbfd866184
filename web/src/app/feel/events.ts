/** What the ear and the hand are told of a position: a move, a merge, how the game ended. Pure functions. */

import { travelTime } from "../../board/draw/geometry.ts";
import type { Show } from "../../engine/protocol.ts";
import { movesSince } from "../../state/read/store.ts";

/** `after`: milliseconds until the piece has come to rest. */
export type Felt =
    | { kind: "move"; after: number }
    | { kind: "merge"; piece: number }
    | { kind: "end"; how: "won" | "lost" | "over" };

/** Whether one who is the only person there has won; in games of points, whether the goal is reached. */
function howEnded(line: Show, human: readonly boolean[]): "won" | "lost" | "over" {
    const { result, goal } = line;
    const people = human.flatMap((person, seat) => (person ? [seat] : []));
    const [only] = people;
    if (line.points) return goal === undefined ? "over" : goal.reached ? "won" : "lost";
    const own = people.length === 1 && only !== undefined ? (result?.[only] ?? 0) : 0;
    return own > 0 ? "won" : own < 0 ? "lost" : "over";
}

/** How far pieces go that have just moved, as the time which that takes; nothing where they do not move. */
function travelled({ view }: Show, moving: boolean): number {
    if (!moving) return 0;
    const ways = view.motions.map(({ from, to }) => {
        const target = view.cells.find(({ id }) => id === to);
        const start = view.cells.find(({ id }) => id === from);
        if (target === undefined) return 0;
        if (start !== undefined) return travelTime(start.x - target.x, target.y - start.y);
        return from < 0 && view.motions.length === 1 ? travelTime(0, target.y - view.rows) : 0;
    });
    return Math.max(0, ...ways);
}

/** The largest piece that two have merged into; -1 = none. */
function mergedPiece({ view }: Show): number {
    const made = view.cells.filter((cell) =>
        view.motions.some(
            ({ from, to, piece }) => to === cell.id && from >= 0 && piece !== cell.piece,
        ),
    );
    return Math.max(-1, ...made.map(({ piece }) => piece));
}

/**
 * What is felt when `line` takes the place of `old`; null for steps back, other games and positions that were opened.
 * `moving`: pieces are seen to move. `quiet`: of the moves themselves nothing is told.
 */
export function feltOf(
    old: Show | null,
    line: Show,
    human: readonly boolean[],
    { moving = true, quiet = false } = {},
): Felt | null {
    const since = old === null ? null : movesSince(old, line);
    if (old === null || since === null || since < 0) return null;
    // Steps through a record are no moves.
    const stepped = old.redo.length > 0 && line.redo.length < old.redo.length;
    // By a move, or where one stands: the time is up.
    const goes = old.status !== "over" && line.status === "over";
    const reached = old.goal?.reached === false && line.goal?.reached === true;
    if (goes || reached) return { kind: "end", how: howEnded(line, human) };
    if (since === 0 || quiet || stepped) return null;
    const piece = mergedPiece(line);
    if (piece >= 0) return { kind: "merge", piece };
    return { kind: "move", after: travelled(line, moving) };
}
