/** Keys on the board. */
import type { Show } from "../engine/protocol.ts";
import { choose } from "../state/hand.ts";
import { settingUp } from "../state/setup.ts";

/** Plays the move of this name, when it is a single character and legal. */
export function playByName(line: Show, name: string): boolean {
    if (name.length !== 1 || settingUp.value) return false;
    return line.moves.some((row) => row.move === name) && choose(name);
}
