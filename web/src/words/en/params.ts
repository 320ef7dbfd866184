/** Players and their parameters: what they are called, who analyses. */
import { MOVES, plural, SETTINGS } from "./english.ts";

/** Between the parts of a name. */
const DOT = " · ";

export const params = {
    // ------------------------------------------------------------ a player, or a variant, in words
    parts: (parts: readonly string[]) => parts.join(DOT),
    of: (title: string, value: string) => `${title}: ${value}`,
    valueOf: (title: string, value: string) => `${title} ${value}`,
    /** `preset`: the one that it is otherwise. */
    besides: (title: string, preset: string) => `${title} (${preset})`,
    /** The second of two that are called the same. */
    again: (title: string, number: number) => `${title} (${number})`,
    from: (low: string, high: string) => `${low} to ${high}`,
    several: (values: readonly string[]) => values.join(", "),
    ownWeights: (title: string) => `${title}, own weights`,
    /** A map or a file, with its size; `size` "" where it has none. */
    own: (title: string, size: string) => (size === "" ? `own ${title}` : `own ${title} ${size}`),
    deep: (moves: string) => `${moves} ${plural(Number(moves), MOVES)} deep`,
    perMove: (time: string) => `${time} per move`,
    count: (value: string, title: string) => `${value} ${title}`,
    more: (count: number) => `${count} more ${plural(count, SETTINGS)}`,
    unit: (value: string, unit: string) => `${value} ${unit}`,
    /** The unit of a count as the core says it; `one` where that of a single one is another word. */
    unitOf: (count: number, one: string | undefined, other: string) =>
        plural(count, { one: one ?? other, other }),

    // ------------------------------------------------------------ who analyses
    analyst: "Analysing player",
    analystPresets: "Presets of the analysing player",
    moreSettings: "More settings",
    settings: "Settings",
    asUsual: "as usual",
    changed: (count: number) => `${count} changed`,
    noEnd: "no end",
    automatic: "automatic",

    // ------------------------------------------------------------ the menu of players
    unfit: (title: string, why: string | null) => `${title}: ${why ?? "does not fit"}`,
    ownSettings: "Settings of your own.",

    /** What the console calls a parameter. */
    inConsole: (code: string) => `In the console: ${code}`,
};
