/** All views of the search, in the order in which they are offered. */

import { fittingRows } from "../../state/roles.ts";
import { searchers } from "../../state/store.ts";
import { lazy } from "../../ui/lazy.tsx";
import type { SearchView } from "./contract.ts";

/** Why a view cannot be used at present, a sentence; null when it can. */
export function lackOf({ able, lacks }: SearchView): string | null {
    if (able === undefined || searchers.value.length === 0 || fittingRows().some(able)) return null;
    return lacks ?? null;
}

export const views: readonly SearchView[] = [
    {
        id: "tree",
        title: "Tree",
        doc: "Every position that the search has looked at. Each box is a move; its replies lie below it, and the more work went into a move, the more room it has. Blue is good for who is to move at the root, orange is bad. Letters say why a node ended: W won, L lost, = drawn, T found in the table, β cut off, K proven. Of very many moves the first ones get more room than their share, so that they can be read. Press a box to look closer, press the top to go back.",
        search: "recorded",
        Body: lazy(() => import("./tree/view.tsx"), "TreeView"),
        keys: [
            { key: "← →", does: "siblings of the node" },
            { key: "↑ ↓", does: "its parent, its first child" },
            { key: "Enter", does: "look closer" },
            { key: "⌫", does: "one level up" },
        ],
    },
    {
        id: "descent",
        title: "One descent",
        doc: "How Monte Carlo tree search grows its tree, one descent at a time. Select: from the root down, each time the move with the highest sum of its mean and an exploration term that is large for moves with few visits. Expand: the first new position joins the tree. Simulate: a random game from there. Back up: its result goes into the means of the whole way.",
        able: ({ shows }) => shows.includes("descents"),
        lacks: "UCT does not play this game.",
        search: "plain",
        unsuited: "This player makes no descents.",
        Body: lazy(() => import("./descent/view.tsx"), "Descent"),
        keys: [
            { key: "← →", does: "step back, step forward within the descent" },
            { key: "d", does: "next descent" },
            { key: "Space", does: "play, stop" },
        ],
    },
    {
        id: "windows",
        title: "Alpha-beta windows",
        doc: "A small search in slow motion. Every row is a node on the way to the present one, its boxes are the moves tried there. The bar at the right is its window: what lies outside cannot matter any more. The player who wants much pushes the lower limit up, the opponent pushes the upper one down; where they meet, the other moves are cut off.",
        able: ({ roles }) => roles.windows !== undefined,
        lacks: "No player of this game searches with windows: alpha-beta needs a game without dice. See the tree of its search instead.",
        search: "own",
        Body: lazy(() => import("./windows/view.tsx"), "Windows"),
        Bar: lazy(() => import("./windows/view.tsx"), "WindowsBar"),
        keys: [
            { key: "← →", does: "step back, step forward" },
            { key: "c", does: "to the next cut-off" },
            { key: "Space", does: "play, stop" },
        ],
    },
    {
        id: "ladder",
        title: "Depths",
        doc: "Iterative deepening searches one ply deeper each time. Every band is one depth: how many nodes it took, how much the work has grown, what the search wanted to play after it. A band that is marked has changed its mind. Growth is the work against that of the depth before, branching the number of moves per position that would make for as many nodes, table the share of positions that were known already. Press a band for its sentence.",
        able: ({ shows }) => shows.includes("iterations"),
        lacks: "No player of this game searches depth by depth. See the timeline of its search instead.",
        search: "plain",
        unsuited: "This player does not search depth by depth.",
        Body: lazy(() => import("./ladder/view.tsx"), "Ladder"),
    },
    {
        id: "film",
        title: "Timeline",
        doc: "How the search made up its mind. Lines are the values of its best moves against the work done so far, on a logarithmic axis; the bands hold the true mean with 95 percent where the value is one. The strip below says which move it would have played at each moment. Drag the scrubber: had it stopped there, what would that have cost?",
        search: "plain",
        Body: lazy(() => import("./timeline/view.tsx"), "Timeline"),
    },
    {
        id: "duel",
        title: "Compare",
        doc: "Several players think about the position on the board at the same time, each with the same time or the same effort. Letters on the board are the moves that they would play; the chart shows what they think their best move is worth, a dot marks a change of mind. The table has the moves that matter, and how far apart the opinions are.",
        search: "own",
        Body: lazy(() => import("./duel/view.tsx"), "Duel"),
        Bar: lazy(() => import("./duel/view.tsx"), "DuelBar"),
    },
    {
        id: "sweep",
        title: "Try settings",
        doc: "What does a parameter do on this very position? A parameter of a player goes through its values, with one small search for each: which move it chooses, what it thinks that is worth, how much work and time it takes. With a second parameter the values become a heat map.",
        search: "own",
        Body: lazy(() => import("./sweep/view.tsx"), "SweepView"),
        Bar: lazy(() => import("./sweep/view.tsx"), "SweepBar"),
    },
];

export function viewOf(id: string): SearchView {
    return (views.find((view) => view.id === id) ?? views[0]) as SearchView;
}
