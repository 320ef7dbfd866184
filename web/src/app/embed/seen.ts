/** A search rests while the frame is scrolled out of sight: a page may hold many frames. */
import { effect, signal } from "@preact/signals";
import { rest, running, wake } from "../../state/act/rest.ts";

/** Returns what ends it. */
export function startSeen(): () => void {
    const seen = signal(true);
    const observer = new IntersectionObserver((entries) => {
        seen.value = entries.at(-1)?.isIntersecting !== false;
    });
    observer.observe(document.documentElement);
    const stop = effect(() => {
        if (seen.value) wake();
        else if (running.value !== null) rest();
    });
    return () => {
        observer.disconnect();
        stop();
    };
}
