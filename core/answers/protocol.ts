/**
 * The JSON protocol: what the core answers after `json on`, one type for each kind of line. The other
 * files of this folder hold the lines of their commands: series.ts (match, tournament, sweep, units),
 * judging.ts (review, loss, accuracy), learning.ts (evolve, train), inspect.ts (tree, node, log,
 * descent, history) and session.ts (lists, help, seed, link, jobs). `help protocol` tells which command
 * answers with which types.
 *
 * Programs send plain console lines. Every answer is one object with `type` and `re`, the number of
 * the line it answers; what a job says carries `job`, too. The page is written against these types, and
 * tests/answers holds real answers of every command against them.
 */

import type { Code } from "./codes.ts";
import type { InspectLine } from "./inspect.ts";
import type { JudgeLine } from "./judging.ts";
import type { LearningLine } from "./learning.ts";
import type { SeriesLine } from "./series.ts";
import type { SessionLine } from "./session.ts";

export type * from "./codes.ts";
export type * from "./inspect.ts";
export type * from "./judging.ts";
export type * from "./learning.ts";
export type * from "./series.ts";
export type * from "./session.ts";

/** Members of every line. */
export interface Line {
    type: string;
    /** Number of the input line that is answered, from 1. */
    re: number;
    /** Number of the job that speaks, from 1. */
    job?: number;
}

/**
 * What a sentence of the core is made from. Sentences are for people: a program, or another language, goes
 * by `code` and `parts`. A line `error` has these members itself; beside a sentence in a member they stand in
 * `MEMBER_said`.
 */
export interface Said {
    /** What is said ("unknown_name"), a row of messages.def in a folder of core/. It stays when the English changes. */
    code: Code;
    /** The values in it by their names, as they stand in the text; what the text leaves out is not there. */
    parts: { [name: string]: number | string };
    /** The sentence that it quotes, of a job that was refused for instance. */
    cause?: Quoted;
}

/** A sentence within another one; `code` is left out of one that is quoted too deep. */
export interface Quoted extends Partial<Said> {
    text: string;
}

/** One row of a parameter table: default, bounds, help and slider. */
export interface Param {
    name: string;
    alias?: string;
    /** In words for people, unique within its row. */
    title: string;
    doc: string;
    unit?: string;
    /** Of a single one, where that is another word: "ply" of "plies". */
    unit_one?: string;
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
    /** One of the few that matter most: shown first and open. */
    main?: boolean;
    choices?: string[];
    /** What people call the choices, where the words do not say it. */
    choice_titles?: string[];
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

/** What a searcher is for; of several that fit a game the last of the list is taken. */
export type Role =
    | "person"
    | "baseline"
    | "opponent"
    | "analyst"
    | "judge"
    | "exact"
    | "evolved"
    | "curve"
    | "windows"
    | "full";

export interface SearcherRow extends Row {
    /** It was written here. */
    own?: boolean;
    /** The family it is made for; it takes the place of a general one of the same name there. */
    game?: string;
    /** Its roles, with the values that it takes each with: the inside of a spec's parentheses. */
    roles: { [role in Role]?: string };
    /** What it tells of a search besides its report. */
    shows: ("descents" | "iterations")[];
    /** It has a stack of its own: the searcher that visits the same nodes by functions that call themselves. */
    recursive?: string;
    /** Bytes of the machine's stack that a call of its recursion fills, as measured natively; WebAssembly hides them. */
    call?: number;
}

export interface EvalRow extends Row {
    role: "plain" | "strong" | "other";
}

export interface GameRow extends Row {
    evals: EvalRow[];
    playouts: EvalRow[];
    /** What can be trained: `train LEARNER`. */
    learners?: Row[];
    /**
     * Levels of strength, alike for all searchers of the game: presets ahead of those of the searchers
     * that are named. A level that a searcher cannot reach is left out.
     */
    levels: { searchers: string[]; presets: Preset[] }[];
    /** How its pieces are drawn: one word, or none for discs on squares. */
    look: Look[];
    /** What can be done in it besides playing it move by move. */
    tools: Tool[];
    /** What a move asks of a person: a row a click, one row where a move takes no click; none = click a cell. */
    asks: Ask[];
    /** How it can end; `Show.ended` says which. A part of the text stands in braces: "{loser} has crashed". */
    endings: { code: string; text: string }[];
    /** What is to be reached, of games with a goal; `go_on`: values of the spec with which they do not end there. */
    goal?: { code: string; text: string; name: string; go_on: string | null };
    /** How moves are called where their notation is not what people say: "l" is "left". */
    move_titles: { [move: string]: string };
    /** A move within a sentence: "column {move}". */
    move_phrase?: string;
    /** What `Show.tally` counts: "tiles of {tally}". */
    tally_phrase?: string;
    /** Games played in rounds: values of the spec for a clock. */
    real_time?: string;
}

/** What one click of a move asks of a person. */
export interface Ask {
    code: string;
    /** What it chooses, in a list. */
    title: string;
    /** What to do with pointer and keys, and with fingers. */
    text: string;
    touch: string;
}

/**
 * frame: discs behind a frame with round holes; queens: queens and blocks; trails: riders with their trails on
 * a map; tiles: numbered tiles that slide.
 */
export type Look = "frame" | "queens" | "trails" | "tiles";

/**
 * set_up: positions are set up cell by cell (`edit`); map: its ground can be drawn; rounds: all players' moves
 * together are a step (`round`), which a clock may run; autoplay: the one player hands the keys to a computer;
 * outlook: what the dice may bring is worth a look; layers: values lie over the board; wasd: these letters
 * steer as the arrow keys do.
 */
export type Tool =
    | "set_up"
    | "map"
    | "rounds"
    | "autoplay"
    | "outlook"
    | "layers"
    | "wasd"
    | "lockstep";

/** Parts of a sentence by name: numbers; of a player the seat. */
export interface Parts {
    [name: string]: number;
}

export interface Command {
    name: string;
    usage: string;
    doc: string;
    /** Heading in the help: "game", "players", "search", "experiments", "session". */
    group: string;
    /** Types of its answers, blanks between. */
    answers: string;
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

/** Values of a spec by parameter name; a nested spec is {name, role, values}. */
export type Values = { [name: string]: number | boolean | string | NestedSpec };

export interface NestedSpec {
    name: string;
    /** Only where the default is a role with values of its own in this variant: the role, "" if it is not that. */
    role?: string;
    values: Values;
}

/** `spec KIND TEXT [path=value ...]`: reads a spec, changes it, writes it back. */
export interface SpecLine extends Line {
    type: "spec";
    kind: "game" | "player" | "eval" | "playout" | "learner";
    /** Canonical text, defaults left out. */
    text: string;
    name: string;
    values: Values;
}

/** `searchers`: which searchers fit the present game, and why the others do not. */
export interface SearchersLine extends Line {
    type: "searchers";
    searchers: {
        name: string;
        title: string;
        fits: boolean;
        reason?: string;
        reason_said?: Said;
    }[];
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
    /** Whose piece this is has lost, and moves no more. */
    out?: boolean;
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
    /** As words of lines and in statistics. */
    player_names: string[];
    /** As said to people. */
    player_titles: string[];
    status: "ongoing" | "over";
    moves_played: string[];
    /** Moves that `redo` can play again. */
    redo: string[];
    /** So many of the moves played are choices of a round that is not over: the others do not see them yet. */
    pending?: number;
    /** Utility per player of a finished game. */
    result: number[] | null;
    /** One sentence: who moves, or who won and how. */
    result_text: string;
    /** Games with a goal: what is to be reached in this variant, and whether it is. */
    goal?: { code: string; text: string; name: string; parts: Parts; reached: boolean };
    /**
     * How a finished game ended: a row of `GameRow.endings`, or "over" where there is none. `cells`: those of the
     * winning line, or of the last piece.
     */
    ended?: { code: string; text: string; parts: Parts; cells: number[] };
    /** Canonical specs of the seats; who was named by a preset keeps it: uct(preset=medium). */
    players: string[];
    seed: number;
    two_player: boolean;
    points: boolean;
    /** Games with a count beside the result: points banked so far, and that count, per player. */
    score?: number[];
    tally?: number[];
    /** Games that are about the largest piece: that one, per player. */
    peak?: number[];
    pieces: { name: string; title: string; letter: string; owner: number }[];
    view: View;
    moves: MoveRow[];
    /** The share link's part after '#', without '#'. */
    link: string;
}

/** Who sits at a seat. */
export interface PlayerRow {
    spec: string;
    name: string;
    searcher: string;
    /** Of this player, from 1; a clone gets a new one. */
    number: number;
    /** Name of the seat. */
    side: string;
    values: Values;
    human: boolean;
}

/** `players` */
export interface PlayersLine extends Line {
    type: "players";
    players: PlayerRow[];
    /** Seats whose player no longer fitted the game and was reset: sentences. */
    reset: string[];
    /** What these are made from, in the same order, where there are any. */
    reset_said?: Said[];
}

/**
 * After `follow on`: how the session stands after a change, whatever has made it, in one line. It answers the line
 * that has changed it, or whose job has, after all other answers; `re` 0 = a file that was handed in.
 */
export interface PositionLine extends Line {
    type: "position";
    /** Of the session: grows with every change. */
    version: number;
    /**
     * What is different since the line before, of everything at first. rules: another variant; game: another record
     * of moves, the one before is gone; move: moves were played, taken back or played again; players: who sits where;
     * searchers: who can be named; seed.
     */
    changed: ("rules" | "game" | "move" | "players" | "searchers" | "seed")[];
    show: Omit<Show, keyof Line>;
    /** Those of `players`, when they have changed. */
    players?: PlayerRow[];
    reset?: string[];
    reset_said?: Said[];
    /** Those of `searchers`, when they have changed. */
    searchers?: SearchersLine["searchers"];
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
    /**
     * How often the move is drawn, 0..1, where the choice is a mixture: who knew the move could answer it,
     * so `best` is one that was drawn. Left out where one move is chosen.
     */
    mix?: number;
    /** What the dice may bring: least value, quartiles, largest, weighted by probability. */
    spread?: number[];
    pv: string[];
}

/**
 * What values are measured in. result: estimates of the result, -100 lost, +100 won, so (value + 100) / 2
 * is a percentage; evaluation: the unit of an evaluation; points: expected points of the game (of `eval`:
 * points still to come); chance: the chance in percent that the goal of the game is reached.
 */
export interface Scaled {
    scale: "result" | "evaluation" | "points" | "chance";
    /** Between which values lie; null = nobody knows. */
    bounds: [number, number] | null;
    /** What the values of this position come to for people, where games were played to find out. */
    estimate?: Estimate;
}

/** A logistic curve: its share of a value is 1 / (1 + e^-(offset + slope x value)). */
interface Logistic {
    offset: number;
    slope: number;
    /** Missing = 1; else value stands for 100 x (value / 100)^power with the sign of the value. */
    power?: number;
}

/**
 * What values of an evaluation come to: low + (high - low) x share. result: an estimate of the result, -100 lost,
 * +100 won, the same for either player; points: the points that the game is expected to end with.
 */
export interface Estimate extends Logistic {
    scale: "result" | "points";
    low: number;
    high: number;
    /** The evaluation that it is of. */
    eval: string;
    /** That it is fitted to. */
    games: number;
    /** Of points: the level of strength at which the game goes on. */
    level?: string;
    /** The share is the chance that this is still reached: {"code": "tile", "text": "tile 64", "parts": {"tile": 64}}. */
    next?: Logistic & { code: string; text: string; parts: Parts };
}

/** What a search says; values are for the player to move. */
export interface Report extends Scaled {
    spec: string;
    best: string | null;
    value: number | null;
    proven: Proven;
    proven_in: number;
    /** Why there is nothing more to find, a sentence, where the search has ended by itself. */
    ended: string | null;
    ended_said?: Said;
    depth: number;
    nodes: number;
    playouts: number;
    ms: number;
    nps: number;
    /** Bytes that the search has reserved: positions, moves, tables, tree. Without a clock it is left out, as it differs between targets. */
    reserved?: number;
    /** Bytes of these for each ply on the way to the position that is looked at. Only with a clock, and of searchers of fixed depth. */
    frame?: number;
    /** Bytes of the machine's stack that functions which call themselves fill at the deepest node. Only natively, with a clock, and of searchers of fixed depth. */
    stack?: number;
    /** Whether a clock decided something: the result may differ next time. */
    timed: boolean;
    /** Sequence of restarts: grows when a change of a parameter began the search anew. */
    run: number;
    pv: string[];
    /** Three or more players: value for each. */
    vector?: number[];
    /** By names, which stay: "table_hits". */
    counters: { [name: string]: number };
    /** What people call the counters, where their names do not say it: "table hits". */
    counter_titles: { [name: string]: string };
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
    /** The first time only: the moves that `visits` and `values` are of. */
    order?: string[];
    visits: number[];
    values: (number | null)[];
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

/** `report` of an analysis, or of a player that thinks about its move. */
export interface ThinkReport extends Line, Report {
    type: "report";
    job: number;
    kind: "analyze" | "go";
    /** `go`: what it would play now. */
    move?: string | null;
    /** A sentence for each counter. */
    counter_docs: { [name: string]: string };
}

export type JobKind =
    | ("analyze" | "go" | "round" | "perft" | "divide" | "bench" | "simulate")
    | ("match" | "tournament" | "sweep" | "rate" | "ladder" | "evolve" | "train")
    | ("review" | "loss" | "accuracy")
    | "unit_result";

/** A job began. */
export interface Started extends Line {
    type: "started";
    job: number;
    kind: JobKind;
}

/** A job was thrown away (`cancel`, or the position changed under a `go`). */
export interface Cancelled extends Line {
    type: "cancelled";
    job: number;
    reason: string;
    reason_said: Said;
}

/** `tune JOB path=value` */
export interface Tuned extends Line {
    type: "tuned";
    job: number;
    /** Of a search: the player as it is now. */
    spec?: string;
    /** Of an evolution or a training: what was set, as it was understood. */
    parameters?: string;
    restarted: boolean;
}

/** `eval SPEC` */
export interface EvalLine extends Line, Scaled {
    type: "eval";
    spec: string;
    /** Whose view the value is. */
    player: number;
    value: number;
    terms: { [name: string]: number };
    /** In words for people: all terms that the evaluation may tell, those of moves included. */
    titles: { [name: string]: string };
    /**
     * How the terms become the value where it is not their sum: 99 x sum / (half + |sum|), so that a sum
     * without bounds stays between a loss and a win.
     */
    squash?: { sum: number; half: number };
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

/** `simulate [PLAYOUT] count=N playouts=N first=MOVE`: random games from here. */
interface Simulated extends Line {
    job: number;
    policy: string;
    seed: number;
    /** The games that are shown; the piece on every cell in the end, -1 = none. */
    games: { moves: string; length: number; result: number[]; pieces: number[] }[];
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
    cells: number[];
    /**
     * With `choices=N`, of policies that draw a number below `below` for each choice and take it modulo the number of
     * possible moves: of every game that is shown, at each of `steps` steps, the possible moves (places in `moves`; none = the
     * game is over and waits for the others), the number drawn, and the cell on which the player stands before it.
     */
    choices?: {
        below: number;
        steps: number;
        moves: string[];
        games: { possible: number[][]; number: number[]; cell: number[] }[];
    };
    /**
     * With `speed=N`: games in every way to compute them, and whether they were the same. `ms` is of the
     * `measured` ones, without the first batch; `factor`: how many times as fast as the last way, and by how
     * much that deviates from batch to batch (`spread`); null where there is no clock.
     */
    speed?: {
        playouts: number;
        measured: number;
        kernels: { title: string; ms: number; factor: number | null; spread: number | null }[];
        same: boolean;
    };
}

export interface SimulateLine extends Simulated {
    type: "simulate";
}

export interface SimulateReport extends Simulated {
    type: "report";
    kind: "simulate";
}

/** `sgf`: the record of the game as text. */
export interface SgfLine extends Line {
    type: "sgf";
    sgf: string;
}

/** `notation`: the moves of the game, those of the dice among them, with blanks between them. */
export interface NotationLine extends Line {
    type: "notation";
    notation: string;
}

/** `trace [MOVE...]`: the way that pieces took, or would take. */
export interface TraceLine extends Line {
    type: "trace";
    /** Moves of the record, those that can be redone included. */
    plies: number;
    /** [ply, from, to, piece]; from -1 = it appears, to -1 = it vanishes. */
    steps: [number, number, number, number][];
}

interface Round extends Line {
    job: number;
    /**
     * Per player; null for persons and for who does not choose. `late`: it was ended before it knew enough to choose,
     * and goes straight on where that is open.
     */
    players: ({ ms: number; playouts: number; nodes: number; late?: true } | null)[];
    ms: number;
}

/** Last line of `round`: who thought how long, and what was played. */
export interface RoundLine extends Round {
    type: "round";
    /** Not after `round ahead`; null for who did not move. */
    moves?: (string | null)[];
}

/** A round in which the computers still think. */
export interface RoundProgress extends Round {
    type: "progress" | "report";
    kind: "round";
}

/** `tree [max]` */
export interface TreeLine extends Line {
    type: "tree";
    job: number;
    /** Nodes in the whole record, or below the node that was named. */
    known: number;
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
        /** One of ENDS in inspect.ts. */
        end: string;
    }[];
}

/** `why MOVE` */
export interface WhyLine extends Line {
    type: "why";
    job: number;
    move: string;
    text: string;
}

/** A refused line, or a job that came to nothing: of several sentences in `text` the first has the `code`. */
export interface ErrorLine extends Line, Said {
    type: "error";
    text: string;
}

/** Commands without an answer of their own. */
export interface Ok extends Line {
    type: "ok";
    /** `open`: the part of the link that is the page's own. */
    view?: string;
    /** `open`: what of the link could not be taken. */
    note?: string;
    note_said?: Said;
}

export type AnyLine =
    | Describe
    | SpecLine
    | SearchersLine
    | Show
    | PlayersLine
    | PositionLine
    | Progress
    | Analyze
    | Go
    | ThinkReport
    | Started
    | Cancelled
    | Tuned
    | EvalLine
    | (SimulateLine | SimulateReport)
    | SgfLine
    | NotationLine
    | TraceLine
    | RoundLine
    | RoundProgress
    | TreeLine
    | WhyLine
    | InspectLine
    | SeriesLine
    | LearningLine
    | JudgeLine
    | SessionLine
    | ErrorLine
    | Ok;
