/** A hint: one good move, shown on the board until the position changes. */
import type { Job } from "../engine/job.ts";
import { start } from "./ask.ts";
import { takes } from "./roles.ts";
import { analysis, hinted } from "./store.ts";

/** How long a hint may take. */
const HINT_TIME = "700ms";

/** The search for a hint; null when none is wanted any more. */
let hinting: Job<"analyze"> | null = null;

export function dropHint(): void {
    hinting?.cancel("replaced");
    hinting = null;
    hinted.value = null;
}

/** Asks for one good move and shows it on the board. */
export async function hint(): Promise<void> {
    dropHint();
    const { on, job, done, report } = analysis.value;
    // Between two searches the report is still that of the position before.
    if (on && (job !== null || done) && report?.best) {
        hinted.value = report.best;
        return;
    }
    const search = start("analyze", `analyze ${takes("judge")}(time=${HINT_TIME}) bare`);
    hinting = search;
    void search.ended.then(() => {
        if (hinting === search) hinted.value = search.last.value?.best ?? null;
    });
    await search.started;
}
