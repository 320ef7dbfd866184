/** What a clock says. */
import { decimals } from "../words/numbers.ts";

/** Milliseconds from which every tenth of a second is shown. */
export const SHORT = 20_000;

/** "4:05", and "0:09.3" when it is short; it never says zero before that is reached. */
export function clockText(ms: number): string {
    const unit = ms < SHORT ? 100 : 1000;
    const units = Math.ceil(ms / unit);
    const seconds = (units * unit) / 1000;
    const rest = decimals(seconds % 60, ms < SHORT ? 1 : 0);
    return [Math.floor(seconds / 60), rest.padStart(ms < SHORT ? 4 : 2, "0")].join(":");
}
