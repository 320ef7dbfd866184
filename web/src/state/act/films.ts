/**
 * What players that were written here thought of every move of their games: a game is a film of such moves,
 * with what was printed at each. A worker of the sandbox plays one game after the other, so that a move that
 * is no later than the one before begins the next film.
 */
import { signal } from "@preact/signals";
import type { Fault, Note, Question, Thought } from "../../../../wasm/player.mjs";

export interface Frame extends Question {
    prints: string[];
    /** Null while it thinks, or where it has failed. */
    thought: Thought | null;
    fault: Fault | null;
}

export interface Film {
    player: string;
    worker: number;
    frames: Frame[];
}

/** Films that are kept, and lines of one move. */
const KEPT = 200;
const PRINTS = 100;

let films: Film[] = [];
/** Grows with everything that is recorded. */
export const filmed = signal(0);

/** The newest first. */
export const filmsOf = (player: string): readonly Film[] =>
    films.filter((film) => film.player === player).reverse();

function parsed<Of>(text: string): Partial<Of> {
    try {
        const found: unknown = JSON.parse(text);
        return typeof found === "object" && found !== null ? (found as Partial<Of>) : {};
    } catch {
        return {};
    }
}

export function readQuestion(text: string): Question | null {
    const { ply, seat, position } = parsed<Question>(text);
    return Number.isInteger(ply) && Number.isInteger(seat) && typeof position === "string"
        ? { ply: ply as number, seat: seat as number, position }
        : null;
}

export function readThought(text: string): Thought | null {
    const { move, time, nodes, value, values, spent } = parsed<Thought>(text);
    if (typeof move !== "string" || typeof time !== "number" || typeof nodes !== "number")
        return null;
    const rows = (Array.isArray(values) ? values : []).filter(
        (row): row is [string, number] =>
            typeof row?.[0] === "string" && typeof row?.[1] === "number",
    );
    const told = { move, time, nodes, values: rows };
    return {
        ...told,
        ...(typeof value === "number" && { value }),
        ...(typeof spent === "object" && spent !== null && { spent }),
    };
}

export function film(player: string, worker: number, { type, text, ...place }: Note): void {
    const last = films.findLast((one) => one.worker === worker);
    const frame = last?.frames.at(-1);
    if (type === "asked") {
        const asked = readQuestion(text);
        if (asked === null) return;
        const next = { ...asked, prints: [], thought: null, fault: null };
        if (last !== undefined && last.player === player && asked.ply > (frame?.ply ?? asked.ply))
            last.frames.push(next);
        else films = [...films, { player, worker, frames: [next] }].slice(-KEPT);
    } else if (frame !== undefined) {
        if (type === "thought") frame.thought = readThought(text);
        else if (type === "fault") frame.fault = { text, ...place };
        else if (frame.prints.length < PRINTS) frame.prints.push(text);
    }
    filmed.value++;
}

/** The film of that player's game with these moves: each of its own is the one that was played. */
export function filmOf(player: string, moves: readonly string[]): Film | null {
    const fits = ({ frames }: Film) =>
        frames.length > 1 &&
        frames.every(({ ply, thought }) =>
            thought === null ? ply >= moves.length : moves[ply] === thought.move,
        );
    return filmsOf(player).find(fits) ?? null;
}
