/** Iterative deepening: the depths of a search, one below the other. */
import { percent } from "../../numbers.ts";
import type { Room } from "../../rooms.ts";
import { counted, NODES, shown } from "../french.ts";

const DEPTHS = { one: "profondeur", other: "profondeurs" };
const RESEARCHED = { one: "coup a été recherché", other: "coups ont été recherchés" };

export const ladder: Room<"ladder"> = {
    begin: "Appuyez sur Chercher : chaque profondeur finie devient ici une bande.",
    none: "Aucune profondeur à montrer : cette recherche n’est pas allée de profondeur en profondeur. Un arbre de parties au hasard, par exemple, pousse là où les coups semblent bons.",
    logarithmic: "Barres logarithmiques",
    label: (depths, changes) => `Échelle de ${counted(depths, DEPTHS)}. ${changes}`,

    steady: (move) => `Le meilleur coup est ${move} depuis la première profondeur.`,
    changed: (times, move, depth) =>
        `Le meilleur coup a changé ${times} fois ; le dernier est ${move}, à la profondeur ${depth}.`,

    kinds: { prove: "preuve", shorten: "plus court" },
    proof: { win: "gagné", draw: "nulle", loss: "perdu" },
    detail: ({ depth, nodes, time, growth, searches, best, value, researches }) => {
        const grown = growth === null ? "" : `, ${growth} fois le travail de la profondeur d’avant`;
        const twice =
            searches > 1
                ? ` ; cela fait ${searches} recherches, car la première a fini hors de sa fenêtre`
                : "";
        const again =
            researches > 0
                ? ` ; ${counted(researches, RESEARCHED)} à nouveau avec une fenêtre plus large`
                : "";
        return `La profondeur ${depth} a pris ${shown(nodes, NODES)} et ${time}${grown}${twice}. Elle trouve ${best} : ${value}${again}.`;
    },
    bounds: {
        exact: (value) => value,
        lower: (value) => `au moins ${value}`,
        upper: (value) => `au plus ${value}`,
    },
    line: (moves) => `Suite de coups : ${moves}`,

    heads: {
        depth: "prof.",
        best: "meilleur",
        nodes: "nœuds",
        time: "temps",
        growth: "hausse",
        branching: "branches",
        table: "table",
        value: "valeur",
        line: "suite de coups",
    },
    times: (factor) => `×${factor}`,
    share: percent,

    table: {
        caption: "Approfondissement itératif, une ligne par profondeur.",
        depth: "Profondeur",
        depthDoc: "En coups ; preuve : une recherche de victoire, nulle ou défaite jusqu’au bout",
        nodes: "Nœuds",
        nodesDoc: "De cette seule profondeur",
        all: "Tous les nœuds",
        allDoc: "Jusqu’à sa fin",
        time: "Temps",
        timeDoc: "Millisecondes de cette seule profondeur",
        growth: "Hausse",
        growthDoc: "Nœuds rapportés à ceux de la profondeur d’avant",
        branching: "Branches",
        branchingDoc: "Nombre effectif : la racine n-ième des nœuds, n étant la profondeur",
        hits: "Trouvés dans la table",
        cutoffs: "Coupures au premier coup",
        percent: "Pour cent",
        best: "Meilleur",
        changed: "Changé",
        yes: "oui",
        value: "Valeur",
        line: "Suite de coups",
    },
};
