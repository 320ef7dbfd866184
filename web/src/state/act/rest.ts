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

/**
 * Whether it is about to let the search go on or rest by itself, by its button or by the space bar where that button is in
 * sight: woken before, the search would be put to rest.
 */
function runsSearch(event: Event): boolean {
    const button = "[data-runs-search]";
    if ("key" in event && event.key === " ") return document.querySelector(button) !== null;
    return event.target instanceof Element && event.target.closest(button) !== null;
}

export function startRest(): void {
    effect(() => {
        if (running.value === null) return;
        resting.value = false;
        const timer = setTimeout(rest, PATIENCE);
        return () => clearTimeout(timer);
    });
    effect(() => {
        void position.value;
        untracked(wake);
    });
    document.addEventListener("visibilitychange", () => (document.hidden ? rest() : wake()));
    for (const kind of ["pointerdown", "keydown"])
        document.addEventListener(kind, (event) => runsSearch(event) || wake(), { capture: true });
}
