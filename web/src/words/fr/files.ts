/** Files of the page that could not be fetched, or are not kept. */
import type { Room } from "../rooms.ts";

export const files: Room<"files"> = {
    noBook: "La bibliothèque d’ouvertures du solveur n’a pas pu être chargée : les débuts de partie lui prendront plus de temps.",
    noNetwork:
        "Le réseau entraîné pour ce jeu n’a pas pu être chargé. La connexion internet fonctionne-t-elle ?",

    nothingKept:
        "Ce navigateur ne garde aucun fichier de la page : réseaux et populations sont perdus à sa fermeture ou au rechargement. Enregistrez-les dans des fichiers.",
    notKept: {
        network: (name, files, megabytes) =>
            `Le réseau ${name} ne sera plus là à la prochaine visite : ${files} fichiers, ${megabytes} Mo en tout, sont gardés. Oubliez-en d’autres, ou enregistrez-le dans un fichier.`,
        population: (name, files, megabytes) =>
            `La population ${name} ne sera plus là à la prochaine visite : ${files} fichiers, ${megabytes} Mo en tout, sont gardés. Oubliez-en d’autres, ou enregistrez-la dans un fichier.`,
    },
};
