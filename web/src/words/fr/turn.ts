/** Whose turn it is, what to do now, and how a game ended. */
import type { Room } from "../rooms.ts";
import { counted, listed, MOVES, STEPS } from "./french.ts";

const COUNTED = { moves: MOVES, steps: STEPS };

/** How long a game was. */
interface Length {
    count: number;
    of: keyof typeof COUNTED;
}

/** "après 7 coups" */
const after = ({ count, of }: Length) => `après ${counted(count, COUNTED[of])}`;

export const turn: Room<"turn"> = {
    youWin: "Vous gagnez",
    wins: (side) => `${side} gagne`,
    share: (sides) => `Victoire partagée (${listed(sides)})`,
    draw: "Partie nulle",
    lost: "Perdu",
    over: "Fini",
    reached: (goal) => `${goal} : vous avez gagné`,
    ended: "La partie est finie",
    why: (end, length) => `${end}, ${after(length)}.`,
    pointsOf: (side, points) => `${side} ${points}`,
    gained: (points, tally, length) => {
        const sums = `${points.join(", ")} points`;
        return `${tally === null ? sums : `${sums}, ${tally},`} ${after(length)}.`;
    },
    end: (title, why) => `${title} : ${why}`,

    yours: (how) => `À vous : ${how}.`,
    of: (side, how) => `À ${side} : ${how}.`,
    first: (goal, how) => `${goal} : ${how}.`,
    thinks: (side) => `${side ?? "L’ordinateur"} réfléchit…`,
    waits: (side) =>
        `${side === null ? "L’ordinateur" : `${side} (ordinateur)`} attend : laissez jouer, ou jouez à sa place.`,

    cell: { text: "cliquez sur une case", touch: "touchez une case" },
    press: (how, first, last) =>
        first === last ? `${how} ou tapez ${first}` : `${how} ou tapez ${first} à ${last}`,

    ready: {
        programs: "Prêt : appuyez sur Partir, et les programmes roulent.",
        fingers: "Prêt : touchez Partir.",
        keys: "Prêt : appuyez sur Partir ou une touche.",
    },
    paused: {
        rest: "La course est en pause.",
        keys: "La course est en pause : une de vos touches la relance.",
    },
    getReady: "Attention au départ…",
    rides: (riders, how) => {
        const who = `En course : ${listed(riders)}`;
        if (how === "alone") return `${who}.`;
        return how === "fingers"
            ? `${who}. Glissez le doigt, ou touchez les flèches.`
            : `${who}. Pilotez avec les touches.`;
    },
};
