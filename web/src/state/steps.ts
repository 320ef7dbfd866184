/**
 * The way that pieces took in the game on the board, for families that draw it. The core tells the
 * movements of the last move with every position; the older ones are asked for when they are not known.
 */

import { signal } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { Show } from "../engine/protocol.ts";
import { find } from "./ask.ts";
import { hasLook } from "./looks.ts";

/** One movement; from -1 = it appears, to -1 = it vanishes. */
export interface Step {
    /** Number of the move that caused it, from 1. */
    ply: number;
    from: number;
    to: number;
    piece: number;
}

interface Known {
    game: string;
    start: string | null;
    /** All moves known, those that can be redone included. */
    moves: string[];
    steps: Step[];
}

const none: Known = { game: "", start: null, moves: [], steps: [] };
/** Movements of the whole record, those that can be redone included. */
export const record = signal<Step[]>([]);
let known = none;
let asked = 0;

/** How many moves two records share from the start on. */
function common(a: string[], b: string[]): number {
    let i = 0;
    while (i < a.length && i < b.length && a[i] === b[i]) i++;
    return i;
}

/** The movements that led to the position. */
export function stepsTo(line: Show, all: Step[]): Step[] {
    const count = line.moves_played.length;
    return all.filter((step) => step.ply <= count);
}

/** A new position: what is known of the way there. */
export function followSteps(line: Show): void {
    if (!hasLook(line.family, "trails")) {
        if (known !== none) {
            known = none;
            record.value = [];
        }
        return;
    }
    const moves = [...line.moves_played, ...line.redo];
    const same = known.game === line.game && known.start === line.start;
    const shared = same ? common(known.moves, moves) : 0;
    const { length } = line.moves_played;
    if (same && shared === moves.length) {
        // Forward or back in the same record; what was thrown away meanwhile is cut off.
        if (known.moves.length > shared) keep(line, moves, shared, []);
        return;
    }
    const forward = length - shared;
    const { motions } = line.view;
    const whole = shared === 0 || known.steps.some((step) => step.ply === shared);
    if (
        same &&
        line.redo.length === 0 &&
        (forward === 1 || (whole && forward > 1 && motions.length === forward))
    ) {
        // One move more, or one round of which every move was a step: it came with the position.
        const last = motions.map((motion) => ({ ply: length, ...motion }));
        keep(line, moves, shared, last);
        return;
    }
    keep(line, moves, 0, []);
    const mine = ++asked;
    void engine.send("trace", { quiet: true }).then((answers) => {
        const trace = find(answers, "trace");
        if (trace === undefined || mine !== asked) return;
        record.value = known.steps = trace.steps.map(([ply, from, to, piece]) => ({
            ply,
            from,
            to,
            piece,
        }));
    });
}

function keep(line: Show, moves: string[], shared: number, more: Step[]): void {
    asked++;
    const steps = known.steps.filter((step) => step.ply <= shared).concat(more);
    known = { game: line.game, start: line.start, moves, steps: shared === 0 ? more : steps };
    record.value = known.steps;
}
