/**
 * A batch job of the page: one job of the core whose units are played by a pool of workers. What is
 * played is remembered, so that the job goes on after a reload of the page, with the same outcome.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Engine } from "../../engine/client.ts";
import type { Job } from "../../engine/job.ts";
import { Pool } from "../../engine/pool.ts";
import type { Unit } from "../../engine/protocol.ts";
import { type KeptGame, keptGame } from "./kept.ts";
import { type BatchRequest, type Memory, readJob, readResult, type SavedJob } from "./saved.ts";

/** Results remembered of one job; further ones are played again after a reload. */
const REMEMBERED = 50_000;
/** Milliseconds between two writings of what came. */
const WRITING = 400;

export interface Run<Latest> {
    job: Job<BatchRequest["kind"]>;
    request: BatchRequest;
    /** `stopped`: it has a last line, of the games until then. */
    state: "running" | "paused" | "done" | "stopped" | "cancelled";
    done: number;
    total: number;
    latest: Latest | null;
    /** Milliseconds at work so far, in this visit. */
    worked: number;
    /** Games played in this visit: the others were remembered. */
    played: number;
    /** Games with their moves, by index. */
    games: readonly KeptGame[];
}

/** What a batch needs of the page; tests bring their own. */
export interface BatchHost {
    engine: Engine;
    makeEngine: () => Engine;
    workers: () => number;
    /** Units that may be out at a time. */
    ahead: () => number;
    notify: (text: string) => void;
    /** Something that was saved cannot be read: told once a visit. */
    damaged: () => void;
    /** Before players are named: files that their specs need. */
    prepare: (players: string[]) => Promise<void>;
    version: () => string;
    memory: Memory;
    /** It has come to its last line, by itself or because it was stopped. */
    ended?: (run: Run<unknown>) => void;
}

/** What is at work, or was last. */
interface Work {
    request: BatchRequest;
    job: Job<BatchRequest["kind"]>;
    pool: Pool;
    /** By index; results come in any order. */
    games: (KeptGame | null)[];
    /** Results that are remembered. */
    stored: number;
    played: number;
}

/** Games that a last line is about: of a sweep those of all its rows, of players alone those of each. */
function gamesIn(latest: object): number {
    const line = latest as Counted & {
        rows?: Counted[];
        first?: Counted[];
        reference?: Counted;
        points?: Counted[];
    };
    if (line.points?.every(({ games }) => games !== undefined))
        return line.points.reduce((sum, { games = 0 }) => sum + games, 0);
    if (line.games !== undefined) return line.games;
    const measured = [...(line.rows ?? []), ...(line.first ?? [])];
    const rows = [...measured, ...(line.reference === undefined ? [] : [line.reference])];
    return rows.reduce((sum, row) => sum + (row.games ?? 0), 0);
}

interface Counted {
    games?: number;
}

/** The line of the console that a request becomes. */
export function commandOf(request: BatchRequest): string {
    const words = [request.kind, ...request.players, ...request.options, `seed=${request.seed}`];
    if (request.keep) words.push("keep=yes");
    return words.join(" ");
}

export class Batch<Latest> {
    readonly run: ReadonlySignal<Run<Latest> | null> = computed(() => {
        const { value } = this.work;
        return value === null ? null : this.told(value);
    });
    readonly active: ReadonlySignal<boolean> = computed(() => this.work.value?.job.active === true);
    /** A job of an earlier visit that can go on, or be shown again. */
    readonly saved = signal<SavedJob | null>(null);
    private readonly name: string;
    private readonly host: BatchHost;
    private readonly work = signal<Work | null>(null);
    private fresh: [string, string][] = [];
    private writing: ReturnType<typeof setTimeout> | null = null;

    constructor(name: string, host: BatchHost) {
        this.name = name;
        this.host = host;
    }

    /** Looks for a job of an earlier visit. */
    async recall(): Promise<void> {
        const jobs = (await this.host.memory.jobs()) as (Partial<SavedJob> | null)[];
        const stored = jobs.find((job) => job?.name === this.name);
        if (stored === undefined) return;
        const job = readJob(stored);
        if (job === null) {
            // In this order: who reloads the page after the word is not told it again.
            await this.host.memory.drop(this.name);
            this.host.damaged();
        } else if (this.run.value === null && job.version === this.host.version()) {
            this.saved.value = job;
        }
    }

    /** Results of the saved job; damaged ones count as not played. */
    private async known(): Promise<Map<string, string>> {
        const stored = await this.host.memory.results(this.name);
        const found = stored.map(readResult).filter((result) => result !== null);
        if (found.length < stored.length) this.host.damaged();
        return new Map(found);
    }

    async forget(): Promise<void> {
        this.saved.value = null;
        await this.host.memory.drop(this.name);
    }

    /** Begins anew. */
    async start(request: BatchRequest): Promise<void> {
        this.saved.value = null;
        await this.host.memory.begin(this.record(request, 0, request.total, false));
        await this.begin(request, new Map());
    }

    /** Goes on with the saved job; the core has to stand at its game already. */
    async again(): Promise<void> {
        const saved = this.saved.value;
        if (saved === null) return;
        this.saved.value = null;
        await this.begin(saved.request, await this.known());
    }

    async pause(): Promise<void> {
        const paused = this.work.value?.job.pause();
        this.write();
        await paused;
    }

    async resume(): Promise<void> {
        await this.work.value?.job.resume();
    }

    /** Ends the job with the games that are played. */
    async stop(): Promise<void> {
        await this.work.value?.job.stop();
    }

    /** Takes the number of workers from the settings. */
    resize(): void {
        this.work.value?.pool.resize(this.host.workers());
    }

    /** Writes what has come since the last time. */
    write(): void {
        if (this.writing !== null) clearTimeout(this.writing);
        this.writing = null;
        const run = this.run.value;
        if (run === null) return;
        const ended = run.state !== "running" && run.state !== "paused";
        const record = this.record(run.request, run.done, run.total, ended);
        void this.host.memory.keep(record, this.fresh);
        this.fresh = [];
    }

    private record(request: BatchRequest, done: number, total: number, ended: boolean): SavedJob {
        return { name: this.name, request, version: this.host.version(), done, total, ended };
    }

    private async begin(request: BatchRequest, known: Map<string, string>): Promise<void> {
        const { engine, makeEngine, workers, ahead, notify, prepare } = this.host;
        await prepare(request.players);
        this.work.value?.pool.close();
        this.work.value = null;
        this.fresh = [];
        const pool = new Pool(engine, makeEngine, workers(), {
            recall: (line) => known.get(line),
            refused: () => this.host.damaged(),
            keep: (unit, result, recalled) => this.take(work, unit, result, recalled),
        });
        const job = pool.start(request.kind, `${commandOf(request)} pool=${ahead()}`);
        const work: Work = { request, job, pool, games: [], stored: known.size, played: 0 };
        void this.follow(work);
        if (await job.started) this.work.value = work;
        else if (job.error !== "") notify(job.error);
    }

    private async follow({ request, job }: Work): Promise<void> {
        const end = await job.ended;
        if (job.number === null) return;
        if (job.error !== "") this.host.notify(job.error);
        this.write();
        const run = this.run.value;
        if (job.last.peek() !== null && run?.job === job) this.host.ended?.(run);
        if (end !== "crashed" || run === null) return;
        // With what is remembered it can go on.
        const saved = this.record(request, run.done, run.total, false);
        this.saved.value = saved;
        void this.host.memory.keep(saved);
    }

    private take(work: Work, unit: Unit, result: string, recalled: boolean): void {
        const { request } = work;
        if (!recalled) work.played++;
        if (request.keep) work.games[unit.index] = keptGame(request, unit.index, unit.line, result);
        if (recalled || work.stored >= REMEMBERED) return;
        work.stored++;
        this.fresh.push([unit.line, result]);
        this.writing ??= setTimeout(() => this.write(), WRITING);
    }

    private told({ request, job, games, played }: Work): Run<Latest> {
        const progress = job.progress.value;
        const last = job.last.value;
        const done = last === null ? (progress?.done ?? 0) : gamesIn(last);
        const state = last?.stopped ? "stopped" : job.phase;
        return {
            job,
            request,
            state,
            done,
            // How many values a sweep really has, the core knows: equal ones are measured once.
            total:
                request.kind === "sweep" && state === "done"
                    ? done
                    : (last?.total ?? progress?.total ?? request.total),
            latest: (last ?? progress) as Latest | null,
            worked: job.worked,
            played,
            // What counts: a job that has seen enough throws away what was on its way. Not yet come are
            // holes, which a filter leaves out.
            games: games.slice(0, done).filter((game) => game !== null),
        };
    }
}
