/** What a match proves, in numbers for people, and links that replay its games. */
import { lab as say } from "../../words/lab.ts";
import { decimals, percent, signed } from "../../words/numbers.ts";

/**
 * "+35 ± 20"; the error is left out where it is not known. Null = a clean sweep, of which the interval,
 * from `low` to `high`, tells the least difference: "at least +566 (95 %)".
 */
export function eloText(
    elo: number | null,
    error: number | null,
    low: number | null = null,
    high: number | null = null,
): string {
    if (elo === null || !Number.isFinite(elo)) {
        if (low !== null) return say.elo.atLeast(signed(low, 0));
        if (high !== null) return say.elo.atMost(signed(high, 0));
        return say.elo.unknown;
    }
    const text = signed(elo, 0);
    return error === null || !Number.isFinite(error)
        ? text
        : say.elo.within(text, Math.round(error));
}

export function percentText(share: number): string {
    return percent(decimals(100 * share, 1));
}

/** Of shares: "0.7 to 2.1 %" */
export const intervalText = (low: number, high: number) =>
    say.interval(decimals(100 * low, 1), percentText(high));

/** How sure one has to be to call somebody better. */
const SURE = 0.975;

/** What a match has shown, for those who know no statistics: "UCT wins 97 of 100 games. It is the stronger player." */
export function matchText(
    [first = "", second = ""]: readonly string[],
    { wins, draws, losses }: { wins: number; draws: number; losses: number },
    superiority = 0.5,
): string {
    const games = wins + draws + losses;
    if (games === 0) return "";
    const [best, won] = losses > wins ? [second, losses] : [first, wins];
    const sure = superiority >= SURE || superiority <= 1 - SURE;
    return say.verdict({ best: wins === losses ? null : best, won, drawn: draws, games, sure });
}

/** A number of games and its share, with the interval: "12 (1.2 %, 0.7 to 2.1 %)". */
export function shareText(count: number, games: number, low: number, high: number): string {
    if (games <= 0) return say.none;
    return say.share(count, percentText(count / games), decimals(100 * low, 1), percentText(high));
}

/** As the core writes links: what chat programs leave alone stays readable. */
function encode(text: string): string {
    return encodeURIComponent(text)
        .replace(/%(?:28|29|2C|3D|3A|2F)/g, (code) => decodeURIComponent(code))
        .replace(/[!'*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The part after '#' of a link to a game that was played: `moves` as the core lists them. */
export function replayLink(
    game: string,
    players: readonly string[],
    seed: number,
    moves: string,
): string {
    const seats = players.map(encode).join(";");
    const link = `v=1&g=${encode(game)}&p=${seats}&s=${seed}${moves === "" ? "" : `&m=${encode(moves)}`}`;
    return /[A-Za-z0-9]$/.test(link) ? link : `${link}&e=1`;
}

/** The same of a position, with nobody's moves before it. */
export const positionLink = (game: string, position: string) =>
    `v=1&g=${encode(game)}&f=${encode(position)}&e=1`;

/** What a sequential test has come to: "1.32, undecided" */
export function sprtText(sprt: {
    elo0: number;
    elo1: number;
    llr: number;
    verdict: number;
}): string {
    const ratio = decimals(sprt.llr, 2);
    if (sprt.verdict === 0) return say.sprt.undecided(ratio);
    return sprt.verdict > 0
        ? say.sprt.accepted(ratio, sprt.elo1)
        : say.sprt.rejected(ratio, sprt.elo0);
}
