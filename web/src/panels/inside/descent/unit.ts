/**
 * The numbers of UCT's formula as values stand everywhere on the page: the formula itself counts a win 1 and
 * a loss \u22121, where people read percent.
 */
import type { Measure } from "../../../text/value.ts";
import { decimals } from "../../../words/grammar.ts";

export interface Unit {
    /** A mean or a sum, and what is added to a mean, in the unit of the page. */
    mean: (reward: number) => number;
    more: (reward: number) => number;
    /** Behind a number. */
    sign: string;
    /** The formula's own numbers are others: it counts a win 1 and a loss \u22121. */
    own: boolean;
}

const plain = (reward: number) => reward;
const hundredfold = (reward: number) => 100 * reward;

export function unitOf({ scale, bounds }: Measure): Unit {
    if (scale === "result")
        return {
            mean: (reward) => 50 * (1 + reward),
            more: (reward) => 50 * reward,
            sign: "\u202f%",
            own: true,
        };
    if (scale === "chance")
        return { mean: hundredfold, more: hundredfold, sign: "\u202f%", own: false };
    // Evaluations between a loss and a win are hundredths of it; others, and points, are what they are.
    if (scale === "evaluation" && bounds !== null)
        return { mean: hundredfold, more: hundredfold, sign: "", own: true };
    return { mean: plain, more: plain, sign: "", own: false };
}

type Maybe = number | null | undefined;

/** Without the sign; fewer places where it is points. */
export const figure = (value: Maybe, places = 2) =>
    value === null || value === undefined
        ? "–"
        : decimals(value, Math.abs(value) >= 1000 ? 0 : places);

export const meanText = (unit: Unit, reward: Maybe, places?: number) =>
    reward === null || reward === undefined ? "–" : figure(unit.mean(reward), places) + unit.sign;

export const moreText = (unit: Unit, reward: Maybe, places?: number) =>
    reward === null || reward === undefined ? "–" : figure(unit.more(reward), places) + unit.sign;

/** Of one game: no more places than it has. */
export const rewardText = (unit: Unit, reward: number) =>
    String(Number(unit.mean(reward).toFixed(2))).replace("-", "\u2212") + unit.sign;
