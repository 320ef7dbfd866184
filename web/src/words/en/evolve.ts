/** Evolutions: what evolves, how far it is, the population and where the best one comes from. */
import { type Forms, type Piece, part, rich } from "../grammar.ts";
import { decimals, grouped, percent } from "../numbers.ts";
import { counted, GAMES } from "./english.ts";

const INDIVIDUALS: Forms = { one: "individual", other: "individuals" };
const GENERATIONS: Forms = { one: "generation", other: "generations" };

interface Games {
    done: number;
    total: number;
}

const playedOf = (games: Games | null) =>
    games === null ? "" : `: ${grouped(games.done)} of ${grouped(games.total)} games`;

/** By the core's names of them. */
const ORIGINS: { [how: string]: string } = {
    start: "start",
    crossing: "crossing",
    mutation: "mutation",
    sample: "drawn",
    mean: "mean",
    step: "step",
};

/** Where an individual comes from: "crossing of 3 and 4"; `how` as the core calls it. */
function origin(how: string | undefined, parents: readonly number[]): Piece[] {
    const word = ORIGINS[how ?? ""] ?? "not known here";
    if (parents.length === 0) return rich`${word}`;
    const names = parents.flatMap((parent, i) =>
        i === 0 ? [part("parent", String(parent))] : rich` and ${part("parent", String(parent))}`,
    );
    return rich`${word} of ${names}`;
}

interface Born {
    how?: string;
    parents?: readonly number[];
    born?: number;
}

const born = ({ how, parents = [], born }: Born) =>
    `${origin(how, parents)
        .map(({ text }) => text)
        .join("")}, generation ${born ?? "?"}`;

export const evolve = {
    title: "Evolution",
    about: "Parameters of a player evolve: individuals play, the better ones have children. The same seed gives the same evolution, whatever the number of workers. The last population stays in this browser until you forget it.",

    // ------------------------------------------------------------ what evolves
    player: "Player to evolve",
    settings: "Its settings",
    presets: "Presets of the player to evolve",
    genes: "Genes",
    noGenes:
        "This player has no parameter that can be evolved; choose another evaluation or player.",
    against: "Measured against",
    itself: "itself, as it is now",
    parameters: "Parameters",
    /** `stop`: per cent of the games; `generations`: 0 = no end. */
    until: (stop: string, generations: number) =>
        generations > 0
            ? `Ends as soon as the best one wins more than ${percent(stop)} of its games, or after ${counted(generations, GENERATIONS)}.`
            : `Ends as soon as the best one wins more than ${percent(stop)} of its games.`,

    // ------------------------------------------------------------ buttons
    start: "Start",
    fresh: "New population",
    further: { text: "Evolve further", tip: "More generations of the population at hand" },
    save: "Save",
    load: "Load",
    forget: "Forget",
    unusable: "The population of an earlier visit cannot be used any more.",

    // ------------------------------------------------------------ how far it is
    played: "Games played",
    states: { running: "", paused: "Paused.", done: "", cancelled: "Cancelled.", loaded: "" },
    generation: (number: number, games: Games | null) => `Generation ${number}${playedOf(games)}.`,
    firstPlays: (games: Games | null) => `The first population plays${playedOf(games)}.`,
    firstIncomplete: "The first population has not played all of its games.",
    /** `earlier`: of an earlier visit. */
    loaded: (count: number, player: string, generation: number, earlier: boolean) =>
        earlier
            ? `Loaded: ${counted(count, INDIVIDUALS)} of ${player}, generation ${generation}, from an earlier visit.`
            : `Loaded: ${counted(count, INDIVIDUALS)} of ${player}, generation ${generation}.`,
    ended: (reason: string) => `Ended because ${reason}.`,
    work: (games: number, rate: number, time: string, left: string) =>
        [`${grouped(games)} games`, `${grouped(rate)} per second`, time, left]
            .filter((text) => text !== "")
            .join(", "),

    // ------------------------------------------------------------ fitness by generation
    fitness: {
        title: {
            wins: "Fitness (games won) by generation",
            score: "Fitness (mean score) by generation",
        },
        label: {
            wins: (best: string, mean: string, generation: number) =>
                `Chart: games won of the best ${best}, mean of the population ${mean} in generation ${generation}; the table of generations has all numbers`,
            score: (best: string, mean: string, generation: number) =>
                `Chart: mean score of the best ${best}, mean of the population ${mean} in generation ${generation}; the table of generations has all numbers`,
        },
        axis: "generation",
        best: "best, 95 %",
        mean: "mean ± spread",
    },
    generations: {
        caption: "Generations",
        generation: "generation",
        best: { wins: "best %", score: "best" },
        from: "from",
        to: "to",
        interval: "Interval of 95 %",
        mean: { wins: "mean %", score: "mean" },
        spread: "spread",
        worst: "worst",
        bestScore: "best score",
        meanScore: "mean score",
        games: "games",
    },

    // ------------------------------------------------------------ the event log
    log: {
        title: "Event log",
        generation: (number: number) => `Generation ${number}`,
        selected: (count: number) => `Selection ended: ${counted(count, INDIVIDUALS)} selected.`,
        bred: (children: number, mutants: number) =>
            `${children} by crossing, ${mutants} by mutation.`,
        drawn: (count: number) => `${counted(count, INDIVIDUALS)} drawn.`,
        measured: (count: number, survivors: number) =>
            `${counted(count, INDIVIDUALS)} measured, ${survivors} stay.`,
    },

    // ------------------------------------------------------------ the population
    population: {
        title: "Population",
        sort: "Sort by gene",
        individual: "Individual",
        look: (id: number) => `Look at individual ${id}`,
        wins: { title: "Wins %", doc: "Games won, in percent" },
        score: { title: "Score", doc: "Mean score of its games" },
        born: { title: "Born", doc: "Generation in which it was born" },
        genes: {
            title: "Genes",
            doc: (sorted: string) => `Genes that it has; sorted by ${sorted}`,
        },
        first: (count: number) => `Only the first ${count}`,
        all: (count: number) => `All ${count}`,
    },

    // ------------------------------------------------------------ one of them
    one: {
        label: "Individual that is looked at",
        title: (id: number, best: boolean) =>
            best ? `Individual ${id}, the best` : `Individual ${id}`,
        born,
        about: ({
            wins,
            score,
            games,
            ...rest
        }: Born & { wins?: number; score: number; games: number }) => {
            const won = wins === undefined ? "" : `${percent(decimals(wins, 1))} won, `;
            return `${born(rest)}; ${won}score ${grouped(score, 2)} in ${counted(games, GAMES)}`;
        },
        watch: "Watch it play",
        use: "Use as player",
        useAs: (seat: string) => `Use as ${seat}`,
        copy: "Copy link",
        copied: (id: number) => `The link of individual ${id} was copied.`,
        notCopied: "The browser did not let the page copy. This is the link:",
    },

    // ------------------------------------------------------------ parallel coordinates
    parallel: {
        title: "Parallel coordinates",
        figure: (count: number) => `Genes of ${count} individuals, a line for each`,
        label: (title: string) => `${title}; the table of the population has all values`,
        table: "Genes and fitness of every individual.",
        individual: "individual",
        fitness: "fitness",
        value: (gene: string, value: string) => `${gene} ${value}`,
        words: (id: number, values: readonly string[]) => `Individual ${id}: ${values.join(", ")}`,
        note: (id: number) =>
            `Stronger lines have won more; individual ${id} stands out. Above each axis its largest value; the dashed lane is for absent genes.`,
    },

    // ------------------------------------------------------------ ancestry
    ancestry: {
        title: "Ancestry of the best",
        none: "The ancestors are known while the evolution is at hand.",
        origin,
        generation: (number: number) => `generation ${number}`,
        wins: (share: number) => percent(decimals(share, 1)),
    },
};
