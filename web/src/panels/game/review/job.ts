/** The review of a game as a job of the core: starting, watching, stopping. */
import { batch, effect } from "@preact/signals";
import type { Job } from "../../../engine/job.ts";
import { start } from "../../../state/act/ask.ts";
import { carryBook } from "../../../state/act/book.ts";
import { gameKey, review, reviewing } from "../../../state/read/review.ts";
import { show } from "../../../state/read/store.ts";

/** Takes the review away, with its work. */
export function closeReview(): void {
    const job = review.peek()?.job;
    batch(() => {
        review.value = null;
        reviewing.value = false;
    });
    job?.cancel("replaced");
}

export async function startReview(): Promise<void> {
    closeReview();
    reviewing.value = true;
    await carryBook(["review"]);
    const line = show.value;
    if (line === null || !reviewing.value || review.value !== null) return;
    const job = start("review", "review");
    follow(job, gameKey(line), line.moves_played.length + line.redo.length);
    await job.ended;
}

/** Shows what the job says until there is another one. A changed game is another review: this one ends. */
function follow(job: Job<"review">, key: string, total: number): void {
    const stop: () => void = effect(() => {
        const line = show.value;
        const result = job.last.value;
        const { phase } = job;
        const rows = result?.plies ?? job.rows.value;
        const now = job.active ? (job.progress.value?.now ?? null) : null;
        const newer = review.peek() !== null && review.peek()?.job !== job;
        if (newer || phase === "cancelled" || (line !== null && gameKey(line) !== key)) {
            stop();
            if (!newer) closeReview();
            return;
        }
        const plies = new Map(rows.map((ply) => [ply.ply, ply]));
        const state = phase === "done" && result?.stopped ? "stopped" : phase;
        review.value = { job, key, state, done: plies.size, total, plies, now, result };
    });
}
