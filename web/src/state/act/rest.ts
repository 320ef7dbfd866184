/**
 * The analysis rests when nobody looks: while the page is hidden, and after half a minute on one
 * position. Any touch or key, a new position, and coming back wake it.
 */
import { computed, effect, signal, untracked } from "@preact/signals";
import { analysis, position, searching } from "../read/store.ts";
import { pauseAnalysis, resumeAnalysis } from "./analysis.ts";

/** Milliseconds on one position. */
const PATIENCE = 30_000;

/** It was put to rest here, not paused by a person. */
export const resting = signal(false);

/** The search that is at work. */
export const running = computed(() => {
    const { on } = analysis.value;
    const { job, held } = searching.value;
    return on && !held ? job : null;
});

export function rest(): void {
    if (running.value === null) return;
    resting.value = true;
    void pauseAnalysis();
}

export function wake(): void {
    if (!resting.value) return;
    resting.value = false;
    const { on } = analysis.value;
    const { held } = searching.value;
    if (on && held) void resumeAnalysis();
}

export function startRest(): void {
    effect(() => {
        if (running.value === null) return;
        const timer = setTimeout(rest, PATIENCE);
        return () => clearTimeout(timer);
    });
    effect(() => {
        void position.value;
        untracked(wake);
    });
    document.addEventListener("visibilitychange", () => (document.hidden ? rest() : wake()));
    for (const kind of ["pointerdown", "keydown"])
        document.addEventListener(kind, wake, { capture: true });
}
