/** A match that runs: one job of the core whose games are played by a pool of workers. */
import { signal } from "@preact/signals";
import { Engine, type WorkerLike } from "../engine/client.ts";
import { engine } from "../engine/engine.ts";
import { Pool } from "../engine/pool.ts";
import type { AnyLine, MatchLine, MatchProgress } from "../engine/protocol.ts";
import { notify } from "../state/actions.ts";
import { carryNetworks } from "../state/networks.ts";
import { settings } from "../state/store.ts";

/** Games are kept for replay up to so many. */
const KEPT = 1000;

export interface Run {
    job: number;
    /** Specs of the players and the game they play. */
    players: string[];
    game: string;
    seed: number;
    state: "running" | "paused" | "done" | "cancelled";
    done: number;
    total: number;
    latest: MatchLine | MatchProgress | null;
    /** Milliseconds at work so far. */
    worked: number;
}

export const run = signal<Run | null>(null);

export const cores = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 2);

/** Number of workers that the setting asks for. */
export function workers(): number {
    return settings.value.workers > 0 ? settings.value.workers : Math.max(1, cores - 1);
}

/** An engine of its own for one worker of a pool; it knows the files that the page's engine knows. */
export function makeEngine(): Engine {
    const made = new Engine(
        () =>
            new Worker(new URL("../engine/worker.ts", import.meta.url), {
                type: "module",
                name: "lab",
            }) as WorkerLike,
    );
    for (const [name, bytes] of engine.blobs) void made.blob(name, bytes);
    return made;
}

let pool: Pool | null = null;
let began = 0;
let waiting: MatchProgress | null = null;
let listening = false;

function update(part: Partial<Run>): void {
    if (run.value !== null) run.value = { ...run.value, ...part };
}

function clock(): number {
    const now = run.value;
    if (now === null) return 0;
    return now.state === "running" ? now.worked + performance.now() - began : now.worked;
}

function draw(): void {
    if (waiting === null) return;
    const line = waiting;
    waiting = null;
    if (run.value?.job === line.job)
        update({ latest: line, done: line.done, total: line.total, ...rested() });
}

/** The time worked up to now. */
function rested(): Pick<Run, "worked"> {
    const worked = clock();
    began = performance.now();
    return { worked };
}

function end(state: "done" | "cancelled", latest?: MatchLine): void {
    waiting = null;
    update({ state, ...rested(), ...(latest && { latest, done: latest.games }) });
    if (latest?.error !== undefined) notify("error", latest.error);
    pool?.close();
    pool = null;
}

function receive(line: AnyLine): void {
    const now = run.value;
    if (now === null || line.job !== now.job || now.state === "done" || now.state === "cancelled")
        return;
    if (line.type === "progress" && line.kind === "match") {
        if (waiting === null) requestAnimationFrame(draw);
        waiting = line as MatchProgress;
    } else if (line.type === "match") {
        end("done", line);
    } else if (line.type === "cancelled") {
        end("cancelled");
    }
}

export interface Wish {
    players: string[];
    game: string;
    seed: number;
    games: number;
    /** key=value words. */
    options: string[];
}

export async function startMatch(wish: Wish): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
    }
    await carryNetworks(wish.players);
    pool?.close();
    pool = new Pool(engine, makeEngine, workers(), "match");
    const words = [...wish.players, ...wish.options, `pool=${2 * workers()}`];
    if (wish.games <= KEPT) words.push("keep=yes");
    began = performance.now();
    const { players, game, seed } = wish;
    const answers = await engine.send(`match ${words.join(" ")}`);
    let job: number | undefined;
    for (const answer of answers) {
        if (answer.type === "error") notify("error", answer.text);
        if (answer.type === "started") job = answer.job;
    }
    if (job === undefined) {
        pool?.close();
        pool = null;
        return;
    }
    run.value = {
        job,
        players,
        game,
        seed,
        state: "running",
        done: 0,
        total: wish.games,
        latest: null,
        worked: 0,
    };
    for (const answer of answers) receive(answer);
}

export async function pauseMatch(): Promise<void> {
    if (run.value?.state !== "running") return;
    const part = rested();
    update({ ...part, state: "paused" });
    await engine.send(`pause ${run.value.job}`);
}

export async function resumeMatch(): Promise<void> {
    if (run.value?.state !== "paused") return;
    began = performance.now();
    update({ state: "running" });
    await engine.send(`resume ${run.value.job}`);
}

/** Ends the match with the games that are played. */
export async function stopMatch(): Promise<void> {
    const now = run.value;
    if (now === null || (now.state !== "running" && now.state !== "paused")) return;
    await engine.send(`stop ${now.job}`);
}

/** Takes the number of workers from the settings. */
export function resizePool(): void {
    pool?.resize(workers());
}
