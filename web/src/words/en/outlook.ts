/** The outlook: what every rule of an evaluation says, and what tiles may follow. */
import { counted } from "./english.ts";

export const outlook = {
    over: "The game is over. Step back to look at an earlier position.",

    // ------------------------------------------------------------ terms of the evaluation
    terms: {
        title: "What every rule says",
        evaluation: "Evaluation that is explained",
        own: (evaluation: string) => `as the analysing player (${evaluation})`,
        none: "This evaluation is one number without terms.",
        caption: "Terms of every move",
        rule: "Rule",
        /** Rows below those of the terms. */
        value: "value",
        worst: "worst tile",
    },

    // ------------------------------------------------------------ moves, tiles, answers
    tiles: {
        title: "Move, tile, move",
        doc: "Each tile with its probability, the value behind it, the worst first, and the best answer. The value of a move is their mean.",
        noSlide: "no slide is left",
        others: (count: number) =>
            `and ${counted(count, { one: "tile", other: "tiles" })} of larger value`,
    },
};
