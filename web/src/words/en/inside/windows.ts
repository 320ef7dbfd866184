/** Alpha-beta in slow motion: the windows of its nodes, what is cut off, what that saves. */
import type { Count } from "../../grammar.ts";
import { NODES, shown } from "../english.ts";

const CUTOFFS = { one: "cut-off", other: "cut-offs" };

/** How far a search has come, and what is beside it. */
interface Numbers {
    entered: Count;
    cutoffs: Count;
    saved: Count;
    /** The search without windows: its name, its nodes, and whether there are more of them. */
    full: { name: string; nodes: string; more: boolean } | null;
    /** Nodes that are recorded, where there were more. */
    recorded: string | null;
}

/** That a node is left, by the words of ENDS. */
const left: { [end: string]: (moves: string, value: string) => string } = {
    depth: (moves, value) =>
        `${moves} is left: the depth is reached, the evaluation says ${value}.`,
    win: (moves, value) => `${moves} is left: the game is won: ${value}.`,
    loss: (moves, value) => `${moves} is left: the game is lost: ${value}.`,
    draw: (moves, value) => `${moves} is left: the game is drawn: ${value}.`,
    over: (moves, value) => `${moves} is left: the game is over: ${value}.`,
    table: (moves, value) => `${moves} is left: the table knows it: ${value}.`,
    searched: (moves, value) =>
        `${moves} is left: all replies are searched; the best is worth ${value}.`,
    known: (moves, value) => `${moves} is left: it is proven: ${value}.`,
    open: (moves, value) => `${moves} is left: the search stopped here; so far ${value}.`,
};

export const windows = {
    // ------------------------------------------------------------ controls
    player: "Player that is recorded",
    depth: "Depth",
    plies: (depth: number) => `depth ${depth}`,
    beside: (full: string) => `What ${full} would have visited`,
    nextCut: "Next cut-off",
    event: "Event of the search",
    recording: "The search is being recorded.",
    /** Of a player that was written here. */
    lacks: {
        depth: (title: string) =>
            `${title} is not shown here: only players with a parameter depth are. A search by random games has no windows.`,
        none: (title: string) =>
            `${title} tells of no windows: they fill when it calls game.node with alpha and beta.`,
    },

    // ------------------------------------------------------------ what happens at an event
    /** Moves to the root. */
    theRoot: "The root",
    /** `mover`: who is to move, and which limit that changes; null where nobody is. */
    enters: (moves: string, window: string, mover: { who: string; raises: boolean } | null) => {
        const entered = `${moves} is entered with the window ${window}.`;
        if (mover === null) return entered;
        return mover.raises
            ? `${entered} ${mover.who} is to move and raises the lower limit.`
            : `${entered} ${mover.who} is to move and lowers the upper limit.`;
    },
    cuts: (moves: string, value: string, who: string, pruned: Count, saved: Count) => {
        const out = shown(pruned, { one: "more move is", other: "more moves are" });
        return `${moves}: cut off at ${value}. ${who} has a reply that the player before will not allow, so ${out} left out, about ${shown(saved, NODES)}.`;
    },
    left: (moves: string, end: string, value: string) =>
        left[end]?.(moves, value) ?? `${moves} is left: ${end} ${value}.`,
    numbers: ({ entered, cutoffs, saved, full, recorded }: Numbers) =>
        [
            `${shown(entered, NODES)} entered below the root, ${shown(cutoffs, CUTOFFS)}, about ${shown(saved, NODES)} saved`,
            full && `${full.name} visits ${full.more ? "more than " : ""}${full.nodes}`,
            recorded && `only the first ${recorded} nodes are recorded`,
        ]
            .filter(Boolean)
            .join("; "),

    // ------------------------------------------------------------ the picture
    root: "root",
    dice: "the dice",
    window: (low: string, high: string) => `[${low}, ${high}]`,
    row: {
        raises: (move: string, who: string, window: string) =>
            `${move}: ${who} wants much, window ${window}`,
        lowers: (move: string, who: string, window: string) =>
            `${move}: ${who} wants little, window ${window}`,
    },
    shortRow: {
        raises: (move: string, who: string, window: string) => `${move}: ${who} max ${window}`,
        lowers: (move: string, who: string, window: string) => `${move}: ${who} min ${window}`,
    },
    open: "open",
    /** In a box: how a node ended, by the words of ENDS, in full and in short. */
    ends: {
        searched: "all searched",
        depth: "evaluated",
        cutoff: "cut off",
        table: "from the table",
        open: "stopped",
        win: "win",
        loss: "loss",
        draw: "draw",
        over: "over",
        playout: "playout",
        known: "known",
    } as { [end: string]: string },
    shortEnds: {
        searched: "all",
        depth: "eval",
        cutoff: "cut",
        table: "table",
        open: "stop",
        playout: "games",
        known: "known",
        win: "win",
        loss: "loss",
        draw: "draw",
        over: "over",
    } as { [end: string]: string },
    leftOut: "left out",
    out: "out",
    notYet: "not yet",
    later: "later",
    nodes: (count: Count) => shown(count, NODES),
    moreMoves: (count: string) => `${count} more`,
    aboutNodes: (count: Count) => `~${shown(count, NODES)}`,
    whole: "The whole search from left to right; cut-offs have their own colour",
    wholeShort: "The whole search, from left to right, with its cut-offs",
    wholeTree: (full: string) => `All of ${full}’s tree; the stronger grey is never looked at`,
    label: {
        fingers: (sentence: string) => `${sentence} The table has all events.`,
        keys: (sentence: string) =>
            `${sentence} The arrow keys step, c goes to the next cut-off; the table has all events.`,
    },
    board: "The board at this node",

    // ------------------------------------------------------------ the table
    table: {
        caption:
            "Every event of the record: nodes entered with their window, and left with a value.",
        move: "Move",
        event: "Event",
        what: "What",
        entered: "entered",
        left: "left",
        alpha: "Alpha",
        beta: "Beta",
        value: "Value",
        why: "Why",
        whys: {
            searched: "searched",
            depth: "depth",
            win: "win",
            loss: "loss",
            draw: "draw",
            over: "over",
            table: "table",
            cutoff: "cutoff",
            playout: "playout",
            known: "known",
            open: "open",
        } as { [end: string]: string },
        pruned: "Left out",
        saved: "Saved",
        savedDoc: "Nodes, estimated",
    },
};
