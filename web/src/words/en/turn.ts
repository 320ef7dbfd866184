/** Whose turn it is, what to do now, and how a game ended. */
import { counted, listed, MOVES, STEPS } from "./english.ts";

const COUNTED = { moves: MOVES, steps: STEPS };

/** How long a game was. */
interface Length {
    count: number;
    of: keyof typeof COUNTED;
}

/** "after 7 moves" */
const after = ({ count, of }: Length) => `after ${counted(count, COUNTED[of])}`;

export const turn = {
    // ------------------------------------------------------------ how a game ended
    youWin: "You win",
    wins: (side: string) => `${side} wins`,
    share: (sides: readonly string[]) => `${listed(sides)} share the win`,
    draw: "A draw",
    lost: "Lost",
    over: "Over",
    reached: (goal: string) => `${goal}: you have won`,
    /** Where nothing is told about it. */
    ended: "The game is over",
    why: (end: string, length: Length) => `${end}, ${after(length)}.`,
    pointsOf: (side: string, points: string) => `${side} ${points}`,
    /** `points`: of each side; `tally`: what else is counted, "tiles of 1 098", or null. */
    gained: (points: readonly string[], tally: string | null, length: Length) => {
        const sums = `${points.join(", ")} points`;
        return `${tally === null ? sums : `${sums}, ${tally},`} ${after(length)}.`;
    },
    /** `title`: who has won. */
    end: (title: string, why: string) => `${title}: ${why}`,

    // ------------------------------------------------------------ whose turn it is
    yours: (how: string) => `Your turn: ${how}.`,
    of: (side: string, how: string) => `${side}'s turn: ${how}.`,
    /** Before the first move, where there is something to reach. */
    first: (goal: string, how: string) => `${goal}: ${how}.`,
    /** Of a computer's seat; null = of the only one. Persons are never said to think. */
    thinks: (side: string | null) => `${side ?? "The computer"} is thinking …`,
    waits: (side: string | null) =>
        `${side === null ? "The computer" : `${side} (computer)`} waits: let it play, or move for it.`,

    // ------------------------------------------------------------ how one moves
    cell: { text: "click a cell", touch: "tap a cell" },
    /** Moves are the digits from `first` to `last`. */
    press: (how: string, first: string, last: string) =>
        first === last ? `${how} or press ${first}` : `${how} or press ${first} to ${last}`,

    // ------------------------------------------------------------ rides in real time
    ready: {
        programs: "Ready: press Start, and the programs ride.",
        fingers: "Ready: tap Start.",
        keys: "Ready: press Start or a key of yours.",
    },
    paused: {
        rest: "The ride is paused.",
        keys: "The ride is paused: any key of yours goes on.",
    },
    getReady: "Get ready …",
    rides: (riders: readonly string[], how: "alone" | "fingers" | "keys") => {
        const who = `${listed(riders)} ${riders.length > 1 ? "ride" : "rides"}`;
        if (how === "alone") return `${who}.`;
        return how === "fingers"
            ? `${who}: swipe, or tap the arrows.`
            : `${who}: steer with the keys.`;
    },
};
