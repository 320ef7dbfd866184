/** Keys on the board. */
import type { Show } from "../engine/protocol.ts";
import { choose } from "../state/hand.ts";
import { settingUp } from "../state/setup.ts";
import type { Direction } from "./draw/swipe.ts";

/** Which direction each arrow key is, and how it walks over the cells. */
export const ARROWS: { [key: string]: { name: Direction; dx: number; dy: number } } = {
    ArrowLeft: { name: "left", dx: -1, dy: 0 },
    ArrowRight: { name: "right", dx: 1, dy: 0 },
    ArrowUp: { name: "up", dx: 0, dy: 1 },
    ArrowDown: { name: "down", dx: 0, dy: -1 },
};

/** Plays the move of this name, when it is a single character and legal. */
export function playByName(line: Show, name: string): boolean {
    if (name.length !== 1 || settingUp.value) return false;
    return line.moves.some((row) => row.move === name) && choose(name);
}
