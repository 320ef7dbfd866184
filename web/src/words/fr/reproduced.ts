/** The page "Reproduced": published figures beside ours. */
import { part, rich } from "../grammar.ts";
import { decimals } from "../numbers.ts";
import type { Room } from "../rooms.ts";

export const reproduced: Room<"reproduced"> = {
    title: "Reproduit",
    back: "Vers le terrain de jeu",
    about: "Cinq documents de cours sur des programmes qui jouent à Tron, au Puissance 4, à 2048 et au jeu des Amazones ont publié des chiffres ; voici les nôtres à côté.",
    agreement: (level) =>
        `Un intervalle contient la vraie valeur dans 95 mesures sur 100. Un chiffre « concorde » si tout écart avec ce qui est publié peut être dû au hasard : p, que donne le test nommé, dit à quelle fréquence deux mesures de la même chose différeraient autant, et le plus petit p d’une ligne doit valoir au moins ${level}. Peu de parties concordent avec presque tout. Sous chaque chiffre figurent les lignes pour la console ; les liens ouvrent la même expérience, prête à partir.`,

    documents: {
        Tron: "Un TP de programmation : un pilote qui choisit son chemin par des parties aléatoires.",
        "Connect Four":
            "Un cours sur les programmes de jeu, avec des statistiques de joueurs aléatoires.",
        puissance4:
            "Un paquet Python avec UCT pour le Puissance 4, par woctezuma, et sa description.",
        "2048": "Un compte rendu sur un programme de règles pour 2048, et un algorithme génétique pour les régler.",
        Amazons: "Un rapport sur un tournoi de programmes pour le jeu des Amazones.",
    },

    figures: (document) => `Chiffres : ${document}`,
    columns: {
        figure: "Chiffre",
        document: "Document",
        ours: "Ici",
        interval: "Intervalle",
        games: "Parties",
        agreement: "Accord",
    },
    open: "Ouvrir dans le terrain de jeu",
    none: "–",
    changed: "pas mesuré depuis que la ligne a changé",
    unmeasured: "pas mesuré",
    measured: (date, version) => `${date}, version ${version}`,
    verdicts: {
        agrees: "concorde",
        differs: "diffère",
        answered: "répondu",
        unmeasured: "–",
        changed: "–",
        incomparable: "aucun chiffre à comparer",
    },

    tests: { fisher: "test exact de Fisher", z: "test z", welch: "test de Welch" },
    p: (p) =>
        p < 0.001
            ? `p < ${decimals(0.001, 3)}`
            : `p = ${p < 0.1 ? decimals(p, 3) : decimals(p, 2)}`,
    told: (test, columns) => {
        const list = columns.map(({ title, p }) => (title === "" ? p : `${title} ${p}`));
        return rich`${test} : ${part("number", list.join(", "))}`;
    },
    inexact: (within) =>
        `Le document ne dit pas sur combien de parties : son chiffre compte comme exact à ± ${within} près.`,
    noTest: (ends) => `Pas de test : ${ends.join(" à ")} compte comme concordant.`,

    chart: (title) =>
        `Graphique : ${title}, ici et dans le document ; son tableau donne tous les nombres`,
    ours: "ici",
    document: "document",
};
