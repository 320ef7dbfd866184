/** Which positions are drawn with the movement that led to them. */
import { useEffect, useRef } from "preact/hooks";
import type { Show } from "../../engine/protocol.ts";
import { settings } from "../../state/keep/settings.ts";
import { byHand, movesSince } from "../../state/read/store.ts";

const isStep = (old: Show | null, line: Show | null) =>
    old !== null && line !== null && movesSince(old, line) === 1;

/**
 * Whether the position is drawn with its last move: it is a single step on from the one that was drawn
 * before, and was not put together by hand on the board.
 */
export function useMotion(line: Show | null): boolean {
    const drawn = useRef<{ line: Show | null; moves: boolean }>({ line: null, moves: false });
    if (drawn.current.line !== line) {
        const own = byHand.move !== null && line?.moves_played.at(-1) === byHand.move;
        drawn.current = { line, moves: isStep(drawn.current.line, line) && !own };
    }
    useEffect(() => {
        byHand.move = null;
    }, [line]);
    return drawn.current.moves && settings.value.animations;
}
