/** What a side has left on its clock. */
import { left, running } from "../state/act/gameclock.ts";
import { clockText, SHORT } from "../text/clock.ts";
import "../styles/gameclock.css";
import { gameclock as say } from "../words/gameclock.ts";

export function SeatClock({ seat }: { seat: number }) {
    const ms = left.value?.[seat];
    if (ms === undefined) return null;
    return (
        <span
            class="seat-clock num"
            role="timer"
            title={say.left}
            data-runs={running.value === seat}
            data-short={ms < SHORT}
        >
            {clockText(ms)}
        </span>
    );
}
