/**
 * What is said to whoever has written a player, by what runs it. The page is built in several languages: in the place of
 * this file each but English has one of its own (`words/fr/hosting.ts` in web/src).
 */

const grouped = (number) => number.toLocaleString("en");

/** Two digits: "1.5 s". */
const seconds = (ms) => `${Number((ms / 1000).toPrecision(2))} s`;

export const sentence = {
    /** A fault in one line. */
    at: (line, column, text) => `line ${line}, column ${column}: ${text}`,
    memory: "Memory is short.",

    // ------------------------------------------------------------ what it asks of the game
    illegal: (move, legal, more) =>
        `${move} is no legal move here. Legal moves: ${legal}${more > 0 ? ` and ${more} more` : ""}`,
    number: (move) =>
        `The number ${move} is no legal move here, the text "${move}" is one: a move is a number of game.moves(), or a text.`,
    over: (move) => `${move} cannot be played: the game is over.`,
    /** In the place of a move that cannot be shown: `type` of JavaScript. */
    something: (type) => `This ${type}`,
    notPlayed: "There is no move to take back.",
    playouts: (count) => `playouts takes a number of games from 1 on, not ${count}.`,
    noDice: "The dice do not move here.",

    // ------------------------------------------------------------ its file
    alone: "A player is one file: import cannot be used.",
    noFunction: "A player file exports a function: export default function (game, params) …",
    parameter: (name) => `params: "${name}" cannot be the name of a parameter.`,
    parameters: (most) => `A player has at most ${most} parameters.`,
    choices: (name, most) =>
        `params: "${name}" takes one of at most ${most} choices, each a word of up to 23 letters a to z, digits, - and _ that begins with a letter: {default: "a", choices: ["a", "b"]}.`,
    bounds: (name) =>
        `params: "${name}" takes a default between two bounds: {default: 4, min: 1, max: 12}, true or false, or {default: "a", choices: ["a", "b"]}.`,
    values: 'values: "percent" is the only one: export const values = "percent".',
    name: (name) => `"${name}" cannot be the name of a player.`,

    // ------------------------------------------------------------ its answers
    noMove: "The player returned no move.",
    position: (position) => `The position "${position}" is not understood.`,
    game: (game) => `The game "${game}" is not known.`,
    slow: (used, had) =>
        `Too slow: this move took ${seconds(used)}, and it had ${seconds(had)}. Ask game.stop or game.time.left while you think.`,
    much: (nodes, had) =>
        `Too much work: this move took ${grouped(nodes)} nodes, and it had ${grouped(had)}. Ask game.stop while you think.`,
    report: (what, value) =>
        `game.report: ${what} is ${value}, which is no finite number: it is not shown.`,
    morePrinted: "… and more of this move",
    thrown: (what) => `Thrown: ${what}`,
    wordless: "Thrown: something that has no words.",
    gamesFailed: (why) =>
        `The games themselves have failed inside this player (${why}). Run the player again; if that repeats, it is a mistake of Plyscope.`,

    // ------------------------------------------------------------ Python: what is said beside its own words
    python: {
        longText: "The text is too long.",
        failed: (why) => `Python itself has failed in this player (${why}).`,
        interrupted: (ms) =>
            `After ${seconds(ms)} it was still at work here. A loop has to end; ask game.stop while you think.`,
        memory: (megabytes) =>
            `it may take ${megabytes} MB in one move; what is not needed any more is given back between moves.`,
        modules:
            "A player is one file; of the modules of Python it has math, random, time, collections, heapq, itertools, functools, copy, array, json and re.",
        noFiles: "A player has no files and no network.",
        noInput: "A player cannot ask anybody: there is no input().",
        noOpen: "A player has no files: there is no open().",
        ended: "The player has ended itself.",
        noFunction: "A player in Python has a function that chooses: def choose(game, params): …",
        plain: "choose is no plain function: it returns its move, without yield and async",
        emptySequence: "Cannot choose from an empty sequence",
        emptyRange: "empty range for randrange()",

        // Behind what Python says.
        tab: "It begins with a tab: use blanks everywhere",
        called: (word) => `In Python it is ${word}`,
        given: "It is given the game and its parameters: def choose(game, params)",
        deep: "Does a function call itself without an end?",

        // In the place of "invalid syntax".
        unended: "this text has no quotation mark at its end",
        bracket: {
            unclosed: (bracket) => `this "${bracket}" is never closed`,
            nothing: (bracket) => `this "${bracket}" closes nothing`,
            other: (bracket, opened, line) =>
                `this "${bracket}" closes the "${opened}" of line ${line}`,
        },
        right: (line) =>
            `what belongs to line ${line}, which ends with a colon, stands further right than it`,
        elif: "in Python this is elif",
        compare: "to compare, write ==",
        colon: "a colon is missing at the end of this line",
        print: "print takes brackets: print(…)",
        and: "in Python these are and, or",
        increment: "Python has no ++ and --; write += 1",
        javascript:
            "this is JavaScript; in Python a name needs no such word, and a function is def",
    },
};
