/** Players that people write: the editor, what they print, their versions, the contest of a class. */
import { type Forms, part, rich } from "../grammar.ts";
import { percent } from "../numbers.ts";
import { counted, either, listed } from "./english.ts";

const MOVES: Forms = { one: "move", other: "moves" };

const FILES: Forms = { one: "file", other: "files" };

export const write = {
    // ------------------------------------------------------------ how the window is divided
    sides: {
        label: "What is shown",
        code: "Code",
        board: "Board and results",
        splitter: "Width of the code",
    },

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
    language: "Written in",
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
        /** `script`: the name of an alphabet. */
        lookalike: (line: number, word: string, letter: string, script: string) =>
            `Line ${line}: the word “${word}” is not what it looks like: its “${letter}” is a letter of the ${script} alphabet.`,
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
        doubtful: (name: string) => `${name} plays as it stands here, though not without faults.`,
        failed: (name: string) => `${name} fails as it stands here.`,
        notRun: "Run puts what stands here into play, asks it for moves, and plays a fast game.",
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
    ran: {
        title: "What it does",
        none: "Run asks the player for a move on the board and in two more positions, then plays a fast game: what comes of it stands here.",
        where: "Position",
        move: "Move",
        value: "Value",
        time: "Time",
        board: "On the board",
        before: "On the board before",
        beginning: "At the beginning",
        after: (moves: number) => `After ${counted(moves, MOVES)} at random`,
        valueOf: (move: string, value: string) => `${move}:\u00a0${value}`,
        stop: "Stop",
        /** Parts of the slowest move's time, the largest first. */
        spent: (time: string, parts: readonly string[]) =>
            `Where ${time} went: ${parts.join(", ")}.`,
        part: (name: string, share: string) => `${name} ${share}`,
        parts: {
            own: "your code",
            play: "play and undo",
            moves: "moves",
            evaluate: "evaluate",
            playouts: "random games",
            cells: "looking at the board",
        },
    },
    quick: {
        title: "Fast games",
        label: "Fast game against",
        against: (opponent: string, outcome: string) => `${opponent}: ${outcome}`,
        playing: "being played …",
        won: (moves: number) => `won after ${counted(moves, MOVES)}.`,
        lost: (moves: number) => `lost after ${counted(moves, MOVES)}.`,
        drawn: (moves: number) => `drawn after ${counted(moves, MOVES)}.`,
        late: (seconds: number) => `A move took too long: it has ${seconds} s.`,
        failed: (why: string) => `not played: ${why}`,
        show: "Show",
    },
    tests: {
        title: "Tests",
        known: (passed: number, known: number, all: number) =>
            known < all
                ? `${passed} of ${known} passed, ${all - known} to come`
                : `${passed} of ${all} passed`,
        none: "Run tries the player in positions of which it is known what is right, and in whole games. Nothing has been tried yet.",
        before: "These are the results of an earlier text.",
        elsewhere:
            "The positions are not of the board that is set up: they are of one on which a search to the end can tell what is right.",
        sets: {
            own: { title: "Your tests", doc: "They stand in the player’s file, a line each." },
            win1: { title: "Wins at once", doc: "One move ends the game." },
            win3: {
                title: "Wins in 3 moves",
                doc: "Only some moves win, and the game is over after 3 moves, its own and the other’s.",
            },
            win5: {
                title: "Wins in 5 moves",
                doc: "Only some moves win, and the game is over after 5 moves, its own and the other’s.",
            },
            block: {
                title: "Blocks",
                doc: "The other wins with the next move unless this one is found.",
            },
            keep: {
                title: "Keeps what it has",
                doc: "The end of a game that is won or drawn if it is played right: most moves give that away.",
            },
            live: {
                title: "Stays alive",
                doc: "After some slides the next tile may end the game, after others none can.",
            },
        },
        legal: {
            title: "Plays by the rules, in time",
            doc: (games: number) =>
                `Whole games: ${games}. Each move must be a legal one, and come in time.`,
            done: (done: number, total: number) => `${done} of ${total} games`,
            late: (seconds: number) => `A move came too late: it has ${seconds} s.`,
        },
        counted: (passed: number, all: number) => `${passed} of ${all}`,
        must: (moves: readonly string[]) => `must play ${either(moves)}`,
        mustNot: (moves: readonly string[]) => `must not play ${either(moves)}`,
        played: (move: string) => `– plays ${move}`,
        passed: "passed",
        failed: "failed",
        waiting: "not known yet",
        show: "Show",
        showThis: (set: string, number: number) => `Show position ${number} of: ${set}`,
        showGame: "Show the game",
        remove: "Remove",
        removeThis: (number: number) => `Remove test ${number}`,
        stop: "Stop the tests",
        again: "Test again",
        add: {
            label: "From the position on the board it",
            must: "must play",
            mustNot: "must not play",
            move: "Move",
            add: "Add a test",
            over: "Where nobody is to move there is nothing to test.",
            none: "This is no legal move here.",
        },
    },
    film: {
        title: "This game, move by move",
        none: "When a game of this player is on the board, what it thought and printed at each of its moves stands here: show a fast game, or one of a match.",
        move: (number: number, move: string) => `${number}. ${move}`,
        thought: (value: string, time: string) => `${value}, ${time}`,
        debug: "Debug this move",
        debugger: {
            javascript:
                "It is run alone where the board stands, with an hour of time. Write a line debugger; where it is to stop, and open the developer tools of the browser (F12) first: there you can step on and look at all variables.",
            python: "It is run alone where the board stands, with an hour of time. The debugger of the browser knows no Python: print what you want to see; it stands above, under “On the board”.",
        },
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
        none: "What players print (console.log, print) stands here, and where they have failed.",
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
        about: {
            javascript:
                'A player is a JavaScript module that exports a function. It is given the game and its parameters, and returns a move. It may also export title, a name; params = { depth: { default: 3, min: 1, max: 12 } }; and values = "percent" where its values are mean results, to be shown as chances to win. Values are for the player who thinks: -100 is lost, +100 won. In a match or tournament the file is loaded once for each game: what its module keeps, such as a tree or a table, lasts from move to move and is gone with the game; only what a file writes down by console.log outlasts it. On the board and in analysis it is loaded anew for every move; an opening book goes by game.ply.',
            python: 'A player in Python is a file with a function choose(game, params). It is given the game and its parameters, and returns a move. params, title and values are variables of the file: params = dict(depth=dict(default=3, min=1, max=12)), values = "percent" where its values are mean results, to be shown as chances to win. Values are for the player who thinks: -100 is lost, +100 won. The Python here is MicroPython: the language, with math, random, time, collections, heapq, itertools, functools, copy, array, json and re, without numpy and dataclasses; a dict keeps no order, list.sort keeps none among equals and asks for a key at every comparison (sorted does neither), and functions call each other some 200 deep. random follows the seed of the game. Memory that is not needed any more is given back between moves. In a match or tournament the file is loaded once for each game: what it keeps, such as a tree or a table, lasts from move to move and is gone with the game; only what it prints outlasts it. On the board and in analysis it is loaded anew for every move; an opening book goes by game.ply.',
        },
        /** By the names of their interfaces. */
        pages: {
            Game: "The game",
            Time: "The clock",
            Limits: "The limits",
            PlayerReport: "What a report may tell",
            PlayerNode: "What may be told of a node",
            ParamRow: "What a parameter is made of",
            Cell: "A cell of the board",
            Outcome: "What the dice may bring",
        },
    },

    // ------------------------------------------------------------ the contest of a class
    contest: {
        title: "Class contest",
        about: (games: number) =>
            `Any number of players meet, everybody against everybody. First each is tried in ${games} games against two opponents. A player that fails or takes too long loses that game. One file keeps players, results and games.`,
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
        links: "Links of players",
        takeLinks: "Take these links",
        noPlayers: (links: number) =>
            links === 0 ? "There is no link in this." : `Links that hold no player: ${links}.`,
        hidden: {
            title: "Hidden opponents",
            about: "Choose them where nobody looks on: they play under other names, and who they are is told below the results.",
            add: "Add a hidden opponent",
            reveal: "Who the hidden opponents are",
            was: (name: string, title: string) => `${name}: ${title}`,
        },
        scale: {
            none: "These rules have no scale of strength: the ratings only compare those who have met. Lab, Scale measures one.",
            held: (names: readonly string[]) =>
                `${listed(names)} ${names.length === 1 ? "has a place" : "have places"} on the game's scale already, which the games played here move by little: another player with the same score may stand higher or lower.`,
            nobody: "Nobody here has a place on the game's scale: the ratings only compare those who have met. With one of its players among the hidden opponents, such as Random, everybody finds a place there.",
        },
        save: "Save the contest",
        open: "Open a contest",
        noContest: "This file holds no contest.",
        reading: (name: string) => `Reading ${name} …`,
        meets: (name: string) => `${name} meets its first goals …`,
        notPlayed: (why: string) => `Its games could not be played. ${why}`,
        notRun: "not run yet",
        played: "its games came with the file; not run here yet",
        plays: "plays",
        failed: (games: number, why: string) => `failed in ${games} of its games: ${why}`,
        late: (games: number, seconds: number) =>
            `late in ${games} of its games: a move has ${seconds} s`,
    },
};
