/** What people know from elsewhere, and what follows their settings by itself from then on. */
import { startGameClock } from "../../state/act/gameclock.ts";
import { startFeel } from "./feel.ts";

export function startHabits(): void {
    startFeel();
    startGameClock();
}
