/** The outlook: what every rule of an evaluation says, and what tiles may follow. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const TILES = { one: "autre tuile", other: "autres tuiles" };

export const outlook: Room<"outlook"> = {
    over: "La partie est finie. Revenez en arrière pour voir une position précédente.",

    terms: {
        title: "Ce que dit chaque règle",
        evaluation: "Évaluation expliquée",
        own: (evaluation) => `celle du joueur d’analyse (${evaluation})`,
        none: "Cette évaluation est un seul nombre, sans termes.",
        caption: "Termes de chaque coup",
        rule: "Règle",
        value: "valeur",
        worst: "pire tuile",
    },

    tiles: {
        title: "Coup, tuile, coup",
        doc: "Chaque tuile avec sa probabilité et la valeur qui suit, la pire d’abord, puis la meilleure réponse. La valeur d’un coup en est la moyenne.",
        noSlide: "plus aucun déplacement",
        others: (count) => `et ${counted(count, TILES)} de plus grande valeur`,
    },
};
