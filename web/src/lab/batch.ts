/**
 * A batch job of the page: one job of the core whose units are played by a pool of workers. What is
 * played is remembered, so that the job goes on after a reload of the page, with the same outcome.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Engine } from "../engine/client.ts";
import { Pool } from "../engine/pool.ts";
import type {
    AnyLine,
    MatchProgress,
    SweepProgress,
    TournamentProgress,
    Unit,
} from "../engine/protocol.ts";
import { type KeptGame, keptGame } from "./kept.ts";
import { type Memory, readJob, readResult, type SavedJob, type Wish } from "./saved.ts";

/** Results remembered of one job; further ones are played again after a reload. */
const REMEMBERED = 50_000;
/** Milliseconds between two writings of what came. */
const WRITING = 400;

export interface Run<Latest> {
    job: number;
    wish: Wish;
    state: "running" | "paused" | "done" | "cancelled";
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
    /** Calls back a little later. */
    frame: (draw: () => void) => unknown;
    now: () => number;
}

/** Games that a last line is about: of a sweep those of all its rows. */
function gamesIn(latest: object): number {
    const line = latest as Counted & { rows?: Counted[]; reference?: Counted };
    if (line.games !== undefined) return line.games;
    const rows = [...(line.rows ?? []), ...(line.reference === undefined ? [] : [line.reference])];
    return rows.reduce((sum, row) => sum + (row.games ?? 0), 0);
}

interface Counted {
    games?: number;
}

type LabProgress = MatchProgress | TournamentProgress | SweepProgress;

function isLab(line: AnyLine): line is LabProgress {
    return line.type === "progress" && ["match", "tournament", "sweep"].includes(line.kind);
}

/** The line of the console that a wish stands for. */
export function commandOf(wish: Wish): string {
    const words = [wish.kind, ...wish.players, ...wish.options, `seed=${wish.seed}`];
    if (wish.keep) words.push("keep=yes");
    return words.join(" ");
}

export class Batch<Latest> {
    readonly run = signal<Run<Latest> | null>(null);
    readonly active: ReadonlySignal<boolean> = computed(() => {
        const state = this.run.value?.state;
        return state === "running" || state === "paused";
    });
    /** A job of an earlier visit that can go on, or be shown again. */
    readonly saved = signal<SavedJob | null>(null);
    private readonly name: string;
    private readonly host: BatchHost;
    private pool: Pool | null = null;
    private began = 0;
    private waiting: LabProgress | null = null;
    private listening = false;
    /** By index; results come in any order. */
    private games: (KeptGame | null)[] = [];
    private fresh: [string, string][] = [];
    private stored = 0;
    private played = 0;
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
            this.host.damaged();
            await this.host.memory.drop(this.name);
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
    async start(wish: Wish): Promise<void> {
        this.saved.value = null;
        await this.host.memory.begin(this.record(wish, 0, wish.total, false));
        await this.begin(wish, new Map());
    }

    /** Goes on with the saved job; the core has to stand at its game already. */
    async again(): Promise<void> {
        const saved = this.saved.value;
        if (saved === null) return;
        this.saved.value = null;
        await this.begin(saved.wish, await this.known());
    }

    async pause(): Promise<void> {
        const run = this.run.value;
        if (run?.state !== "running") return;
        this.update({ worked: this.clock(), state: "paused" });
        this.write();
        await this.host.engine.send(`pause ${run.job}`);
    }

    async resume(): Promise<void> {
        const run = this.run.value;
        if (run?.state !== "paused") return;
        this.began = this.host.now();
        this.update({ state: "running" });
        await this.host.engine.send(`resume ${run.job}`);
    }

    /** Ends the job with the games that are played. */
    async stop(): Promise<void> {
        if (this.active.value) await this.host.engine.send(`stop ${this.run.value?.job}`);
    }

    /** Takes the number of workers from the settings. */
    resize(): void {
        this.pool?.resize(this.host.workers());
    }

    /** Writes what has come since the last time. */
    write(): void {
        if (this.writing !== null) clearTimeout(this.writing);
        this.writing = null;
        const run = this.run.value;
        const { fresh } = this;
        this.fresh = [];
        if (fresh.length > 0) void this.host.memory.add(this.name, fresh);
        if (run !== null) {
            const ended = run.state === "done" || run.state === "cancelled";
            void this.host.memory.update(this.record(run.wish, run.done, run.total, ended));
        }
    }

    private record(wish: Wish, done: number, total: number, ended: boolean): SavedJob {
        return { name: this.name, wish, version: this.host.version(), done, total, ended };
    }

    private async begin(wish: Wish, known: Map<string, string>): Promise<void> {
        const { engine, makeEngine, workers, ahead, notify, prepare } = this.host;
        if (!this.listening) {
            this.listening = true;
            engine.on((line) => this.receive(line));
            engine.onCrash(() => this.interrupted());
        }
        await prepare(wish.players);
        this.pool?.close();
        this.games = [];
        this.fresh = [];
        this.stored = known.size;
        this.played = 0;
        const pool = new Pool(engine, makeEngine, workers(), {
            kind: wish.kind,
            single: true,
            recall: (line) => known.get(line),
            refused: () => this.host.damaged(),
            keep: (unit, result, recalled) => {
                if (!recalled) this.played++;
                this.take(wish, unit, result, recalled);
            },
        });
        this.pool = pool;
        this.began = this.host.now();
        this.run.value = null;
        const answers = await engine.send(`${commandOf(wish)} pool=${ahead()}`);
        let job: number | undefined;
        for (const answer of answers) {
            if (answer.type === "error") notify(answer.text);
            if (answer.type === "started") job = answer.job;
        }
        if (job === undefined) {
            pool.close();
            if (this.pool === pool) this.pool = null;
            return;
        }
        const { total } = wish;
        this.run.value = {
            job,
            wish,
            state: "running",
            done: 0,
            total,
            latest: null,
            worked: 0,
            played: 0,
            games: [],
        };
        for (const answer of answers) this.receive(answer);
    }

    private take(wish: Wish, unit: Unit, result: string, recalled: boolean): void {
        if (wish.keep) this.games[unit.index] = keptGame(wish, unit.index, unit.line, result);
        if (recalled || this.stored >= REMEMBERED) return;
        this.stored++;
        this.fresh.push([unit.line, result]);
        this.writing ??= setTimeout(() => this.write(), WRITING);
    }

    private receive(line: AnyLine): void {
        const run = this.run.value;
        if (run === null || line.job !== run.job || !this.active.value) return;
        if (isLab(line) && line.kind === run.wish.kind) {
            const first = this.waiting === null;
            this.waiting = line;
            if (first) this.host.frame(() => this.draw());
        } else if (line.type === run.wish.kind) {
            this.end("done", line as Latest);
        } else if (line.type === "cancelled") {
            this.end("cancelled", null);
        }
    }

    private draw(): void {
        const line = this.waiting;
        this.waiting = null;
        if (line === null || line.job !== this.run.value?.job || !this.active.value) return;
        this.update({
            latest: line as Latest,
            done: line.done,
            total: line.total,
            worked: this.clock(),
            played: this.played,
            games: this.listed(line.done),
        });
    }

    private end(state: "done" | "cancelled", latest: Latest | null): void {
        this.waiting = null;
        const run = this.run.value as Run<Latest>;
        const done = latest === null ? run.done : gamesIn(latest as object);
        this.update({
            state,
            worked: this.clock(),
            played: this.played,
            ...(latest !== null && { latest, done, games: this.listed(done) }),
        });
        const error = (latest as { error?: string } | null)?.error;
        if (error !== undefined) this.host.notify(error);
        this.pool?.close();
        this.pool = null;
        this.write();
    }

    /** A crash takes the job with it; with what is remembered it can go on. */
    private interrupted(): void {
        const run = this.run.value;
        if (run === null || !this.active.value) return;
        this.end("cancelled", null);
        const saved = this.record(run.wish, run.done, run.total, false);
        this.saved.value = saved;
        void this.host.memory.update(saved);
    }

    /** What counts: a job that has seen enough throws away what was on its way. */
    private listed(done: number): KeptGame[] {
        // Not yet come are holes, which a filter leaves out.
        return this.games.slice(0, done).filter((game) => game !== null);
    }

    private clock(): number {
        const run = this.run.value;
        if (run === null) return 0;
        if (run.state !== "running") return run.worked;
        const now = this.host.now();
        const worked = run.worked + now - this.began;
        this.began = now;
        return worked;
    }

    private update(part: Partial<Run<Latest>>): void {
        if (this.run.value !== null) this.run.value = { ...this.run.value, ...part };
    }
}
