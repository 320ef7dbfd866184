/** How often players choose an optimal move, or one that keeps the result. */
import { grouped } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, plural } from "./french.ts";

const POSITIONS = { one: "position jugée", other: "positions jugées" };

export const accuracy: Room<"accuracy"> = {
    title: "Bons coups selon l’effort",
    about: (judge) =>
        `Positions tirées au hasard, jugées par ${judge} ; chaque joueur doit y donner son coup.`,
    otherVariant: "Ces nombres viennent d’une autre variante.",

    add: "Ajouter un joueur",
    choose: "Choisir…",
    curves: "Avec toujours plus d’effort",
    atBoard: "Au plateau",
    players: "Joueurs",
    remove: (player) => `Retirer ${player}`,
    lines: {
        title: "En toutes lettres",
        label: "Joueurs, un par ligne ; un intervalle donne une courbe",
    },
    positions: "Positions",
    plies: "Coups au hasard avant",

    asked: "Coups demandés",
    judged: (done, total) => `${done} sur ${total} ${plural(total, POSITIONS)}`,
    askedFor: (done, total) => `${grouped(done)} coups demandés sur ${grouped(total)}`,
    progress: (far, state) => (state === "" ? far : `${far}, ${state}`),

    share: "Part des coups qui",
    measures: {
        optimal: "sont optimaux",
        kept: "gardent le résultat, là où on peut le perdre",
    },
    against: "Selon",
    axes: { effort: "nœuds ou parties aléatoires par coup", ms: "temps par coup" },
    plot: {
        effort: "nœuds ou parties aléatoires par coup",
        ms: "millisecondes par coup",
        share: "pour cent des coups",
        label: (title) => `${title} ; le tableau ci-dessous donne les mêmes nombres`,
    },
    outcome: ({ judge, limit, positions, critical, unsolved, reason }) => {
        const most = limit > 0 ? `, ${limit} s par position au plus` : "";
        const more =
            unsolved > 0
                ? ` ${counted(unsolved, { one: "autre laissée de côté", other: "autres laissées de côté" })} : ${reason}.`
                : "";
        return `Jugé par ${judge}${most}. ${counted(positions, { one: "position", other: "positions" })} où il y a un choix ; dans ${critical} d’entre elles, un coup peut gâcher le résultat.${more} Les barres sont des intervalles à 95 %.`;
    },

    table: {
        caption: "Bons coups de chaque joueur",
        player: "Joueur",
        optimal: {
            title: "Optimaux %",
            doc: "Coups qui mènent au résultat le plus vite, ou à la défaite le plus tard ; entre parenthèses, l’intervalle à 95 %.",
        },
        kept: {
            title: "Gardés %",
            doc: "Coups qui gardent le résultat, parmi les positions où on peut le perdre ; entre parenthèses, l’intervalle à 95 %.",
        },
        loss: {
            title: "Coût",
            doc: "Ce qu’un coup coûte en moyenne, dans l’unité du solveur exact.",
        },
        effort: { title: "Effort", doc: "Nœuds ou parties aléatoires par coup." },
        time: {
            title: "Temps, ms",
            doc: "Millisecondes par coup : la moyenne de la moitié centrale. Les premiers coups d’un joueur prennent plus de temps.",
        },
        interval: (low, high) => `(${low} à ${high})`,
    },
};
