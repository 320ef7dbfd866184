/** One descent of Monte Carlo tree search, phase by phase. */
import { type Count, part, rich } from "../../grammar.ts";
import { percent, significant } from "../../numbers.ts";
import { MOVES, shown, VISITS } from "../english.ts";

const RANDOM_MOVES = { one: "random move", other: "random moves" };

/** How the formula counts where people read percent. */
const OWN = "a win 1, a loss \u22121";

/** A choice by the sum of mean and exploration, in the unit of the page. */
interface Choice {
    who: string;
    move: string;
    mean: string;
    exploration: string;
    sum: string;
    /** No other move has a higher sum. */
    highest: boolean;
    /** The same numbers as the formula counts, where those are others. */
    own: { mean: string; exploration: string; sum: string } | null;
    /** The exploration term, written out. */
    written: { exploration: string; formula: string } | null;
    /** Several choose at the same time. */
    mixed: boolean;
}

export const descent = {
    phases: { select: "Select", expand: "Expand", simulate: "Simulate", backup: "Back up" },
    phase: (number: number, title: string) => `${number} ${title}`,
    noPhase: "This descent has no such phase",
    dice: "The dice",

    // ------------------------------------------------------------ what happens at a moment
    diceBring: (move: string) => `The dice bring ${move}.`,
    takes: (who: string, move: string) => `${who} takes ${move}: it is taken.`,
    takesBecause: {
        untried: (who: string, move: string) =>
            `${who} takes ${move}: it was never tried, and what is untried comes first.`,
        proven: (who: string, move: string) => `${who} takes ${move}: it is proven.`,
        strategy: (who: string, move: string) =>
            `${who} takes ${move}: it was drawn from the strategy that regret matching has built up.`,
    } as { [why: string]: (who: string, move: string) => string },
    takesHighest: ({ who, move, mean, exploration, sum, ...more }: Choice) => {
        const { highest, own, written, mixed } = more;
        const place = highest ? ", the highest" : "";
        return [
            `${who} takes ${move}: mean ${mean} + exploration ${exploration} = ${sum}${place}.`,
            own &&
                `The formula itself counts ${OWN}: ${own.mean} + ${own.exploration} = ${own.sum}.`,
            written && `${written.exploration} = ${written.formula}.`,
            mixed &&
                "Several players choose at the same time here: a random factor is on every exploration term, lest they move in step.",
        ]
            .filter(Boolean)
            .join(" ");
    },
    expands: (moves: string) =>
        `The position after ${moves} was not in the tree: it becomes a node of it.`,
    nothing: {
        over: "The game is over within the tree: there is nothing to simulate.",
        known: "The value of this position is proven: there is nothing to simulate.",
        evaluated: "The evaluation takes the place of a random game here.",
        kept: "The rest of the game is random. Random games that learn (mast) are not kept to be shown.",
    },
    simulates: (games: number, moves: Count) =>
        games > 1
            ? `${games} random games begin here; the first lasts ${shown(moves, MOVES)}.`
            : `The rest of the game is random: it lasts ${shown(moves, MOVES)}.`,
    backsUp: (rewards: readonly { side: string; reward: string }[]) =>
        `The result goes back up: reward ${rewards.map(({ side, reward }) => `${side} ${reward}`).join(", ")}. Every node of the way has one visit more, and its mean moves towards the reward of who chose there.`,

    // ------------------------------------------------------------ the picture
    root: "root",
    /** Above a row: the way there, who chooses, how often that was done, how many moves are shown. */
    row: (way: string, who: string, visits: Count) =>
        `${way}: ${who} chooses, ${shown(visits, VISITS)} so far`,
    rowOfDice: (way: string, move: string, visits: Count) =>
        `${way}: the dice bring ${move}, ${shown(visits, VISITS)} so far`,
    someMoves: (row: string, some: number, all: number) => `${row}, ${some} of ${all} moves`,
    visits: (count: Count) => shown(count, VISITS),
    chance: (share: number) => `${percent(significant(share, 2))} chance`,
    share: (share: number) => percent(share),
    untried: "untried",
    proven: "proven",
    ends: { win: "win", draw: "draw", loss: "loss" },
    /** Below the rows. */
    grown: "new node",
    end: "end of the tree",
    /** `moves` of a random game, null where there is none. */
    result: (end: string, moves: Count | "unkept" | null, rewards: readonly string[]) => {
        if (moves === "unkept") return `${end} → a random game → reward ${rewards.join(" : ")}`;
        const game = moves === null ? "no random game" : shown(moves, RANDOM_MOVES);
        return `${end} → ${game} → reward ${rewards.join(" : ")}`;
    },
    label: {
        fingers: (sentence: string) => `${sentence} The table has all numbers.`,
        keys: (sentence: string) =>
            `${sentence} The arrow keys step, d makes the next descent; the table has all numbers.`,
    },
    legend: rich`Below every move its visits, then the sum that decides: ${part("mean")} mean reward of who chooses + ${part("explore")} exploration, large for moves with few visits.`,
    /** `value`: what 0.08 of the formula is in the unit of the page. */
    legendOwn: (value: string) => ` The formula itself counts ${OWN}: ${value} is 0.08 there.`,

    // ------------------------------------------------------------ controls
    moment: "Moment of the descent",
    /** For screen readers. */
    spoken: (at: number, count: number, phase: string) => `${at} of ${count}, ${phase}`,
    spokenPhases: { select: "select", expand: "expand", simulate: "simulate", backup: "backup" },
    next: "Next descent",
    nextMany: (count: string) => `${count} descents`,
    atATime: "Descents at a time",
    batch: (count: number) => (count === 1 ? "one at a time" : `${count} at a time`),
    count: (number: string, depth: string) => `descent ${number}, tree of depth ${depth}`,
    empty: {
        begin: "Press Next descent: the search goes down its tree, adds a node, plays a random game and carries the result back.",
    },
    board: "The board of this moment",
    walk: {
        back: "A move back in the random game",
        forward: "A move on in the random game",
        at: "Move of the random game",
        spoken: (at: number, count: number, move: string | null) =>
            move === null ? `${at} of ${count}` : `${at} of ${count}, ${move}`,
    },

    // ------------------------------------------------------------ the table
    table: {
        caption:
            "Every move at every node of the last descent, with the terms of UCB as they were when it chose.",
        move: "Move",
        who: "Who",
        taken: "Taken",
        visits: "Visits",
        mean: "Mean",
        exploration: "Exploration",
        sum: "UCB",
        after: "Mean after",
        /** Why a move was taken. */
        whys: {
            untried: "untried",
            score: "score",
            proven: "proven",
            dice: "dice",
            strategy: "strategy",
            mixed: "mixed",
        } as { [why: string]: string },
    },
};
