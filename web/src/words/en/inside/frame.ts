/** Look inside: what stands around every view of a search, and what each of them is. */
import type { ViewId } from "../panels.ts";

/** A key, and what it does. */
interface Key {
    key: string;
    does: string;
}

interface View {
    /** What it shows and how to read it: for people who see it for the first time. */
    doc: string;
    /** Why it cannot be used in a game. */
    lacks?: string;
    /** Why it shows nothing of the player that is chosen. */
    unsuited?: string;
    /** Keys of its own. */
    keys?: readonly Key[];
}

/** Of views that show what happens moment by moment. */
const PLAYS: Key = { key: "Space", does: "play, stop" };

const views: { [id in ViewId]: View } = {
    tree: {
        doc: "Every position that the search has looked at. Each box is a move; its replies lie below it, and the more work went into a move, the more room it has. Blue is good for who is to move at the root, orange is bad. Letters say why a node ended: W won, L lost, = drawn, T found in the table, β cut off, K proven. Of very many moves the first ones get more room than their share, so that they can be read. Press a box to look closer, press the top to go back.",
        keys: [
            { key: "← →", does: "siblings of the node" },
            { key: "↑ ↓", does: "its parent, its first child" },
            { key: "Enter", does: "look closer" },
            { key: "⌫", does: "one level up" },
        ],
    },
    descent: {
        doc: "How Monte Carlo tree search grows its tree, one descent at a time. Select: from the root down, each time the move with the highest sum of its mean and an exploration term that is large for moves with few visits. Expand: the first new position joins the tree. Simulate: a random game from there. Back up: its result goes into the means of the whole way.",
        lacks: "UCT does not play this game.",
        unsuited: "This player makes no descents.",
        keys: [
            { key: "← →", does: "step back, step forward within the descent" },
            { key: "d", does: "next descent" },
            PLAYS,
        ],
    },
    windows: {
        doc: "A small search in slow motion. Every row is a node on the way to the present one, its boxes are the moves tried there. The bar at the right is its window: what lies outside cannot matter any more. The player who wants much pushes the lower limit up, the opponent pushes the upper one down; where they meet, the other moves are cut off.",
        lacks: "No player of this game searches with windows: alpha-beta needs a game without dice. See the tree of its search instead.",
        keys: [
            { key: "← →", does: "step back, step forward" },
            { key: "c", does: "to the next cut-off" },
            PLAYS,
        ],
    },
    ladder: {
        doc: "Iterative deepening searches one ply deeper each time. Every band is one depth: how many nodes it took, how much the work has grown, what the search wanted to play after it. A band that is marked has changed its mind. Growth is the work against that of the depth before, branching the number of moves per position that would make for as many nodes, table the share of positions that were known already. Press a band for its sentence.",
        lacks: "No player of this game searches depth by depth. See the timeline of its search instead.",
        unsuited: "This player does not search depth by depth.",
    },
    film: {
        doc: "How the search made up its mind. Lines are the values of its best moves against the work done so far, on a logarithmic axis; the bands hold the true mean with 95 percent where the value is one. The strip below says which move it would have played at each moment. Drag the scrubber: had it stopped there, what would that have cost?",
    },
    duel: {
        doc: "Several players think about the position on the board at the same time, each with the same time or the same effort. Letters on the board are the moves that they would play; the chart shows what they think their best move is worth, a dot marks a change of mind. The table has the moves that matter, and how far apart the opinions are.",
    },
    sweep: {
        doc: "What does a parameter do on this very position? A parameter of a player goes through its values, with one small search for each: which move it chooses, what it thinks that is worth, how much work and time it takes. With a second parameter the values become a heat map.",
    },
    stack: {
        doc: "What a search must remember on its way, twice: by functions that call themselves, and by one loop with a stack of its own. Both look at the same positions in the same order. Each box is a frame that is held now, from the root down, with the replies that are done; the curve above shows how many are held over the whole search. A frame costs the same in both; the calls of the recursion fill the machine’s stack besides.",
        lacks: "No player of this game is there both ways. See the tree of a search instead.",
        keys: [
            { key: "← →", does: "step back, step forward" },
            { key: "g", does: "to where the stack next grows beyond all before" },
            PLAYS,
        ],
    },
    lockstep: {
        doc: "Random games all at once, as the Tron lab writes them with vectors: each row is a game, each column a vector. LPossibles has the numbers of the possible moves, filled from the left, Indices how many there are; R is drawn for all games, and modulo that many it says which place of LPossibles is chosen. Below are the boards after this step, and the same games one after the other after as many rounds of the loop.",
        lacks: "Only games of one player go on in step here, such as Tron with one rider.",
        keys: [{ key: "← →", does: "step back, step forward" }, PLAYS],
    },
};

export const frame = {
    views,
    chooser: "Views",
    back: "Back to Think",
    /** The button of a player that has something to show here. */
    take: (player: string) => `Take ${player}`,

    // ------------------------------------------------------------ what every view can do
    table: { label: "As a table", tip: "As a table (t)" },
    export: "Export",
    copy: {
        label: "Copy the console line",
        tip: (command: string) => `Copy as a line of the console: ${command}`,
    },
    help: {
        fingers: { label: "About this view", tip: "Help" },
        keys: { label: "About this view, and its keys", tip: "Help (?)" },
        address: "The address holds what you look at: share it as it is.",
    },
    keys: {
        title: "Keys",
        list: [
            { key: "Space", does: "search, pause, go on" },
            { key: "n", does: "step" },
            { key: "r", does: "restart the search" },
            { key: "[ ]", does: "view before, next view" },
            { key: "t", does: "picture or table" },
            { key: "?", does: "this help" },
        ] satisfies Key[],
        where: "They work while the focus is within the panel “Look inside”. Enter and the arrow keys walk in pictures and tables.",
    },

    // ------------------------------------------------------------ the search
    search: {
        label: "Search",
        begin: "Search",
        pause: "Pause",
        goOn: "Go on",
        step: "Step",
        stepTo: "Step to",
        steps: {
            node: { title: "node", doc: "to the next position that is entered" },
            playout: { title: "playout", doc: "over one descent with its random game" },
            iteration: { title: "iteration", doc: "over one depth, or one round of all moves" },
            move: { title: "root move", doc: "over one move of the root" },
            cutoff: { title: "cut-off", doc: "to the next cut-off" },
        },
        restart: {
            label: "Restart the search",
            tip: "Restart the search, paused before its first node",
        },
        cannot: "no search",
        over: "The game is over. Step back to look at an earlier position.",
        dice: "The dice move: there is nothing to search.",
        none: "no search yet",
        states: { done: "done", stopped: "stopped", paused: "paused", running: "running" },
        /** `state`: one of the above; `deepened`: depth by depth. */
        work: (state: string, effort: string, deepened: boolean) =>
            `${state}, ${effort}${deepened ? " in all depths" : ""}`,
    },

    // ------------------------------------------------------------ values as the program computes them
    own: {
        turn: "Raw values",
        turnTip:
            "Shows values everywhere in the program's own unit, and how they become the ones for people",
        position: "The position as it stands",
        search: "What the search has found",
        sum: "sum",
        value: "value",
        squashed: (half: string) => `99 × sum / (${half} + |sum|)`,
        searched: "value after the search",
        mean: (count: string, games: string) => `mean of ${count} ${games}`,
        share: "(1 + mean) / 2, for people",
        /** A value as the curve takes it; `size`: without its sign. */
        raised: (sign: string, size: string, power: number) =>
            `${sign}100 × (${size} / 100)^${power}`,
        /** The logistic curve; `offset` "" = none. */
        curve: (slope: string, value: string, offset: string) =>
            `1 / (1 + e^−(${offset === "" ? "" : `${offset} + `}${slope} × ${value})), for people`,
        curveOf: (low: string, high: string, curve: string) => `from ${low} to ${high}: ${curve}`,
        whose: (side: string | null) => (side === null ? "" : `All of it for ${side}.`),
        weights:
            "Each term has its weight in it, a setting of the evaluation; slope and offset of the curve come from games that were played to find out.",
        same: "The program computes what you see: these values stand in no other unit.",
    },

    // ------------------------------------------------------------ going through moments
    moments: {
        back: { label: "Step back", tip: "Step back (←)" },
        forward: { label: "Step forward", tip: "Step forward (→)" },
        play: { label: "Play", tip: "Play (Space)" },
        stop: { label: "Stop playing", tip: "Stop (Space)" },
        pace: "Pace",
        paces: (moments: number) => `${moments} a second`,
    },
    /** A moment of many, for screen readers. */
    place: (at: number, count: number) => `${at} of ${count}`,
};
