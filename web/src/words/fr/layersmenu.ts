/** The menu at the board of what lies over it: each in a word and a sentence. */
import type { Room } from "../rooms.ts";

export const layers: Room<"layersMenu"> = {
    none: { title: "Cases vides", doc: "Les pièces seulement." },
    heat: { title: "Coups", doc: "Plus une case est foncée, plus la recherche y va." },
    territory: { title: "Territoire", doc: "Quel pilote y arrive en premier." },
    evaluation: {
        title: "Évaluation",
        doc: "Pour quel camp parle chaque case, et combien.",
    },
    rides: { title: "Densité", doc: "Où passent les pilotes dans les parties aléatoires." },
    ends: { title: "Densité", doc: "À qui est chaque case à la fin des parties aléatoires." },
    values: {
        title: "Valeurs des coups",
        doc: "Ce que le programme pense de chaque coup, là où il aboutit.",
    },
    arrows: {
        title: "Flèches",
        doc: "La valeur de chaque direction, à la tête du pilote.",
    },
    line: {
        title: "Meilleure suite",
        doc: "Les coups que le programme attend, dessinés sur le plateau.",
    },
    more: {
        title: "Plus sur les calques",
        doc: "Réglages et explications.",
        withGames: "Réglages et explications, parties simulées côte à côte.",
    },
};
