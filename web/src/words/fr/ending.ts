/** The card at the end of a game. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

export const ending: Room<"ending"> = {
    goOn: "Continuer",
    review: "Bilan",
    rematch: "Revanche",
    again: "Rejouer",
    level: "Changer de niveau",
    copy: "Copier le lien",
    copied: "Copié",
    row: (wins) => `${wins} victoires d’affilée contre ce niveau.`,
    rowHelped: (wins) => `${wins} victoires d’affilée contre ce niveau, avec de l’aide.`,
    rowEnded: (wins) => `Une série de ${wins} victoires contre ce niveau s’achève.`,
    late: (side, times) =>
        `${side}\u00a0: ${counted(times, { one: "retard", other: "retards" })}, tout droit où c’était libre.`,
    close: "Fermer",
};
