/** Guided tours; the texts of the lessons have a room of their own. */
import { rich, strong } from "../grammar.ts";
import type { Room } from "../rooms.ts";
import { counted } from "./french.ts";

const GENERATIONS = { one: "génération", other: "générations" };

export const tours: Room<"tours"> = {
    title: "Visites guidées",
    about: "De courtes leçons sur le plateau. Chacune compose sa position ; ensuite vous pouvez revenir à la partie en cours.",
    minutes: (count) => `environ ${counted(count, { one: "minute", other: "minutes" })}`,
    taken: "suivie",

    place: (step, steps) => `${step} sur ${steps}`,
    tryIt: (what) => rich`${strong("Essayez :")} ${what}`,
    back: "Retour",
    next: "Suivant",
    toMyGame: "Vers ma partie",
    others: "Autres visites",
    end: "Finir la visite",

    stuck: (why) => `La visite ne peut pas continuer : ${why}`,
    gameIsBack: "Votre partie est de retour.",
    backToTour: "Retour à la visite",
    generations: (count) => counted(count, GENERATIONS),
};
