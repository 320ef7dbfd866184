/** What nobody waits for comes when the first answer stands and the browser has nothing else to do. */
import { effect, signal } from "@preact/signals";
import { show, shownReport } from "../state/read/store.ts";

/** From then on. */
export const rested = signal(false);

/** Milliseconds that an answer is waited for: where nobody thinks none comes. */
const PATIENCE = 3000;
/** Milliseconds in which the browser is to find a moment for it. */
const BUSY = 500;

function rest(): void {
    const begin = () => {
        rested.value = true;
    };
    // When the answer is drawn; Safari has no idle callbacks.
    requestAnimationFrame(() => {
        if (typeof requestIdleCallback === "function")
            requestIdleCallback(begin, { timeout: BUSY });
        else setTimeout(begin);
    });
}

/** Watches for the first answer, once. */
export function startLater(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = () => {
        clearTimeout(timer);
        stop();
        rest();
    };
    const stop = effect(() => {
        if (show.value === null) return;
        timer ??= setTimeout(over, PATIENCE);
        // Not within the effect, which it ends.
        if (shownReport.value !== null) queueMicrotask(over);
    });
}
