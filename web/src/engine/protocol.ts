/**
 * The JSON lines of the core, one type each. The core writes them (core/shell, core/play), the page
 * reads them; this file is the contract between the two.
 *
 * The page sends plain console lines. Every answer is one object with `type` and `re`, the number of
 * the line it answers; what a job says carries `job`, too.
 */

import type {
    RegretLine,
    ReviewedLine,
    ReviewLine,
    ReviewProgress,
    TruthLine,
    TruthProgress,
} from "./judge.ts";
import type { SeeLine } from "./see.ts";

export type * from "./judge.ts";

/** Members of every line. */
export interface Line {
    type: string;
    /** Number of the input line that is answered, from 1. */
    re: number;
    /** Number of the job that speaks, from 1. */
    job?: number;
}

/** One row of a parameter table: default, bounds, help and slider. */
export interface Param {
    name: string;
    alias?: string;
    doc: string;
    unit?: string;
    type: "int" | "real" | "bool" | "enum" | "time" | "text" | "spec" | "blob";
    min?: number;
    max?: number;
    /** Default: a number, a boolean, or text for enum, text and spec. */
    init: number | boolean | string;
    step?: number;
    log?: boolean;
    gene?: boolean;
    advanced?: boolean;
    limit?: boolean;
    choices?: string[];
    /** spec: which kind of row ("eval", "playout"); blob: which kind of file ("network"). */
    kind?: string;
}

export interface Preset {
    name: string;
    title?: string;
    doc?: string;
    /** The inside of a spec's parentheses. */
    values: string;
}

export interface Row {
    name: string;
    title: string;
    doc: string;
    aliases?: string[];
    params: Param[];
    presets: Preset[];
}

export interface SearcherRow extends Row {
    /** The family it is made for; it takes the place of a general one of the same name there. */
    game?: string;
}

export interface EvalRow extends Row {
    role: "plain" | "strong" | "other";
}

export interface GameRow extends Row {
    evals: EvalRow[];
    playouts: EvalRow[];
    /** What can be trained: `train LEARNER`. */
    learners?: Row[];
}

export interface Command {
    name: string;
    usage: string;
    doc: string;
    /** Heading in the help: "game", "players", "search", "experiments", "session". */
    group: string;
    /** key=value words of the command. */
    options?: Param[];
}

/** `describe` */
export interface Describe extends Line {
    type: "describe";
    version: string;
    games: GameRow[];
    searchers: SearcherRow[];
    commands: Command[];
}

/** Values of a spec by parameter name; a nested spec is {name, values}. */
export type Values = { [name: string]: number | boolean | string | NestedSpec };

export interface NestedSpec {
    name: string;
    values: Values;
}

/** `spec KIND TEXT [path=value ...]`: reads a spec, changes it, writes it back. */
export interface SpecLine extends Line {
    type: "spec";
    kind: "game" | "player" | "eval" | "playout";
    /** Canonical text, defaults left out. */
    text: string;
    name: string;
    values: Values;
}

/** `searchers`: which searchers fit the present game, and why the others do not. */
export interface SearchersLine extends Line {
    type: "searchers";
    searchers: { name: string; title: string; fits: boolean; reason?: string }[];
}

export interface Cell {
    id: number;
    x: number;
    /** Row from the bottom. */
    y: number;
    floor: number;
    place: string;
    /** Index into `pieces`, -1 = empty. */
    piece: number;
    owner: number;
    /** Click token; -1 = none. */
    click: number;
    label?: string;
    name: string;
    last?: boolean;
    win?: boolean;
    target?: boolean;
}

export interface View {
    columns: number;
    rows: number;
    floors: number;
    cells: Cell[];
    links: { from: number; to: number; kind: string }[];
    motions: { from: number; to: number; piece: number }[];
}

export interface MoveRow {
    move: string;
    /** Click tokens in order; the page filters moves by what was clicked so far. */
    path: number[];
    /** Direction keys ("left", "up", ...), empty when there are none. */
    keys: string[];
}

/** `show` */
export interface Show extends Line {
    type: "show";
    /** Canonical spec of the variant. */
    game: string;
    /** Name of the family. */
    family: string;
    position: string;
    /** Position text of the first state when the game did not start from the usual one. */
    start: string | null;
    /** Who chooses: 0.., -1 = chance, null = over. */
    mover: number | null;
    player_names: string[];
    status: "ongoing" | "over";
    moves_played: string[];
    /** Moves that `redo` can play again. */
    redo: string[];
    /** Utility per player of a finished game. */
    result: number[] | null;
    /** One sentence: who moves, or who won and how. */
    result_text: string;
    /** Canonical specs of the seats. */
    players: string[];
    seed: number;
    two_player: boolean;
    points: boolean;
    /** Games with a count beside the result: points banked so far, and that count, per player. */
    score?: number[];
    tally?: number[];
    pieces: { name: string; title: string; letter: string; owner: number }[];
    view: View;
    moves: MoveRow[];
    /** The share link's part after '#', without '#'. */
    link: string;
}

/** `players` */
export interface PlayersLine extends Line {
    type: "players";
    players: { spec: string; name: string; searcher: string; values: Values; human: boolean }[];
    /** Seats whose player no longer fitted the game and was reset: sentences. */
    reset: string[];
}

export type Proven = "win" | "draw" | "loss" | null;

export interface MoveReport {
    move: string;
    value: number | null;
    visits: number;
    nodes: number;
    bound: "exact" | "lower" | "upper" | null;
    proven: Proven;
    proven_in: number;
    error: number;
    /** What the dice may bring: least value, quartiles, largest, weighted by probability. */
    spread?: number[];
    pv: string[];
}

/** What a search says; values are for the player to move, 100 = a won game (or points). */
export interface Report {
    spec: string;
    best: string | null;
    value: number | null;
    proven: Proven;
    proven_in: number;
    depth: number;
    nodes: number;
    playouts: number;
    ms: number;
    nps: number;
    pv: string[];
    counters: { [name: string]: number };
    /** `report` only: a sentence for each counter. */
    counter_docs?: { [name: string]: string };
    /** Progress: the twelve best rows, best first. Last line: all rows in the order of the moves. */
    moves: MoveReport[];
    /** Progress only, in the order of `Show.moves`: effort and value (tenths) of every move. */
    visits?: number[];
    values?: (number | null)[];
}

/** While a search works, at most ten times a second. */
export interface Progress extends Line, Report {
    type: "progress";
    job: number;
    kind: "analyze" | "go";
    /** Sequence of restarts: grows when a change of a parameter began the search anew. */
    run: number;
}

/** Last line of `analyze`. */
export interface Analyze extends Line, Report {
    type: "analyze";
    job: number;
}

/** Last line of `go`: the move was played. */
export interface Go extends Line, Report {
    type: "go";
    job: number;
    move: string;
}

/** A job began. */
export interface Started extends Line {
    type: "started";
    job: number;
    kind: string;
}

/** A job was thrown away (`cancel`, or the position changed under a `go`). */
export interface Cancelled extends Line {
    type: "cancelled";
    job: number;
    reason: string;
}

/** `tune JOB path=value` */
export interface Tuned extends Line {
    type: "tuned";
    job: number;
    spec: string;
    restarted: boolean;
}

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

/** A generation of an evolution, in percent of games won or in points: see `measure`. */
export interface Generation {
    generation: number;
    best_id: number;
    /** Fitness of the best with its interval of 95 %. */
    best: number;
    low: number;
    high: number;
    /** Over the population. */
    mean: number;
    sd: number;
    worst: number;
    best_score: number;
    mean_score: number;
    /** Individuals measured and games played so far. */
    evaluations: number;
    games: number;
}

/** After every generation of `evolve`. */
export interface GenerationLine extends Line, Generation {
    type: "generation";
    job: number;
    measure: "wins" | "score";
    best_spec: string;
    /** Paths of the genes. */
    genes: string[];
    population?: {
        best_genes: (number | null)[];
        gene_mean: (number | null)[];
        gene_share: number[];
        ids: number[];
        fitness: number[];
        scores: number[];
        /** Gene by gene, in each the individuals in the order of `ids`. */
        values: (number | null)[][];
    };
}

/** Last line of `evolve`; `report` gives the same with everybody in it. */
export interface EvolveLine extends Line, Partial<Generation> {
    type: "evolve";
    job: number;
    measure: "wins" | "score";
    spec: string;
    against: string | null;
    best_spec: string | null;
    /** Why it ended, a part of a sentence. */
    reason: string | null;
    history: Generation[];
    genes: string[];
    /** Why the evolution gave up. */
    error?: string;
}

/** Somebody of a population. */
export interface Individual {
    id: number;
    how: string;
    born: number;
    parents: number[];
    games: number;
    /** Percent of the games won, in games with a goal. */
    wins?: number;
    score: number;
    low: number;
    high: number;
    /** In the order of `genes`; null = the gene is absent. */
    values: (number | null)[];
    spec: string;
}

export interface Ancestor {
    id: number;
    how?: string;
    born?: number;
    parents?: number[];
    wins?: number;
    score?: number;
}

/** `report` of an evolution. */
export interface EvolveReport extends Omit<EvolveLine, "type"> {
    type: "report";
    kind: "evolve";
    individuals: Individual[];
    ancestry: Ancestor[];
}

interface PopulationHead extends Line {
    /** The variant it plays. */
    game: string;
    spec: string;
    against: string | null;
    generation: number;
    count: number;
    /** Whether its games have a goal, so that they are won or not. */
    goals: boolean;
}

/** `population show` */
export interface PopulationLine extends PopulationHead {
    type: "population";
    genes: string[];
    individuals: Individual[];
}

/** `population save` */
export interface PopulationText extends PopulationHead {
    type: "population_text";
    text: string;
}

/** `population load` */
export interface PopulationLoaded extends PopulationHead {
    type: "population_loaded";
}

/** A part of a learning curve. */
export interface CurveRow {
    /** Since the beginning. */
    games: number;
    moves: number;
    /** Games of this part; the figures below are theirs. */
    window: number;
    /** Percent. */
    wins: number;
    score: number;
    best: number;
}

/** After every part of a training. */
export interface LearnedLine extends Line, CurveRow {
    type: "learned";
    job: number;
}

/** What a training has come to. */
interface Trained {
    /** Learner with its options. */
    spec: string;
    /** Name of the network. */
    name: string;
    games: number;
    total: number;
    moves: number;
    /** At work. */
    ms: number;
    /** Moves a second. */
    mps: number;
    wins: number;
    score: number;
    best: number;
    /** Weights that were changed, of all. */
    touched: number;
    weights: number;
    stopped?: boolean;
}

/** Last line of `train`. */
export interface TrainLine extends Line, Trained {
    type: "train";
    job: number;
    curve: CurveRow[];
}

/** A training at work. */
export interface TrainProgress extends Line, Trained {
    type: "progress";
    kind: "train";
    job: number;
    done: number;
}

export interface Network {
    name: string;
    /** Of its content; specs may name it by this, too. */
    id: string;
    /** Bytes. */
    size: number;
    game?: string;
    tuples?: string;
    reward?: string;
    /** It was trained on so many games. */
    games?: number;
}

/** `networks` */
export interface NetworksLine extends Line {
    type: "networks";
    networks: Network[];
}

/** `network take|load|save` */
export interface NetworkLine extends Line, Network {
    type: "network";
    /** `network save` only. */
    base64?: string;
}

/** `eval SPEC` */
export interface EvalLine extends Line {
    type: "eval";
    /** Whose view the value is. */
    player?: number;
    value: number;
    terms: { [name: string]: number };
    /** Overlay: value per cell id. */
    cells: { [id: string]: number };
    /** `eval SPEC moves`: the terms of every move; `dice` is the outcome that they count on. */
    moves?: {
        move: string;
        terms: { [name: string]: number };
        value: number;
        dice: string | null;
    }[];
}

/** `simulate [PLAYOUT] count=N playouts=N`: random games from here. */
export interface SimulateLine extends Line {
    type: "simulate";
    policy: string;
    /** The games that are shown. */
    games: { moves: string; length: number; result: number[] }[];
    /** Games of the statistics, and their lengths in plies. */
    playouts: number;
    mean: number;
    sd: number;
    min: number;
    max: number;
    /** Mean result and games won of every player. */
    results: number[];
    wins: number[];
    /** How often the games went to each cell, by cell id. */
    cells?: number[];
}

/** `sgf`: the record of the game as text. */
export interface SgfLine extends Line {
    type: "sgf";
    sgf: string;
}

/** `trace [MOVE...]`: the way that pieces took, or would take. */
export interface TraceLine extends Line {
    type: "trace";
    /** Moves of the record, those that can be redone included. */
    plies: number;
    /** [ply, from, to, piece]; from -1 = it appears, to -1 = it vanishes. */
    steps: [number, number, number, number][];
}

/** Last line of `round`: who thought how long, and what was played. */
export interface RoundLine extends Line {
    type: "round";
    job: number;
    /** Per player; null for persons and for who does not choose. */
    players: ({ ms: number; playouts: number; nodes: number } | null)[];
    ms: number;
    /** Not after `round ahead`; null for who did not move. */
    moves?: (string | null)[];
}

/** `tree [max]` */
export interface TreeLine extends Line {
    type: "tree";
    nodes: {
        id: number;
        parent: number;
        move: string | null;
        /** Probability, of outcomes of chance only. */
        chance?: number;
        value: number | null;
        visits: number;
        alpha: number | null;
        beta: number | null;
        bound: "exact" | "lower" | "upper" | null;
        end: string;
    }[];
}

/** `why MOVE` */
export interface WhyLine extends Line {
    type: "why";
    move: string;
    text: string;
}

/** A refused line. */
export interface ErrorLine extends Line {
    type: "error";
    text: string;
}

/** Commands without an answer of their own. */
export interface Ok extends Line {
    type: "ok";
}

export type AnyLine =
    | Describe
    | SpecLine
    | SearchersLine
    | Show
    | PlayersLine
    | Progress
    | Analyze
    | Go
    | Started
    | Cancelled
    | Tuned
    | BatchProgress
    | Unit
    | UnitResult
    | MatchLine
    | TournamentLine
    | SweepLine
    | GenerationLine
    | EvolveLine
    | EvolveReport
    | PopulationLine
    | PopulationText
    | PopulationLoaded
    | LearnedLine
    | TrainLine
    | TrainProgress
    | NetworksLine
    | NetworkLine
    | EvalLine
    | SimulateLine
    | SgfLine
    | TraceLine
    | RoundLine
    | TreeLine
    | WhyLine
    | SeeLine
    | ReviewedLine
    | ReviewLine
    | ReviewProgress
    | RegretLine
    | TruthLine
    | TruthProgress
    | ErrorLine
    | Ok;
