/**
 * Who has lost on time. The games know no clock, so this end is the page's own: it stands at the position in which the
 * time ran out, whenever that is shown, until somebody goes back and makes another move from there.
 */
import { signal } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { games, show } from "./store.ts";

/** `key`: where, see `keyOf`; `text`: a sentence without its end, "Yellow lost on time". */
const timeUp = signal<{ key: string; seat: number; text: string } | null>(null);

const keyOf = (line: Show) =>
    [games.peek(), line.game, line.start ?? "", ...line.moves_played].join(" ");

/** The position with the end that the clock has given it, if it is that one. */
export function afterTime(line: Show): Show {
    const up = timeUp.peek();
    if (up === null || line.status === "over" || up.key !== keyOf(line)) return line;
    return {
        ...line,
        status: "over",
        mover: null,
        moves: [],
        result: line.player_titles.map((_, seat) => (seat === up.seat ? -1 : 1)),
        result_text: `${up.text}.`,
        ended: { code: "over", text: up.text, parts: {}, cells: [] },
    };
}

/** The game on the board ends here: that side has lost on time. */
export function loseOnTime(seat: number, text: string): void {
    const line = show.peek();
    if (line === null) return;
    timeUp.value = { key: keyOf(line), seat, text };
    show.value = afterTime(line);
}

/** A move is about to be made: from an earlier position the game goes on, even to the one where time ran out. */
export function goOnByMove(): void {
    if (timeUp.peek() !== null && (show.peek()?.redo.length ?? 0) > 0) timeUp.value = null;
}
