/** What is wrong with the text of a lesson, for whoever writes it. */
import { either } from "./english.ts";

const quoted = (words: readonly string[]) => either(words.map((word) => `“${word}”`));

export const lessonFaults = {
    at: (line: number, column: number, what: string) => `Line ${line}, column ${column}: ${what}`,
    tooLong: (most: string) => `A lesson has at most ${most} characters.`,
    tooManySteps: (most: string) => `A lesson has at most ${most} steps.`,
    noHead: "A lesson begins with a line of three hyphens, “---”, then lines such as “title: Minimax by hand”, then three hyphens again.",
    headOpen: "The head has no end: after its lines stand three hyphens, “---”.",
    noStep: "There is no step. A step begins with a line such as “## Two moves ahead”.",
    beforeSteps:
        "Words stand before the first step. A step begins with a line such as “## Two moves ahead”.",
    noTitle: "The step has no title. It stands behind “##”.",
    blockOpen: (block: string) =>
        `The block “${block}” has no end: below it stands the same fence again.`,
    blockTwice: (block: string) =>
        `The step has a block “${block}” already. Begin another step with “##”.`,
    noKey: "A line here is “key: value”; what belongs to the value above begins with two spaces.",
    unknownKey: (key: string, allowed: readonly string[]) =>
        `There is no “${key}” here, but ${quoted(allowed)}.`,
    keyTwice: (key: string) => `“${key}” stands here twice.`,
    keyMissing: (allowed: readonly string[]) => `A line is missing: ${quoted(allowed)}.`,
    badValue: (key: string, value: string, form: string) =>
        `“${value}” is nothing that “${key}” can be: it is ${form}.`,
    oneOf: (allowed: readonly string[]) => quoted(allowed),
    /** What values are. */
    forms: {
        text: "words, further lines with two spaces before them",
        line: "words on one line",
        id: "a name of small letters, digits and hyphens, such as “my-lesson”, of at most 40 characters",
        language: "the tag of a language, such as “en” or “fr”",
        panel: "the name of a panel, such as “think” or “inside”",
        until: "what a search is stepped over, such as “playout 100”: node, playout, iteration, move or cutoff, with a number",
        cells: "cells, such as “d4 e5”",
        arrows: "arrows from cell to cell, such as “a1-a4 b2-c3”",
        run: "a line of the console that begins with “match” or “evolve”",
        answer: "an answer, or an answer and a word to whoever gives it, such as “4 | That lets Red block.”",
        figure: "a number, with a tolerance and a word if you like, such as “3.14 +- 0.01 | Well done.”",
        percent: "a number of percent from 0 to 100",
        count: "a whole number from 1 on",
        goal: "“win”, “draw”, “hold 10” (moves) or “score 500”",
        beats: "a player, a share and a number of games, such as “random 90 % of 50”",
        finds: "moves, and the moves before them if there are any, such as “2 5 after 4 4 3 3”",
    },
};
