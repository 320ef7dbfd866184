/** What a setting buys, and how strong the person is who plays here: on the scale of strength. */
import { decimals, grouped, percent } from "../numbers.ts";
import { counted, GAMES } from "./english.ts";
import { scale, type Told } from "./scale.ts";

/** A share of all points, with its interval. */
const share = ({ at, low, high }: { at: number; low: number; high: number }) => {
    const [middle, from, to] = [at, low, high].map((part) => decimals(100 * part, 0));
    return from === to
        ? percent(middle as string)
        : `${percent(middle as string)} (${from} to ${percent(to as string)})`;
};

const tens = (value: number) => grouped(10 * Math.round(value / 10));

export const strength = {
    // ------------------------------------------------------------ what a setting buys
    /** For those who do not see the curve. */
    curve: "What this setting buys",
    /** The setting at a value. */
    setting: (title: string, value: string) => `${title} ${value}`,
    /** Where it is looked at. */
    against: (setting: string, score: { at: number; low: number; high: number }) =>
        `${setting}: scores ${share(score)} against the present setting`,
    present: (setting: string, told: Told) =>
        `${setting}, as now: strength ${scale.strength(told)}`,
    alone: (setting: string, told: Told) => `${setting}: strength ${scale.strength(told)}`,
    points: (setting: string, told: Told) => `${setting}: ${scale.strength(told)} points a game`,
    /** Milliseconds; `own`: from games that were played here, else from the search that is running. */
    takes: (ms: string) => `about ${ms} ms a move here`,
    sentence: (parts: readonly string[]) => `${parts.join(", ")}.`,
    held: (settings: readonly string[]) => `Measured with ${settings.join(", ")}.`,
    measure: "Measure it",
    measureTip:
        "Games in the background, with this setting at several values, until its curve is known. Kept in this browser.",
    measured: (games: number, of: number) => `${grouped(games)} of ${counted(of, GAMES)}`,
    stop: "Stop",
    busy: "Another curve is being measured.",

    // ------------------------------------------------------------ where the person stands
    you: (told: { at: number; low: number; high: number }, games: number) =>
        `You: about ${tens(told.at)} (${tens(told.low)} to ${tens(told.high)}) after ${counted(games, GAMES)}.`,
    youAbout:
        "An estimate from your games against programs, kept in this browser alone: 0 is who plays at random, with 100 more one takes 64 of 100 points.",
    even: "An even opponent",
    evenTip: (title: string, at: number) => `A new game against ${title}, strength ${grouped(at)}`,
    uncounted: {
        helped: "Your strength stays as it was: you had help in this game.",
        changed:
            "Your strength stays as it was: this game was not played in one go against one program.",
        unknown: "Your strength stays as it was: nobody knows how strong this opponent is.",
    },
    section: "You",
    none: "Play a game against a program without help, and your place is estimated here.",
    off: "Your strength is not estimated: that is switched off in the settings.",
    onePlayer:
        "In a game of one player your points are your strength: compare them with those of the players in the table.",
    best: (points: number) =>
        `Your best game here: ${counted(points, { one: "point", other: "points" })}.`,
    forget: "Forget my games",

    // ------------------------------------------------------------ the strongest for a time
    strongest: "Strongest in a given time",
    perMove: "Time a move",
    ms: (ms: number) => (ms < 1000 ? `${grouped(ms, 4)} ms` : `${grouped(ms / 1000)} s`),
    found: (title: string, told: Told, ms: string) =>
        `${title}: ${scale.strength(told)}, ${ms} ms a move`,
    nobody: "Nobody on the scale is that quick.",
    pace: {
        file: "Times as in the file, of the machine that has measured it.",
        /** A move takes so many times as long. */
        here: (share: number) =>
            `Times measured here: a move takes ${decimals(share, share < 10 ? 1 : 0)} times as long as where the scale was measured.`,
        running: "Measuring how quick this machine is …",
        begin: "Measure this machine",
        again: "Measure this machine again",
    },
};
