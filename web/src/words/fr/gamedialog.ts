/** The dialog of the game and its rules. */
import type { Room } from "../rooms.ts";

export const game: Room<"game"> = {
    title: "Jeu",
    variants: (game) => `Variantes et règles : ${game}`,
    rules: "Règles",
    cancel: "Annuler",
    start: "Commencer",
};
