/** What teachers and classes do with lessons: hand in, read what was handed in, share, print. */
import { counted } from "./english.ts";

const PUPILS = { one: "pupil", other: "pupils" };
const CHARACTERS = { one: "character", other: "characters" };

export const teach = {
    // ------------------------------------------------------------ hand in
    handIn: "Hand in",
    handInAbout:
        "This makes a code of your answers, tries and times. Send it or its link to your teacher; nothing is stored on a server.",
    name: "Your name",
    noName: "Write your name, so that your teacher knows whose answers these are.",
    code: "The code",
    nothing: "You have not answered a question yet.",

    // ------------------------------------------------------------ a class
    class: "Answers of a class",
    classAbout:
        "Paste codes or links here, as many as you like, or open the links one after another. What you have read stays in this browser.",
    paste: "Codes or links",
    read: "Read",
    back: "Back to the lessons",
    added: (count: number) => `${counted(count, { one: "code was", other: "codes were" })} read.`,
    known: "All of these have been read before.",
    damaged: (count: number) =>
        `${counted(count, { one: "code is", other: "codes are" })} damaged: was all of it copied?`,
    none: "There is no code in this text. A code begins with ply1.",
    noProof:
        "A code is no proof: whoever knows how can write one by hand, and nobody sees who has answered.",
    changed: (count: number) =>
        `${counted(count, { one: "code comes", other: "codes come" })} from another text of this lesson, or from one in another language: the questions may not be the same (marked *).`,
    unknown: (id: string) =>
        `The lesson “${id}” is not in this browser: open it here to see its questions, and whether its text is the same.`,
    table: (title: string, count: number) => `${title}: ${counted(count, PUPILS)}`,
    pupil: "Name",
    questions: "Question",
    question: (step: number) => `Step ${step}`,
    right: "Right",
    time: "Time",
    seconds: (seconds: string) => `${seconds} s`,
    yes: (tries: number) => (tries === 1 ? "✓" : `✓ ${tries}`),
    no: (tries: number) => (tries === 1 ? "✗" : `✗ ${tries}`),
    cell: "✓ right, ✗ wrong, with the number of tries where there was more than one",
    byQuestion: "By question",
    rightOf: (right: number, all: number) => `${right} of ${all} right`,
    wrong: "Wrong answers",
    wrongOf: (answer: string, count: number) => `${answer} (${count})`,
    noWrong: "none",
    remove: (name: string) => `Remove ${name}`,
    removeAll: "Remove all",
    csv: "As a table (CSV)",
    columns: [
        "name",
        "lesson",
        "handed in",
        "step",
        "answer",
        "right",
        "tries",
        "seconds",
        "wrong answers",
    ],

    // ------------------------------------------------------------ share
    share: "Share this lesson",
    shareAbout:
        "The link holds the whole lesson; whoever opens it finds it in the list of lessons.",
    size: (count: number) => `The link has ${counted(count, CHARACTERS)}.`,
    tooLong: "It is too long for a code that cameras can read: send the file.",
    file: "As a file",
    print: "Print as a worksheet",
    withAnswers: "With answers",
    preparing: "Drawing the positions …",

    // ------------------------------------------------------------ on paper
    nameLine: "Name",
    dateLine: "Date",
    answer: "Answer",
    answers: "Right",
    best: (player: string) => `What ${player} holds for the best`,
    because: "Why",
    board: (title: string) => `The position of “${title}”`,
};
