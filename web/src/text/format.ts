/** Numbers and sentences of the analysis, of a width that does not change from one to the next. */
import type { Report, Show } from "../engine/protocol.ts";
import type { Count } from "../words/grammar.ts";
import { decimals, grouped, signed } from "../words/numbers.ts";
import { values as say } from "../words/values.ts";

const LETTERS = [
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
] as const;

type Digits = typeof decimals;

/** A count in at most five digits, and the letter behind them. */
function scaled(count: number, digits: Digits): [number: string, letter: string] {
    const size = Math.abs(count);
    if (size < 10000) return [grouped(count), ""];
    const [unit, letter] = LETTERS.find(([least]) => size >= least * 0.9995) ?? [1, ""];
    const part = size / unit;
    return [digits(count / unit, part < 9.995 ? 2 : part < 99.95 ? 1 : 0), letter];
}

const lettered = ([number, letter]: [string, string]) =>
    letter === "" ? number : say.lettered(number, letter);

/** 812, 9 999, 12.3k, 4.56M: never more than five digits and a letter. */
export const countText = (count: number) => lettered(scaled(count, decimals));

/** A count for a sentence of the catalogue, shown like that. */
export const short = (count: number): Count => ({ count, shown: countText(count) });

/** Of a round count, as numbers along an axis: 2k, 1M. */
export const roundText = (count: number) => lettered(scaled(count, grouped));

/** "1 792 B", "67.1 MB" */
export const bytesText = (bytes: number) => say.bytes(...scaled(bytes, decimals));

/** The work behind a report. */
export const effortText = ({ playouts, depth, nodes }: Report) =>
    playouts > 0 ? say.playouts(countText(playouts)) : say.depthAndNodes(depth, countText(nodes));

/** A counter of a searcher: whole numbers short, others with at most two places. */
export function counterText(value: number): string {
    if (!Number.isFinite(value)) return say.none;
    const size = Math.abs(value);
    if (Number.isInteger(value) || size >= 1000) return countText(value);
    return decimals(value, size < 10 ? 2 : 1);
}

/** "0.4 ms", "12 ms", "1.2 s", "2:05 min"; less than ten milliseconds with so many places. */
export function timeText(ms: number, places = 0): string {
    const { time } = say;
    if (ms < 1000) return time.milliseconds(decimals(ms, ms < 10 ? places : 0));
    if (ms < 99950) return time.seconds(decimals(ms / 1000, 1));
    const seconds = Math.round(ms / 1000);
    return time.minutes(Math.floor(seconds / 60), String(seconds % 60).padStart(2, "0"));
}

/** Milliseconds as a number of a column: three digits, 0.045, 6.78, 90.1, 2 345. */
export const msText = (ms: number) =>
    ms >= 100 ? grouped(ms) : decimals(ms, ms < 1 ? 3 : ms < 10 ? 2 : 1);

type Counts = { [name: string]: number };

/** "score between −2 and +3", while an exact search counts its bounds and they have not met; else "". */
export function boundsText(counters: Counts): string {
    const { score: least, score_at_most: most } = counters;
    if (least === undefined || most === undefined || least === most) return "";
    return say.scoreBetween(signed(least), signed(most));
}

/** Name of a seat for people. */
export function seatName(show: Pick<Show, "player_titles">, seat: number): string {
    return show.player_titles[seat] ?? say.player(seat + 1);
}
