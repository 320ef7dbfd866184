/** What teachers and classes do with lessons: hand in, read what was handed in, share, print. */
import type { Room } from "../rooms.ts";
import { counted, plural } from "./french.ts";

const PUPILS = { one: "élève", other: "élèves" };
const CHARACTERS = { one: "caractère", other: "caractères" };
const CODES = { one: "code", other: "codes" };

export const teach: Room<"teach"> = {
    handIn: "Rendre",
    handInAbout:
        "Vos réponses, vos essais et vos temps deviennent un code. Envoyez ce code ou son lien à votre professeur ; rien n’est enregistré sur un serveur.",
    name: "Votre nom",
    noName: "Écrivez votre nom, pour qu’on sache de qui sont ces réponses.",
    code: "Le code",
    nothing: "Vous n’avez encore répondu à aucune question.",

    class: "Réponses d’une classe",
    classAbout:
        "Collez ici des codes ou des liens, autant que vous voulez, ou ouvrez les liens l’un après l’autre. Ce que vous avez lu reste dans ce navigateur.",
    paste: "Codes ou liens",
    read: "Lire",
    back: "Retour aux leçons",
    added: (count) => `${counted(count, { one: "code lu", other: "codes lus" })}.`,
    known: "Tous ont déjà été lus.",
    damaged: (count) =>
        `${counted(count, { one: "code abîmé", other: "codes abîmés" })} : ont-ils été copiés en entier ?`,
    none: "Il n’y a pas de code dans ce texte. Un code commence par ply1.",
    noProof:
        "Un code n’est pas une preuve : qui sait comment peut en écrire un à la main, et personne ne voit qui a répondu.",
    changed: (count) =>
        `${counted(count, CODES)} d’un autre texte de cette leçon, ou d’un texte dans une autre langue : les questions ne sont peut-être pas les mêmes (marque *).`,
    unknown: (id) =>
        `La leçon « ${id} » n’est pas dans ce navigateur : ouvrez-la ici pour voir ses questions, et si son texte est le même.`,
    table: (title, count) => `${title} : ${counted(count, PUPILS)}`,
    pupil: "Nom",
    questions: "Question posée",
    question: (step) => `Étape ${step}`,
    right: "Justes",
    time: "Temps",
    seconds: (seconds) => `${seconds} s`,
    yes: (tries) => (tries === 1 ? "✓" : `✓ ${tries}`),
    no: (tries) => (tries === 1 ? "✗" : `✗ ${tries}`),
    cell: "✓ juste, ✗ faux, avec le nombre d’essais s’il y en a eu plusieurs",
    byQuestion: "Par question",
    rightOf: (right, all) =>
        `${right} ${plural(right, { one: "juste", other: "justes" })} sur ${all}`,
    wrong: "Réponses fausses",
    wrongOf: (answer, count) => `${answer} (${count})`,
    noWrong: "aucune",
    remove: (name) => `Enlever ${name}`,
    removeAll: "Tout enlever",
    csv: "En tableau (CSV)",
    columns: [
        "nom",
        "leçon",
        "rendu le",
        "étape",
        "réponse",
        "juste",
        "essais",
        "secondes",
        "réponses fausses",
    ],

    share: "Partager cette leçon",
    shareAbout: "Le lien contient toute la leçon ; qui l’ouvre la trouve dans la liste des leçons.",
    size: (count) => `Le lien a ${counted(count, CHARACTERS)}.`,
    tooLong: "Il est trop long pour un code lisible par un appareil photo : envoyez le fichier.",
    file: "En fichier",
    print: "Imprimer en fiche",
    withAnswers: "Avec les réponses",
    preparing: "Les positions se dessinent…",

    nameLine: "Nom",
    dateLine: "Date du jour",
    answer: "Réponse",
    answers: "Juste",
    best: (player) => `Ce que ${player} tient pour le meilleur`,
    because: "Pourquoi",
    board: (title) => `La position de « ${title} »`,
};
