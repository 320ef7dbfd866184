/**
 * When the page draws what a search has found: in the next frame; where that takes long, not before it has rested for
 * twice as long. A search goes on by itself, so clicks, keys and fingers would else wait behind one drawing after the
 * other on a slow phone.
 */

/** Milliseconds: what is drawn faster leaves room enough. */
const LONG = 25;
const RESTS = 2;
const MOST = 500;

/** Until then the page rests. */
let free = 0;
/** While a frame is drawn: what comes meanwhile. */
let drawing: (() => void)[] | null = null;

export function nextFrame(draw: () => void): void {
    if (drawing !== null) {
        drawing.push(draw);
        return;
    }
    const wait = free - performance.now();
    if (wait > 0) setTimeout(() => nextFrame(draw), wait);
    else if (typeof requestAnimationFrame === "function") requestAnimationFrame(() => frame(draw));
    else setTimeout(draw, 16);
}

function frame(draw: () => void): void {
    const begun = performance.now();
    const first = drawing === null;
    drawing ??= [];
    // After the browser has drawn, too; and whatever becomes of it here.
    if (first) setTimeout(() => rest(begun));
    draw();
}

function rest(begun: number): void {
    const now = performance.now();
    if (now - begun >= LONG) free = now + Math.min(MOST, RESTS * (now - begun));
    const late = drawing ?? [];
    drawing = null;
    for (const draw of late) nextFrame(draw);
}
