/** Random games in step with one another: the vectors of one step, and the same games one after the other. */
import { counted, GAMES, STEPS } from "../english.ts";

const ROUNDS = { one: "round", other: "rounds" };

export const lockstep = {
    // ------------------------------------------------------------ controls
    games: "Games",
    gamesOf: (count: number) => counted(count, GAMES),
    other: "Other random numbers",
    round: "Round of the loop",
    playing: "The games are being played.",
    none: "Only games of one player go on in step here.",

    // ------------------------------------------------------------ what happens in a round
    together: (round: number, going: number, games: number, sum: number) =>
        `Round ${round}: ${going} of ${counted(games, GAMES)} go on, all at once. Together they have made ${counted(sum, STEPS)}.`,
    ended: (round: number, sum: number) =>
        `Round ${round}: no game can go on. The sum stays at ${counted(sum, STEPS)}, so all are over.`,
    apart: (round: number, game: number, step: number, whole: number) =>
        `One after the other, after ${counted(round, ROUNDS)}: game ${game} has made ${step} of its ${counted(whole, STEPS)}.`,
    apartEnded: (rounds: number) =>
        `One after the other, all games are over, too, after ${counted(rounds, ROUNDS)}: the same games, step for step.`,

    // ------------------------------------------------------------ the picture
    head: {
        game: "Game",
        before: "X, Y",
        possible: "LPossibles",
        count: "Indices",
        drawn: "R",
        place: "R mod n",
        choice: "Choix",
        after: "X, Y after",
        steps: "S",
    },
    /** The same where there is little room. */
    shortHead: {
        game: "#",
        before: "X, Y",
        possible: "LPossibles",
        count: "Ind.",
        drawn: "R",
        place: "mod n",
        choice: "Choix",
        after: "→ X, Y",
        steps: "S",
    },
    point: (cell: string) => `(${cell})`,
    /** `move`: its name; number 0 is none. */
    choice: (number: number, move: string) => `${number} ${move}`,
    stays: "stays",
    /** `moves`: "1 left". */
    legend: (moves: string[]) => `${moves.join(", ")}, 0 stays`,
    drawn: (below: number) => `R is below ${below}; n = Indices, but 1 for 0`,
    numbered: (number: number, move: string) => `${number} ${move}`,
    boards: {
        together: (rounds: number) => `All at once: over after ${counted(rounds, ROUNDS)}`,
        apart: (rounds: number) => `One after the other: over after ${counted(rounds, ROUNDS)}`,
    },
    label: {
        fingers: (sentence: string) => `${sentence} The table has all numbers of this step.`,
        keys: (sentence: string) =>
            `${sentence} The arrow keys step; the table has all numbers of this step.`,
    },

    // ------------------------------------------------------------ the table
    caption: (round: number) => `Round ${round}: all games, with what the sheet calls its vectors.`,
};
