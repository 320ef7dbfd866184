/** Keys on the board. */
import type { Show } from "../engine/protocol.ts";
import { call, choose } from "../state/act/hand.ts";
import { settingUp } from "../state/act/settingup.ts";

/**
 * Plays the move of this name, when it is a single character and legal. A letter may be another name that
 * the core knows for a move, as those of columns; `letters`: it means no other thing there.
 */
export function playByName(line: Show, name: string, letters = true): boolean {
    if (name.length !== 1 || settingUp.value) return false;
    if (line.moves.some((row) => row.move === name)) return choose(name);
    return letters && /^[a-z]$/i.test(name) && call(name);
}
