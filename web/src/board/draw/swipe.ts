/** Swipes over an element as direction keys. */

/** Pixels that make a swipe. */
const LEAST = 24;

export type Direction = "left" | "right" | "up" | "down";

/** The direction of a movement; null when it is too short. */
export function swipeOf(dx: number, dy: number): Direction | null {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < LEAST) return null;
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "right" : "left";
    return dy > 0 ? "down" : "up";
}

/** Calls `turn` with every swipe of a finger; a long drag can turn several times. */
export function swipes(element: HTMLElement, turn: (direction: Direction) => void): () => void {
    let from: { id: number; x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
        if (event.pointerType !== "mouse")
            from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
        if (from === null || event.pointerId !== from.id) return;
        const direction = swipeOf(event.clientX - from.x, event.clientY - from.y);
        if (direction === null) return;
        from = { id: event.pointerId, x: event.clientX, y: event.clientY };
        turn(direction);
    };
    const up = () => {
        from = null;
    };
    const away = new AbortController();
    const { signal } = away;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    return () => away.abort();
}
