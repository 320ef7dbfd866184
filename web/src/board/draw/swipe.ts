/** Swipes of one finger over an element as directions. */

/** Pixels that make a swipe. */
const LEAST = 24;
/** A movement has a direction when its larger part is so many times the other one: about 34 degrees. */
const CLEAR = 1.5;

export type Direction = "left" | "right" | "up" | "down";

/**
 * The direction of a movement; null when it is too short, or less clear than `clear` asks: with 1 the
 * larger part decides.
 */
export function swipeOf(dx: number, dy: number, clear = 1): Direction | null {
    const [across, along] = [Math.abs(dx), Math.abs(dy)];
    const [less, more] = across < along ? [across, along] : [along, across];
    if (more < LEAST || more < less * clear) return null;
    if (across > along) return dx > 0 ? "right" : "left";
    return dy > 0 ? "down" : "up";
}

/**
 * Calls `turn` with every swipe of a finger, as soon as its direction is clear, at the latest where
 * the finger leaves: once, however long the swipe is; with `bends` once more wherever the finger goes on
 * in another direction. A second finger ends the swipe: both together are for the browser, which
 * zooms. A mouse does not swipe. Returns what ends that.
 */
export function swipes(
    element: EventTarget,
    turn: (direction: Direction) => void,
    bends = false,
): () => void {
    let from: { id: number; x: number; y: number } | null = null;
    /** The direction of this swipe so far. */
    let last: Direction | null = null;

    const down = ({
        pointerId: id,
        pointerType,
        isPrimary,
        clientX: x,
        clientY: y,
    }: PointerEvent) => {
        if (pointerType === "mouse") return;
        from = isPrimary ? { id, x, y } : null;
        last = null;
    };
    const follow = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent, clear: number) => {
        if (from?.id !== id || (last !== null && !bends)) return;
        const direction = swipeOf(x - from.x, y - from.y, clear);
        if (direction === null) return;
        from = { id, x, y };
        if (direction === last) return;
        last = direction;
        turn(direction);
    };
    const move = (event: PointerEvent) => follow(event, CLEAR);
    const end = () => {
        from = null;
    };
    const up = (event: PointerEvent) => {
        // What is left of a swipe that has had its direction is no bend.
        if (last === null) follow(event, 1);
        end();
    };
    const away = new AbortController();
    const { signal } = away;
    const listen = (name: string, listener: (event: PointerEvent) => void) =>
        element.addEventListener(name, listener as EventListener, { signal });
    listen("pointerdown", down);
    listen("pointermove", move);
    listen("pointerup", up);
    listen("pointercancel", end);
    return () => away.abort();
}
