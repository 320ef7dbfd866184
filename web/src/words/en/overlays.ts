/** What lies over the board, explained below it. */
import { decimals } from "../numbers.ts";
import { counted, GAMES, MOVES } from "./english.ts";

const cells = (count: number) => counted(count, { one: "cell", other: "cells" });
const moves = (count: number) => counted(count, MOVES);
const games = (count: number) => counted(count, GAMES);

/** For whom each cell speaks. */
export interface Sides {
    /** Null where one plays alone. */
    side: string | null;
    mine: number;
    theirs: number;
    value: string;
}

const nameOf = (side: string | null) => side ?? "the player";

export const overlays = {
    evaluation: ({ side, mine, theirs, value }: Sides) =>
        `Plain: good for ${nameOf(side)}, ${cells(mine)}. Hatched: for the others, ${cells(theirs)}. The larger, the more. Value ${value} for ${nameOf(side)}.`,
    territory: ({ side, mine, theirs, value }: Sides) =>
        `Plain: ${nameOf(side)} is there first, ${cells(mine)}. Hatched: the others, ${cells(theirs)}. Value ${value}.`,
    noCells: "This evaluation tells nothing of single cells here.",
    heat: {
        visits: (count: number) =>
            `The darker a cell, the more effort went into moves through it: ${moves(count)}.`,
        best: (count: number) =>
            `The darker a cell, the better the best move through it: ${moves(count)}.`,
        mean: (count: number) =>
            `The darker a cell, the better the moves through it are on average: ${moves(count)}.`,
    },
    noAnalysis: "Switch the live analysis on: the map is made of the moves that it looks at.",
    density: (count: number, policy: string, mean: number) =>
        `The darker, the more of ${games(count)} of the policy ${policy} go there; they last ${decimals(mean, 1)} moves on average.`,
    over: "The game is over: there are no moves and no games from here on.",
};
