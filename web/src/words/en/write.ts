/** Players that people write: the editor, what they print, their versions, the contest of a class. */
import { type Forms, part, rich } from "../grammar.ts";
import { percent } from "../numbers.ts";
import { counted } from "./english.ts";

const FILES: Forms = { one: "file", other: "files" };

export const write = {
    about: "Write a player in JavaScript: a second later it plays on this board, and meets the others in matches and tournaments. It runs in a sandbox of your browser.",

    // ------------------------------------------------------------ which player
    loading: "The editor is being loaded.",
    player: "Player",
    notKept: "Not kept yet",
    mine: "My players",
    begin: "Begin with",
    starts: {
        random: "Random moves",
        greedy: "Greedy: one move ahead",
        minimax: "Minimax in 30 lines",
        alphabeta: "Alpha-beta with move ordering",
        montecarlo: "Flat Monte Carlo",
        uct: "UCT in 60 lines",
        expectimax: "Expectimax, for games with dice",
        territory: "Territory, for two riders",
    },
    name: "Name",
    named: (name: string, longest: number) =>
        `It plays as ${name}: a name has up to ${longest} letters a to z, digits, - and _, and begins with a letter.`,

    // ------------------------------------------------------------ code of other people
    noPlayer: "This link holds no player that can be read.",
    stranger: {
        link: "This player came by a link. Nothing of it has run. Read it first: it will run in a sandbox of your browser, without network and without access to this page.",
        file: "This player came from a file. Nothing of it has run. Read it first: it will run in a sandbox of your browser, without network and without access to this page.",
    },
    hidden: {
        told: (count: number, line: number) =>
            `Characters in it that are not seen, or change how others are seen: ${count}, the first in line ${line}. The editor shows them by their numbers.`,
        character: "Hidden character",
    },
    back: (name: string) => `Back to ${name}`,

    // ------------------------------------------------------------ the editor
    code: "Code of the player",
    keys: "Ctrl+Enter runs it, Ctrl+Space tells what can stand here. Tab indents; Escape, then Tab leaves the editor.",
    parameter: "A parameter of this player.",

    // ------------------------------------------------------------ running it
    run: "Run",
    runRead: "I have read it: run it",
    alone: "Let it play",
    against: "Play against it",
    match: "Match",
    newAgainstOld: "New against old",
    state: {
        reading: "Reading …",
        ready: (name: string) => `${name} plays as it stands here.`,
        notRun: "Run puts what stands here into play, and asks it for a move.",
    },
    fault: (line: number, column: number, text: string) =>
        `Line ${line}, column ${column}: ${text}`,
    trial: {
        moved: (move: string, time: string) => `Asked here, it moves ${move}, after ${time}.`,
        asked: "It is asked for a move …",
        noGame: "There is no game on the board.",
        over: "The game on the board is over.",
        dice: "The dice move next on the board.",
        noMove: "It has chosen no move.",
    },
    patience: {
        label: "An endless loop is ended after",
        tip: "A player that has not answered so long after its time for a move has lost its game; so long may the file take to be read.",
        minutes: (count: number) => counted(count, { one: "minute", other: "minutes" }),
        seconds: (count: number) => counted(count, { one: "second", other: "seconds" }),
    },

    // ------------------------------------------------------------ what it prints
    prints: {
        title: (count: number) => (count === 0 ? "Printed" : `Printed (${count})`),
        label: "Printed",
        none: "What players print by console.log stands here, and where they have failed.",
        at: (player: string, line: number, column: number, text: string) =>
            rich`${part("player", player)} line ${String(line)}, column ${String(column)}: ${text}`,
        line: (player: string, text: string) => rich`${part("player", player)} ${text}`,
        clear: "Clear",
    },

    // ------------------------------------------------------------ keeping and giving away
    keep: {
        title: "Keep and share",
        copy: "Copy a link",
        copied: (name: string) => `A link with the player ${name} was copied.`,
        save: "Save as a file",
        open: "Open a file",
        remove: (name: string) => `Remove ${name}`,
    },
    versions: {
        title: "Earlier versions",
        open: "Open",
        openThis: (date: string) => `Open the version of ${date}`,
        match: "Match",
        matchThis: (date: string) => `Match against the version of ${date}`,
    },

    // ------------------------------------------------------------ what a player can use
    manual: {
        title: "What a player can use",
        about: "A player is a JavaScript module that exports a function. It is given the game and its parameters, and returns a move. Values are for the player who thinks: -100 is lost, +100 won. In a match or tournament the file is loaded once for each game: what its module keeps, such as a tree or a table, lasts from move to move and is gone with the game. On the board and in analysis it is loaded anew for every move; an opening book goes by game.ply.",
        /** By the names of their interfaces. */
        pages: {
            Game: "The game",
            Time: "The clock",
            Limits: "The limits",
            PlayerReport: "What a report may tell",
            ParamRow: "What a parameter is made of",
            Cell: "A cell of the board",
            Outcome: "What the dice may bring",
        },
    },

    // ------------------------------------------------------------ the contest of a class
    contest: {
        title: "Class contest",
        about: (games: number) =>
            `Any number of players meet, everybody against everybody. First each is tried in ${games} games against two opponents. A player that fails or takes too long loses that game.`,
        drop: "Drop files of players here, or choose them.",
        choose: "Choose files",
        files: "Files of players",
        full: (most: number, left: number, from: string) =>
            `A contest has up to ${most} players: ${counted(left, FILES)} had no place in it, from ${from} on.`,
        players: "Players of the contest",
        player: "Player",
        beats: {
            title: (goal: string) => `Beats ${goal}`,
            doc: (games: number, score: number) =>
                `Score in ${games} games, draws as halves; ${percent(score)} reaches the goal.`,
        },
        score: percent,
        notTried: "–",
        reached: "reached",
        remove: "Remove",
        removeThis: (name: string) => `Remove ${name}`,
        run: "Run them in the sandbox",
        tournament: (players: number) => `Tournament of ${players}`,
        reading: (name: string) => `Reading ${name} …`,
        meets: (name: string) => `${name} meets its first goals …`,
        notPlayed: (why: string) => `Its games could not be played. ${why}`,
        notRun: "not run yet",
        plays: "plays",
        failed: (games: number, why: string) => `failed in ${games} of its games: ${why}`,
        late: (games: number, seconds: number) =>
            `late in ${games} of its games: a move has ${seconds} s`,
    },
};
