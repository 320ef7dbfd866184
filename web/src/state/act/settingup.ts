/** Whether a position is being set up by hand: what that does comes with its first click (setup.ts). */
import { effect, signal } from "@preact/signals";
import { settingUp } from "../keep/session.ts";
import { hasTool } from "../read/looks.ts";
import { games, position, shownFamily } from "../read/store.ts";
import { pauseComputer } from "./actions.ts";

export { settingUp };
/** Piece that a click puts down; null = the next one above what lies there, -1 = none. */
export const chosen = signal<number | null>(null);
/** A position of its own making is on its way. */
export const work = { making: false };

/** Begins or ends the set-up; computers wait meanwhile. */
export function setUp(on: boolean): void {
    settingUp.value = on;
    chosen.value = null;
    if (on) void pauseComputer();
}

/** From now on another game ends it that is not of its own making. */
export function startSetUp(): void {
    let [game, at] = [games.peek(), position.peek()];
    effect(() => {
        // One that begins at the position which was set up is the same.
        if (games.value !== game && position.value !== at && !work.making) settingUp.value = false;
        [game, at] = [games.value, position.value];
    });
    effect(() => {
        if (!hasTool(shownFamily.value, "set_up")) settingUp.value = false;
    });
}
