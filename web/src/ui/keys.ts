/** Keys that walk along a row or down a list. */

/** Rows that the page keys leap over. */
const LEAP = 10;

const STEPS: { [key: string]: number } = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -LEAP,
    PageDown: LEAP,
    Home: -Infinity,
    End: Infinity,
};

/** Keys of a row, of a list, and of a list in pages. */
export const ACROSS = ["ArrowLeft", "ArrowRight", "Home", "End"];
export const DOWN = ["ArrowUp", "ArrowDown", "Home", "End"];
export const PAGED = [...DOWN, "PageUp", "PageDown"];

/** Where a key leads from entry `at` of `count`; null when it does not walk. */
export function walk(
    event: KeyboardEvent,
    keys: readonly string[],
    at: number,
    count: number,
    around = false,
): number | null {
    const step = STEPS[event.key];
    if (step === undefined || !keys.includes(event.key)) return null;
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    const to = at + step;
    if (around && Math.abs(step) === 1) return (to + count) % count;
    return Math.max(0, Math.min(count - 1, to));
}
