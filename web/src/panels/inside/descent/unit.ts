/**
 * The numbers of UCT's formula as values stand everywhere on the page: the formula itself counts a win 1 and
 * a loss \u22121, where people read percent.
 */
import { settings } from "../../../state/keep/settings.ts";
import type { Measure } from "../../../text/value.ts";
import { decimals, grouped, percent } from "../../../words/numbers.ts";

export interface Unit {
    /** A mean or a sum, and what is added to a mean, in the unit of the page. */
    mean: (reward: number) => number;
    more: (reward: number) => number;
    /** A number with what stands behind it. */
    shown: (number: string) => string;
    /** The formula's own numbers are others: it counts a win 1 and a loss \u22121. */
    own: boolean;
    /** Decimal places more than of percent. */
    fine: number;
}

const plain = (reward: number) => reward;
const bare = (number: string) => number;
const hundredfold = (reward: number) => 100 * reward;

export function unitOf({ scale, bounds }: Measure): Unit {
    if (scale === "result" && settings.value.ownNumbers)
        return { mean: plain, more: plain, shown: bare, own: false, fine: 1 };
    if (scale === "result")
        return {
            mean: (reward) => 50 * (1 + reward),
            more: (reward) => 50 * reward,
            shown: percent,
            own: true,
            fine: 0,
        };
    if (scale === "chance")
        return { mean: hundredfold, more: hundredfold, shown: percent, own: false, fine: 0 };
    // Evaluations between a loss and a win are hundredths of it; others, and points, are what they are.
    if (scale === "evaluation" && bounds !== null)
        return { mean: hundredfold, more: hundredfold, shown: bare, own: true, fine: 0 };
    return { mean: plain, more: plain, shown: bare, own: false, fine: 0 };
}

type Maybe = number | null | undefined;

/** Without the sign; fewer places where it is points. */
export const figure = (value: Maybe, places = 2) =>
    value === null || value === undefined
        ? "–"
        : decimals(value, Math.abs(value) >= 1000 ? 0 : places);

export const meanText = (unit: Unit, reward: Maybe, places = 2) =>
    reward === null || reward === undefined
        ? "–"
        : unit.shown(figure(unit.mean(reward), places + unit.fine));

export const moreText = (unit: Unit, reward: Maybe, places = 2) =>
    reward === null || reward === undefined
        ? "–"
        : unit.shown(figure(unit.more(reward), places + unit.fine));

/** Of one game: no more places than it has. */
export const rewardText = (unit: Unit, reward: number) => unit.shown(grouped(unit.mean(reward), 2));
