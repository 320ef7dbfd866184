/** Moves of the game on the board as people call them, in tables, charts and lines of play. */
import { gameRowOf } from "../state/read/looks.ts";
import { show } from "../state/read/store.ts";
import { moveTitle } from "./value.ts";

/** "left" of "l"; where the notation is what people read, itself. */
export function titleOfMove(move: string): string {
    const line = show.value;
    return line === null ? move : moveTitle(gameRowOf(line.family), move);
}

/** A line of play. */
export const titlesOfMoves = (moves: readonly string[]) => moves.map(titleOfMove).join(" ");
