/** What lies over the board: values of cells, moves and lines, simulated games. */
import { percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, STEPS } from "./french.ts";

export const layers: Room<"layers"> = {
    inCells: "Dans les cases",
    cells: {
        none: "Rien",
        heat: "Coups",
        territory: "Territoire",
        evaluation: "Évaluation",
        playouts: "Densité des simulations",
        density: "Densité",
    },
    cellsOf: "Cases selon",
    darkMeans: "Foncé veut dire",
    weights: {
        visits: "Effort de la recherche",
        best: "Meilleure valeur",
        mean: "Valeur moyenne",
    },
    analyze: "Lancer l’analyse en direct",
    evaluation: "Évaluation",
    strongest: "La plus forte",
    weightsOf: "L’évaluation et ses poids",
    share: percent,
    point: "Pointez une case pour voir sa valeur.",
    pointed: (cell, value) => `${cell} : ${value}`,
    looksAhead: (found) =>
        `C’est la position telle quelle. Réflexion et la barre regardent plus loin : ${found}.`,

    found: (steps, bound, gap) => {
        const far = gap === 0 ? "prouvé" : `écart ${gap}`;
        return `Trouvé ${counted(steps, STEPS)} · borne ${bound} · ${far}`;
    },
    solve: "Résoudre cette position",
    stopSolving: "Arrêter",

    lines: "Coups et suites",
    arrows: "Flèches avec la valeur de chaque direction",
    bestWay: "La meilleure suite en pointillé",
    bestMove: "Le meilleur coup en flèche",
    bothShow: "Les deux montrent l’analyse, ou le joueur qui réfléchit.",
    lineOfMove: {
        fingers:
            "Touchez un coup dans le tableau de l’analyse : la suite de coups apparaît sur le plateau en flèches numérotées.",
        keys: "Pointez un coup dans le tableau de l’analyse : la suite de coups apparaît sur le plateau en flèches numérotées.",
    },

    simulated: "Parties simulées",
    policy: "Politique",
};
