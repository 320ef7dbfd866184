/** Games with a friend by link. */
import type { Room } from "../rooms.ts";
import { counted, MOVES } from "./french.ts";

export const friend: Room<"friend"> = {
    unreadable: "Le but de cette partie n’est pas lisible dans le lien.",
    older: (moves, newest) =>
        `Ce lien est plus ancien que la partie d’ici : il compte ${counted(moves, MOVES)}, la partie ${newest}. La position la plus récente est affichée.`,
    other: "Ce lien ne continue pas la partie d’ici : d’autres coups ont été joués. La partie d’ici est affichée.",
    showAnyway: "Afficher le lien quand même",

    name: "Votre adversaire",
    byLink: "Par lien",
    send: "Envoyer le lien",
    computer: "Plutôt l’ordinateur",
};
