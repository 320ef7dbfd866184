/**
 * Workers for batch jobs. The main session hands out units (`unit` lines); each worker of the pool
 * runs one at a time and the result goes back with `fold`. A worker that crashes is replaced and its
 * unit runs again; a unit that crashes its worker three times is reported as failed. Results of an
 * earlier visit are recalled instead of worked out again.
 */
import type { Engine } from "./client.ts";
import type { AnyLine, Unit } from "./protocol.ts";

const TRIES = 3;

interface Work {
    unit: Unit;
    tries: number;
}

export interface PoolOptions {
    /** Only units of jobs of that kind are taken, which begin after the pool does. */
    kind?: string;
    /** Only the first such job. */
    single?: boolean;
    /** The result of a unit that is known already. */
    recall?: (line: string) => string | undefined;
    /** Told when the core does not take such a result: the unit is played after all. */
    refused?: () => void;
    /** Told of every result, recalled ones included, in the order in which they come. */
    keep?: (unit: Unit, result: string, recalled: boolean) => void;
}

export class Pool {
    private readonly main: Engine;
    private readonly make: () => Engine;
    private readonly idle: Engine[] = [];
    private readonly busy = new Map<Engine, Work>();
    private readonly waiting: Work[] = [];
    private readonly gone = new Set<number>();
    /** Jobs whose units it takes; null = all. */
    private readonly own: Set<number> | null;
    private readonly stopListening: () => void;
    private readonly options: PoolOptions;
    private size: number;

    constructor(main: Engine, make: () => Engine, size: number, options: PoolOptions = {}) {
        this.options = options;
        this.own = options.kind === undefined ? null : new Set();
        this.main = main;
        this.make = make;
        this.size = size;
        this.stopListening = main.on((line) => this.receive(line));
    }

    /** Number of workers from now on; running units are finished. */
    resize(size: number): void {
        this.size = Math.max(1, size);
        while (this.idle.length > 0 && this.idle.length + this.busy.size > this.size)
            this.idle.pop()?.close();
        this.next();
    }

    close(): void {
        this.stopListening();
        this.waiting.length = 0;
        for (const engine of [...this.idle, ...this.busy.keys()]) engine.close();
        this.idle.length = 0;
        this.busy.clear();
    }

    private receive(line: AnyLine): void {
        if (line.type === "started") {
            const { kind, single } = this.options;
            if (line.kind !== kind || (single && this.own?.size)) return;
            this.own?.add(line.job as number);
        } else if (line.type === "unit") {
            if (this.own?.has(line.job as number) === false) return;
            const known = this.options.recall?.(line.line);
            if (known !== undefined) {
                void this.repeat(line, known);
                return;
            }
            this.waiting.push({ unit: line, tries: 0 });
            this.next();
        } else if (line.job !== undefined && ENDS.has(line.type)) {
            this.gone.add(line.job);
        }
    }

    private finish(unit: Unit, result: string): void {
        this.options.keep?.(unit, result, false);
        void this.main.send(`fold ${unit.job} ${unit.index} ${result}`, { quiet: true });
    }

    /** Hands in a result that was known before. */
    private async repeat(unit: Unit, result: string): Promise<void> {
        this.options.keep?.(unit, result, true);
        const answers = await this.main.send(`fold ${unit.job} ${unit.index} ${result}`, {
            quiet: true,
        });
        if (!answers.some((answer) => answer.type === "error")) return;
        this.options.refused?.();
        this.waiting.push({ unit, tries: 0 });
        this.next();
    }

    private next(): void {
        while (this.waiting.length > 0 && this.busy.size < this.size) {
            const work = this.waiting.shift() as Work;
            if (this.gone.has(work.unit.job as number)) continue;
            const engine = this.idle.pop() ?? this.make();
            this.busy.set(engine, work);
            void this.run(engine, work);
        }
    }

    private async run(engine: Engine, work: Work): Promise<void> {
        const { unit } = work;
        const answers = await engine.send(unit.line, { quiet: true });
        const answer = answers.find((line) => line.type === "unit_result");
        if (!this.busy.delete(engine)) return; // closed meanwhile
        if (answer !== undefined) {
            if (this.idle.length + this.busy.size < this.size) this.idle.push(engine);
            else engine.close();
            this.finish(unit, answer.result);
        } else {
            engine.close();
            work.tries++;
            if (work.tries < TRIES) this.waiting.unshift(work);
            else void this.main.send(`cancel ${unit.job}`);
        }
        this.next();
    }
}

/** Types of the last lines of batch jobs. */
const ENDS = new Set(["match", "tournament", "sweep", "evolve", "cancelled"]);
