/** The card at the end of a game. */
import type { Room } from "../rooms.ts";

export const ending: Room<"ending"> = {
    goOn: "Continuer",
    review: "Bilan",
    rematch: "Revanche",
    again: "Rejouer",
    level: "Changer de niveau",
    copy: "Copier le lien",
    copied: "Copié",
    close: "Fermer",
};
