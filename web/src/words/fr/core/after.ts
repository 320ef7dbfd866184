/** What comes when the first answer stands: titles, and who tells the rest; how a position stands. */
import { type Standings, sayings } from "../../sayings.ts";
import { counted, listed, MOVES } from "../french.ts";

const after = (moves: number) => `après ${counted(moves, MOVES)}.`;
const ENDS = { over: "Fini", won: "Gagné", lost: "Perdu" };

const standings: Standings = {
    dice: "Le hasard joue.",
    alone: (move) => `Coup ${move}.`,
    turn: (side, move) => `À ${side} de jouer (coup ${move}).`,
    points: (end, points, moves) => {
        const sums = points.map(({ side, points }) =>
            side === null ? points : `${side} ${points}`,
        );
        return `${ENDS[end]} : ${sums.join(", ")} points ${after(moves)}`;
    },
    lost: (moves) => `Perdu ${after(moves)}`,
    draw: (moves) => `Partie nulle ${after(moves)}`,
    won: (sides, moves) =>
        sides.length === 1
            ? `${sides[0]} gagne ${after(moves)}`
            : `${listed(sides)} se partagent la victoire ${after(moves)}`,
};

export const more = sayings(standings);
export { texts, words } from "./titles.ts";
