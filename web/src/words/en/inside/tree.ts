/** The tree of a search: its pictures, the node that is looked at, the same as a table. */
import { counted, plural, VISITS } from "../english.ts";

/** What a picture shows of a tree. */
interface Note {
    /** Nodes that are drawn, and all of the record. */
    shown: string;
    all: string;
    top: string;
    /** The record is full: the last ply that it has in whole. */
    full: number | null;
    /** More nodes can be asked for. */
    more: boolean;
    stale: boolean;
    /** How old it is, "" for new. */
    age: string;
}

const LEFT_OUT = { one: "move was", other: "moves were" };

export const tree = {
    // ------------------------------------------------------------ the picture
    picture: "Picture",
    pictures: {
        icicle: "Icicle",
        sunburst: "Sunburst",
        treemap: "Treemap",
        links: "Nodes and links",
    },
    looks: "Colours and order",
    colour: "Colour",
    colours: { value: "colour by value", why: "colour by end", mover: "colour by player" },
    room: "Room of a node",
    rooms: { effort: "room: effort", equal: "room: equal" },
    order: "Order of moves",
    orders: { effort: "order: effort", tried: "order: tried" },
    most: "Nodes at most",
    nodes: (count: string) => `${count} nodes`,
    label: (nodes: string) => `Search tree, ${nodes} nodes`,
    labelWithKeys: (nodes: string) =>
        `Search tree, ${nodes} nodes; arrow keys walk, Enter opens, Backspace goes back`,

    // ------------------------------------------------------------ nodes in the picture
    root: "root",
    /** Letters of the ends, by the words of ENDS. */
    badges: {
        win: "W",
        loss: "L",
        draw: "=",
        over: "E",
        table: "T",
        cutoff: "β",
        known: "K",
        open: "…",
    } as { [end: string]: string },
    ends: {
        searched: "all moves searched",
        depth: "depth reached",
        win: "won",
        loss: "lost",
        draw: "drawn",
        over: "game over",
        table: "found in the table",
        cutoff: "cut off",
        playout: "random games",
        known: "proven",
        open: "being searched",
    } as { [end: string]: string },
    more: (count: string) => `${count} more`,
    /** For screen readers: `unit` is what the search counts, `end` one of the above. */
    node: (move: string, value: string, effort: string, unit: "visits" | "nodes", end: string) =>
        `${move}, ${value || "no value"}, ${effort} ${unit}, ${end}`,

    // ------------------------------------------------------------ what the colours mean
    bad: "bad",
    /** `side`: for whom, null where there is one only or that is open. */
    good: {
        short: (side: string | null) => (side === null ? "good" : `good for ${side}`),
        result: (side: string | null) => (side === null ? "good" : `good for ${side}`),
        evaluation: (side: string | null) =>
            side === null ? "good evaluation" : `good evaluation for ${side}`,
        points: (side: string | null) =>
            side === null ? "good expected score" : `good expected score for ${side}`,
        chance: (side: string | null) =>
            side === null ? "good chance" : `good chance for ${side}`,
    },
    chooses: (side: string) => `${side} chooses`,

    // ------------------------------------------------------------ the way, and what is shown
    way: "The way to the chosen node",
    top: "Root",
    /** As `top` of a note. */
    theRoot: "the root",
    note: ({ shown, all, top, full, more, stale, age }: Note) => {
        const missing = `the record is full, below ply ${full} moves are missing`;
        return [
            `${shown} of ${all} recorded nodes shown below ${top}`,
            full === null ? "" : more ? `${missing}: choose more nodes` : missing,
            stale ? "of an earlier position" : "",
            age,
        ]
            .filter((part) => part !== "")
            .join("; ");
    },
    /** `counted`: what is counted, "random games". */
    age: (seen: string, all: string, counted: string) => `picture of ${seen} of ${all} ${counted}`,

    // ------------------------------------------------------------ no tree
    empty: {
        begin: "Press Search and watch the tree grow, or Step and build it piece by piece.",
        none: "This search has no tree to show.",
        soon: "The search has not come to its first node yet.",
    },

    // ------------------------------------------------------------ the node that is looked at
    card: {
        label: "The node",
        root: "Root",
        playTo: "Play to here",
        // What has happened in the node: a value is "54 % for Yellow", "at least a win for Yellow".
        nothing: "The search has recorded nothing of this position.",
        open: "It is being searched now.",
        mean: (visits: number, shown: string, value: string) =>
            `Mean of ${shown} ${plural(visits, VISITS)}: ${value}.`,
        says: {
            searched: (value: string) => `All moves that matter were searched: ${value}.`,
            depth: (value: string) => `The depth is reached: ${value}.`,
            over: (value: string) => `The game is over: ${value}.`,
            table: (value: string) => `The table knows this position: ${value}.`,
            playout: (value: string) => `The tree ends here; random games from here say ${value}.`,
            known: (value: string) => `Proven: ${value}.`,
        },
        valueless: "It is left without a value.",
        ended: {
            win: (side: string) => `The game is over: ${side} wins.`,
            loss: (side: string) => `The game is over: ${side} loses.`,
            draw: "The game is over: a draw.",
        },
        won: (side: string | null) => (side === null ? "a win" : `a win for ${side}`),
        lost: (side: string | null) => (side === null ? "a loss" : `a loss for ${side}`),
        bounds: {
            lower: (value: string) => `at least ${value}`,
            upper: (value: string) => `at most ${value}`,
        },
        /** The other moves were left out: `by` made the last that was tried, `avoids` would not let it come to that. */
        cut: (tried: number, all: number, last: string, by: string, avoids: string) =>
            `Cut off after ${tried} of ${all} moves: ${last} is so good for ${by} that ${avoids} would avoid this position.`,
        /** The same where no two play against each other. */
        cutAlone: (tried: number, all: number) =>
            `Cut off after ${tried} of ${all} moves: the others could change nothing.`,
        cutAtOnce: "Cut off: a reply was too good.",
        leftOut: (moves: number, nodes: string) =>
            `${counted(moves, LEFT_OUT)} left out, about ${nodes} nodes.`,
        /** Between what values the choice above could still change; null: no limit. */
        window: (low: string | null, high: string | null) =>
            low === null
                ? `The window was all below ${high}.`
                : high === null
                  ? `The window was all above ${low}.`
                  : `The window was from ${low} to ${high}.`,
        again: "It was better than a null window could tell, and searched again.",
        board: (moves: string) => `The board after ${moves || "no further move"}`,
        boardWithGame: (moves: string) =>
            `The board after ${moves || "no further move"}, with the random game as numbers`,
        moves: "Moves, the most searched first",
        move: "Move",
        chance: "Chance",
        value: "Value",
        effort: "Effort",
        meanTitle: "Mean",
        meanDoc: "Mean reward of who chooses",
        exploration: "+ expl.",
        explorationDoc: "Exploration term",
        sum: "= UCB",
        sumDoc: "Sum: the largest is tried next",
        /** In the place of the sum of a move that was never tried. */
        first: "first",
    },
    joint: {
        label: "Values of joint moves",
        both: (down: string | undefined, across: string | undefined) =>
            `Both choose at the same time: ${down ?? "first"} a row, ${across ?? "second"} a column.`,
        visits: (count: number, shown: string) => `${shown} ${plural(count, VISITS)}`,
    },

    // ------------------------------------------------------------ the table
    table: {
        caption: "The chosen node, the way to it, and its children.",
        move: "Move",
        value: "Value",
        valueDoc: "For who is to move at the root",
        bound: "Bound",
        bounds: { none: "none", exact: "exact", lower: "lower", upper: "upper" },
        effort: { visits: "Visits", nodes: "Nodes" },
        end: "Why it ended",
        chance: "Chance",
        alpha: "Alpha",
        alphaDoc: "Window on entry",
        beta: "Beta",
        order: "Tried as",
        orderDoc: "Place in the order of the first try",
        turn: "Last time",
        turnDoc: "Place in the last visit of its parent",
        tries: "Entered",
        triesDoc: "Times",
        pruned: "Pruned",
        prunedDoc: "Moves that were never tried",
        saved: "Saved",
        savedDoc: "Nodes, an estimate",
    },
};
