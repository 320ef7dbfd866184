/** Lessons: to choose from, their steps and questions; what they say themselves stands in web/lessons/fr. */
import { part, rich, strong } from "../grammar.ts";
import type { Room } from "../rooms.ts";
import { counted, either, plural } from "./french.ts";

const GENERATIONS = { one: "génération", other: "générations" };
const GAMES = { one: "partie", other: "parties" };
const RIGHT = { one: "juste", other: "justes" };
const TAKEN = { one: "suivie", other: "suivies" };
const TRIES = { one: "essai", other: "essais" };
const NODES = { one: "nœud", other: "nœuds" };

export const learn: Room<"learn"> = {
    title: "Leçons",
    about: "De courtes leçons sur le plateau. Chacune compose sa position ; ensuite vous pouvez revenir à la partie en cours.",
    minutes: (count) => `environ ${counted(count, { one: "minute", other: "minutes" })}`,
    taken: "suivie",
    goOn: (step, steps) => `à l’étape ${step} sur ${steps}`,
    rightOf: (right, all) => `${right} sur ${all} ${plural(right, RIGHT)}`,
    forget: (title) => `Oublier mes réponses à « ${title} »`,
    forgotten: (title) => `Vos réponses à « ${title} » sont oubliées.`,
    bringBack: "Annuler",
    courses: "Cours : cinq documents, exercice par exercice",
    short: "Leçons courtes",
    takenOf: (taken: number, all: number) => `${taken} sur ${all} ${plural(taken, TAKEN)}`,
    beginCourse: "Commencer",
    goOnCourse: "Continuer",
    following: (title: string) => `Suite : ${title}`,
    brought: "Venues d’ailleurs, ou partagées par vous",
    open: "Ouvrir une leçon depuis un fichier",
    drop: "ou déposez-le n’importe où sur la page",
    writeOne: "Écrire une leçon",

    place: (step, steps) => `${step} sur ${steps}`,
    tryIt: () => rich`${strong("Essayez :")} ${part("what")}`,
    back: "Retour",
    next: "Suivant",
    toMyGame: "Vers ma partie",
    others: "Autres leçons",
    end: "Finir la leçon",
    toWriting: "Retour à l’écriture",
    openLesson: "Ouvrir",
    steps: "Étapes",
    locked: "L’étape suivante s’ouvre quand celle-ci a sa réponse.",

    question: "La question",
    hint: "Indice",
    check: "Vérifier",
    again: "Réessayer",
    right: "Juste.",
    wrong: "Pas juste.",
    once: "Une seule réponse compte ici.",
    checking: "Vérification…",
    number: "Votre réponse",
    notNumber: "Un nombre, s’il vous plaît.",
    chooseOne: "Choisissez une réponse.",
    chooseAll: "Choisissez toutes les réponses justes.",
    play: "Jouez votre coup sur le plateau.",
    yourMove: (move) => `Vous avez joué ${move}.`,
    was: (answer, tries) => `Réponse donnée : ${answer} (${counted(tries, TRIES)}).`,
    notJudged: (why) => `Personne n’a pu en juger : ${why}`,
    reach: {
        win: "Gagnez à partir d’ici.",
        draw: "Ne perdez pas à partir d’ici.",
        hold: (moves) =>
            `Ne perdez pas pendant ${counted(moves, { one: "de vos coups", other: "de vos coups" })}.`,
        score: (points) => `Atteignez un score de ${points}.`,
        against: (player) => `Vous jouez contre ${player}.`,
        begin: "Commencer",
        anew: "Depuis le début",
        running: "Cela compte.",
        won: "gagné",
        lost: "perdu",
        drawn: "nulle",
    },
    set: {
        ask: (player, moves) =>
            `Faites trouver ${either(moves)} à ${player} : ses réglages sont dans Réflexion.`,
        sliders: (names) => `Ce qui peut changer : ${either(names)}.`,
        within: (limits) => `Limite : ${either(limits)}.`,
        nodes: (nodes) => counted(nodes, NODES),
        ms: (ms) => `${ms} ms`,
        found: (move, effort, ms) => `Trouvé : ${move} (${effort}, ${ms} ms).`,
        tooMany: "C’est trop.",
        tooLong: "C’est trop long.",
        other: (player) =>
            `Un autre joueur réfléchit maintenant : la question porte sur ${player}.`,
        changed: (names) => `À laisser comme au début : ${either(names)}.`,
    },
    write: {
        open: "Ouvrir l’éditeur",
        run: "Lancer les tests",
        consent:
            "Ceci exécute le fichier qui est dans l’éditeur. Il peut venir de quelqu’un d’autre : lisez-le avant.",
        needs: "Écrivez le joueur dans l’atelier ; les tests exécutent le fichier qui s’y trouve.",
        legal: (games) => `joue ${counted(games, GAMES)} selon les règles`,
        beats: (player, share, games) =>
            `marque ${share} en ${counted(games, GAMES)} contre ${player}`,
        finds: (moves, after) =>
            after === "" ? `trouve ${either(moves)}` : `trouve ${either(moves)} après ${after}`,
        passed: "réussi",
        failed: "échoué",
        waits: "pas encore",
        got: (what) => `Résultat : ${what}.`,
        played: (move) => `Coup joué : ${move}.`,
        count: (passed, all) =>
            `${passed} ${plural(passed, { one: "test réussi", other: "tests réussis" })} sur ${all}.`,
    },

    stuck: (why) => `La leçon ne peut pas continuer : ${why}`,
    gameIsBack: "Votre partie est de retour.",
    backToLesson: "Retour à la leçon",
    notHere: "Cette leçon n’est pas dans ce navigateur. Ouvrez-la par son lien ou son fichier.",
    cannotOpen: (what) => `Ce n’est pas une leçon qui puisse s’ouvrir. ${what}`,
    stranger:
        "Cette leçon est de quelqu’un d’autre : elle montre des positions et des mots, et rien de ce qu’elle apporte ne s’exécute sans votre accord.",
    lookalike: (word, letter, script) =>
        `Son mot « ${word} » n’est pas ce qu’il paraît : « ${letter} » est une lettre de l’alphabet ${script}.`,
    generations: (count) => counted(count, GENERATIONS),
};
