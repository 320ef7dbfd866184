/** Parameters of a player tried on one position: a search for every setting. */
import { plural, SETTINGS } from "../english.ts";

/** How many of the settings lead to a move. */
interface Choice {
    move: string;
    count: number;
}

export const sweep = {
    // ------------------------------------------------------------ controls
    player: "Player whose parameters are tried",
    begin: "Try the values",
    stop: "Stop",
    limit: "At most so many nodes or playouts",
    limits: (count: string) => `${count} a search`,
    done: (done: number, all: number) => `${done} of ${all} ${plural(all, SETTINGS)}`,
    others: "Settings",
    presets: "Presets of the player",
    parameter: "Parameter",
    second: "Second parameter",
    none: "none",
    from: "from",
    to: "to",
    values: "values",

    // ------------------------------------------------------------ in the place of the picture
    noParameters: "This player has no parameters.",
    press: "Press Try the values: the position is searched once for every value.",

    // ------------------------------------------------------------ what the parameter has changed
    searching: "Searching.",
    noMove: "No setting came to a move: give it more effort.",
    /** `whole`: every setting has been searched. */
    same: (move: string, whole: boolean) =>
        whole
            ? `The move is ${move} with every setting.`
            : `The move is ${move} with every setting so far.`,
    depends: (choices: readonly Choice[], settings: number) => {
        const each = choices.map(({ move, count }) => `${move} with ${count}`);
        return `The choice depends on it: ${each.join(", ")} of ${settings} settings.`;
    },
    label: (parameter: string, finding: string) =>
        `Move, value, effort and time against ${parameter}. ${finding}`,

    // ------------------------------------------------------------ the picture
    heads: { move: "move", effort: "effort", time: "time", milliseconds: "time, ms" },

    // ------------------------------------------------------------ the table
    table: {
        caption: "One search for every setting.",
        setting: "Setting",
        move: "Move",
        value: "Value",
        effort: "Effort",
        effortDoc: "Playouts, or nodes",
        time: "Milliseconds",
    },
};
