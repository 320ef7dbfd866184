/** How often players choose an optimal move, or one that keeps the result. */
import { grouped } from "../numbers.ts";
import { counted } from "./english.ts";

export const accuracy = {
    title: "Right moves against effort",
    about: (judge: string) =>
        `${judge} judges random positions; every player is asked for its move there.`,
    otherVariant: "These numbers are of another variant.",

    // ------------------------------------------------------------ who, and where
    add: "Add a player",
    choose: "Choose …",
    curves: "With more and more effort",
    atBoard: "At the board",
    players: "Players",
    remove: (player: string) => `Remove ${player}`,
    lines: { title: "Written as lines", label: "Players, one a line; ranges make curves" },
    positions: "Positions",
    plies: "Random moves before",

    // ------------------------------------------------------------ how far it is
    asked: "Moves asked for",
    judged: (done: number, total: number) => `${done} of ${total} positions judged`,
    askedFor: (done: number, total: number) =>
        `${grouped(done)} of ${grouped(total)} moves asked for`,
    /** `state`: what has become of it, or how long it will still take; "" where nothing is known. */
    progress: (far: string, state: string) => (state === "" ? far : `${far}, ${state}`),

    // ------------------------------------------------------------ the picture
    share: "Share of moves that",
    measures: { optimal: "are optimal", kept: "keep the result, where it can be lost" },
    against: "Against",
    axes: { effort: "nodes or random games per move", ms: "time per move" },
    plot: {
        effort: "nodes or random games per move",
        ms: "milliseconds per move",
        share: "per cent of the moves",
        label: (title: string) => `${title}; the table below has the same numbers`,
    },
    /** `limit`: seconds that the judge had for a position; 0 = none. `reason`: why `unsolved` were left out. */
    outcome: ({
        judge,
        limit,
        positions,
        critical,
        unsolved,
        reason,
    }: {
        judge: string;
        limit: number;
        positions: number;
        critical: number;
        unsolved: number;
        reason: string | null;
    }) => {
        const most = limit > 0 ? `, ${limit} s a position at most` : "";
        const more = unsolved > 0 ? ` ${unsolved} more were ${reason}.` : "";
        return `Judged by ${judge}${most}. ${counted(positions, { one: "position", other: "positions" })} with something to choose; in ${critical} of them a move can give the result away.${more} Bars are intervals of 95 %.`;
    },

    // ------------------------------------------------------------ the table
    table: {
        caption: "Right moves of every player",
        player: "Player",
        optimal: {
            title: "Optimal %",
            doc: "Moves after which the result comes soonest, or a loss latest; in brackets the interval of 95 %.",
        },
        kept: {
            title: "Kept %",
            doc: "Moves that keep the result, of the positions where it can be lost; in brackets the interval of 95 %.",
        },
        loss: {
            title: "Loss",
            doc: "How much a move gives away on average, as the exact solver counts.",
        },
        effort: { title: "Effort", doc: "Nodes or random games per move." },
        time: {
            title: "Time, ms",
            doc: "Milliseconds per move: the mean of the middle half of them. A player's first moves take longer.",
        },
        interval: (low: string, high: string) => `(${low} to ${high})`,
    },
};
