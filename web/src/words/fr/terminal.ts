/** What the page itself says in the console, and its drawer. */
import type { Room } from "../rooms.ts";

export const terminal: Room<"terminal"> = {
    height: "Hauteur de la console",
    begin: {
        fingers: "Tapez help, ou regardez les lignes qu’envoient les boutons.",
        keys: "Tapez help, ou regardez les lignes qu’envoient les boutons. Tab complète, Maj+Tab quitte la console.",
    },
    search: (part) => `(chercher : ${part})`,
    more: (count) => `et ${count} de plus`,
};
