/** What the core's judges say: `review` of a game, `loss` of a position, `accuracy` of players. */
import type { Line, Said, Scaled } from "./protocol.ts";
import type { Setup } from "./series.ts";

export type Grade = "best" | "fine" | "mistake" | "blunder";

/** A value for the player to move, in hundredths of a win or in points, between bounds. */
export interface Worth {
    /** Null between bounds. */
    value: number | null;
    /** Null: not known at all (games of points). */
    low: number | null;
    high: number | null;
    proven: "win" | "draw" | "loss" | null;
    /** Plies to the proven end, 0 = not known. */
    in: number;
}

interface Loss {
    /** Null: the bounds do not decide. */
    grade: Grade | null;
    /** At least and at most. */
    loss: number;
    loss_max: number;
    /** Plies by which the same proven result comes later (a win) or sooner (a loss). */
    delay: number | null;
}

/** What values are measured in; missing where the judge is not at work any more. */
interface Measured {
    measure?: Scaled;
}

/** A judged move of the game. */
export interface ReviewPly extends Loss, Measured {
    /** Number of the move, from 0; dice do not count. */
    ply: number;
    player: number;
    move: string;
    /** By the second judge, because the first one has left the move open. */
    estimated: boolean;
    best: Worth & { move: string };
    played: Worth;
    nodes: number;
    /** How the game could go on with the best move. */
    pv: string[];
}

export interface ReviewSide {
    player: number;
    name: string;
    moves: number;
    best: number;
    fine: number;
    mistakes: number;
    blunders: number;
    open: number;
    /** Mean of 100 - loss - delay, none below 0; null = nothing is judged. */
    accuracy: number | null;
}

/** After every move that `review` has judged. */
export interface ReviewedLine extends Line, ReviewPly {
    type: "reviewed";
    kind: "review";
    job: number;
}

/** Last line of `review`. */
export interface ReviewLine extends Line {
    type: "review";
    job: number;
    /** The judge. */
    spec: string;
    done: number;
    total: number;
    timed: boolean;
    stopped: boolean;
    error?: string;
    error_said?: Said;
    /** Every judged move is proven. */
    exact: boolean;
    /** Who was asked where the judge left a move open, for how many moves, and why. */
    second: string | null;
    estimated: number;
    unsolved: string | null;
    unsolved_said?: Said;
    thresholds: { mistake: number; blunder: number };
    /** Index of the move after which the result did not change hands again. */
    turning: number | null;
    sides: ReviewSide[];
    plies: ReviewPly[];
}

export interface ReviewReport extends Omit<ReviewLine, "type"> {
    type: "report";
    kind: "review";
}

/** `progress` of a review. */
export interface ReviewProgress extends Line {
    type: "progress";
    kind: "review";
    job: number;
    spec: string;
    done: number;
    total: number;
    text: string;
    /** The move in work; missing at the very end. */
    now?: Worth &
        Measured & {
            ply: number;
            depth: number;
            nodes: number;
            counters: { [name: string]: number };
        };
}

/** A move of the present position, as the judge sees it. */
export interface JudgedMove extends Worth, Loss {
    move: string;
}

/** What a player that was named beside the judge thinks of the position. */
export interface Opinion extends Loss {
    spec: string;
    move: string;
    value: number;
    proven: Worth["proven"];
    effort: number;
    ms: number;
    /** In the order of the moves; null = not looked at. */
    values: (number | null)[];
}

interface Judgement extends Line, Worth, Measured {
    job: number;
    spec: string;
    error?: string;
    error_said?: Said;
    timed: boolean;
    stopped: boolean;
    exact: boolean;
    /** Why the judge has left moves open, "not solved within 20 s"; null = it has not. */
    unsolved: string | null;
    unsolved_said?: Said;
    /** Who has estimated what the judge left open. */
    second: string | null;
    /** Moves that the judge itself has settled. */
    judged: number;
    nodes: number;
    best: string | null;
    counters: { [name: string]: number };
    moves: JudgedMove[];
    /** Those that have decided so far. */
    players: Opinion[];
}

/** Last line of `loss`. */
export interface LossLine extends Judgement {
    type: "loss";
}

/** `progress` of `loss`. */
export interface LossProgress extends Judgement {
    type: "progress";
    kind: "loss";
    /** Who is at work, and what is known. */
    text: string;
}

export interface LossReport extends Judgement {
    type: "report";
    kind: "loss";
}

/** A player, or one value of its ranges, in `accuracy`. */
export interface AccuracyRow {
    spec: string;
    /** Index of the player as it was given. */
    series: number;
    value: number | string | null;
    values: { [path: string]: number | string };
    positions: number;
    /** Shares, 0..1, with their intervals of 95 %. */
    optimal: number;
    optimal_low: number;
    optimal_high: number;
    /** Of the positions in which a move can give the result away; null where there is none. */
    kept: number | null;
    kept_low: number | null;
    kept_high: number | null;
    critical: number;
    /** Mean loss of a move. */
    loss: number;
    /** Mean number of nodes or playouts. */
    effort: number;
    /** Milliseconds of a move: the mean of the middle half. */
    ms: number;
}

interface AccuracyTest extends Line {
    job: number;
    spec: string;
    exact: boolean;
    positions: number;
    critical: number;
    tried: number;
    /** Positions that the judge has left open, and why. */
    unsolved: number;
    reason: string | null;
    reason_said?: Said;
    plies: [number, number];
    error?: string;
    error_said?: Said;
    done: number;
    total: number;
    rows: AccuracyRow[];
}

/** Last line of `accuracy`. */
export interface AccuracyLine extends AccuracyTest {
    type: "accuracy";
    timed: boolean;
    stopped: boolean;
    /** Of the judge, seconds a position; 0 = none. */
    limit: number;
    setup: Setup;
}

/** `progress` of `accuracy`. */
export interface AccuracyProgress extends AccuracyTest {
    type: "progress";
    kind: "accuracy";
    text: string;
}

export interface AccuracyReport extends Omit<AccuracyLine, "type"> {
    type: "report";
    kind: "accuracy";
}

export type JudgeLine =
    | ReviewedLine
    | ReviewLine
    | ReviewProgress
    | ReviewReport
    | LossLine
    | LossProgress
    | LossReport
    | AccuracyLine
    | AccuracyProgress
    | AccuracyReport;
