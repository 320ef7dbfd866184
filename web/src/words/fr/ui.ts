/** What every part of the page may say: names, what has broken, what does not come. */
import { part, rich } from "../grammar.ts";
import type { Room } from "../rooms.ts";

export const ui: Room<"ui"> = {
    program: "Plyscope",
    close: "Fermer",
    closeMessage: "Fermer ce message",
    inConsole: (code) => rich` Dans la console : ${part("code", code)}`,

    cannotBeDrawn: (what, why) =>
        `${what ?? "Cette partie de la page"} ne peut pas s’afficher : ${why}`,
    drawAgain: "Réafficher",

    missing: "Cette partie de la page n’a pas pu être chargée.",
    noNetwork: "Une partie de la page n’a pas pu être chargée. Le réseau est-il là ?",
    outdated:
        "Une partie de la page n’a pas pu être chargée : il en existe une version plus récente.",
    reload: "Recharger la page",
};
