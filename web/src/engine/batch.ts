/** What batch jobs say: units for workers, matches, tournaments, sweeps. */
import type { Line } from "./protocol.ts";

/** Batch jobs (match, tournament, sweep) at work. */
export interface BatchProgress extends Line {
    type: "progress";
    job: number;
    kind: "match" | "tournament" | "sweep" | "bench" | "perft";
    done: number;
    total: number;
    text: string;
}

/** A unit for a worker of the pool: run `line`, answer `fold JOB INDEX RESULT`. */
export interface Unit extends Line {
    type: "unit";
    job: number;
    index: number;
    line: string;
}

/** Answer to `unit ...`. */
export interface UnitResult extends Line {
    type: "unit_result";
    result: string;
}

/** What both matches and tournaments say of their games in their last line. */
export interface LeagueExtras {
    /** Milliseconds per move of each player. */
    ms_per_move?: number[];
    /** Games that each player lost by being late; only when there are some. */
    late?: number[];
    /** Games that each player lost because it could not go on, and why the first time. */
    failed?: { games: number; why: string }[];
    /** Games with points: mean and standard error of each player. */
    points?: { mean: number; error: number; best?: number; worst?: number }[];
    /** Whether a clock decided something: the games may differ next time. */
    timed?: boolean;
    /** With keep=yes: the moves of every game, separated by commas; players by number. */
    kept?: { index: number; seats: number[]; winner: number; line: string }[];
    /** Why the job gave up. */
    error?: string;
}

/** A series of games from the first one's side. */
export interface SeriesOfGames {
    games: number;
    wins: number;
    draws: number;
    losses: number;
    /** Points, 0..1, with Wilson's interval of 95 %. */
    score: number;
    score_low: number;
    score_high: number;
    elo: number | null;
    elo_error: number | null;
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

export interface TournamentLine extends Line, LeagueExtras {
    type: "tournament";
    job: number;
    format: "robin" | "gauntlet" | "knockout";
    players: string[];
    games: number;
    /** Best first. */
    rows: ({ player: string } & SeriesOfGames)[];
    /** Points of the row's player against the column's, as `players`; null = not met. */
    cross: (number | null)[][];
    /** All that have met, players by number, from the side of `a`. */
    pairs: { a: number; b: number; wins: number; draws: number; losses: number }[];
    /** The document's statistics of every player, then of every side, over the games that it played. */
    tallies: Tally[];
    /** Of a knock-out that is over. */
    winner?: string;
}

/** `progress` of a tournament. */
export interface TournamentProgress extends BatchProgress, Omit<TournamentLine, "type" | "job"> {
    kind: "tournament";
}

export interface MatchLine extends Line, LeagueExtras {
    type: "match";
    job: number;
    players: string[];
    games: number;
    wins: number;
    draws: number;
    losses: number;
    /** Points of the first player, 0..1, with its Wilson interval of 95 %. */
    score?: number;
    score_low?: number;
    score_high?: number;
    elo: number | null;
    elo_error: number | null;
    superiority?: number;
    /** With elo0 and elo1: the log-likelihood ratio; verdict 1 = elo1, -1 = elo0, 0 = not yet. */
    sprt?: { elo0: number; elo1: number; llr: number; verdict: number };
    pv: { [subkey: string]: number };
    sigma: { [subkey: string]: number };
    avg_victories: { [subkey: string]: number };
    avg_stones: { [subkey: string]: number };
    /** What the figures are of, as the document writes it. */
    statistics?: string;
    /** Of more than two players, as `players`. */
    rows?: ({ player: string } & SeriesOfGames)[];
}

/** `progress` of a match. */
export interface MatchProgress extends BatchProgress, Omit<MatchLine, "type" | "job"> {
    kind: "match";
}

/** Means over the games of one player of a sweep, each with half of its interval of 95 %. */
export interface SweepFigures {
    spec: string;
    /** Mean of the points, or the share of games won. */
    score: number;
    error: number;
    ms: number;
    games: number;
    wins: number;
    draws: number;
    avg_victories: number;
    avg_victories_error: number;
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

/** Last line of `sweep`. */
export interface SweepLine extends Line {
    type: "sweep";
    job: number;
    opponent: string;
    rows: SweepRow[];
    /** Games of one player: the opponent by itself, on the same deals. */
    reference?: SweepFigures;
    error?: string;
}

/** `progress` of a sweep. */
export interface SweepProgress extends BatchProgress {
    kind: "sweep";
    rows?: SweepRow[];
    reference?: SweepFigures;
}

export type BatchLine = BatchProgress | Unit | UnitResult | MatchLine | TournamentLine | SweepLine;
