/** Guided tours; the texts of the lessons have a room of their own. */
import { rich, strong } from "../grammar.ts";
import { counted } from "./english.ts";

export const tours = {
    // ------------------------------------------------------------ to choose from
    title: "Guided tours",
    about: "Short lessons on the board. Each sets up its own position; afterwards you can go back to the game you have now.",
    minutes: (count: number) => `about ${counted(count, { one: "minute", other: "minutes" })}`,
    taken: "taken",

    // ------------------------------------------------------------ a step
    place: (step: number, steps: number) => `${step} of ${steps}`,
    tryIt: (what: string) => rich`${strong("Try:")} ${what}`,
    back: "Back",
    next: "Next",
    toMyGame: "To my game",
    others: "Other tours",
    end: "End the tour",

    // ------------------------------------------------------------ what happens
    stuck: (why: string) => `The tour cannot go on: ${why}`,
    gameIsBack: "Your game is back.",
    backToTour: "Back to the tour",
    /** How long an evolution goes. */
    generations: (count: number) => counted(count, { one: "generation", other: "generations" }),
};
