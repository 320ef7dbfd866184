/** The list of keys. */
import type { Room } from "../rooms.ts";

export const keys: Room<"keys"> = {
    title: "Clavier",
    open: "Liste des touches",
    board: {
        title: "Sur le plateau",
        walk: { keys: ["← ↑ → ↓"], does: "Parcourir les cases" },
        steer: { keys: ["← ↑ → ↓"], does: "Aller dans cette direction" },
        letters: { keys: ["W", "A", "S", "D"], does: "Aller aussi dans cette direction" },
        press: { keys: ["Entrée", "Espace"], does: "Jouer ou choisir la case" },
        name: { keys: ["1", "2", "3", "…"], does: "Jouer le coup de ce nom" },
        back: { keys: ["Échap"], does: "Annuler une partie d’un coup, ou un coup gardé" },
        ride: {
            keys: ["Espace"],
            does: "Lancer une course en temps réel, la suspendre, la reprendre",
        },
    },
    record: {
        title: "Dans le déroulement de la partie",
        step: { keys: ["←", "→"], does: "Un coup en arrière ou en avant, hors du plateau" },
        ends: { keys: ["Début", "Fin"], does: "Première ou dernière position, hors du plateau" },
        undo: { keys: ["Ctrl+Z"], does: "Reprendre votre coup" },
        mistakes: {
            keys: ["Maj+←", "Maj+→"],
            does: "D’une erreur à l’autre dans une partie analysée",
        },
    },
    lesson: {
        title: "Dans une leçon",
        turn: {
            keys: ["Page↑", "Page↓"],
            does: "Devant une classe, l’étape d’avant ou la suivante",
        },
        hide: { keys: ["."], does: "Devant une classe, cacher les valeurs ou les montrer" },
        point: { keys: [","], does: "Devant une classe, un anneau qui montre" },
        move: {
            keys: ["Alt+↑", "Alt+↓"],
            does: "Dans les étapes que vous écrivez, déplacer l’étape",
        },
        copy: { keys: ["Ctrl+D"], does: "Dans les étapes que vous écrivez, copier l’étape" },
        delete: { keys: ["Suppr"], does: "Dans les étapes que vous écrivez, supprimer l’étape" },
        add: { keys: ["Inser"], does: "Dans les étapes que vous écrivez, ajouter une étape" },
    },
    page: {
        title: "Sur la page",
        tab: { keys: ["Tab"], does: "D’un élément au suivant" },
        console: { keys: ["Ctrl+`"], does: "Ouvrir ou fermer la console" },
        list: {
            keys: ["?"],
            does: "Cette liste ; dans la vue interne, l’aide sur ce qui est montré",
        },
    },
};
