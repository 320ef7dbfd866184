/** Lessons: to choose from, their steps and questions; what they say themselves stands in web/lessons/en. */
import { part, rich, strong } from "../grammar.ts";
import { counted, either, NODES, plural } from "./english.ts";

const GAMES = { one: "game", other: "games" };
const TRIES = { one: "try", other: "tries" };

export const learn = {
    // ------------------------------------------------------------ to choose from
    title: "Lessons",
    about: "Short lessons on the board. Each sets up its own position; afterwards you can go back to the game you have now.",
    minutes: (count: number) => `about ${counted(count, { one: "minute", other: "minutes" })}`,
    taken: "taken",
    goOn: (step: number, steps: number) => `at step ${step} of ${steps}`,
    rightOf: (right: number, all: number) => `${right} of ${all} right`,
    forget: (title: string) => `Forget my answers to “${title}”`,
    forgotten: (title: string) => `Your answers to “${title}” are forgotten.`,
    bringBack: "Undo",
    courses: "Courses: five documents, exercise by exercise",
    short: "Short lessons",
    takenOf: (taken: number, all: number) => `${taken} of ${all} taken`,
    beginCourse: "Begin",
    goOnCourse: "Go on",
    following: (title: string) => `Next: ${title}`,
    brought: "From elsewhere, or shared by you",
    open: "Open a lesson from a file",
    drop: "or drop it anywhere on the page",
    writeOne: "Write a lesson",

    // ------------------------------------------------------------ a step
    place: (step: number, steps: number) => `${step} of ${steps}`,
    tryIt: () => rich`${strong("Try:")} ${part("what")}`,
    back: "Back",
    next: "Next",
    toMyGame: "To my game",
    others: "Other lessons",
    end: "End the lesson",
    toWriting: "Back to writing",
    openLesson: "Open",
    steps: "Steps",
    locked: "The next step opens when this one is answered.",

    // ------------------------------------------------------------ a question
    question: "The question",
    hint: "Hint",
    check: "Check",
    again: "Try again",
    right: "Right.",
    wrong: "Not right.",
    once: "One answer counts here.",
    checking: "Checking…",
    number: "Your answer",
    notNumber: "A number, please.",
    chooseOne: "Choose one.",
    chooseAll: "Choose all that are right.",
    play: "Play your move on the board.",
    yourMove: (move: string) => `You played ${move}.`,
    was: (answer: string, tries: number) => `Answered: ${answer} (${counted(tries, TRIES)}).`,
    notJudged: (why: string) => `Nobody could judge that: ${why}`,
    reach: {
        win: "Win from here.",
        draw: "Do not lose from here.",
        hold: (moves: number) =>
            `Do not lose for ${counted(moves, { one: "move", other: "moves" })} of yours.`,
        score: (points: string) => `Reach a score of ${points}.`,
        against: (player: string) => `You play against ${player}.`,
        begin: "Begin",
        anew: "From the beginning",
        running: "It counts.",
        won: "won",
        lost: "lost",
        drawn: "drawn",
    },
    set: {
        ask: (player: string, moves: readonly string[]) =>
            `Make ${player} find ${either(moves)}: its settings are in Think.`,
        sliders: (names: readonly string[]) => `What may be changed: ${either(names)}.`,
        within: (limits: readonly string[]) => `It may take ${either(limits)}.`,
        nodes: (nodes: number) => counted(nodes, NODES),
        ms: (ms: string) => `${ms} ms`,
        found: (move: string, effort: string, ms: string) =>
            `It found ${move} (${effort}, ${ms} ms).`,
        tooMany: "That is too many.",
        tooLong: "That is too long.",
        other: (player: string) => `Another player thinks now: the question is about ${player}.`,
        changed: (names: readonly string[]) => `${either(names)} is to stay as it was.`,
    },
    write: {
        open: "Open the editor",
        run: "Run the tests",
        consent:
            "This runs the file that stands in the editor. It may be somebody else's: read it before.",
        needs: "Write the player in the workshop; the tests run the file that stands there.",
        legal: (games: number) => `plays ${counted(games, GAMES)} by the rules`,
        beats: (player: string, share: string, games: number) =>
            `scores ${share} of ${counted(games, GAMES)} against ${player}`,
        finds: (moves: readonly string[], after: string) =>
            after === "" ? `finds ${either(moves)}` : `finds ${either(moves)} after ${after}`,
        passed: "passed",
        failed: "failed",
        waits: "not yet",
        got: (what: string) => `It came to ${what}.`,
        played: (move: string) => `It played ${move}.`,
        count: (passed: number, all: number) =>
            `${passed} of ${all} ${plural(all, { one: "test", other: "tests" })} passed.`,
    },

    // ------------------------------------------------------------ what happens
    stuck: (why: string) => `The lesson cannot go on: ${why}`,
    gameIsBack: "Your game is back.",
    backToLesson: "Back to the lesson",
    notHere: "This lesson is not in this browser. Open it by its link or its file.",
    cannotOpen: (what: string) => `This is no lesson that can be opened. ${what}`,
    stranger:
        "This lesson is somebody else's: it shows positions and words, and nothing that it brings along runs unless you say so.",
    /** `script`: the name of an alphabet. */
    lookalike: (word: string, letter: string, script: string) =>
        `Its word “${word}” is not what it looks like: “${letter}” is a letter of the ${script} alphabet.`,
    /** How long an evolution goes. */
    generations: (count: number) => counted(count, { one: "generation", other: "generations" }),
};
