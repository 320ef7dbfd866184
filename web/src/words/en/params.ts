/** Players and their parameters: what they are called, their controls, what may be entered. */
import { grammar } from "../grammar.ts";

const { plural } = grammar("en");

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
    deep: (moves: string) =>
        `${moves} ${plural(Number(moves), { one: "move", other: "moves" })} deep`,
    perMove: (time: string) => `${time} per move`,
    count: (value: string, title: string) => `${value} ${title}`,
    more: (count: number) =>
        `${count} more ${plural(count, { one: "setting", other: "settings" })}`,
    unit: (value: string, unit: string) => `${value} ${unit}`,

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

    // ------------------------------------------------------------ a control
    inConsole: (code: string) => `In the console: ${code}`,
    help: (title: string) => `What “${title}” means`,
    reset: (title: string) => `Reset “${title}”`,
    /** `value`: "" for an empty text. */
    backTo: (value: string) => `Back to ${value === "" ? "nothing" : value}`,
    asNumber: (title: string) => `${title}, as a number`,
    signs: (title: string) => `“${title}” may hold letters, digits and the signs . _ - only.`,
    range: {
        int: (title: string, bounds: string) => `“${title}” must be a whole number ${bounds}.`,
        time: (title: string, bounds: string) => `“${title}” must be a time ${bounds}.`,
        real: (title: string, bounds: string) => `“${title}” must be a number ${bounds}.`,
    },
    bounds: (low: string, high: string, unit: string | null) =>
        unit === null ? `from ${low} to ${high}` : `from ${low} to ${high} ${unit}`,

    // ------------------------------------------------------------ all of a row
    advanced: "Advanced",
    advancedCount: (count: number, changed: number) =>
        changed === 0 ? `${count}` : `${count}, ${changed} changed`,
    resetAll: "Reset all",
};
