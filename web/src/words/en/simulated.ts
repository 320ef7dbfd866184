/** Simulated games as pictures, and how fast they are computed. */
import { decimals, grouped } from "../numbers.ts";
import { counted, GAMES, MOVES, STEPS } from "./english.ts";

const steps = (count: number) => counted(count, STEPS);
const moves = (count: number) => counted(count, MOVES);
const games = (count: number) => counted(count, GAMES);

export const simulated = {
    // ------------------------------------------------------------ what is asked for
    each: "After each move",
    eachDoc:
        "Games that begin with each of the moves. The simplest players that simulate games play the move with the best mean.",
    simulateEach: "Simulate each move",
    simulate: (count: number) => `Simulate ${games(count)}`,
    count: { title: "Games", spoken: games },

    // ------------------------------------------------------------ a game
    picture: (ending: string) => `Simulated game, ${ending}`,
    alone: steps,
    /** `winner`: null for a draw. */
    ended: (winner: string | null, length: number) =>
        winner === null ? `a draw, ${moves(length)}` : `${winner} wins, ${moves(length)}`,

    // ------------------------------------------------------------ the mean of those that begin alike
    meanSteps: (move: string, mean: number, count: number) =>
        `${move}: ${decimals(mean, 1)} steps on average of ${games(count)}`,
    meanWon: (move: string, share: string, count: number) =>
        `${move}: ${share} won of ${games(count)}`,
    best: (mean: string) => `${mean}, the best`,

    // ------------------------------------------------------------ their speed
    measure: "Measure the speed",
    measureDoc: (count: number) =>
        `Plays at least ${grouped(count)} games, and 0.3 s, in every way to compute them`,
    speed: (way: string, rate: string) => `${way}: ${rate} games a second`,
    faster: (way: string, factor: number, spread: number) =>
        `${way} is ${decimals(factor, 1)} times as fast (give or take ${decimals(spread, 1)} from batch to batch).`,
    same: "The games are the same.",
    differ: "The games differ, which is a fault.",
};
