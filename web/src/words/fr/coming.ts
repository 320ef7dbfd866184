/** Parts of the page that are on their way. */
import type { Room } from "../rooms.ts";

export const coming: Room<"coming"> = {
    coming: "Chargement…",
    long: "Un élément de la page tarde à venir. On peut jouer entre-temps.",
};
