/**
 * The clicks that moves are made of. A position may have thousands of moves, so what can be clicked next
 * is sorted out once for each position and each way there.
 */
import type { MoveRow, Show } from "../../engine/protocol.ts";

/** The moves behind each cell that can be clicked next. */
export type Next = Map<number, MoveRow[]>;

const known = new WeakMap<Show, Map<string, Next>>();

/** What can be clicked after `clicks`; empty when they mean nothing, or a whole move. */
export function nextClicks(line: Show, clicks: readonly number[]): Next {
    let ways = known.get(line);
    if (ways === undefined) {
        ways = new Map();
        known.set(line, ways);
    }
    const key = clicks.join();
    const found = ways.get(key);
    if (found !== undefined) return found;
    const next: Next = new Map();
    for (const row of movesAfter(line, clicks)) {
        const token = row.path[clicks.length];
        if (token === undefined) continue;
        const rows = next.get(token);
        if (rows === undefined) next.set(token, [row]);
        else rows.push(row);
    }
    ways.set(key, next);
    return next;
}

/** The moves that the clicks made so far can still become. */
export function movesAfter(line: Show, clicks: readonly number[]): readonly MoveRow[] {
    const last = clicks.at(-1);
    if (last === undefined) return line.moves;
    return nextClicks(line, clicks.slice(0, -1)).get(last) ?? [];
}

/** Clicks of a move: more than one in games whose moves are put together. */
export function clicksOf(line: Show): number {
    return line.moves[0]?.path.length ?? 0;
}

/** What a click means: a whole move, the clicks from now on, or nothing. */
type Meaning = { move: string } | { clicks: number[] };

/**
 * The meaning of a click on `token` after `clicks`. It goes on where it can; on what is chosen already it
 * takes that back; elsewhere it begins anew, or goes one step back.
 */
export function meaningOf(line: Show, clicks: readonly number[], token: number): Meaning {
    const onward = [...clicks, token];
    const rows = nextClicks(line, clicks).get(token);
    if (rows !== undefined) {
        const whole = rows.find((row) => row.path.length === onward.length);
        return whole === undefined ? { clicks: onward } : { move: whole.move };
    }
    const chosen = clicks.lastIndexOf(token);
    if (chosen >= 0) return { clicks: clicks.slice(0, chosen) };
    if (clicks.length > 0 && nextClicks(line, []).has(token)) return meaningOf(line, [], token);
    return { clicks: clicks.slice(0, -1) };
}
