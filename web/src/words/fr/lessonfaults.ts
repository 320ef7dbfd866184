/** What is wrong with the text of a lesson, for whoever writes it. */
import type { Room } from "../rooms.ts";
import { either } from "./french.ts";

const quoted = (words: readonly string[]) => either(words.map((word) => `« ${word} »`));

export const lessonFaults: Room<"lessonFaults"> = {
    at: (line, column, what) => `Ligne ${line}, colonne ${column} : ${what}`,
    tooLong: (most) => `Une leçon a au plus ${most} caractères.`,
    tooManySteps: (most) => `Une leçon a au plus ${most} étapes.`,
    noHead: "Une leçon commence par une ligne de trois traits d’union, « --- », puis ses lignes, dont celle du titre (title), puis de nouveau trois traits d’union.",
    headOpen: "L’en-tête n’a pas de fin : après ses lignes viennent trois traits d’union, « --- ».",
    noStep: "Il n’y a aucune étape. Une étape commence par une ligne comme « ## Deux coups d’avance ».",
    beforeSteps:
        "Il y a du texte avant la première étape. Une étape commence par une ligne comme « ## Deux coups d’avance ».",
    noTitle: "L’étape n’a pas de titre. Il se met derrière « ## ».",
    blockOpen: (block) =>
        `Le bloc « ${block} » n’a pas de fin : en dessous vient de nouveau la même clôture.`,
    blockTwice: (block) =>
        `L’étape a déjà un bloc « ${block} ». Commencez une autre étape par « ## ».`,
    noKey: "Ici, une ligne est une clé, un deux-points et une valeur ; ce qui appartient à la valeur du dessus commence par deux espaces.",
    unknownKey: (key, allowed) => `Il n’y a pas de « ${key} » ici, mais ${quoted(allowed)}.`,
    keyTwice: (key) => `« ${key} » figure deux fois ici.`,
    keyMissing: (allowed) => `Il manque une ligne : ${quoted(allowed)}.`,
    badValue: (key, value, form) =>
        `« ${value} » ne convient pas à « ${key} » : c’est ${form} qu’il faut.`,
    oneOf: (allowed) => quoted(allowed),
    forms: {
        text: "du texte, ses autres lignes précédées de deux espaces",
        line: "du texte sur une ligne",
        id: "un nom en minuscules, chiffres et traits d’union, comme « ma-lecon », d’au plus 40 caractères",
        language: "le code d’une langue, comme « en » ou « fr »",
        panel: "le nom d’un panneau, comme « think » ou « inside »",
        until: "ce qu’une recherche franchit, comme « playout 100 » : node, playout, iteration, move ou cutoff, avec un nombre",
        cells: "des cases, comme « d4 e5 »",
        arrows: "des flèches de case à case, comme « a1-a4 b2-c3 »",
        run: "une ligne de console qui commence par « match » ou « evolve »",
        answer: "une réponse, ou une réponse et un mot à qui la donne, comme « 4 | Rouge peut alors bloquer. »",
        figure: "un nombre, avec une tolérance et un mot si vous voulez, comme « 12 +- 1 | Très bien. »",
        percent: "un nombre de pour cent de 0 à 100",
        count: "un nombre entier à partir de 1",
        goal: "« win », « draw », « hold 10 » (coups) ou « score 500 »",
        beats: "un joueur, une part et un nombre de parties, comme « random 90 % of 50 »",
        finds: "des coups, et les coups d’avant s’il y en a, comme « 2 5 after 4 4 3 3 »",
    },
};
