/**
 * What a player file is, and the game that it is given (player.mjs, board.mjs).
 *
 * A player file is a JavaScript module that exports a function:
 *
 *     export const params = { depth: { default: 4, min: 1, max: 12 } };
 *     export default function (game, params) {
 *         return game.moves()[0];
 *     }
 */
import type { Plyscope } from "./plyscope.js";

/** A legal move: a number that `moves()` listed, valid in that position; or its text, "d1-d7/g7". */
export type Move = number;

/** A parameter: a slider, an axis of a sweep, a gene; a switch; a menu. */
export interface ParamRow {
    /** Its value at first: a number, true or false, or one of the choices. */
    default: number | boolean | string;
    /** The least value of a number. */
    min?: number;
    /** The largest value of a number. */
    max?: number;
    /** Whole numbers unless this or a bound is none: step: 0.1. */
    step?: number;
    /** The words of a menu. */
    choices?: string[];
    /** What people read; the name by default. */
    title?: string;
}

/** A cell of the board. */
export interface Cell {
    /** As people write it: "d1". */
    name: string;
    /** From the left, from 0. */
    x: number;
    /** From the bottom, from 0. */
    y: number;
    /** Of boards of several floors, from 0. */
    floor: number;
    /** Kind of ground: "cell", "wall". */
    place: string;
    /** What stands there; null = nothing. */
    piece: string | null;
    /** Whose piece it is: a seat; -1 = nobody's. */
    owner: number;
    /** What is written there. */
    label: string | null;
}

/** What the dice may bring. */
export interface Outcome {
    /** To be played as any move. */
    move: Move;
    /** How likely it is, from 0 to 1. */
    probability: number;
}

/** The clock of a move, in milliseconds. */
export interface Time {
    /** Since the player was asked. */
    readonly used: number;
    /** Until the time for this move is over. */
    readonly left: number;
}

/** What was set for a move; Infinity = no limit. */
export interface Limits {
    /** Milliseconds. */
    readonly time: number;
    /** Moves played on this board; a random game counts as one, as with other players. */
    readonly nodes: number;
}

/** What a player tells of its thinking; it is shown while it thinks. */
export interface PlayerReport {
    /** What the position is worth for the player who thinks: -100 lost, +100 won; or points. */
    value?: number;
    /** How many moves ahead it looked. */
    depth?: number;
    /** Positions looked at. */
    nodes?: number;
    /** The best line of play, beginning with the best move. */
    line?: (Move | string)[];
    /** The value of each move. */
    values?: Map<Move, number> | { [move: string]: number };
}

/** What a player tells of the position on the board while it searches, for the views of its search. */
export interface PlayerNode {
    /** The window under which it is searched. */
    alpha?: number;
    /** Its upper bound; alpha is the lower one. */
    beta?: number;
    /** What it has come to. */
    value?: number;
    /** Who sees these values; the player who is asked by default: game.toMove in a negamax. */
    seat?: number;
}

/** The position that a player is asked about; it may be played on and taken back. */
export interface Game {
    /** The seat of the player who is asked: 0 is the first. */
    readonly seat: number;
    /** How many players there are. */
    readonly players: number;
    /**
     * The seat that chooses next; -1: the dice; -2: nobody, the game is over. Where all move at once, as in
     * Tron, the player who is asked chooses first, and the pieces move only when the last has chosen: before
     * that, the board, evaluate() and pieces() are as if nothing had been played.
     */
    readonly toMove: number;
    /** The game has ended in this position. */
    readonly over: boolean;
    /** Moves made in the game so far, the dice's and those that are tried here too; 0 at its beginning. */
    readonly ply: number;
    /**
     * The legal moves in the order of the game; when the dice move, what they may bring. They are numbers
     * of its own: the column that people call 4 may be 3. text() and move() go between the two.
     */
    moves(): Move[];
    /** Makes a move. What is not exactly a legal one is refused: 1.5, NaN, undefined. */
    play(move: Move | string): void;
    /** Takes the last move back. */
    undo(): void;
    /**
     * At the end: 1 won, -1 lost, 0 a draw, or the points; before it the points so far. Of the player who is
     * asked, whoever moves, or of another seat.
     */
    result(seat?: number): number;
    /** A number that is equal for equal positions. */
    key(): number;
    /**
     * What an evaluation of the game says: -100 to +100, or points still to come. For the player who is
     * asked, whoever moves, or for another seat. "plain" is the simplest one of every game, which mostly knows
     * ends of games only; "strong" also tells positions before the end apart. An unknown name is answered
     * with the others.
     */
    evaluate(name?: string, seat?: number): number;
    /**
     * Plays one random game from here; its result for the player who is asked, or for another seat. The
     * policy is "plain" or another of the game's; an unknown name is answered with those there are.
     */
    playout(policy?: string, seat?: number): number;
    /** The mean result of many. */
    playouts(count: number, policy?: string, seat?: number): number;
    /**
     * Random games from here on draw from this stream of the seed, from its beginning: those after one
     * move do not depend on how many there were after another.
     */
    stream(number: number): void;
    /** What the dice may bring, and how likely that is; empty when they do not move. */
    chance(): Outcome[];
    /** Throws the dice; the outcome is not played yet. */
    roll(): Move;
    /** 0 <= x < 1; the same seed gives the same numbers. So does Math.random. */
    random(): number;
    /** A whole number, 0 <= x < count. */
    below(count: number): number;
    /** A move as people write it. */
    text(move: Move): string;
    /** The move that a text means. */
    move(text: string): Move;
    /** The position as one line of text. */
    position(): string;
    /** The board, cell by cell, in words. Slow: for the beginning of a move, not for every leaf. */
    cells(): Cell[];
    /**
     * What stands on every cell, in the order of cells(): the number of a piece in about().pieces, -1 =
     * nothing. Quick: the same list is filled anew by every call.
     */
    pieces(): Int8Array;
    /**
     * The game and its board: {game, family, players, sides, points, simultaneous, pieces, columns, rows,
     * floors, cells}; of a piece its name and its owner; simultaneous: all move at once.
     */
    about(): { [key: string]: unknown };
    /** Tells what it thinks so far; the page draws it live: value, line of play, values of moves. */
    report(report: PlayerReport): void;
    /**
     * Tells of the position on the board what play and undo do not: alpha and beta, and its value. Look
     * inside shows the tree of every search without it.
     */
    node(node: PlayerNode): void;
    /** Milliseconds used, and left for this move. */
    readonly time: Time;
    /** Limits that were set for this move; Infinity = none. */
    readonly limits: Limits;
    /** Moves played on this board so far, and random games: each is one. */
    readonly nodes: number;
    /** The time or the nodes are used up: choose now. */
    readonly stop: boolean;
}

/** The exports of a player file. */
export interface PlayerModule {
    /** Chooses a move: export default function (game, params) { … } */
    default?: Choose;
    choose?: Choose;
    /** What people call the player; its name by default. */
    title?: string;
    /** "percent": its values are mean results, -100 to +100, and are shown as chances to win. */
    values?: "percent";
    /** Its parameters, at most 16. Of a switch true or false is enough. */
    params?: { [name: string]: ParamRow | boolean };
}

type Values = { [name: string]: number | boolean | string };
export type Choose = (game: Game, params: Values) => Move | string | Promise<Move | string>;

/** Thrown by `load` where a file cannot be read. */
export class Unreadable extends Error {
    constructor(fault: Fault);
}

/** What went wrong, a sentence, and where in the player's file if that is known. */
export interface Fault {
    text: string;
    line?: number;
    column?: number;
    /** What it has returned is wrong: the place is where it returns it. */
    answer?: boolean;
    /** With it the player has ended. */
    ended?: boolean;
    /** It has answered, too late. */
    slow?: boolean;
}

/** What a move was asked about: `Note.text` of "asked". */
export interface Question {
    /** Moves made in the game before. */
    ply: number;
    seat: number;
    position: string;
}

/** What came of it: `Note.text` of "thought". */
export interface Thought {
    move: string;
    /** Milliseconds. */
    time: number;
    nodes: number;
    /** As it was reported. */
    value?: number;
    /** Of the first moves. */
    values: [string, number][];
    /** Milliseconds by what was called, where that was asked for. */
    spent?: {
        play: number;
        moves: number;
        evaluate: number;
        playouts: number;
        cells: number;
    };
}

/** What is told to who watches a player. */
export interface Note extends Fault {
    type: "log" | "fault" | "described" | "asked" | "thought";
}

export interface PlayerOptions {
    /** A session of the player's own. */
    plyscope: Plyscope;
    /** The exports of its file, new ones every time: a game knows nothing of another. */
    load: () => Promise<PlayerModule>;
    /** A line for the core; `gone`: the player has ended, the line says how. */
    say: (line: string, gone?: boolean) => void;
    note?: (note: Note) => void;
    /** Called when a move has been chosen, or none: ends what the player has left running. */
    settle?: () => void;
    /** Called after a game: makes all that the file has changed what it was; false if it cannot. */
    renew?: () => boolean;
    /** What its file is called in the stacks of errors; without it no place of a mistake is told. */
    file?: string;
}

/**
 * Where a player is asked: a position as text, by default for whoever moves there, or one after so many moves at
 * random.
 */
export type Place = { position: string; seat?: number; ply?: number } | { plies: number };

/** Lines by which a player is asked about places of one game, without a core: first these, then those of each. */
export function greetingOf(game: string): string[];
export function askingOf(place: Place, milliseconds: number): string[];

/** Runs a player: hears the lines that the core says to programs outside, and answers. */
export function createPlayer(options: PlayerOptions): {
    /** `console` as the player sees it. */
    print: { log: (...shown: unknown[]) => void };
    hear(line: string): void;
};

/** The file by which the core knows the player: hand it in as a blob. Throws what is wrong with it. */
export function describePlayer(name: string, module: PlayerModule): string;

/** Said to its core by one that hosts in a worker: from now on it hears. */
export const BEGUN: string;

/** `file`: as in PlayerOptions. */
export function faultOf(error: unknown, file?: string): Fault;
export function faultText(fault: Fault): string;
