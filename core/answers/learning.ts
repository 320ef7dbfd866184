/** What learning jobs say: `evolve` and its populations, `train` and its networks. */
import type { Line, Said } from "./protocol.ts";
import type { Stopped } from "./series.ts";

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
    /** What happened in it: parents selected, their children, mutants, individuals drawn, measured, left. */
    events: {
        selected: number;
        children: number;
        mutants: number;
        drawn: number;
        measured: number;
        survivors: number;
    };
}

/** After every generation of `evolve`. */
export interface GenerationLine extends Line, Generation {
    type: "generation";
    kind: "evolve";
    job: number;
    measure: "wins" | "score";
    best_spec: string;
    /** Paths of the genes. */
    genes: string[];
    population: {
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
export interface EvolveLine extends Line, Partial<Generation>, Stopped {
    type: "evolve";
    job: number;
    measure: "wins" | "score";
    spec: string;
    against: string | null;
    best_spec: string | null;
    /** Why it ended, a part of a sentence. */
    reason: string | null;
    reason_said?: Said;
    timed: boolean;
    history: Generation[];
    genes: string[];
    /** Why the evolution gave up, or how often players have failed. */
    error?: string;
    error_said?: Said;
}

/** An evolution at work; the figures are the last generation's, once there is one. */
export interface EvolveProgress extends Line, Partial<Generation> {
    type: "progress";
    kind: "evolve";
    job: number;
    done: number;
    total: number;
    text: string;
    measure: "wins" | "score";
    error?: string;
    error_said?: Said;
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

/** `population best|use`: one of them, and the seat that it got. */
export interface IndividualLine extends Line {
    type: "individual";
    id: number;
    spec: string;
    seat?: number;
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
    kind: "train";
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
    stopped?: true;
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
    text: string;
}

export interface TrainReport extends Omit<TrainLine, "type"> {
    type: "report";
    kind: "train";
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
    /** Exponent of the tile that wins, and how often a 4 came, one time in so many. */
    target?: number;
    four?: number;
    seed?: number;
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

export type LearningLine =
    | GenerationLine
    | EvolveLine
    | EvolveProgress
    | EvolveReport
    | IndividualLine
    | PopulationLine
    | PopulationText
    | PopulationLoaded
    | LearnedLine
    | TrainLine
    | TrainProgress
    | TrainReport
    | NetworksLine
    | NetworkLine;
