/** Sweeps: what is swept over which values, the picture and the table of the results. */
import { grouped } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { listed } from "./french.ts";

export const sweep: Room<"sweep"> = {
    player: (number) => (number === 1 ? "Joueur" : `Joueur ${number}`),
    beside: "Ajouter un joueur à côté",
    reference: "Référence",
    noReference: "aucune",
    opponent: "Adversaire",
    several: (count) => `${count} joueurs côte à côte`,
    missing: "Il manque des valeurs.",
    tooMany: (points, most) =>
        `${grouped(points)} combinaisons, c’est trop ; un balayage en compte ${most} au plus.`,

    rules: "Règles du jeu",
    first: "Paramètre",
    second: "Deuxième",
    noParameter: "aucun",
    values: { label: (of) => `${of} : valeurs`, short: "Valeurs" },
    scales: { linear: "pas égaux", log: "facteurs égaux", list: "une liste" },
    list: {
        label: (of) => `${of} : liste, avec des espaces`,
        short: "liste, avec des espaces",
    },
    from: { label: (of) => `${of} : de`, short: "de" },
    to: { label: (of) => `${of} : à`, short: "à" },
    steps: { label: (of) => `${of} : nombre de valeurs`, short: "nombre" },
    along: {
        label: (of) => `${of} : pareil pour`,
        short: "Pareil pour",
        nothing: "rien d’autre",
    },

    measures: {
        score: "Score en pour cent",
        points: "Points",
        elo: "Elo contre l’adversaire",
        wins: "Victoires par partie",
        goals: "But atteint, par partie",
        stones: "Coups gagnés par partie",
        length: "Coups d’une partie",
        ms: "Millisecondes par coup",
        firstMs: "Millisecondes du premier coup",
        firstWork: "Nœuds ou parties aléatoires du premier coup",
    },
    headings: {
        score: (opponent) => `Score contre ${opponent}`,
        elo: (opponent) => (opponent === "" ? "Elo" : `Elo contre ${opponent}`),
    },

    shown: "Affiché",
    by: (heading, swept) => `${heading} selon ${listed(swept)}`,
    picture: (title) => `${title} ; le tableau ci-dessous donne les mêmes nombres`,
    equal: "un joueur égal",
    referenceLevel: "référence",
    cell: (player, value) => `${player} : ${value}`,
    notes: {
        first: "Depuis la position de départ, chaque fois avec une autre graine. Les barres sont des intervalles à 95 %.",
        alone: (player) =>
            `Tirets : ${player} sur les mêmes tirages. Les barres sont des intervalles à 95 %.`,
        against: "Pointillé : un joueur égal. Les barres sont des intervalles à 95 %.",
        nobody: "Les barres sont des intervalles à 95 %.",
    },

    caption: "Résultats du balayage",
    interval: "95 %",
    games: "Parties",
    time: { title: "Temps, ms", doc: "Millisecondes par coup." },
};
