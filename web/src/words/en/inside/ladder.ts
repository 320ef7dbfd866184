/** Iterative deepening: the depths of a search, one below the other. */
import type { Count } from "../../grammar.ts";
import { percent } from "../../numbers.ts";
import { counted, NODES, plural, shown } from "../english.ts";

const DEPTHS = { one: "depth", other: "depths" };
const WERE = { one: "move was", other: "moves were" };

/** A depth that is done. */
interface Depth {
    depth: number;
    nodes: Count;
    time: string;
    /** Work against the depth before, null for the first. */
    growth: string | null;
    /** How often it was searched. */
    searches: number;
    best: string;
    value: string;
    /** Moves that were searched again with a wider window. */
    researches: number;
}

export const ladder = {
    begin: "Press Search: every depth that is done becomes a band here.",
    none: "No depths to show: this search did not go from depth to depth. A tree of random games, for one, grows wherever moves look good.",
    logarithmic: "Logarithmic bars",
    label: (depths: number, changes: string) =>
        `Depth ladder with ${counted(depths, DEPTHS)}. ${changes}`,

    // ------------------------------------------------------------ changes of mind
    steady: (move: string) => `${move} was the best move from the first depth on.`,
    changed: (times: number, move: string, depth: number) => {
        const often = times === 1 ? "once" : `${times} times`;
        return `The best move has changed ${often}, the last time to ${move} at depth ${depth}.`;
    },

    // ------------------------------------------------------------ one depth
    kinds: { prove: "proof", shorten: "shorter" } as { [kind: string]: string },
    proof: { win: "won", draw: "draw", loss: "lost" },
    detail: ({ depth, nodes, time, growth, searches, best, value, researches }: Depth) => {
        const grown = growth === null ? "" : `, ${growth} times the work of the depth before`;
        const twice =
            searches > 1
                ? `; that is ${searches} searches, as the first ended outside its window`
                : "";
        const again =
            researches > 0
                ? `; ${researches} ${plural(researches, WERE)} searched again with a wider window`
                : "";
        return `Depth ${depth} took ${shown(nodes, NODES)} and ${time}${grown}${twice}. It finds ${best}: ${value}${again}.`;
    },
    bounds: {
        exact: (value: string) => value,
        lower: (value: string) => `at least ${value}`,
        upper: (value: string) => `at most ${value}`,
    },
    line: (moves: string) => `Line of play: ${moves}`,

    // ------------------------------------------------------------ above the bands
    heads: {
        depth: "depth",
        best: "best",
        nodes: "nodes",
        time: "time",
        growth: "growth",
        branching: "branching",
        table: "table",
        value: "value",
        line: "line of play",
    },
    times: (factor: string) => `×${factor}`,
    share: percent,

    // ------------------------------------------------------------ the table
    table: {
        caption: "Iterative deepening, one row for every depth.",
        depth: "Depth",
        depthDoc: "Plies; proof: a search for win, draw or loss to the end",
        nodes: "Nodes",
        nodesDoc: "Of this depth alone",
        all: "All nodes",
        allDoc: "Up to its end",
        time: "Time",
        timeDoc: "Milliseconds of this depth alone",
        growth: "Growth",
        growthDoc: "Nodes against those of the depth before",
        branching: "Branching",
        branchingDoc: "Effective: the depth-th root of the nodes",
        hits: "Table hits",
        cutoffs: "First-move cut-offs",
        percent: "Percent",
        best: "Best",
        changed: "Changed",
        yes: "yes",
        value: "Value",
        line: "Line of play",
    },
};
