/** Axes that several charts of the lab have. */
import type { Axis, Point } from "../../charts/chart.ts";
import { rangeOf, rounded, valueRange } from "../../charts/scale.ts";
import { roundText } from "../../text/format.ts";
import { grouped } from "../../words/numbers.ts";

/** The ends of an axis that begins and ends with a round number. */
export function around(values: readonly number[], log = false): Pick<Axis, "low" | "high" | "log"> {
    return rounded({ low: Math.min(...values), high: Math.max(...values), log });
}

/** What is counted as the work goes on, from the first to the last. */
export function along(title: string, counts: readonly number[]): Axis {
    const [low = 0] = counts;
    return {
        title,
        text: roundText,
        low,
        high: Math.max(low + 1, counts.at(-1) ?? 0),
        whole: true,
    };
}

/** How good it has become: per cent of the games won, or points; the intervals have room. */
export function fitness(wins: boolean, digits: number, points: readonly Point[]): Axis {
    const ends = points.flatMap(({ y, low = y ?? 0, high = y ?? 0 }) => [low, high]);
    return {
        title: wins ? "per cent" : "points",
        text: (value) => grouped(value, digits),
        ...(wins ? rangeOf(ends, { least: 4, bounds: [0, 100] }) : valueRange(ends, null)),
    };
}
