/** The scale of strength: how strong players are, what a move costs them, where another one stands. */
import { part, rich } from "../grammar.ts";
import { decimals, grouped, percent } from "../numbers.ts";
import { counted, GAMES } from "./english.ts";

/** Of an estimate: itself, and the ends of its interval; null = not known. */
export interface Told {
    at: number | null;
    low: number | null;
    high: number | null;
}

const PLAYERS = { one: "player", other: "players" };

const strength = ({ at, low, high }: Told) => {
    if (at !== null && low !== null && high !== null && low < high)
        return `${grouped(at)} (${grouped(low)} to ${grouped(high)})`;
    if (at !== null) return grouped(at);
    if (low !== null) return `at least ${grouped(low)}: it has won every game`;
    return high === null ? "not known yet" : `at most ${grouped(high)}: it has lost every game`;
};

export const scale = {
    // ------------------------------------------------------------ what it is of
    looking: "Looking for the scale …",
    about: {
        elo: "Who plays at random has 0. With 100 more one takes 64 of 100 points, with 400 more one wins ten games for each that is lost.",
        points: "Strength here is the mean of the points of a game.",
    },
    /** `date`: "" = it tells none. */
    measured: (
        game: string,
        {
            games,
            players,
            version,
            date,
        }: { games: number; players: number; version: string; date: string },
    ) =>
        `${game}: ${counted(games, GAMES)} between ${counted(players, PLAYERS)}, measured ${date === "" ? "" : `${date} `}with version ${version}. Times are those of the machine that measured it; of players that you measure, those of this one.`,
    first: (elo: number, draws: number) =>
        `Moving first is worth ${grouped(elo)} Elo; ${percent(decimals(100 * draws, 1))} of the games between equals are drawn.`,
    circles:
        "One number for each player does not explain these games well: results go round in circles.",

    // ------------------------------------------------------------ the picture
    title: "Strength over what a move costs",
    label: (players: number) =>
        `Strength of ${counted(players, PLAYERS)} over the time of a move; the table below has the same numbers`,
    axes: {
        cost: "milliseconds a move",
        elo: "strength, Elo above random moves",
        points: "strength, points a game",
    },
    front: { name: "strongest in so little time" },
    /** What a point says: the player, its strength, its cost. */
    point: (title: string, told: Told, ms: string, games: number) =>
        `${title}: ${strength(told)} · ${ms} ms a move · ${counted(games, GAMES)}`,
    strength,

    // ------------------------------------------------------------ the table
    table: {
        caption: "Players of the scale",
        player: "Player",
        elo: { title: "Strength", doc: "Elo above random moves." },
        points: { title: "Strength", doc: "Mean of the points of a game." },
        interval: {
            title: "95 % interval",
            doc: "In 95 of 100 scales it holds the true strength.",
        },
        low: "from",
        high: "to",
        ends: (low: string, high: string) => `${low} to ${high}`,
        cost: {
            title: "ms a move",
            doc: "Milliseconds a move: the mean of the middle half of the games.",
        },
        games: "Games",
        front: {
            title: "Front",
            doc: "Nobody of the scale is stronger in as little time.",
            yes: "★",
        },
    },

    // ------------------------------------------------------------ a player of it
    play: "Play against it",
    watch: "Let it play",
    use: "Use these settings",
    useTip: "Thinks with them in Think",
    forget: "Forget it",
    old: (title: string) => `${title}, before it was changed`,

    // ------------------------------------------------------------ where another one stands
    where: "Where is mine?",
    whereAbout:
        "Puts a player on the scale: it plays those about as strong until its place is known well enough.",
    player: "Player",
    precision: "Interval",
    /** Half of an interval. */
    within: {
        elo: (half: number) => `± ${half} Elo`,
        points: (half: number) => `± ${percent(half)}`,
    },
    begin: "Find its place",
    found: "Places found",
    known: (title: string, told: Told) =>
        rich`${part("title", title)} is on the scale: ${strength(told)}.`,
    place: (
        title: string,
        told: Told,
        { below, above }: { below: string | null; above: string | null },
    ) => {
        const next =
            below !== null && above !== null
                ? `, between ${below} and ${above}`
                : below !== null
                  ? `, above ${below}`
                  : above !== null
                    ? `, below ${above}`
                    : "";
        return rich`${part("title", title)}: ${strength(told)}${next}.`;
    },
    neighbour: (title: string, at: number) => `${title} (${grouped(at)})`,
    /** `width`: half of the interval so far, "" = not known; `left`: "" = not known. */
    progress: (games: number, width: string, state: string, left: string) =>
        [counted(games, GAMES), width, state, left].filter((text) => text !== "").join(", "),
    progressLabel: "How much is known",

    // ------------------------------------------------------------ where there is none
    none: (game: string) =>
        `There is no scale of strength for ${game} yet. It can be measured here, in the background, while you play or look around; the console does the same with \`ladder\`.`,
    measure: "Measure a scale",
    again: "Measure this scale again",
    pool: (players: number) =>
        `${counted(players, PLAYERS)}, the levels of the programs and random moves, meet until their distances are known.`,

    // ------------------------------------------------------------ two settings
    together: {
        title: "Two settings together",
        /** Both as they are called within a sentence. */
        figure: (setting: string, effort: string) => `Strength over ${setting}, by ${effort}`,
        about: (setting: string, effort: string, half: number) =>
            `Strength over ${setting}, a line for each number of ${effort}; a dot marks the best of a line. The points are known to ± ${grouped(half)} Elo or better.`,
        label: (title: string) => `${title}; its table has all numbers`,
    },

    // ------------------------------------------------------------ levels of the programs
    level: (told: Told) => `Strength ${strength(told)}`,
};
