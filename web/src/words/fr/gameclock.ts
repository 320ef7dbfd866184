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
    doc: "Elle démarre au premier coup et s’arrête quand vous revenez en arrière. Le temps d’un ordinateur compte aussi, mais la durée de sa réflexion est son propre réglage. À zéro, le camp a perdu au temps\u00a0: c’est annoncé, la pendule s’arrête, et vous pouvez continuer.",
    left: "Temps restant",
    up: (side, other) =>
        `Temps écoulé pour ${side}\u00a0: ${other} gagne au temps. La pendule est arrêtée, mais vous pouvez continuer.`,
};
