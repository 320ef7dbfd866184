/** Alpha-beta in slow motion: the windows of its nodes, what is cut off, what that saves. */
import type { Room } from "../../rooms.ts";
import { NODES, shown } from "../french.ts";

const CUTOFFS = { one: "coupure", other: "coupures" };
const VISITED = { one: "nœud visité", other: "nœuds visités" };
const SAVED = { one: "nœud épargné", other: "nœuds épargnés" };
const LEFT_OUT = { one: "autre coup est laissé", other: "autres coups sont laissés" };

/** That a node is left, by the words of ENDS. */
const left: { [end: string]: (moves: string, value: string) => string } = {
    depth: (moves, value) =>
        `${moves} : sortie, la profondeur est atteinte, l’évaluation dit ${value}.`,
    win: (moves, value) => `${moves} : sortie, la partie est gagnée : ${value}.`,
    loss: (moves, value) => `${moves} : sortie, la partie est perdue : ${value}.`,
    draw: (moves, value) => `${moves} : sortie, la partie est nulle : ${value}.`,
    over: (moves, value) => `${moves} : sortie, la partie est finie : ${value}.`,
    table: (moves, value) => `${moves} : sortie, la table la connaît : ${value}.`,
    searched: (moves, value) =>
        `${moves} : sortie, toutes les réponses sont explorées ; la meilleure vaut ${value}.`,
    known: (moves, value) => `${moves} : sortie, c’est prouvé : ${value}.`,
    open: (moves, value) =>
        `${moves} : sortie, la recherche s’est arrêtée ici ; jusque-là ${value}.`,
};

export const windows: Room<"windows"> = {
    player: "Joueur enregistré",
    depth: "Profondeur",
    plies: (depth) => `profondeur ${depth}`,
    beside: (full) => `Ce que ${full} aurait visité`,
    nextCut: "Coupure suivante",
    event: "Événement de la recherche",
    recording: "La recherche est enregistrée en ce moment.",
    lacks: {
        depth: (title) =>
            `${title} n’est pas montré ici : seuls les joueurs qui ont un paramètre depth le sont. Une recherche par parties aléatoires n’a pas de fenêtres.`,
        none: (title) =>
            `${title} ne dit rien de ses fenêtres : elles se remplissent s’il appelle game.node avec alpha et beta.`,
    },

    theRoot: "La racine",
    enters: (moves, window, mover) => {
        const entered = `${moves} : entrée avec la fenêtre ${window}.`;
        if (mover === null) return entered;
        return mover.raises
            ? `${entered} ${mover.who} a le trait et monte la borne inférieure.`
            : `${entered} ${mover.who} a le trait et baisse la borne supérieure.`;
    },
    cuts: (moves, value, who, pruned, saved) =>
        `${moves} : coupure à ${value}. ${who} a une réponse que le joueur d’avant ne permettra pas ; ${shown(pruned, LEFT_OUT)} de côté, environ ${shown(saved, NODES)}.`,
    left: (moves, end, value) => left[end]?.(moves, value) ?? `${moves} : sortie, ${end} ${value}.`,
    numbers: ({ entered, cutoffs, saved, full, recorded }) =>
        [
            `${shown(entered, VISITED)} sous la racine, ${shown(cutoffs, CUTOFFS)}, environ ${shown(saved, SAVED)}`,
            full && `${full.name} en visite ${full.more ? "plus de " : ""}${full.nodes}`,
            recorded && `seuls les ${recorded} premiers nœuds sont enregistrés`,
        ]
            .filter(Boolean)
            .join(" ; "),

    root: "racine",
    dice: "les dés",
    window: (low, high) => `[${low}, ${high}]`,
    row: {
        raises: (move, who, window) => `${move} : ${who} veut beaucoup, fenêtre ${window}`,
        lowers: (move, who, window) => `${move} : ${who} veut peu, fenêtre ${window}`,
    },
    shortRow: {
        raises: (move, who, window) => `${move} : ${who} max ${window}`,
        lowers: (move, who, window) => `${move} : ${who} min ${window}`,
    },
    open: "ouvert",
    ends: {
        searched: "tout exploré",
        depth: "évalué",
        cutoff: "coupé",
        table: "dans la table",
        open: "arrêté",
        win: "victoire",
        loss: "défaite",
        draw: "nulle",
        over: "fini",
        playout: "simulation",
        known: "connu",
    },
    shortEnds: {
        searched: "tout",
        depth: "éval.",
        cutoff: "coupé",
        table: "table",
        open: "arrêt",
        playout: "simul.",
        known: "connu",
        win: "gagné",
        loss: "perdu",
        draw: "nulle",
        over: "fini",
    },
    leftOut: "laissé de côté",
    out: "laissé",
    notYet: "pas encore",
    later: "après",
    nodes: (count) => shown(count, NODES),
    moreMoves: (count) => `${count} de plus`,
    aboutNodes: (count) => `~${shown(count, NODES)}`,
    whole: "Toute la recherche de gauche à droite ; les coupures ont leur propre couleur",
    wholeShort: "Toute la recherche, de gauche à droite, avec ses coupures",
    wholeTree: (full) => `Tout l’arbre : ${full} ; le gris plus fort n’est jamais visité`,
    label: {
        fingers: (sentence) => `${sentence} Le tableau donne tous les événements.`,
        keys: (sentence) =>
            `${sentence} Les flèches avancent d’un moment, c va à la coupure suivante ; le tableau donne tous les événements.`,
    },
    board: "Le plateau à ce nœud",

    table: {
        caption:
            "Chaque événement de l’enregistrement : entrée dans un nœud avec sa fenêtre, sortie avec une valeur.",
        move: "Coup",
        event: "Événement",
        what: "Quoi",
        entered: "entrée",
        left: "sortie",
        alpha: "Alpha",
        beta: "Bêta",
        value: "Valeur",
        why: "Pourquoi",
        whys: {
            searched: "exploré",
            depth: "profondeur",
            win: "victoire",
            loss: "défaite",
            draw: "nulle",
            over: "fini",
            table: "table",
            cutoff: "coupure",
            playout: "simulation",
            known: "connu",
            open: "ouvert",
        },
        pruned: "Laissés",
        saved: "Épargnés",
        savedDoc: "Nœuds, estimation",
    },
};
