/** A board of sliding tiles: its edges, its scores, the computer at the keys. */
import type { Room } from "../rooms.ts";
import { counted, MOVES } from "./french.ts";

const moves = (count: number) => counted(count, MOVES);

export const tiles: Room<"tiles"> = {
    edges: { up: "Haut", left: "Gauche", right: "Droite", down: "Bas" },
    withKey: (edge) => `${edge} (touche fléchée)`,
    suggested: (edge) => `${edge}, conseillé`,

    scores: "Scores",
    score: { title: "Score", doc: "Somme de toutes les fusions." },
    best: {
        title: "Record",
        doc: "Le meilleur score de vos parties de cette variante, dans ce navigateur.",
    },
    largest: { title: "Plus grande", doc: "La plus grande tuile du plateau." },
    goal: { title: "But", reached: "atteint" },
    none: "–",

    autoplay: "Jeu auto",
    stop: "Arrêter",
    setUp: "Composer",
    speed: {
        title: "Vitesse",
        most: "au plus vite",
        spoken: (count) => `${moves(count)} par seconde`,
        shown: (count) => `${moves(count)}/s`,
    },
};
