/** The guided tours that have been taken to their last step, in this browser. */
import { signal } from "@preact/signals";

const KEY = "plyscope.toured";

function load(): ReadonlySet<string> {
    try {
        return new Set((localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean));
    } catch {
        return new Set();
    }
}

export const toured = signal<ReadonlySet<string>>(load());

export function noteToured(id: string): void {
    // Another tab may have taken others meanwhile.
    toured.value = new Set([...load(), ...toured.value, id]);
    try {
        localStorage.setItem(KEY, [...toured.value].join(" "));
    } catch {
        // Without storage it is known for this visit.
    }
}
