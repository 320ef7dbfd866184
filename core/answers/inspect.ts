/**
 * What the core tells about a search that is looked at: its tree, one of its nodes, the trace log of its
 * nodes, the last descent of uct, its history. protocol.ts has the lines of searches as such.
 *
 * Numbers. Values are for the player to move at the root: 100 = a won game, or points. In columns they
 * are whole tenths of that (a value of 17.7 is 177); null = unknown, or no limit. Effort is visits for
 * searchers that play random games (`unit`), else nodes.
 *
 * A PATH is the moves from the root of the analysis, joined by commas, chance outcomes included, in the
 * words of the core: `4,4,5`. Left out = the root. All commands take `job=J`; without it they mean the
 * newest analysis, running or ended. They answer at any time, also while the search runs.
 *
 * Recording, with `analyze SPEC ... [record[=N]] [log=N] [keep]`:
 *   record=N  the record holds N nodes at most (default 20000, up to 1000000). When it is full it forgets
 *             the deepest ply. A bare `record` asks for the default size; without `endless` it is on
 *             anyway. uct keeps its tree by itself: for it the record costs nothing until it is asked for.
 *   log=N     also keeps a log of the first N events (entering and leaving of nodes); off by default.
 *   keep      the ended analysis stays beside later ones (at most four do) until `cancel JOB`: for
 *             duels, and for comparing trees.
 * Stepping: `step [node|playout|iteration|move|cutoff] [N] [job=J]`, `resume [J]`, `pause [J]`, and
 * `rewind [J]`: begins an analysis anew, paused before its first node.
 */
import type { Line, Proven, View } from "./protocol.ts";

/** What the columns `bound` (1.., 0 = nothing is known) and `end` stand for. */
export const BOUNDS = ["none", "exact", "lower", "upper"] as const;
export const ENDS = [
    "searched", // all moves were searched
    "depth", // the depth was reached: evaluated
    "win", // the game is over: won by the player to move at the root,
    "loss",
    "draw",
    "over", // games of points or of many players: over
    "table", // answered by the table; `bound` says how far
    "cutoff", // a reply was so good that the others do not matter
    "playout", // the tree ends here: random games
    "known", // proven without search, or in the tree of uct
    "open", // being searched now
] as const;

/** What is known of a node, the same in all answers; TreeLine in protocol.ts has it, too. */
interface Known {
    /** null = not looked at. In units, not in tenths. */
    value: number | null;
    /** Visits, or nodes of its subtree. */
    visits: number;
    /** Window on entry; null = no limit, or the searcher has no windows. */
    alpha: number | null;
    beta: number | null;
    bound: "exact" | "lower" | "upper" | null;
    /** How the search of it ended; null = it is not in the record. */
    end: (typeof ENDS)[number] | null;
}

interface Inspected extends Line {
    job: number;
    /** The player. */
    spec: string;
    /** The analysis is of an earlier position than the one on the board. */
    stale: boolean;
    state: "running" | "paused" | "waiting" | "ended";
    unit: "visits" | "nodes";
}

/**
 * `tree [MAX] columns [at=PATH] [depth=D] [min=E] [job=J] [compare=K]`: the subtree at PATH, at most MAX
 * nodes (up to 200000, default 2000): those with the most effort, never without their parents; no
 * deeper than D plies below PATH, no node of less effort than E. Breadth first, children of one node
 * side by side in the order in which they were first tried. All columns are equally long.
 */
export interface TreeColumns extends Inspected {
    type: "columns";
    /** Grows with every change of the record: an equal stamp means an equal answer. */
    revision: number;
    /** Nodes in the whole record, and in the subtree at PATH. */
    recorded: number;
    below: number;
    /** The record is full and only complete down to this ply from the root; null = nothing is missing. */
    complete: number | null;
    /** Of node 0. */
    path: string[];
    /** Words of moves; the column `move` points here. */
    moves: string[];
    /** -1 for node 0. */
    parent: number[];
    /** -1 at the root of the analysis. */
    move: number[];
    /** Who chooses there: a player, -1 = the dice, -2 = nobody (over). */
    mover: number[];
    value: (number | null)[];
    bound: number[];
    visits: number[];
    end: number[];
    /** Place among the children of its parent in the order of the first try, from 0. */
    order: number[];
    /** Place among the children that its parent tried in its last visit; -1 = it was not tried then. */
    turn: number[];
    /** How often it was entered (iterations, re-searches). */
    tries: number[];
    /** Fail-high re-searches: entered so often more within the last visit of its parent. */
    again: number[];
    /** Legal moves that were never tried because of a cut-off, and the nodes that this is estimated to
     * have saved: their number times the mean size of the siblings' subtrees. */
    pruned: number[];
    saved: number[];
    /** Recorded nodes that this answer leaves out, in whole subtrees right below it ("and 123 more"). */
    more: number[];
    /** Window on entry. Missing when the searcher has no windows. */
    alpha?: (number | null)[];
    beta?: (number | null)[];
    /** Probability in parts of 10,000; 0 = no outcome of the dice. Missing in games without dice. */
    chance?: number[];
    /** `compare=K`: effort of the same node in the record of job K, 0 = it was not visited there. With
     * J = minimax and K = alphabeta of equal depth: what minimax would have visited. */
    compare?: number[];
}

/** A move at a node. The last five only where the searcher is uct and has a node there. */
export interface NodeChild extends Known {
    move: string;
    order: number;
    /** Missing in `arms` and `descent`. */
    turn?: number;
    tries: number;
    /** Probability 0..1, of outcomes of the dice. */
    chance?: number;
    proven?: Proven;
    proven_in?: number;
    /** UCB: mean reward of who chooses, exploration term, their sum (null = an untried move comes
     * first), in rewards (-1..+1, or points). */
    mean?: number | null;
    explore?: number | null;
    score?: number | null;
    /** Share of the average strategy (regret matching), 0..1. */
    prior?: number;
}

/** Simultaneous moves: what one player, who chooses at the same time, knows of his moves. */
export interface NodeArm {
    player: number;
    moves: NodeChild[];
}

/**
 * `node [PATH] [job=J]`: the board at a node, and what the search knows there. Any legal path is
 * answered, recorded or not. The game on the board is not touched.
 */
export interface NodeLine extends Inspected {
    type: "node";
    path: string[];
    /** Position text; null where the game has none. */
    position: string | null;
    mover: number | null;
    status: "ongoing" | "over";
    result: number[] | null;
    view: View;
    /** null = not in the record. */
    node:
        | (Known & {
              order: number;
              turn: number;
              tries: number;
              again: number;
              pruned: number;
              saved: number;
              /** Three or more players: value for each, null = unknown. */
              vector?: (number | null)[];
          })
        | null;
    /** A sentence or two: what happened here and why it ended. */
    text: string;
    /** All legal moves (or outcomes), those tried first in their order, then the others. */
    children: NodeChild[];
    /** Simultaneous moves, when a round begins here: value and visits of every pair of choices of the
     * first two who choose (rows: the first); null = not looked at. */
    joint?: {
        players: [number, number];
        rows: string[];
        columns: string[];
        value: (number | null)[][];
        visits: number[][];
    };
    /** uct, when a round begins here: the statistics of each who chooses. */
    choosers?: NodeArm[];
}

/**
 * `log [FROM] [COUNT] [job=J]`: events FROM.. (from 0) of a search begun with `log=N`; COUNT is at most
 * 50000 (default 5000). Event columns are equally long; so are the node columns, which list the nodes
 * that were entered for the first time by these events: numbers `first_node`...
 */
export interface LogLine extends Inspected {
    type: "log";
    from: number;
    count: number;
    /** Events in the log so far; those that came after it was full. */
    total: number;
    missed: number;
    first_node: number;
    moves: string[];
    /** Nodes: parent's number (-1 at the root), move (-1 at the root), who chooses there (as above). */
    parent: number[];
    move: number[];
    mover: number[];
    /** Events: 0 = a node is entered, 1 = it is left. */
    kind: number[];
    node: number[];
    /** The window: on entry; again when it is left. null = open. */
    alpha: (number | null)[];
    beta: (number | null)[];
    /** When left; on entry null, 0. */
    value: (number | null)[];
    bound: number[];
    end: number[];
    visits: number[];
    /** When left by a cut-off: moves never tried, nodes saved (estimate). */
    pruned: number[];
    saved: number[];
}

/**
 * `descent [job=J]`: the last descent of uct (`step playout`), numbers as they were before its result was
 * added; or, after `step node`, the one under way.
 */
export interface DescentLine extends Inspected {
    type: "descent";
    /** Descents so far; 0 = none yet, then the rest is empty. */
    number: number;
    /** Exploration constant, and the factor for the range of rewards: score = mean + c x scale x
     * sqrt(ln(visits of the node) / visits of the move). */
    c: number;
    scale: number;
    /** Selection: a row for every choice, from the root down. Choices of a round lie side by side. */
    steps: {
        player: number;
        move: string;
        /** Index in `moves`; -1 = an outcome of the dice. */
        chosen: number;
        /** Visits of the node before this descent. */
        visits: number;
        /** Why: "untried", "score", "proven", "dice", "strategy" or "mixed" (a random factor of mean 1 is on the
         * exploration term, so that two players do not move in step). */
        why: string;
        moves: NodeChild[];
    }[];
    path: string[];
    /** Expansion: length of the path to the node that was added to the tree; 0 = none was. */
    grown: number;
    /** Simulation: "playout", "over" (the game ends in the tree), "known" (proven), "evaluated" (options
     * leaf, prior), or "open": still on its way down. */
    end: "playout" | "over" | "known" | "evaluated" | "open";
    /** Random games from the end of the path (at most 16 of them); none where they learn (mast). */
    playouts: { moves: string[]; result: number[] }[];
    /** Backup: reward of every player. */
    reward: number[];
}

/**
 * `history [job=J]`: how an analysis came to its result. Every `analyze` that is not `bare` keeps it.
 * Convergence: at about 150 moments, equally spaced on a logarithmic scale of effort, and at the
 * present one. All its arrays are equally long.
 */
export interface HistoryLine extends Inspected {
    type: "history";
    run: number;
    convergence: {
        /** Playouts, or nodes. */
        effort: number[];
        ms: number[];
        depth: number[];
        /** Best move so far (null = none), its value. */
        best: (string | null)[];
        value: (number | null)[];
        /** Moves that were ever among the 24 best. `error`: half of the confidence band of 95 %, 0 = none. */
        moves: {
            move: string;
            value: (number | null)[];
            effort: number[];
            error: number[];
        }[];
    };
    /** Searchers that deepen step by step (pvs, expectimax): one row per iteration. */
    iterations: {
        /** "deepen"; "prove" (win, draw or loss?), "shorten" (a shorter win?). */
        kind: string;
        depth: number;
        /** Nodes of this iteration, and up to its end. */
        nodes: number;
        total: number;
        /** When it ended; timed to about a millisecond. */
        ms: number;
        value: number;
        bound: Known["bound"];
        best: string;
        /** The best move is another one than after the iteration before. */
        changed: boolean;
        /** Effective branching factor: depth-th root of the nodes; nodes against those of the last depth
         * (null for the first). */
        branching: number;
        growth: number | null;
        /** In percent; null where the searcher has no table or no cut-offs. */
        table_hits: number | null;
        first_cutoffs: number | null;
        researches: number;
        pv: string[];
    }[];
}

export type InspectLine = TreeColumns | NodeLine | LogLine | DescentLine | HistoryLine;
