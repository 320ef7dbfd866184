/** What batch jobs say: units for workers, matches, tournaments, sweeps. */
import type { Line, Said } from "./protocol.ts";

/** Jobs that count what they have done, at work. */
interface Counting extends Line {
    type: "progress";
    job: number;
    done: number;
    total: number;
    text: string;
}

/** What the last line of such a job says where the job was stopped before its end. */
export interface Stopped {
    stopped?: true;
    done?: number;
    total?: number;
}

/**
 * Work for a worker of the pool: run `line`, a game (`unit match ...`) or a search that is lent
 * (`unit search ...`), answer `fold JOB INDEX RESULT`.
 */
export interface Unit extends Line {
    type: "unit";
    job: number;
    index: number;
    line: string;
}

/** A unit at work that takes its time. */
export interface UnitProgress extends Line {
    type: "progress";
    kind: "unit_result";
    job: number;
    text?: string;
    /** Of a search: what it has found so far, to be folded in like a result. */
    result?: string;
}

/** Answer to `unit ...`. */
export interface UnitResult extends Line {
    type: "unit_result";
    result: string;
}

/** What was measured, so that it can be measured again: in the last line of every experiment. */
export interface Setup {
    /** The rules with all their values; of a sweep over them as they were given. */
    game: string;
    /** With all their values; those with ranges as they were given. */
    players: string[];
    /** Per pairing, or per value of a sweep; not of `accuracy`. */
    games?: number;
    openings: number;
    fair: number;
    time: number;
    nodes: number;
    seed: number;
    version: string;
}

/** How many games of an experiment were different ones. */
export interface Differing {
    /** Games that differ in a move or in who sat where; only when all results tell their moves. */
    different?: number;
    /** A sentence, when half of the games or more repeat others move for move. */
    repeats?: string;
}

/** What both matches and tournaments say of their games in their last line and in reports. */
export interface LeagueExtras extends Differing {
    setup: Setup;
    /** Milliseconds per move of each player. */
    ms_per_move: number[];
    /** Of the job so far. */
    ms: number;
    /** Games that each player lost by being late; only when there are some. */
    late?: number[];
    /** Games that each player lost because it could not go on, and why the first time (null: never). */
    failed?: { games: number; why: string | null; why_said?: Said }[];
    /** Games with points: what each player scored. */
    points?: Points[];
    /** Whether a clock decided something: the games may differ next time. */
    timed: boolean;
    /** With keep=yes: the moves of every game, separated by commas; players by number. */
    kept?: { index: number; seats: number[]; winner: number; line: string }[];
    /** Why the job gave up. */
    error?: string;
    error_said?: Said;
}

/** Points of a player: mean and half of its interval of 95 %; who plays alone has all the others, too. */
export interface Points {
    mean: number;
    error: number;
    games?: number;
    best?: number;
    worst?: number;
    deviation?: number;
    /** Games that reached the goal, where there is one, and the interval of 95 % of their share. */
    goals?: number;
    goals_low?: number;
    goals_high?: number;
    /** The count beside the points, as the games ended. */
    tally?: { mean: number; best: number; worst: number };
    /** Games by their largest piece. */
    peaks?: { value: number; games: number }[];
}

/** A series of games from the first one's side. */
export interface SeriesOfGames {
    games: number;
    wins: number;
    draws: number;
    losses: number;
    /** Points, 0..1, with their interval of 95 % (a score interval that knows draws); null: no game. */
    score: number | null;
    score_low: number;
    score_high: number;
    elo: number | null;
    /** Half of the interval of 95 %. */
    elo_error: number | null;
    /** The interval; null = no bound is known. */
    elo_low: number | null;
    elo_high: number | null;
    /** Likelihood that the first one is the better player. */
    superiority: number;
}

/** Last line of `tournament`. */
export interface Tally {
    name: string;
    games: number;
    /** Games won, their moves; both for each game played. */
    pv: number;
    sigma: number;
    avg_victories: number;
    avg_stones: number;
}

/**
 * Where a player stands among all of a tournament (Bradley and Terry, in Elo around their mean), of games
 * of two; null = the end is not known. Nothing where no games lead to it.
 */
export interface TournamentRating {
    rating: number;
    rating_low: number | null;
    rating_high: number | null;
}

interface TournamentFigures {
    format: "robin" | "gauntlet" | "knockout" | "swiss";
    players: string[];
    games: number;
    /** Best first. */
    rows: ({ player: string } & SeriesOfGames & Partial<TournamentRating>)[];
    /** Points of the row's player against the column's, as `players`; null = not met. */
    cross: (number | null)[][];
    /** All that have met, players by number, from the side of `a`. */
    pairs: { a: number; b: number; wins: number; draws: number; losses: number }[];
    /** The document's statistics of every player, then of every side, over the games that it played. */
    tallies: Tally[];
    /** Of a knock-out that is over. */
    winner?: string;
}

export interface TournamentLine extends Line, TournamentFigures, LeagueExtras, Stopped {
    type: "tournament";
    job: number;
}

/** `progress` of a tournament. */
export interface TournamentProgress extends Counting, TournamentFigures, Partial<LeagueExtras> {
    kind: "tournament";
}

export interface TournamentReport extends Omit<TournamentLine, "type"> {
    type: "report";
    kind: "tournament";
}

/** Games of two and more: all of `SeriesOfGames`, from the first player's side; alone: none of it. */
interface MatchFigures extends Partial<SeriesOfGames> {
    players: string[];
    games: number;
    /** Games of two: pairs of games from one opening, by twice the points of the first player. */
    pairs?: number[];
    /**
     * With elo0 and elo1: the log-likelihood ratio; verdict 1 = elo1, -1 = elo0, 0 = not yet. How often
     * elo1 and elo0 may be accepted wrongly: alpha, beta.
     */
    sprt?: {
        elo0: number;
        elo1: number;
        alpha: number;
        beta: number;
        llr: number;
        verdict: number;
    };
    pv: { [subkey: string]: number };
    sigma: { [subkey: string]: number };
    avg_victories: { [subkey: string]: number };
    avg_stones: { [subkey: string]: number };
    /** What the figures are of, as the document writes it. */
    statistics: string;
    /** Of more than two players, as `players`. */
    rows?: ({ player: string } & SeriesOfGames)[];
}

export interface MatchLine extends Line, MatchFigures, LeagueExtras, Stopped {
    type: "match";
    job: number;
}

/** `progress` of a match. */
export interface MatchProgress extends Counting, MatchFigures, Partial<LeagueExtras> {
    kind: "match";
}

export interface MatchReport extends Omit<MatchLine, "type"> {
    type: "report";
    kind: "match";
}

/** `stats`, or one of its keys or names: of the last match. */
export interface StatsLine extends Line {
    type: "stats";
    text: string;
    games: number;
    pv?: { [subkey: string]: number };
    sigma?: { [subkey: string]: number };
    avg_victories?: { [subkey: string]: number };
    avg_stones?: { [subkey: string]: number };
}

/** Means over the games of one player of a sweep, with their intervals of 95 % or half of those. */
export interface SweepFigures {
    spec: string;
    /** Mean of the points, or the share of games won. */
    score: number;
    low: number;
    high: number;
    /** Against the opponent, as in a match; not of games of one player. */
    elo?: number | null;
    elo_error?: number | null;
    elo_low?: number | null;
    elo_high?: number | null;
    ms: number;
    games: number;
    wins: number;
    draws: number;
    /** Games of this row that differ in a move or in who sat where. */
    different?: number;
    avg_victories: number;
    avg_victories_low: number;
    avg_victories_high: number;
    avg_stones: number;
    avg_stones_error: number;
    /** Moves of a game. */
    length: number;
    length_error: number;
}

export interface SweepRow extends SweepFigures {
    value: number | string;
    values: { [path: string]: number | string };
}

/** The first move of a player, where `sweep` measures only that: means with half of their interval. */
export interface FirstMoveRow {
    spec: string;
    value: number | string;
    values: { [path: string]: number | string };
    ms: number;
    ms_error: number;
    /** Nodes, or playouts of players that count those. */
    work: number;
    work_error: number;
    /** How often it was measured. */
    games: number;
}

/** Last line of `sweep`. */
export interface SweepLine extends Line, Stopped, Differing {
    setup: Setup;
    type: "sweep";
    job: number;
    /** Of whole games. */
    opponent?: string;
    rows: SweepRow[];
    /** Of first moves, in the place of `rows`. */
    first?: FirstMoveRow[];
    /** Games of one player: the opponent by itself, on the same deals. */
    reference?: SweepFigures;
    timed: boolean;
    /** Why the sweep gave up, or how often players have failed. */
    error?: string;
    error_said?: Said;
}

/** `progress` of a sweep. */
export interface SweepProgress extends Counting {
    kind: "sweep";
    opponent?: string;
    rows: SweepRow[];
    first?: FirstMoveRow[];
    reference?: SweepFigures;
    error?: string;
    error_said?: Said;
}

export interface SweepReport extends Omit<SweepLine, "type"> {
    type: "report";
    kind: "sweep";
}

/** Where a player stands: Elo above random moves, or in games of one player the mean of its points. */
export interface Place {
    player: string;
    /** null = the games do not say, or only one end of the interval. */
    at: number | null;
    /** The interval of 95 %; null = no end is known. */
    low: number | null;
    high: number | null;
    games: number;
    /** Milliseconds a move. */
    ms: number;
    /** Points of which 10, 50 and 90 % of the games had less; of games of one player. */
    part?: number[];
}

/** A player that was put on a scale, and those of it that stand next to it: of `rate`, once games link it. */
export interface RatedPlace extends Place {
    below?: { player: string; at: number };
    above?: { player: string; at: number };
}

/** A player of a scale. */
export interface Anchor extends Place {
    at: number;
    /** Nobody is stronger in as little time. */
    front: boolean;
}

/** Whether one scale explains the games (Pearson's test), and the pairs furthest from it. */
export interface Fitting {
    misfit: { chi: number; freedom: number; probability: number };
    /** Players by number; points and what is expected are those of `a`; `errors`: standard errors. */
    residuals: {
        a: number;
        b: number;
        games: number;
        points: number;
        expected: number;
        errors: number;
    }[];
}

/** What a setting buys: a player with it at several values, all else as it is. */
export interface Curve {
    /** The player without that setting. */
    player: string;
    setting: string;
    /** By the value, the least first. */
    points: CurvePoint[];
}

export interface CurvePoint extends Place {
    /** Of the setting. */
    value: number;
    at: number;
    /** A move, about: with the speed of a search it makes milliseconds; 0 = not told. */
    nodes: number;
}

/** A game's scale of strength. */
export interface ScaleFigures extends Partial<Fitting> {
    /** The rules it is of. */
    game: string;
    unit: "elo" | "points";
    version: string;
    date: string | null;
    seed: number;
    openings: number;
    fair: number;
    time: number;
    nodes: number;
    games: number;
    /** Weakest first. */
    anchors: Anchor[];
    curves: Curve[];
    /** In Elo: what moving first is worth. */
    first?: number;
    /** Share of draws between equals. */
    draws?: number;
    /** How much pairs of games with sides swapped vary, in shares of what single games would. */
    dispersion?: number;
}

/** Answer to `scale`. */
export interface ScaleLine extends Line, ScaleFigures {
    type: "scale";
    /** With `scale save` and no file: its text. */
    file?: string;
}

/** A scale that is fitted to half of the games, held against the others. */
export interface HeldOut {
    games: number;
    /** Mean squared distance of a result (0, 1/2, 1) from the score that was expected. */
    brier: number;
    /** The same when the expectation is right, and when everybody expects 1/2. */
    ideal: number;
    even: number;
    calibration: { games: number; expected: number; score: number }[];
}

interface RateFigures {
    unit: "elo" | "points";
    games: number;
    /** Half of the interval that decides, as wanted and as it is, in Elo or per cent of the mean. */
    within: number;
    width: number | null;
    players: RatedPlace[];
}

/** Last line of `rate`. */
export interface RateLine extends Line, RateFigures, Partial<Fitting>, Differing, Stopped {
    type: "rate";
    job: number;
    first?: number;
    draws?: number;
    dispersion?: number;
    /** Somebody has won or lost all: the others' figures rest on half a draw more in every meeting. */
    prior?: boolean;
    /** All that have played, as the residuals count them. */
    all?: string[];
    held?: HeldOut;
    setup: Setup;
    ms: number;
    timed: boolean;
    error?: string;
    error_said?: Said;
}

/** Last line of `ladder`. */
export interface LadderLine extends Omit<RateLine, "type"> {
    type: "ladder";
    scale?: ScaleFigures;
    /** The scale's file. */
    file?: string;
}

/** `progress` of both. */
export interface RateProgress extends Counting, RateFigures {
    kind: "rate" | "ladder";
    error?: string;
    error_said?: Said;
}

export interface RateReport extends Omit<RateLine, "type"> {
    type: "report";
    kind: "rate";
}

export interface LadderReport extends Omit<LadderLine, "type"> {
    type: "report";
    kind: "ladder";
}

/** `perft` and `divide`: how many sequences of moves there are. */
interface Sequences extends Line {
    job: number;
    depth: number;
    nodes: number;
    ms: number;
    nps: number;
    /** `divide`: by first move. */
    rows?: { move: string; nodes: number }[];
    stopped?: true;
}

export interface PerftLine extends Sequences {
    type: "perft" | "divide";
}

export interface PerftReport extends Sequences {
    type: "report";
    kind: "perft" | "divide";
}

/** Last line of `bench`. */
export interface BenchLine extends Line {
    type: "bench";
    job: number;
    signature: number;
    quick: boolean;
    complete: boolean;
    rows: {
        game: string;
        searcher: string;
        nodes: number;
        ms: number;
        nps: number;
        cost?: number;
    }[];
}

export interface BenchReport extends Omit<BenchLine, "type"> {
    type: "report";
    kind: "bench";
}

/** `progress` of counts, benches and random games. */
export interface WorkProgress extends Counting {
    kind: "perft" | "divide" | "bench" | "simulate";
}

export type SeriesLine =
    | (Unit | UnitProgress | UnitResult | StatsLine)
    | (MatchLine | MatchProgress | MatchReport)
    | (TournamentLine | TournamentProgress | TournamentReport)
    | (SweepLine | SweepProgress | SweepReport)
    | (RateLine | RateProgress | RateReport | LadderLine | LadderReport | ScaleLine)
    | (PerftLine | PerftReport | BenchLine | BenchReport | WorkProgress);
