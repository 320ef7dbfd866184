/** What lies over the board: values of cells, moves and lines, simulated games. */

import { percent } from "../numbers.ts";
import { counted, STEPS } from "./english.ts";

export const layers = {
    // ------------------------------------------------------------ in the cells
    inCells: "In the cells",
    cells: {
        none: "Nothing",
        heat: "Moves",
        territory: "Territory",
        evaluation: "Evaluation",
        playouts: "Playout density",
        density: "Density",
    },
    cellsOf: "Cells of",
    darkMeans: "Dark means",
    weights: { visits: "Effort of the search", best: "Best value", mean: "Mean value" },
    analyze: "Start the live analysis",
    evaluation: "Evaluation",
    strongest: "The strongest",
    weightsOf: "About it, and its weights",
    share: percent,
    point: "Point at a cell for its value.",
    pointed: (cell: string, value: string) => `${cell}: ${value}`,
    looksAhead: (found: string) =>
        `That is the position as it stands. Think and the bar look ahead: ${found}.`,

    // ------------------------------------------------------------ the solver
    /** `gap`: between what is found and the bound; null = not known. */
    found: (steps: number, bound: number, gap: number | null) => {
        const far = gap === 0 ? "proven" : `gap ${gap}`;
        return `Found ${counted(steps, STEPS)} · bound ${bound} · ${far}`;
    },
    solve: "Solve this position",
    stopSolving: "Stop solving",

    // ------------------------------------------------------------ moves and lines
    lines: "Moves and lines",
    arrows: "Arrows with the value of every direction",
    bestWay: "The best line as a dashed way",
    bestMove: "The best move as an arrow",
    bothShow: "Both show the analysis, or the player that is thinking.",
    lineOfMove: {
        fingers:
            "Tap a move in the table of the analysis: its line of play appears on the board as numbered arrows.",
        keys: "Point at a move in the table of the analysis: its line of play appears on the board as numbered arrows.",
    },

    // ------------------------------------------------------------ simulated games
    simulated: "Simulated games",
    policy: "Policy",
};
