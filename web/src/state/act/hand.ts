/**
 * What people do on the board: clicks on cells, direction keys, names of moves. While a move is on its
 * way to the core, what comes after it waits for the position that it leads to.
 */

import type { Show } from "../../engine/protocol.ts";
import { rides } from "../keep/rounds.ts";
import { meaningOf } from "../read/paths.ts";
import { ahead, byHand, clicked, onItsWay, personToWait, players, show } from "../read/store.ts";
import { computerMoves, play, playCalled } from "./actions.ts";
import { inRounds } from "./computer.ts";

/** So much waits at most: what fast fingers press while a move is on its way. */
const WAITING = 8;
/** Each tells whether it began a move. */
const waiting: (() => boolean)[] = [];
/** A move is on its way. */
let moving = false;
/** It was put together by several clicks and stands on the board already. */
let placing = false;

/** A computer moves, or the clock does, which keys and swipes steer: the board takes no moves. */
const takesNone = () => computerMoves() || rides.value;

/** Keeps what was done while a move is on its way. */
function inTurn(act: () => boolean): true {
    if (waiting.length < WAITING) waiting.push(act);
    return true;
}

function begin(move: string, by = play, then = () => {}): true {
    moving = true;
    const from = show.value;
    onItsWay.value = from && { from, move };
    void import("./mine.ts").then(({ startMine }) => startMine(from));
    void by(move).finally(() => {
        moving = false;
        onItsWay.value = null;
        then();
        while (waiting.length > 0 && waiting.shift()?.() !== true);
    });
    return true;
}

/** Plays a move of this name. False when there is none now. */
export function choose(name: string): boolean {
    if (takesNone()) return false;
    if (moving) return inTurn(() => choose(name));
    return show.value?.moves.some(({ move }) => move === name) === true && begin(name);
}

/** Plays the move that the core knows by this name; nothing happens when there is none. */
export function call(name: string): boolean {
    if (takesNone() || show.value?.status === "over") return false;
    if (moving) return inTurn(() => call(name));
    return begin(name, playCalled);
}

/** A direction key ("left", "up", ...). True when it meant a move. */
export function key(name: string): boolean {
    if (takesNone()) return false;
    if (moving) return inTurn(() => key(name));
    const row = show.value?.moves.find(({ keys }) => keys.length === 1 && keys[0] === name);
    return row !== undefined && begin(row.move);
}

/** A move can be made ahead of the computer's. */
const waits = () => computerMoves() && personToWait.value >= 0 && !inRounds(1);

/** The move before this one was a computer's. */
const answered = ({ mover }: Show) => mover !== null && players.value[1 - mover]?.human === false;

/**
 * A click on a cell: plays the move when the clicks made so far mean exactly one. True when it does. While a
 * computer thinks it is kept for the next turn, unless it is `again`: the second of a double click, or one that has
 * waited for the move before it. Such a one begins no move after the computer's answer, which may come between two
 * clicks.
 */
export function clickToken(token: number, again = false): boolean {
    const line = show.value;
    if (line === null || placing) return false;
    if (waits() && !again) void import("./ahead.ts").then(({ keep }) => keep(token, clickToken));
    if (takesNone()) return false;
    if (moving) return inTurn(() => clickToken(token, true));
    if (again && answered(line) && clicked.value.length === 0) return false;
    const meaning = meaningOf(line, clicked.value, token);
    if ("clicks" in meaning) {
        clicked.value = meaning.clicks;
        return false;
    }
    // A move put together by hand stands on the board already: it stays there until it is played.
    placing = clicked.value.length > 0;
    byHand.move = placing ? meaning.move : null;
    clicked.value = placing ? [...clicked.value, token] : [];
    return begin(meaning.move, play, () => {
        placing = false;
        if (show.value === line) clicked.value = [];
    });
}

/** Takes the last click back, of a move that is kept all; false when there is none. */
export function stepBack(): boolean {
    const kept = ahead.value.length > 0;
    ahead.value = [];
    if (clicked.value.length === 0) return kept;
    clicked.value = clicked.value.slice(0, -1);
    return true;
}
