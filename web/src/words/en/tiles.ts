/** A board of sliding tiles: its edges, its scores, the computer at the keys. */
import { counted, MOVES } from "./english.ts";

const moves = (count: number) => counted(count, MOVES);

export const tiles = {
    // ------------------------------------------------------------ the buttons at the edges
    edges: { up: "Up", left: "Left", right: "Right", down: "Down" },
    withKey: (edge: string) => `${edge} (arrow key)`,
    suggested: (edge: string) => `${edge}, suggested`,

    // ------------------------------------------------------------ above the board
    scores: "Scores",
    score: { title: "Score", doc: "Sum of all merges." },
    best: {
        title: "Best score",
        doc: "The best score of your own games of this variant, in this browser.",
    },
    largest: { title: "Largest tile", doc: "The largest tile on the board." },
    goal: { title: "Goal", reached: "reached" },
    none: "–",

    // ------------------------------------------------------------ a computer at the keys
    autoplay: "Autoplay",
    stop: "Stop",
    setUp: "Set up",
    speed: {
        title: "Speed",
        most: "as fast as it can",
        spoken: (count: number) => `${moves(count)} per second`,
        shown: (count: number) => `${moves(count)}/s`,
    },
};
