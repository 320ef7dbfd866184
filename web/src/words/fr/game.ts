/** The panel of the game: its moves, its graph, its review, its record as text. */
import type { MoveOf } from "../en/game.ts";
import { decimals, grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, MOVES } from "./french.ts";

const POSITIONS = { one: "position", other: "positions" };
const positions = (count: number) => counted(count, POSITIONS);
const JUDGED = { one: "coup jugé", other: "coups jugés" };
const judged = (done: number, total: number) => `${counted(done, JUDGED)} sur ${total}`;
/** Where one stands in the game. */
const after = (ply: number, move: string | null) =>
    ply === 0 ? "Départ" : `Après ${ply}. ${move ?? ""}`;

export const grades: Room<"grades"> = {
    best: "meilleur",
    fine: "bon",
    mistake: "erreur",
    blunder: "gaffe",
    open: "indécis",
};

export const moves: Room<"moves"> = {
    start: "Départ",
    none: "Aucun coup n’a encore été joué.",
    hidden: "Votre adversaire a joué. Vous verrez son coup quand vous aurez joué le vôtre du même pas.",
    graded: (grade) => `, ${grades[grade]}`,
};

export const graph: Room<"graph"> = {
    label: "Graphique de la partie",
    title: "Valeur de chaque position de la partie",
    played: "coups joués",
    value: "valeur",
    columns: { after: "Après", move: "Coup", value: "Valeur" },
    start: "Départ",
    unknown: (ply, move) => `${after(ply, move)} : pas encore de valeur`,
    valued: (ply, move, value) => `${after(ply, move)} : ${value}`,
    marked: (text, marks) => [text, ...marks].join(" · "),

    valuedBy: "Évalué par",
    strongest: "l’évaluation la plus forte",
    analyst: (seconds) => `le joueur d’analyse, ${grouped(seconds, 1)} s chacune`,
    left: (count) => `${positions(count)} à évaluer`,
    refused: (count, why) => `${positions(count)} sans valeur : ${why}`,
    crashed: (why) => `Un processus s’est arrêté : ${why}.`,
};

export const review: Room<"review"> = {
    label: "Bilan de la partie",
    title: "Bilan",
    about: "Juge chaque coup de la partie, par le solveur exact si le jeu en a un, sinon par une recherche profonde : ce qu’il a coûté, et où la partie a tourné.",
    begin: "Faire le bilan",
    again: "Refaire le bilan",
    goOn: "Continuer",
    pause: "Pause",
    stop: "Arrêter",
    closeReview: "Fermer le bilan",
    tables: "Coups jugés, en tableaux",

    judged: (done, total) => `${judged(done, total)}.`,
    working: (done, total, move, worth) =>
        `${judged(done, total)}, coup ${move} en cours : ${worth}.`,
    paused: (done, total) => `${judged(done, total)}, en pause.`,
    ended: ({ done, total, judge, exact, stopped, unsolved }) => {
        const open =
            unsolved === null
                ? ""
                : ` (${unsolved.why} : ${counted(unsolved.estimated, { one: "estimé", other: "estimés" })} par ${unsolved.by})`;
        return `${judged(done, total)}${stopped ? ", arrêté" : ""}, par ${judge}${exact ? ", tous exacts" : ""}${open}.`;
    },

    sides: "Coups de chaque camp par note",
    side: "Camp",
    accuracy: {
        title: "Précision",
        doc: "Moyenne sur les coups de 100 moins ce qu’ils ont coûté, en centièmes de victoire et en coups",
        value: (share) => (share === null ? "–" : percent(decimals(share, 1))),
    },
    counts: { best: "Meilleurs", fine: "Bons", mistakes: "Erreurs", blunders: "Gaffes" },

    previous: { title: "Erreur précédente", keys: "Maj et flèche gauche" },
    next: { title: "Erreur suivante", keys: "Maj et flèche droite" },
    turning: (move) => `Tournant : coup ${move}`,
    mark: { mistake: "erreur", blunder: "gaffe" },
    turningMark: {
        mistake: "erreur, le tournant",
        blunder: "gaffe, le tournant",
    },
    at: (ply, move, standing) => `${after(ply, move)} : ${standing}`,
    step: "Parcourez la partie : chaque coup jugé est expliqué ici.",

    table: { title: "Tous les coups en tableau", caption: "Coups jugés" },
    columns: {
        move: "Coup",
        grade: "Note",
        value: "Valeur",
        gaveAway: "Coût",
        best: "Meilleur",
    },
    graded: (grade, mark) => `${grades[grade]} ${mark}`,
    best: (move, worth) => `${move} (${worth})`,
};

export const record: Room<"record"> = {
    moves: {
        title: "Coups en texte",
        label: "Coups de la partie",
        hint: "Copiez les coups pour garder la partie, ou mettez-en d’autres ici et ouvrez-les.",
    },
    sgf: {
        title: "Notation de la partie (SGF)",
        label: "Notation de la partie",
        hint: "Un fichier que lisent d’autres programmes de ce jeu.",
    },
    open: "Ouvrir ce texte",
    copy: "Copier",
    copied: "Copié",
    save: "Enregistrer",
    openFile: "Ouvrir un fichier",
    tooLong: "Ce texte est trop long pour la notation d’une partie.",
    noSgf: "Ce n’est pas une notation SGF : elle commence par (;",
    noMoves: "Ce texte ne contient aucun coup.",
};

const moveOf = ({ number, side, move }: MoveOf) =>
    `Coup ${number}, ${side === "" ? "" : `${side} `}${move}`;

const GRADES = { fine: "bon", mistake: "une erreur", blunder: "une gaffe" };

export const verdicts: Room<"verdicts"> = {
    openScore: (score) => `score ${score}, autres coups ouverts`,
    later: (moves) => `gain ${counted(moves, MOVES)} plus tard`,
    sooner: (moves) => `perte ${counted(moves, MOVES)} plus tôt`,
    fromTo: (least, most) => `${least} à ${most}`,
    atMost: (most) => `au plus ${most}`,
    notJudged: "pas encore jugé",
    standing: (side, worth) => `${side} : ${worth}`,
    open: (move, worth) => `${moveOf(move)} : pas encore décidé, ${worth}.`,
    best: (move, worth) => `${moveOf(move)} : le meilleur possible, ${worth}.`,
    givenAway: (amount) => `perte de ${amount}`,
    worse: (move, grade, cost, best, worth) =>
        `${moveOf(move)} : ${GRADES[grade]}${cost === "" ? "" : `, ${cost}`}. Le meilleur était ${best} (${worth}).`,
};
