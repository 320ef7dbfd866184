/**
 * What the numbers of a scale say of games, and games of a number, by the model of the core (core/base/rating.h):
 * Bradley and Terry with draws as Davidson has them and an advantage of moving first. Pure functions.
 */

/** Elo of a natural unit. */
const ELO = 400 / Math.LN10;

/** What is common to all players of a scale. */
export interface Odds {
    /** What moving first is worth, in Elo. */
    first: number;
    /** Share of draws between equals. */
    draws: number;
}

/** A strength and the ends of its interval of 95 %. */
export interface Told {
    at: number;
    low: number;
    high: number;
}

/** The same in whole numbers, as they are told. */
export const rounded = ({ at, low, high }: Told): Told => ({
    at: Math.round(at),
    low: Math.round(low),
    high: Math.round(high),
});

/** Chances of who stands `difference` above the other one; `side`: 1 = moves first, -1 = second. */
function chances(difference: number, { first, draws }: Odds, side: number) {
    const up = Math.exp((difference + side * first) / ELO / 2);
    const nu = (2 * draws) / (1 - Math.min(draws, 0.999));
    const sum = up + 1 / up + nu;
    return { win: up / sum, draw: nu / sum, loss: 1 / up / sum };
}

/** Expected score, 0 to 1, of a pair of games in which each moves first once. */
export function scoreOf(difference: number, odds: Odds): number {
    const both = [1, -1].map((side) => chances(difference, odds, side));
    return both.reduce((sum, { win, draw }) => sum + (win + draw / 2) / 2, 0);
}

/** The score of one player against another, both known to their intervals only. */
export function scoreBetween(a: Told, b: Told, odds: Odds): Told {
    const half = ({ low, high }: Told) => (high - low) / 2;
    const [gap, off] = [a.at - b.at, Math.hypot(half(a), half(b))];
    const [at, low, high] = [gap, gap - off, gap + off].map((by) => scoreOf(by, odds));
    return { at: at as number, low: low as number, high: high as number };
}

/** A game against a player of the scale. */
export interface Result {
    /** Where the opponent stands, and half of its interval. */
    against: number;
    half: number;
    /** Whether the person moved first. */
    first: boolean;
    /** 1, 1/2 or 0. */
    points: number;
}

/** What is thought of a person before the first game: a normal distribution. */
export interface Prior {
    mean: number;
    deviation: number;
}

/** Places that are looked at, from the mean to either side, in deviations of the prior; and how many in each. */
const FAR = 5;
const FINE = 100;

/**
 * The most probable place after these games, and the interval that holds 95 % of the probability. The opponents' own
 * intervals are added to it: of games against one player a scale knows no better than that player.
 */
export function placeFrom(results: readonly Result[], odds: Odds, prior: Prior): Told {
    const steps = 2 * FAR * FINE + 1;
    const places = Array.from(
        { length: steps },
        (_, i) => prior.mean + prior.deviation * (i / FINE - FAR),
    );
    const logs = places.map((place) => {
        const away = (place - prior.mean) / prior.deviation;
        return results.reduce(
            (sum, { against, first, points }) => {
                const { win, draw, loss } = chances(place - against, odds, first ? 1 : -1);
                return sum + Math.log(points > 0.5 ? win : points < 0.5 ? loss : draw);
            },
            (-away * away) / 2,
        );
    });
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const quantile = (part: number) => {
        let sum = 0;
        const found = weights.findIndex((weight) => {
            sum += weight;
            return sum >= part * total;
        });
        return places[found] as number;
    };
    const at = places[logs.indexOf(most)] as number;
    const squares = results.reduce((sum, { half }) => sum + half * half, 0);
    const theirs = results.length === 0 ? 0 : squares / results.length;
    const widened = (end: number) => Math.sign(end - at) * Math.sqrt((end - at) ** 2 + theirs);
    return { at, low: at + widened(quantile(0.025)), high: at + widened(quantile(0.975)) };
}
