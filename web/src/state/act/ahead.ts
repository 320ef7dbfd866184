/**
 * Moves made ahead: what people click while a computer thinks is kept, and played when it is their turn and
 * that move is legal then. Of a move of several clicks the first ones alone are kept, too. A position of another
 * game, or of another way there, drops it.
 */
import { effect } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { ahead as say } from "../../words/ahead.ts";
import { clicksOf, nextClicks } from "../read/paths.ts";
import { ahead, movesSince, personToWait, players, show, told } from "../read/store.ts";
import { computerMoves } from "./actions.ts";

/** The clicks with one more; it may take back those before it. */
export function withClick(
    line: Show,
    seat: number,
    clicks: readonly number[],
    token: number,
): readonly number[] {
    const most = clicksOf(line);
    if (most < 2) return clicks[0] === token ? [] : [token];
    if (clicks.at(-1) === token) return clicks.slice(0, -1);
    const own = line.view.cells.some(({ click, owner }) => click === token && owner === seat);
    const free = token === clicks[0] || !own;
    if (clicks.length > 0 && clicks.length < most && free) return [...clicks, token];
    // The piece comes first; elsewhere the whole move is taken back.
    return own ? [token] : [];
}

const named = (line: Show, token: number) =>
    line.view.cells.filter(({ click }) => click === token).map(({ name }) => name);

/** Read out: what is kept now. */
function tell(line: Show): void {
    const cells = ahead.value.flatMap((token) => {
        const names = named(line, token);
        // Of several cells, the move that all of them mean.
        const move = line.moves.find(({ path }) => path.length === 1 && path[0] === token)?.move;
        return names.length > 1 ? (move ?? []) : names;
    });
    told.value = ahead.value.length === 0 ? say.takenBack : say.kept(cells);
}

/** Makes the clicks that have been kept, if they mean something now. */
function carryOut(line: Show, click: (token: number) => unknown): void {
    const clicks = ahead.value;
    ahead.value = [];
    const legal = clicks.every((token, i) => nextClicks(line, clicks.slice(0, i)).has(token));
    if (legal) clicks.forEach(click);
    else told.value = say.impossible;
}

let following = false;

/** Waits for the turn of whoever has clicked. */
function follow(old: Show, click: (token: number) => unknown): void {
    following = true;
    const end = effect(() => {
        const line = show.value;
        const busy = computerMoves();
        const since = line === null ? null : movesSince(old, line);
        if (since !== null && since <= 1 && busy && ahead.value.length > 0) return;
        // Not within the effect, which it ends.
        queueMicrotask(() => {
            if (!following) return;
            following = false;
            end();
            const mine =
                line !== null && since === 1 && players.value[line.mover ?? -1]?.human === true;
            if (mine && !busy) carryOut(line, click);
            else ahead.value = [];
        });
    });
}

/** Keeps a click; where the computer has moved meanwhile it is made at once. */
export function keep(token: number, click: (token: number) => unknown): void {
    const line = show.value;
    const seat = personToWait.value;
    if (line === null || token < 0) return;
    if (seat < 0 || !computerMoves()) return void click(token);
    ahead.value = withClick(line, seat, ahead.value, token);
    tell(line);
    if (!following && ahead.value.length > 0) follow(line, click);
}
