/** A hint: one good move, shown on the board until the position changes. */
import { effect } from "@preact/signals";
import type { Job } from "../../engine/job.ts";
import { chosenMoves } from "../read/mixture.ts";
import { takes } from "../read/roles.ts";
import { analysis, found, here, hinted } from "../read/store.ts";
import { start } from "./ask.ts";

/** How long a hint may take. */
const HINT_TIME = "700ms";

/** The search for a hint; null when none is wanted any more. */
let hinting: Job<"analyze"> | null = null;

export function dropHint(): void {
    hinting?.cancel("replaced");
    hinting = null;
    hinted.value = [];
}

/** Asks for one good move, or those of which one should be drawn, and shows it on the board. */
export async function hint(): Promise<void> {
    dropHint();
    const { on } = analysis.value;
    const { report } = found.value;
    if (on && report?.best) {
        hinted.value = chosenMoves(report);
        return;
    }
    const search = start("analyze", `analyze ${takes("judge")}(time=${HINT_TIME}) bare`);
    hinting = search;
    effect(() => {
        const found = search.last.value;
        if (hinting === search && found !== null && here(search.version))
            hinted.value = chosenMoves(found);
    });
    await search.started;
}
