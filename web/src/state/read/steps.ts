/**
 * The way that pieces took in the game on the board, for families whose rounds are steps. The core tells the
 * movements of the last move with every position; the older ones are asked for when they are not known.
 */

import { batch, computed, signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { Query } from "../../engine/query.ts";
import { hasTool } from "./looks.ts";
import { show } from "./store.ts";

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
/** What the positions have told. */
export const known = signal(none);
/** Asked where the positions have not told the whole way. */
const trace = new Query(engine, "trace");

/** Movements of the whole record, those that can be redone included. */
export const record = computed<Step[]>(
    () =>
        trace.answer.value?.steps.map(([ply, from, to, piece]) => ({ ply, from, to, piece })) ??
        known.value.steps,
);

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

/** Steps of every player up to the position, of all movements. */
export function stepCounts(all: Step[] = record.value): number[] {
    const line = show.value;
    if (line === null) return [];
    const counts = line.player_names.map(() => 0);
    for (const { piece, from, to } of stepsTo(line, all)) {
        const owner = line.pieces[piece]?.owner ?? -1;
        if (from >= 0 && to >= 0 && counts[owner] !== undefined) counts[owner]++;
    }
    return counts;
}

function keep(next: Known, whole = true): void {
    const about = [next.game, next.start, ...next.moves];
    batch(() => {
        known.value = next;
        // What was answered about another record says nothing of this one.
        trace.ask(null);
        if (!whole) trace.ask("trace", about);
    });
}

/** A new position: what is known of the way there. */
export function followSteps(line: Show): void {
    const { game, start, motions } = { ...line, ...line.view };
    if (!hasTool(line.family, "rounds")) {
        if (known.peek() !== none) keep(none);
        return;
    }
    const moves = [...line.moves_played, ...line.redo];
    const old = { ...known.peek(), steps: record.peek() };
    const same = old.game === game && old.start === start;
    const shared = same ? common(old.moves, moves) : 0;
    // What was thrown away meanwhile is cut off.
    const steps = old.steps.filter((step) => step.ply <= shared);
    const { length } = line.moves_played;
    if (same && shared === moves.length) {
        // Forward or back in the same record.
        if (old.moves.length > shared) keep({ game, start, moves, steps });
        return;
    }
    const forward = length - shared;
    const whole = shared === 0 || old.steps.some((step) => step.ply === shared);
    if (
        same &&
        !trace.loading.peek() &&
        line.redo.length === 0 &&
        (forward === 1 || (whole && forward > 1 && motions.length === forward))
    ) {
        // One move more, or one round of which every move was a step: it came with the position.
        const last = motions.map((motion) => ({ ply: length, ...motion }));
        keep({ game, start, moves, steps: steps.concat(last) });
        return;
    }
    keep({ game, start, moves, steps: [] }, false);
}
