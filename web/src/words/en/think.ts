/** The live analysis: its switch and state, the finding, the moves, the chart. */
import { counted } from "./english.ts";

export const think = {
    // ------------------------------------------------------------ the bar beside the board
    bar: {
        label: (side: string) => `Who stands better, seen from ${side}`,
        waits: "Who stands better: switch the analysis on to see it",
        unknown: "not known yet",
        tip: (standing: string) => `Who stands better: ${standing}`,
    },

    // ------------------------------------------------------------ the switches
    analysis: "Live analysis",
    exact: {
        word: "Exact",
        tip: "Perfect values: who wins with each move, and in how many, by the solver that knows this game to its end",
    },
    onBoard: "On the board",
    state: {
        rests: "rests",
        sleeps: "rests, a touch wakes it",
        done: "done",
        paused: "paused",
        running: "running",
    },
    quiet: {
        over: "The game is over. Step back to look at an earlier position.",
        off: "Switch the analysis on to see the value of every move, how the search comes to it, and what it expects to be played.",
    },

    // ------------------------------------------------------------ the finding
    begins: (searcher: string) => `${searcher} begins to think …`,
    restsFor: {
        ride: "The analysis rests during the ride, and goes on after it.",
        rush: "The analysis rests while the computer plays as fast as it can, and goes on after it.",
    },
    thinksOf: (side: string) => `${side} is thinking about its move.`,
    workDone: "It has done all the work that its settings allow.",
    sleeps: "It rests: nobody has looked for a while. Any touch or key wakes it.",
    paused: "Paused.",
    open: (bounds: string) => `Not proven yet: ${bounds}.`,

    // ------------------------------------------------------------ figures
    figures: {
        depth: "depth",
        nodes: "nodes",
        rate: "per second",
        time: "time",
        reserved: "reserved",
    },
    docs: {
        depth: "Plies.",
        reserved:
            "Memory for positions, moves, tables and trees. A search that calls itself needs some 100 bytes a ply of the machine's stack besides.",
    },

    // ------------------------------------------------------------ the table of moves
    table: {
        caption: "Moves, best first, with their value for the player to move",
        move: "Move",
        value: "Value",
        effort: "Effort",
        effortTip: "How much of its thinking the search has spent on the move",
        drawn: "Drawn",
        drawnTip: "How often the move is drawn: who knew which one could answer it",
        judged: "Judged",
        line: "Then",
        spread: "May come",
    },
    /** On a button with the move. */
    play: (move: string) => `Play ${move}`,
    /** A share below one percent. */
    little: "<1",
    others: (count: number) => `and ${counted(count, { one: "more move", other: "more moves" })}`,
    showMore: (count: number) => `Show ${count} more`,
    showFewer: "Show fewer",
    /** Below the table: what its numbers mean. */
    legend: (value: string, column: "effort" | "drawn", onBoard: boolean) => {
        const means =
            column === "drawn"
                ? "Drawn: how often the move is played, by lot"
                : "Effort: how much of the thinking went into the move";
        const board = onBoard ? "; on the board the bar under a value" : "";
        return `${value} ${means}${board}.`;
    },

    own: (move: string, value: string) =>
        `As the program itself computes it, ${move} is worth ${value}.`,

    // ------------------------------------------------------------ the judge
    judge: "Judge the moves",
    judgeTip:
        "What every move is truly worth, by the exact solver where the game has one, else by a strong search",
    judging: (judge: string, worth: string) => `The judge is at work. ${judge}: ${worth}.`,
    /** `second`: who has estimated the others, null for nobody. */
    unsolved: (
        judge: string,
        reason: string,
        judged: number,
        all: number,
        second: string | null,
    ) => {
        const others = second === null ? "left open" : `estimated by ${second}`;
        return `${judge}: ${reason}; ${judged} of ${all} moves judged exactly, the others ${others}.`;
    },
    grades: { best: "best", fine: "fine", mistake: "mistake", blunder: "blunder" },

    // ------------------------------------------------------------ the chart
    chart: {
        title: "How the values came about",
        none: "Chart: no values yet",
        label: (best: string, value: string) =>
            `Chart of the value of each move as the search goes on; best is ${best}: ${value}`,
    },
    axis: {
        playouts: "random games so far",
        nodes: "positions looked at so far",
        depth: "moves looked ahead",
    },
};
