/** Keys on the board. */
import type { Show } from "../engine/protocol.ts";
import { choose } from "../state/hand.ts";
import { settingUp } from "../state/setup.ts";

/** How far each key walks over the cells. */
export const STEPS: { [name: string]: [number, number] } = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    Home: [-100, 0],
    End: [100, 0],
};

/** Plays the move of this name, when it is a single character and legal. */
export function playByName(line: Show, name: string): boolean {
    if (name.length !== 1 || settingUp.value) return false;
    return line.moves.some((row) => row.move === name) && choose(name);
}
