/** Sweeps: what is swept over which values, the picture and the table of the results. */
import { grouped } from "../numbers.ts";
import { listed } from "./english.ts";

/** "games by depth", "score by depth and simulations" */
const by = (heading: string, swept: readonly string[]) => `${heading} by ${listed(swept)}`;

export const sweep = {
    // ------------------------------------------------------------ who plays
    player: (number: number) => (number === 1 ? "Player" : `Player ${number}`),
    beside: "Add a player beside it",
    reference: "Reference",
    noReference: "none",
    opponent: "Opponent",
    several: (count: number) => `${count} players beside each other`,
    missing: "Some values are missing.",
    tooMany: (points: number, most: number) =>
        `${grouped(points)} combinations are too many; a sweep has at most ${most}.`,

    // ------------------------------------------------------------ over which values
    rules: "Rules of the game",
    first: "Parameter",
    second: "Second one",
    noParameter: "none",
    /** `of`: which range it is; what is seen of the label is `short`. */
    values: { label: (of: string) => `${of}: values`, short: "Values" },
    scales: { linear: "equal steps", log: "equal factors", list: "a list" },
    list: { label: (of: string) => `${of}: list, with blanks`, short: "list, with blanks" },
    from: { label: (of: string) => `${of}: from`, short: "from" },
    to: { label: (of: string) => `${of}: to`, short: "to" },
    steps: { label: (of: string) => `${of}: steps`, short: "steps" },
    along: {
        label: (of: string) => `${of}: the same for`,
        short: "The same for",
        nothing: "nothing else",
    },

    // ------------------------------------------------------------ what is measured
    measures: {
        score: "Score in per cent",
        points: "Points",
        elo: "Elo against the opponent",
        wins: "Wins per game",
        goals: "Goal reached, per game",
        stones: "Moves won per game",
        length: "Moves of a game",
        ms: "Milliseconds per move",
        firstMs: "Milliseconds of the first move",
        firstWork: "Nodes or random games of the first move",
    },
    headings: {
        score: (opponent: string) => `Score against ${opponent}`,
        elo: (opponent: string) => (opponent === "" ? "Elo" : `Elo against ${opponent}`),
    },

    // ------------------------------------------------------------ the picture
    shown: "Shown",
    by,
    picture: (title: string) => `${title}; the table below has the same numbers`,
    equal: "an equal player",
    referenceLevel: "reference",
    cell: (player: string, value: string) => `${player}: ${value}`,
    notes: {
        first: "From the start position, each time with another seed. Bars are intervals of 95 %.",
        alone: (player: string) =>
            `Dashes: ${player} on the same deals. Bars are intervals of 95 %.`,
        against: "Dots: an equal player. Bars are intervals of 95 %.",
        nobody: "Bars are intervals of 95 %.",
    },

    // ------------------------------------------------------------ the table
    caption: "Results of the sweep",
    interval: "95 %",
    games: "Games",
    time: { title: "Time, ms", doc: "Milliseconds per move." },
};
