/**
 * The gene lab: one evolution of the core, its games played by a pool of workers, and the population
 * at hand, which is that of the evolution or a loaded one.
 */

import { effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import { Pool } from "../engine/pool.ts";
import type {
    Ancestor,
    AnyLine,
    EvolveLine,
    EvolveProgress,
    EvolveReport,
    Generation,
    GenerationLine,
    Individual,
    PopulationLine,
} from "../engine/protocol.ts";
import { carryFiles, makeEngine, workers } from "../lab/run.ts";
import { find, newGame, notify, resumeComputer, setSeat } from "../state/actions.ts";
import { usualPlayer } from "../state/roles.ts";
import { show } from "../state/store.ts";

export interface Evolution {
    /** null: a loaded population. */
    job: number | null;
    state: "running" | "paused" | "done" | "cancelled" | "loaded";
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
    text: string;
    /** Milliseconds at work so far. */
    worked: number;
}

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

let pool: Pool | null = null;
let began = 0;
let waiting: EvolveProgress | null = null;
let listening = false;

function update(part: Partial<Evolution>): void {
    if (evolution.value !== null) evolution.value = { ...evolution.value, ...part };
}

function rested(): Pick<Evolution, "worked"> {
    const now = evolution.value;
    const before = now?.worked ?? 0;
    const worked = now?.state === "running" ? before + performance.now() - began : before;
    began = performance.now();
    return { worked };
}

function draw(): void {
    const line = waiting;
    waiting = null;
    if (line === null || evolution.value?.job !== line.job || !isActive()) return;
    update({ done: line.done, total: line.total, text: line.text, ...rested() });
}

function generationOf(line: GenerationLine | EvolveReport): Generation {
    const { generation, best_id, best, low, high, mean, sd, worst } = line as Generation;
    const { best_score, mean_score, evaluations, games } = line as Generation;
    return {
        ...{ generation, best_id, best, low, high, mean, sd, worst },
        ...{ best_score, mean_score, evaluations, games },
    };
}

let asking = false;
let again = false;

/** Fetches everybody and the ancestry of the best; what comes while it is asked is asked after it. */
async function fetchPeople(): Promise<void> {
    if (asking) {
        again = true;
        return;
    }
    asking = true;
    do {
        again = false;
        const job = evolution.value?.job;
        if (job == null) break;
        const answers = await engine.send(`report ${job}`, { quiet: true });
        const report = answers.find(
            (line): line is EvolveReport => line.type === "report" && line.kind === "evolve",
        );
        if (report !== undefined && evolution.value?.job === job) {
            const { genes, individuals, ancestry, measure } = report;
            update({ genes, individuals, ancestry, measure });
        }
    } while (again);
    asking = false;
}

function end(state: "done" | "cancelled", line?: EvolveLine): void {
    waiting = null;
    update({ ...rested(), state, ...(line && { reason: line.reason, measure: line.measure }) });
    const done = line?.games ?? evolution.value?.done ?? 0;
    update({ done, total: done });
    if (line?.error !== undefined) notify("error", line.error);
    pool?.close();
    pool = null;
    void fetchPeople();
}

function receive(line: AnyLine): void {
    const now = evolution.value;
    if (now === null || now.job === null || line.job !== now.job || !isActive()) return;
    if (line.type === "progress" && line.kind === "evolve") {
        if (waiting === null) requestAnimationFrame(draw);
        waiting = line;
    } else if (line.type === "generation") {
        const older = now.history.filter((row) => row.generation < line.generation);
        const { measure, genes } = line;
        update({ history: [...older, generationOf(line)], measure, genes });
        void fetchPeople();
    } else if (line.type === "evolve") {
        end("done", line);
    } else if (line.type === "cancelled") {
        end("cancelled");
    }
}

/** A crash takes the evolution with it; what was shown of it stays. */
effect(() => {
    if (engine.state.value === "crashed" && untracked(isActive)) end("cancelled");
});

export interface Wish {
    spec: string;
    /** key=value words. */
    options: string[];
    until: string;
    /** Goes on with the population at hand. */
    goOn: boolean;
}

export async function startEvolution(wish: Wish): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
    }
    const old = evolution.value;
    const { spec, options, until, goOn } = wish;
    await carryFiles([spec, ...options]);
    pool?.close();
    pool = new Pool(engine, makeEngine, workers(), { kind: "evolve" });
    const words = [goOn ? "start=loaded" : spec, ...options, `pool=${2 * workers()}`];
    const answers = await engine.send(`evolve ${words.join(" ")}`);
    const error = find(answers, "error");
    const job = find(answers, "started")?.job;
    if (error !== undefined) notify("error", error.text);
    if (job === undefined) {
        pool?.close();
        pool = null;
        return;
    }
    const kept = goOn && old !== null ? old : null;
    began = performance.now();
    chosenId.value = null;
    evolution.value = {
        job,
        state: "running",
        spec: kept?.spec ?? spec,
        against: kept?.against ?? null,
        game: kept?.game ?? show.value?.game ?? "",
        measure: kept?.measure ?? "wins",
        until,
        reason: null,
        history: kept?.history ?? [],
        genes: kept?.genes ?? [],
        individuals: kept?.individuals ?? [],
        ancestry: [],
        done: 0,
        total: 0,
        text: "",
        worked: 0,
    };
    for (const answer of answers) receive(answer);
}

export async function pauseEvolution(): Promise<void> {
    const now = evolution.value;
    if (now?.state !== "running") return;
    update({ ...rested(), state: "paused" });
    await engine.send(`pause ${now.job}`);
}

export async function resumeEvolution(): Promise<void> {
    const now = evolution.value;
    if (now?.state !== "paused") return;
    began = performance.now();
    update({ state: "running" });
    await engine.send(`resume ${now.job}`);
}

/** Ends with the generations that are complete. */
export async function stopEvolution(): Promise<void> {
    if (isActive()) await engine.send(`stop ${evolution.value?.job}`);
}

export function resizeLab(): void {
    pool?.resize(workers());
}

/** Forgets the population. */
export async function forget(): Promise<void> {
    if (isActive()) return;
    await engine.send("population new");
    evolution.value = null;
    chosenId.value = null;
}

// ---------------------------------------------------------------- files

/** The population as text; null after a notice. */
export async function populationText(): Promise<string | null> {
    const answers = await engine.send("population save");
    const error = find(answers, "error");
    if (error !== undefined) notify("error", error.text);
    return find(answers, "population_text")?.text ?? null;
}

/** Takes the population of a file; what cannot be read is told and changes nothing. */
export async function loadPopulation(bytes: Uint8Array): Promise<boolean> {
    const refused = await engine.blob("population-file", bytes);
    const answers = refused === null ? await engine.send("population load population-file") : [];
    engine.blobs.delete("population-file");
    const error = refused ?? find(answers, "error")?.text;
    const loaded = find(answers, "population_loaded");
    if (error !== undefined) notify("error", error);
    if (loaded === undefined) return false;
    const shown = await engine.send("population show", { quiet: true });
    const line = shown.find((answer): answer is PopulationLine => answer.type === "population");
    chosenId.value = null;
    evolution.value = {
        job: null,
        state: "loaded",
        spec: loaded.spec,
        against: loaded.against,
        game: loaded.game,
        measure: loaded.goals ? "wins" : "score",
        until: "",
        reason: null,
        history: [],
        genes: line?.genes ?? [],
        individuals: line?.individuals ?? [],
        ancestry: [],
        done: 0,
        total: 0,
        text: `generation ${loaded.generation}`,
        worked: 0,
    };
    return true;
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
