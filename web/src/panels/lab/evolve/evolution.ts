/**
 * One evolution of the core, its games played by a pool of workers, and the population
 * at hand, which is that of the evolution or a loaded one.
 */

import { effect, signal } from "@preact/signals";
import { engine } from "../../../engine/engine.ts";
import type { Job } from "../../../engine/job.ts";
import { Pool } from "../../../engine/pool.ts";
import type {
    Ancestor,
    EvolveReport,
    Generation,
    Individual,
    PopulationLoaded,
} from "../../../engine/protocol.ts";
import { Query } from "../../../engine/query.ts";
import { find, newGame, notify, resumeComputer, setSeat } from "../../../state/act/actions.ts";
import { ask, askWithFile } from "../../../state/act/ask.ts";
import { once } from "../../../state/act/once.ts";
import { drop, keep, keepAtRest, kept } from "../../../state/act/stored.ts";
import { carryFiles, makeEngine } from "../../../state/act/workers.ts";
import { learning } from "../../../state/keep/session.ts";
import { workers } from "../../../state/keep/settings.ts";
import { usualPlayer } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { evolve as say } from "../../../words/evolve.ts";

export interface Evolution {
    /** null: a loaded population. */
    work: Job<"evolve"> | null;
    state: Job["phase"] | "loaded";
    spec: string;
    against: string | null;
    game: string;
    measure: "wins" | "score";
    /** The condition to stop, as a sentence. */
    until: string;
    /** Why it ended. */
    reason: string | null;
    history: Generation[];
    genes: string[];
    individuals: Individual[];
    /** Of the best, itself first. */
    ancestry: Ancestor[];
    done: number;
    total: number;
    /** Of a loaded population: its generation, and whether it is that of an earlier visit. */
    loaded: { generation: number; earlier: boolean } | null;
    /** Milliseconds at work so far. */
    worked: number;
}

const none: Evolution = {
    ...{ work: null, state: "loaded", spec: "", against: null, game: "", measure: "wins" },
    ...{ until: "", reason: null, history: [], genes: [], individuals: [], ancestry: [] },
    ...{ done: 0, total: 0, loaded: null, worked: 0 },
};

export const evolution = signal<Evolution | null>(null);
/** The individual that is looked at; null = the best. */
export const chosenId = signal<number | null>(null);

export function isActive(): boolean {
    const state = evolution.value?.state;
    return state === "running" || state === "paused";
}

export function chosen(): Individual | undefined {
    const all = evolution.value?.individuals ?? [];
    return all.find((one) => one.id === chosenId.value) ?? all[0];
}

/** Plays the games of the evolution. */
const pool = signal<Pool | null>(null);

export interface EvolveRequest {
    spec: string;
    /** key=value words. */
    options: string[];
    until: string;
    /** Goes on with the population at hand. */
    goOn: boolean;
}

/** The line that has it evolve, without the size of its pool. */
const lineOf = ({ spec, options, goOn }: EvolveRequest) =>
    ["evolve", goOn ? "start=loaded" : spec, ...options].join(" ");

/** Whether it has evolved as is asked, to its own end, and that stands there. */
export function hasEvolved(request: EvolveRequest): boolean {
    const { work, game, state } = evolution.peek() ?? none;
    if (work === null || state !== "done" || game !== show.peek()?.game) return false;
    const { stopped = false } = work.last.peek() ?? {};
    return !stopped && work.line.startsWith(`${lineOf(request)} pool=`);
}

export async function startEvolution(request: EvolveRequest): Promise<void> {
    const old = evolution.value;
    const { spec, options, until, goOn } = request;
    await carryFiles([spec, ...options]);
    pool.value?.close();
    const players = new Pool(engine, makeEngine, workers());
    pool.value = players;
    const job = players.start("evolve", `${lineOf(request)} pool=${2 * workers()}`);
    void job.ended.then(() => {
        if (job.error !== "") notify("error", job.error);
    });
    if (!(await job.started)) return;
    chosenId.value = null;
    const begun: Evolution = {
        ...none,
        ...(goOn && old !== null ? old : { spec, game: show.value?.game ?? "" }),
        ...{ work: job, until, ancestry: [] },
    };
    evolution.value = begun;
    // What a lesson shows does not take the place of what people have evolved.
    if (learning.value === null) keepAtRest(job, keepPopulation);
    // Everybody and the ancestry of the best: asked for anew after every generation.
    const people = new Query(engine, "report", { again: 0 });
    effect(() => {
        const rows = job.rows.value;
        if (rows.length > 0 || !job.active) people.ask(`report ${job.number}`, [rows, job.active]);
    });
    effect(() => {
        const line = people.answer.value;
        const told = toldBy(job, begun, line?.kind === "evolve" ? line : null);
        if (evolution.peek()?.work === job) evolution.value = told;
    });
}

/** What an evolution has come to since it has begun. */
function toldBy(job: Job<"evolve">, begun: Evolution, people: EvolveReport | null): Evolution {
    const rows = job.rows.value;
    const last = job.last.value;
    const said = job.progress.value;
    const row = rows.at(-1);
    const first = rows[0]?.generation ?? Number.POSITIVE_INFINITY;
    const before = begun.history.filter(({ generation }) => generation < first);
    // One that is measured anew takes its own place.
    const history = new Map([...before, ...rows].map((one) => [one.generation, one]));
    const done = last?.games ?? said?.done ?? 0;
    const { individuals, ancestry } = people ?? begun;
    return {
        ...begun,
        state: job.phase,
        worked: job.worked,
        history: [...history.values()],
        done,
        total: job.active ? (said?.total ?? 0) : (last?.total ?? done),
        loaded: null,
        // Told with those who are left, who are asked for after the end.
        reason: people?.reason ?? null,
        measure: (people ?? last ?? row ?? begun).measure,
        genes: (people ?? row ?? begun).genes,
        ...{ individuals, ancestry },
    };
}

export function resizePool(): void {
    pool.value?.resize(workers());
}

/** Forgets the population. */
export async function forget(): Promise<void> {
    if (isActive()) return;
    await engine.send("population new");
    await drop("population", LAST);
    evolution.value = null;
    chosenId.value = null;
}

// ---------------------------------------------------------------- files

/** What a file is called on its way in. */
const FILE = "population-file";

/** The population as text; null after a notice. */
export async function populationText(): Promise<string | null> {
    return find(await ask("population save"), "population_text")?.text ?? null;
}

/** Takes the population of a file; what cannot be read is told and changes nothing. */
export async function loadPopulation(bytes: Uint8Array): Promise<boolean> {
    const answers = await askWithFile(`population load ${FILE}`, FILE, bytes);
    const loaded = find(answers, "population_loaded");
    if (loaded === undefined) return false;
    await keep("population", LAST, bytes);
    await showLoaded(loaded, false);
    return true;
}

/** What the browser calls it. */
const LAST = "last";

/** For the next visit; before its first generation is complete there is nothing to keep. */
async function keepPopulation(): Promise<void> {
    const text = find(
        await engine.send("population save", { quiet: true }),
        "population_text",
    )?.text;
    if (text !== undefined) await keep("population", LAST, new TextEncoder().encode(text));
}

/** The population of an earlier visit. */
export const recallPopulation = once(async () => {
    const [last] = await kept("population");
    if (last === undefined || evolution.value !== null) return;
    await engine.blob(FILE, last.bytes);
    const answers = await engine.send(`population load ${FILE}`, { quiet: true });
    engine.blobs.delete(FILE);
    const loaded = find(answers, "population_loaded");
    if (loaded === undefined) {
        const why = find(answers, "error")?.text;
        notify("error", say.unusable, { detail: why });
        await drop("population", LAST);
    } else if (evolution.value === null) await showLoaded(loaded, true);
});

async function showLoaded(loaded: PopulationLoaded, earlier: boolean): Promise<void> {
    const line = find(await engine.send("population show", { quiet: true }), "population");
    chosenId.value = null;
    evolution.value = {
        ...none,
        spec: loaded.spec,
        against: loaded.against,
        game: loaded.game,
        measure: loaded.goals ? "wins" : "score",
        genes: line?.genes ?? [],
        individuals: line?.individuals ?? [],
        loaded: { generation: loaded.generation, earlier },
    };
}

// ---------------------------------------------------------------- one individual

/** Seats an individual; the game goes on with it. */
export async function useIndividual(one: Individual, seat: number): Promise<boolean> {
    const game = evolution.value?.game;
    if (game !== undefined && game !== show.value?.game && !(await newGame(game, true)))
        return false;
    return setSeat(seat, one.spec);
}

/** A new game in which it plays by itself, against whom it was measured where it takes two. */
export async function watchIndividual(one: Individual): Promise<void> {
    const { game, against, spec } = evolution.value ?? {};
    if (!(await newGame(game, true)) || !(await setSeat(0, one.spec))) return;
    const seats = show.value?.player_names.length ?? 1;
    for (let seat = 1; seat < seats; seat++) await setSeat(seat, against ?? spec ?? usualPlayer());
    resumeComputer();
}
