/** Players that people have written, at work in their frame. */
import { grouped, significant } from "../numbers.ts";
import type { Room } from "../rooms.ts";

/** Three digits at most: "1,53 s". */
const seconds = (ms: number) => `${significant(ms / 1000, 3)} s`;

const LOOP = "Y a-t-il une boucle sans fin ?";

export const sandbox: Room<"sandbox"> = {
    title: "Joueurs au travail",
    unloaded: "Le bac à sable n’a pas pu être chargé. La connexion fonctionne-t-elle ?",
    notBegun: (ms) =>
        `En ${seconds(ms)}, le navigateur n’a pas lancé de processus pour lui : cela ne dit rien du joueur. Fermez d’autres onglets, puis réessayez.`,
    slowToRead: (limit) =>
        `Lire le fichier a pris plus de ${limit} s, la limite fixée ci-dessous : y a-t-il une boucle sans fin ?`,
    silent: (ms) => `Arrêté : aucune réponse en ${seconds(ms)}. ${LOOP}`,
    late: (used, had) =>
        `Arrêté : aucune réponse en ${seconds(used)}, pour ${seconds(had)} accordées. ${LOOP} Sinon, consultez game.stop ou game.time.left pendant la réflexion.`,
    arraysTooLarge: (megabytes) =>
        `Mémoire épuisée : ses tableaux ne peuvent dépasser ${megabytes} Mo en tout. Faites-en moins, ou réutilisez-en un`,

    tooLong: (most) => `Le fichier dépasse ${grouped(most)} caractères.`,
    unclear: "La description que le fichier donne de lui-même est illisible.",
    notStored: "Le navigateur n’enregistre plus rien : les joueurs ne dureront que cette visite.",
};
