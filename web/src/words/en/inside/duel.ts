/** Several players think about one position: what each of them says, and where they disagree. */
import { rich, strong } from "../../grammar.ts";
import { percent } from "../../numbers.ts";
import { either, listed, ordinal, plural } from "../english.ts";

const ENDS = { one: "st", two: "nd", few: "rd", other: "th" };

/** Who want a move, by their letters. */
interface Vote {
    move: string;
    by: readonly string[];
}

export const duel = {
    // ------------------------------------------------------------ controls
    begin: "Let them think",
    stop: "Stop",
    budget: "Budget",
    /** Of each of them. */
    budgets: {
        time: (seconds: number) => `${seconds} s each`,
        nodes: (count: string) => `${count} nodes or playouts each`,
    },
    add: "Add a thinker",

    // ------------------------------------------------------------ one of them
    thinker: (letter: string) => `Thinker ${letter}`,
    settings: "Settings",
    presets: (letter: string) => `Presets of thinker ${letter}`,
    remove: { label: (letter: string) => `Remove thinker ${letter}`, tip: "Remove" },
    /** Moves of which it would draw one. */
    either,
    /** What it wants, "" for nothing yet, and what that is worth: `title` as above a column. */
    wants: (move: string, title: string, value: string) =>
        rich`${strong(move === "" ? "–" : move)} ${title} ${value}`,
    thinking: "thinking",
    notYet: "has not thought yet",
    work: (effort: string, time: string, memory: string, thinking: boolean) =>
        `${effort}, ${time}, ${memory}${thinking ? " …" : ""}`,

    // ------------------------------------------------------------ all of them
    verdict: {
        none: "Nobody has an opinion yet: let them think about the position on the board.",
        one: ({ move, by }: Vote) => `Only ${listed(by)} has an opinion: ${move}.`,
        all: (move: string) => `All agree on ${move}.`,
        several: (votes: readonly Vote[]) => {
            const each = votes.map(
                ({ move, by }) => `${listed(by)} ${by.length > 1 ? "want" : "wants"} ${move}`,
            );
            return `They disagree: ${each.join(", ")}.`;
        },
    },
    agreement: (pairs: number, alike: number, share: number) =>
        `Of ${pairs} ${plural(pairs, { one: "pair", other: "pairs" })} of moves they put ${alike} in the same order (${percent(share)}).`,
    place: (rank: number) => `${rank}${ordinal(rank, ENDS)}`,
    valued: (rank: number, value: string) => `${rank}${ordinal(rank, ENDS)} · ${value}`,

    // ------------------------------------------------------------ the picture
    axis: { time: "time spent", effort: "nodes or playouts so far" },
    axisOf: (letter: string, values: string) => `${letter}: ${values}`,
    empty: "Values appear here while they think.",
    label: (verdict: string) =>
        `The board with everybody's best move, and everybody's values so far in their own unit. ${verdict}`,

    // ------------------------------------------------------------ the tables
    places: "Places and values of the moves that matter",
    table: {
        caption: (verdict: string, agreement: string) =>
            `What every thinker says of every move. ${verdict} ${agreement}`.trim(),
        move: "Move",
        place: (letter: string) => `${letter}: place`,
        value: (letter: string) => `${letter}: value`,
        /** `unit`: of its values, null = not known. */
        valueDoc: (unit: string | null, player: string) => `${unit ?? "value"}, ${player}`,
        effort: (letter: string) => `${letter}: effort`,
        apart: "Places apart",
        best: "Best of",
    },
};
