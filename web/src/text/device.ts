/**
 * The words of the device: fingers tap and swipe, and whoever has only them is told of no keys. Every
 * sentence that says how to point or what to press is made with them.
 */
import { signal } from "@preact/signals";

/** Fingers are the main way to point. */
export const touch = signal(false);

export function startTouch(): void {
    const coarse = matchMedia("(pointer: coarse)");
    const follow = () => {
        touch.value = coarse.matches;
    };
    follow();
    coarse.addEventListener("change", follow);
}

/** The words for fingers, or those for a pointer and keys. */
export const device = (fingers: string, keys: string): string => (touch.value ? fingers : keys);
