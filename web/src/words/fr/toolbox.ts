/** Controls that stand in several panels: work that takes time, long lists, lines and files. */
import type { Room } from "../rooms.ts";

export const toolbox: Room<"toolbox"> = {
    start: "Lancer",
    goOn: "Continuer",
    pause: "Pause",
    stop: "Arrêter",

    earlier: "Avant",
    later: "Après",
    earlierRows: "Lignes précédentes",
    laterRows: "Lignes suivantes",
    page: (page, pages) => `${page} sur ${pages}`,
    items: (first, last, all) => `${first} à ${last} sur ${all}`,

    copyLine: "Copier en ligne de console",
    lineCopied: "La ligne est copiée.",
    lineRefused: "Le navigateur n’a pas permis la copie. Voici la ligne :",

    copyRefused:
        "Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le à la main.",
    unreadable: (file) => `Le fichier ${file} est illisible.`,
};
