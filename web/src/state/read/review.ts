/**
 * What the rest of the page knows of a game review: whether one is wanted, and the grades of the moves
 * of the game on the board. The work is done by `job.ts`, which is loaded when the first review begins.
 */
import { computed, signal } from "@preact/signals";
import type { Job } from "../../engine/job.ts";
import type { Grade, ReviewLine, ReviewPly, ReviewProgress, Show } from "../../engine/protocol.ts";
import { show } from "./store.ts";

export interface Review {
    job: Job<"review">;
    /** The game that is judged, see `gameKey`. */
    key: string;
    state: "running" | "paused" | "done" | "stopped";
    done: number;
    total: number;
    plies: ReadonlyMap<number, ReviewPly>;
    now: NonNullable<ReviewProgress["now"]> | null;
    result: ReviewLine | null;
}

export const review = signal<Review | null>(null);
/** Somebody has asked for a review of the game on the board; a link carries it. */
export const reviewing = signal(false);

/** Equal for equal games with all their moves, wherever one stands in them. */
export function gameKey(line: Show): string {
    return [line.game, line.start ?? "", ...line.moves_played, ...line.redo].join(" ");
}

/** The review of the game on the board; null when there is none. */
export const current = computed<Review | null>(() => {
    const line = show.value;
    const now = review.value;
    return line !== null && now !== null && now.key === gameKey(line) ? now : null;
});

export function grades(): ReadonlyMap<number, ReviewPly> {
    return current.value?.plies ?? new Map();
}

export const MARKS: { [grade in Grade]: string } = {
    best: "",
    fine: "",
    mistake: "?",
    blunder: "??",
};
