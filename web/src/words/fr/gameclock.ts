/** The clock of a game for two: chosen, shown, and at its end. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

export const gameclock: Room<"gameclock"> = {
    minutes: {
        label: "Minutes par camp",
        off: "Sans pendule",
        count: (count) => counted(count, { one: "minute", other: "minutes" }),
    },
    increment: {
        label: "Ajout à chaque coup",
        none: "Rien",
        count: (count) => counted(count, { one: "seconde", other: "secondes" }),
    },
    doc: "Elle démarre au premier coup et s’arrête quand vous revenez en arrière. Le temps d’un ordinateur compte aussi, mais la durée de sa réflexion est son propre réglage. À zéro, le camp a perdu et la partie est finie\u202f; reprenez des coups pour continuer sans pendule.",
    left: "Temps restant",
    lost: (side) => `${side} a perdu au temps`,
};
