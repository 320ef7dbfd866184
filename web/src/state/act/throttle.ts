/** Changes that come faster than they can be carried out, as from a slider. */

import { queue } from "./queue.ts";

/** Least milliseconds between two lines of one slider. */
const GAP = 50;

interface Slot {
    /** The newest change that waits. */
    next: (() => Promise<void>) | null;
    running: Promise<void> | null;
}

const slots = new Map<string, Slot>();
/** Changes of specs happen one after the other: each reads what the one before it wrote. */
const inTurn = queue();

/** Runs the first change at once and of those that follow within the gap only the last. */
export function throttled(name: string, change: () => Promise<void>): Promise<void> {
    const slot: Slot = slots.get(name) ?? { next: null, running: null };
    slots.set(name, slot);
    slot.next = change;
    slot.running ??= (async () => {
        while (slot.next !== null) {
            const began = performance.now();
            const now = slot.next;
            slot.next = null;
            await inTurn(now);
            const rest = GAP - (performance.now() - began);
            if (slot.next !== null && rest > 0) await new Promise((done) => setTimeout(done, rest));
        }
        slots.delete(name);
    })();
    return slot.running;
}
