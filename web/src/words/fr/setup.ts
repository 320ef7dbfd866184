/** The palette with which a position is set up by hand. */
import type { Room } from "../rooms.ts";

export const setup: Room<"setup"> = {
    label: "Composer un plateau",
    about: {
        fingers:
            "Touchez une case pour passer à la pièce suivante. Ou choisissez d’abord une pièce ici.",
        keys: "Cliquez sur une case pour passer à la pièce suivante, avec Maj à la précédente. Ou choisissez d’abord une pièce ici.",
        typed: "Cliquez sur une case pour passer à la pièce suivante, avec Maj à la précédente. Ou choisissez d’abord une pièce ici, ou tapez 1 à 9, a à g, 0 sur une case.",
    },
    none: "aucune",
    toMove: "Au trait",
    text: "Plateau en texte",
    read: "Lire",
    clear: "Vider",
    play: "Jouer d’ici",
};
