/**
 * Workers for one job. The main session hands out units (`unit` lines); each worker of the pool
 * runs one at a time and the result goes back with `fold`. A unit that is a search tells what it has found
 * so far, too, and ends when the core does not take that any more. A worker that crashes is replaced and its
 * unit runs again. A unit that crashes three workers, or that a worker refuses, makes its job fail, which then
 * says why; a search goes on without it. Results of an earlier visit are recalled instead of worked out again.
 */
import { effect, untracked } from "@preact/signals";
import { engine as say } from "../words/engine.ts";
import type { Engine } from "./client.ts";
import type { Job, Routed } from "./job.ts";
import type { JobKind, Said, Unit } from "./protocol.ts";

/** How often work is begun whose worker ends. */
export const TRIES = 3;

interface Work {
    unit: Unit;
    tries: number;
}

/** What a pool knows of its job. */
export type Served = Routed & Pick<Job, "cancel" | "ended">;

export interface PoolOptions {
    /** The result of a unit that is known already. */
    recall?: (line: string) => string | undefined;
    /** Told when the core does not take such a result: the unit is played after all. */
    refused?: () => void;
    /** Told of every result, recalled ones included, in the order in which they come. */
    keep?: (unit: Unit, result: string, recalled: boolean) => void;
    /** Told of a unit that has failed, where the job goes on without it. */
    lost?: (unit: Unit) => void;
}

export class Pool {
    private readonly main: Engine;
    private readonly make: () => Engine;
    private readonly idle: Engine[] = [];
    private readonly busy = new Map<Engine, Work>();
    private readonly waiting: Work[] = [];
    /** The searches at work. */
    private readonly games = new Set<Job<"unit_result">>();
    private held = false;
    private job: Served | null = null;
    private readonly options: PoolOptions;
    private size: number;

    constructor(main: Engine, make: () => Engine, size: number, options: PoolOptions = {}) {
        this.options = options;
        this.main = main;
        this.make = make;
        this.size = size;
    }

    /** Starts the job whose units this pool runs; it closes with the job. */
    start<K extends JobKind>(kind: K, line: string): Job<K> {
        const job = this.main.start(kind, line, { unit: (unit) => this.take(unit) });
        this.serve(job);
        return job;
    }

    /** Runs what `take` is told of this job; closes with it. */
    serve(job: Served): void {
        this.job = job;
        void job.ended.then(() => this.close());
    }

    /** Number of workers from now on; running units are finished. */
    resize(size: number): void {
        this.size = Math.max(1, size);
        while (this.idle.length > 0 && this.idle.length + this.busy.size > this.size)
            this.idle.pop()?.close();
        this.next();
    }

    /** Lets its workers rest, or go on. */
    hold(held: boolean): void {
        this.held = held;
        for (const game of this.games) void (held ? game.pause() : game.resume());
    }

    close(): void {
        this.job = null;
        this.waiting.length = 0;
        for (const engine of [...this.idle, ...this.busy.keys()]) engine.close();
        this.idle.length = 0;
        this.busy.clear();
    }

    take(unit: Unit): void {
        const known = this.options.recall?.(unit.line);
        if (known !== undefined) {
            void this.repeat(unit, known);
            return;
        }
        this.waiting.push({ unit, tries: 0 });
        this.next();
    }

    /** Hands in a result; whether the core has taken it. */
    private async fold(unit: Unit, result: string): Promise<boolean> {
        const line = `fold ${unit.job} ${unit.index} ${result}`;
        const answers = await this.main.send(line, { quiet: true });
        return !answers.some((answer) => answer.type === "error");
    }

    private finish(unit: Unit, result: string): void {
        this.options.keep?.(unit, result, false);
        void this.fold(unit, result);
    }

    /** Hands in a result that was known before. */
    private async repeat(unit: Unit, result: string): Promise<void> {
        this.options.keep?.(unit, result, true);
        if (await this.fold(unit, result)) return;
        this.options.refused?.();
        this.waiting.push({ unit, tries: 0 });
        this.next();
    }

    private next(): void {
        while (this.job?.active && this.waiting.length > 0 && this.busy.size < this.size) {
            const work = this.waiting.shift() as Work;
            const engine = this.idle.pop() ?? this.make();
            this.busy.set(engine, work);
            void this.run(engine, work);
        }
    }

    /** Hands in what a search finds, one report after the other, until nobody wants it. */
    private follow(game: Job<"unit_result">, unit: Unit): () => void {
        let telling = false;
        return effect(() => {
            const result = game.progress.value?.result;
            if (result === undefined || telling) return;
            telling = true;
            void untracked(() => this.fold(unit, result)).then((taken) => {
                telling = false;
                if (!taken) game.cancel();
            });
        });
    }

    private async run(engine: Engine, work: Work): Promise<void> {
        const { unit } = work;
        // What takes its time is a job: a search, and games of players that were written here.
        const game = engine.start("unit_result", unit.line, { quiet: true });
        const unheard = this.follow(game, unit);
        this.games.add(game);
        if (this.held) void game.pause();
        const end = await game.ended;
        unheard();
        this.games.delete(game);
        const answer = game.last.peek();
        this.busy.delete(engine);
        if (answer !== null || end === "stopped") {
            if (this.idle.length + this.busy.size < this.size) this.idle.push(engine);
            else engine.close();
            if (answer !== null) this.finish(unit, answer.result);
        } else {
            const { failure } = engine;
            engine.close();
            work.tries++;
            // What is refused would be refused again.
            if (end === "failed") this.lose(unit, game.error, game.why);
            else if (work.tries < TRIES) this.waiting.unshift(work);
            else {
                const number = unit.index + 1;
                this.lose(unit, say.lost(number, TRIES, failure));
            }
        }
        this.next();
    }

    /** A unit comes to nothing: without its result the job cannot end as it should. */
    private lose(unit: Unit, why: string, said?: Said): void {
        if (this.options.lost !== undefined) this.options.lost(unit);
        else this.job?.cancel("failed", why, said);
    }
}
