/** Tells screen readers what happened on the board. */
import { computed } from "@preact/signals";
import type { Show } from "../engine/protocol.ts";
import { show } from "../state/store.ts";
import { announcement } from "./geometry.ts";

let last: Show | null = null;
let said = "";

/** Kept until something new has to be said. */
const text = computed<string>((): string => {
    const line = show.value;
    if (line === null) return "";
    const words = announcement(last, line);
    last = line;
    if (words !== "") said = words;
    return said;
});

export function Announcer() {
    return (
        <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">
            {text.value}
        </div>
    );
}
