/** The live analysis: its switch and state, the finding, the moves, the chart. */
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const EXACT = { one: "jugé exactement", other: "jugés exactement" };
const OTHERS = { one: "autre coup", other: "autres coups" };

export const think: Room<"think"> = {
    bar: {
        label: (side) => `Qui a l’avantage, du point de vue de ${side}`,
        waits: "Qui a l’avantage : activez l’analyse pour le voir",
        unknown: "pas encore connu",
        tip: (standing) => `Qui a l’avantage : ${standing}`,
    },

    exact: {
        word: "Exactes",
        tip: "Valeurs parfaites : qui gagne avec chaque coup, et en combien de coups, selon le solveur qui connaît ce jeu jusqu’à la fin",
    },
    analysis: "Analyse en direct",
    onBoard: "Sur le plateau",
    state: {
        rests: "au repos",
        sleeps: "au repos, une touche la réveille",
        done: "terminée",
        paused: "en pause",
        running: "en cours",
    },
    quiet: {
        over: "La partie est finie. Revenez en arrière pour voir une position précédente.",
        off: "Activez l’analyse pour voir la valeur de chaque coup, comment la recherche y arrive, et quels coups elle attend.",
    },

    begins: (searcher) => `${searcher} commence à réfléchir…`,
    restsFor: {
        ride: "L’analyse se repose pendant la course, et reprend après.",
        rush: "L’analyse se repose pendant que l’ordinateur joue au plus vite, et reprend après.",
    },
    thinksOf: (side) => `${side} réfléchit à son coup.`,
    workDone: "Tout le travail que permettent ses réglages est fait.",
    sleeps: "L’analyse se repose : personne n’a regardé depuis un moment. Une touche ou un clic la réveille.",
    paused: "En pause.",
    open: (bounds) => `Pas encore prouvé : ${bounds}.`,

    figures: {
        depth: "profondeur",
        nodes: "nœuds",
        rate: "par seconde",
        time: "temps",
        reserved: "réservé",
    },
    docs: {
        depth: "En coups.",
        reserved:
            "La mémoire pour les positions, les coups, les tables et les arbres. Une recherche récursive demande en plus une centaine d’octets de pile par coup de profondeur.",
    },

    table: {
        caption: "Les coups, le meilleur d’abord, avec leur valeur pour le joueur au trait",
        move: "Coup",
        value: "Valeur",
        effort: "Effort",
        effortTip: "La part de sa réflexion que la recherche a consacrée au coup",
        drawn: "Tirage",
        drawnTip:
            "À quelle fréquence le coup est tiré au sort : un coup prévisible aurait sa réponse",
        judged: "Jugé",
        line: "Suite",
        spread: "Possible",
    },
    play: (move) => `Jouer ${move}`,
    little: "<1",
    others: (count) => `et ${counted(count, OTHERS)}`,
    showMore: (count) => `En montrer ${count} de plus`,
    showFewer: "En montrer moins",
    legend: (value, column, onBoard) => {
        const means =
            column === "drawn"
                ? "Tirage : à quelle fréquence le coup est joué, au sort"
                : "Effort : la part de la réflexion consacrée au coup";
        const board = onBoard ? " ; sur le plateau, la barre sous une valeur" : "";
        return `${value} ${means}${board}.`;
    },

    own: (move, value) => `Tel que le programme le calcule, ${move} vaut ${value}.`,

    judge: "Juger les coups",
    judgeTip:
        "Ce que vaut vraiment chaque coup, par le solveur exact si le jeu en a un, sinon par une recherche profonde",
    judging: (judge, worth) => `Le juge est au travail. ${judge} : ${worth}.`,
    unsolved: (judge, reason, judged, all, second) => {
        const others =
            second === null ? "les autres restent ouverts" : `les autres estimés par ${second}`;
        return `${judge} : ${reason} ; sur ${all} coups, ${counted(judged, EXACT)}, ${others}.`;
    },
    grades: { best: "meilleur", fine: "bon", mistake: "erreur", blunder: "gaffe" },

    chart: {
        title: "Comment les valeurs se sont formées",
        none: "Graphique : pas encore de valeurs",
        label: (best, value) =>
            `Graphique de la valeur de chaque coup au fil de la recherche ; le meilleur est ${best} : ${value}`,
    },
    axis: {
        playouts: "parties aléatoires jouées",
        nodes: "positions examinées",
        depth: "coups d’avance",
    },
};
