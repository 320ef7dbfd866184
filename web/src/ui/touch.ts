/** Fingers are the main way to point: words say "tap" instead of "click", and name no keys. */
import { signal } from "@preact/signals";

export const touch = signal(false);

export function startTouch(): void {
    const coarse = matchMedia("(pointer: coarse)");
    const follow = () => {
        touch.value = coarse.matches;
    };
    follow();
    coarse.addEventListener("change", follow);
}
