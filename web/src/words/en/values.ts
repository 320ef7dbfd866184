/** What a value says, and what a search has found. */
import { type Piece, rich, strong } from "../grammar.ts";
import { grouped, percent } from "../numbers.ts";
import { compact, counted, eitherOf, MOVES, plural, RANDOM_GAMES, SIMULATIONS } from "./english.ts";

const PARTS = ["", "", "half", "a third", "a quarter"];

/** How sure it is that the best move is better than the second one. */
export type Certainty = "sure" | "likely" | "open";
const CERTAINTY = { sure: "Sure", likely: "Likely", open: "Still open" };

/** By the level of strength at which a game goes on. */
const LEVELS: { [level: string]: string } = {
    beginner: " that play as beginners",
    easy: " that play at the level Easy",
    medium: " that play at the level Medium",
    hard: " that play at the level Hard",
    expert: " that play at the level Expert",
};

/** Where a value belongs to one of several sides: " for Yellow". */
const whose = (side: string | null) => (side === null ? "" : ` for ${side}`);

export const values = {
    /** A value in little room: "−1.063M". */
    long: compact,
    won: "won",
    lost: "lost",
    /** Over a number that has no text: no value. */
    none: "–",

    // ------------------------------------------------------------ what is proven
    proven: { win: "wins", draw: "draw", loss: "loses" },
    provenIn: { win: (n: number) => `wins in ${n}`, loss: (n: number) => `loses in ${n}` },
    drawn: "a draw with best play",
    /** `moves`: of that side; 0 where that is not known. */
    wins: (side: string, moves: number) =>
        moves > 0 ? `${side} wins in ${counted(moves, MOVES)}` : `${side} wins`,
    loses: (side: string, moves: number) =>
        moves > 0 ? `${side} loses in ${counted(moves, MOVES)}` : `${side} loses`,
    scoreBetween: (least: string, most: string) => `score between ${least} and ${most}`,

    // ------------------------------------------------------------ values of each scale
    /** An estimate from games. */
    about: (value: string) => `about ${value}`,
    /** How likely the next step of the game is: "tile 64". */
    next: (step: string, chance: string) => `Chance of ${step}: ${chance}.`,
    valueFor: {
        reward: (value: Piece, side: string | null) => rich`mean result ${value}${whose(side)}`,
        result: (value: Piece, side: string | null) => rich`${value}${whose(side)}`,
        evaluation: (value: Piece, side: string | null) => rich`evaluation ${value}${whose(side)}`,
        points: (value: Piece, side: string | null) => rich`expected score ${value}${whose(side)}`,
        chance: (value: Piece, side: string | null) => rich`${value} chance${whose(side)}`,
    },
    columnTitle: {
        reward: "Mean result",
        result: (side: string | null) => (side === null ? "Result" : `${side} scores`),
        evaluation: "Evaluation",
        points: "Expected score",
        chance: "Chance",
    },
    axisTitle: {
        reward: (side: string | null) => `mean result${whose(side)}, 1 = a win`,
        result: (side: string | null) => `expected result${whose(side)}, 100\u202f% = a win`,
        evaluation: (side: string | null) => `evaluation${whose(side)}`,
        points: "expected score",
        chance: "chance",
    },
    meaning: {
        result: (share: number, side: string) =>
            `${percent(share)}: of 100 games from here ${side} is expected to score ${share}; a draw counts half.`,
        estimated: (share: number, side: string, games: number) =>
            `About ${percent(share)}: of 100 such positions ${side} went on to win about ${share}, estimated from ${grouped(games)} games of programs; a draw counts half.`,
        score: (games: number, level: string) =>
            `Expected score: what games ended with that stood like this, estimated from ${grouped(games)} games of programs${LEVELS[level] ?? ""}.`,
        reward: (side: string) =>
            `Mean result of the games of the search for ${side}, as the program computes it: 1 is a win, 0 a draw, −1 a loss.`,
        points: "Expected score: the points that the game is expected to end with.",
        chance: "Chance: how likely it is that the goal of the game is reached.",
        unbounded:
            "Evaluation: a rule of thumb marks each position, in a unit of its own. More is better.",
        evaluation: (low: string, high: string, side: string) =>
            `Evaluation: a rule of thumb marks each position, from ${low} (${side} is lost) to ${high} (${side} has won).`,
    },
    /** How the terms of an evaluation become its value. */
    sum: (sum: string, half: string, value: string) =>
        `Together ${sum}. A sum has no end; to lie between lost and won it is shown as 99\u202f×\u202fsum\u202f/\u202f(${half}\u202f+\u202f|sum|): ${value}.`,

    /** Of what the dice may bring. */
    spread: (mean: string, [least, first, median, third, most]: readonly string[]) =>
        `mean ${mean}, from ${least} to ${most}, half of all between ${first} and ${third}, median ${median}`,

    // ------------------------------------------------------------ time
    time: {
        milliseconds: (count: string) => `${count} ms`,
        seconds: (count: string) => `${count} s`,
        minutes: (whole: number, seconds: string) => `${whole}:${seconds} min`,
    },

    // ------------------------------------------------------------ work
    /** A count in thousands, "k", or more: "12.3k". */
    lettered: (count: string, letter: string) => `${count}${letter}`,
    /** `letter`: of thousands, "k"; "" of one. */
    bytes: (count: string, letter: string) => `${count} ${letter}B`,
    playouts: (count: string) => `${count} playouts`,
    depthAndNodes: (depth: number, nodes: string) => `depth ${depth}, ${nodes} nodes`,
    simulationsWord: (count: number) => plural(count, SIMULATIONS),
    gamesWord: (count: number) => plural(count, RANDOM_GAMES),
    afterSimulations: (count: number, shown: string) =>
        `after ${shown} ${plural(count, SIMULATIONS)}`,
    afterGames: (count: number, shown: string) => `after ${shown} ${plural(count, RANDOM_GAMES)}`,
    lookingAhead: (depth: number) => `looking ${counted(depth, MOVES)} ahead`,
    afterPositions: (shown: string) => `after ${shown} positions`,
    player: (seat: number) => `Player ${seat}`,

    // ------------------------------------------------------------ the finding
    hasProven: (searcher: string, proof: string, best: string | null) =>
        best === null
            ? rich`${searcher} has proven it: ${strong(proof)}.`
            : rich`${searcher} has proven it: ${strong(proof)}, best is ${strong(best)}.`,
    playsAtOnce: (searcher: string, best: string) =>
        rich`${searcher} plays ${strong(best)} without looking ahead.`,
    noOpinion: (searcher: string, work: string) =>
        rich`${searcher} has no opinion yet${work === "" ? "." : `, ${work}.`}`,
    prefers: (searcher: string, best: string, value: readonly Piece[], work: string) =>
        rich`${searcher} prefers ${strong(best)}: ${value}${work === "" ? "." : `, ${work}.`}`,
    seesNoDifference: (searcher: string, best: string, value: readonly Piece[]) =>
        rich`${searcher} sees no difference yet and would play ${strong(best)}: ${value}.`,
    /**
     * Why the best move: the second one, how far behind it is, or ahead of it ("" = not at all), and its part of the
     * effort ("" where that says nothing).
     */
    why: (sure: Certainty | null, second: string, amount: string, ahead: boolean, part: string) => {
        const than = ahead ? `looks ${amount} better` : `is ${amount} behind`;
        const next = `${second} ${amount === "" ? "is as good so far" : than}`;
        const effort = part === "" ? "" : `, with ${part} of the effort`;
        return `${sure === null ? "Next best" : CERTAINTY[sure]}: ${next}${effort}.`;
    },
    onlyMove: "It is the only move.",
    othersLose: "Every other move loses.",
    points: (count: number, shown: string) =>
        `${shown} ${plural(count, { one: "point", other: "points" })}`,
    atLeast: (amount: string) => `at least ${amount}`,
    /** Moves that are drawn, each as often as the others. */
    mixesEvenly: (searcher: string, moves: string[], value: readonly Piece[], work: string) =>
        rich`${searcher} plays ${eitherOf(moves.map(strong))}, each ${PARTS[moves.length] ?? `1 in ${moves.length}`} of the time: ${value}${work === "" ? "." : `, ${work}.`}`,
    /** Moves that are drawn, with the share of each. */
    mixes: (
        searcher: string,
        moves: { move: string; share: string }[],
        value: readonly Piece[],
        work: string,
    ) =>
        rich`${searcher} plays ${eitherOf(moves.map(({ move, share }) => rich`${strong(move)} ${share}`))} of the time: ${value}${work === "" ? "." : `, ${work}.`}`,
};

/** What a judge says that a move is worth. */
export const judged = {
    evaluation: (value: string) => `evaluation ${value}`,
    between: (low: string, high: string) => `between ${low} and ${high}`,
    nothing: "nothing",
    anything: "anything",
    ends: { win: "win", draw: "draw", loss: "loss" },
};
