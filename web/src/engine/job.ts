/**
 * A job of the core as a handle: what it says as signals, what it is told as methods, and its end, told
 * exactly once and always. `Engine.start` makes it and brings it the lines that belong to it.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { nextFrame } from "./frames.ts";
import type { AnyLine, JobKind, Said, Unit } from "./protocol.ts";

/**
 * How a job ended: it has said its last line by itself (`done`) or because its handle asked for an end
 * (`stopped`, without a last line after `cancel`); something else took its place or threw it away
 * (`replaced`); the core refused it or its work came to nothing (`failed`, `error` says why); the engine
 * has stopped (`crashed`).
 */
export type End = "done" | "stopped" | "replaced" | "failed" | "crashed";

type Speaks<L, T, K> = L extends { type: T; kind: infer Kinds }
    ? K extends Kinds
        ? L
        : never
    : never;
type RowType = "reviewed" | "learned" | "generation";
/** What a job of a kind says: while it works, piece by piece, and at its end. */
type ProgressOf<K extends JobKind> = Speaks<AnyLine, "progress", K>;
type RowOf<K extends JobKind> = Speaks<AnyLine, RowType, K>;
type LastOf<K extends JobKind> = Extract<AnyLine, { type: K }>;

export interface StartOptions {
    /** The lines of this job are not worth showing. */
    quiet?: boolean;
    /** The core keeps the search after its end, until `cancel`. */
    keep?: boolean;
    /** A search that waits for its first step, or for `resume`. */
    paused?: boolean;
    /** It is replaced when this is aborted; what the core keeps of it goes, too. */
    until?: AbortSignal;
    /** Told of every unit that the job hands out. */
    unit?: (unit: Unit) => void;
    /** Tries to mend what the refusal complains of; resolves with whether to send the line once more. */
    mend?: (answers: AnyLine[]) => Promise<boolean>;
}

/** What a job needs of its engine. */
interface JobHost {
    /** Sends a line about the job, unless the engine has been restarted since. */
    tell(line: string, quiet: boolean): Promise<AnyLine[]>;
    /** The handle has ended: no more lines for it. */
    left(): void;
}

/** What an engine knows of a job of any kind. */
export interface Routed {
    readonly number: number | null;
    readonly active: boolean;
    date(version: number): void;
    receive(line: AnyLine): void;
    finish(end: End, error?: string, said?: Said): void;
}

const ROWS: ReadonlySet<string> = new Set<RowType>(["reviewed", "learned", "generation"]);

type State = "starting" | "running" | "paused" | End;

const isActive = (state: State) =>
    state === "starting" || state === "running" || state === "paused";

export class Job<K extends JobKind = JobKind> implements Routed {
    readonly kind: K;
    /** The line that started it. */
    readonly line: string;
    private readonly now = signal<State>("starting");
    readonly state: ReadonlySignal<State> = this.now;
    private readonly said = signal<ProgressOf<K> | null>(null);
    /** What it said last while it worked; at most one a frame, fewer where drawing takes long. */
    readonly progress: ReadonlySignal<ProgressOf<K> | null> = this.said;
    private readonly pieces = signal<readonly RowOf<K>[]>([]);
    /** What it has finished piece by piece: judged moves, generations, parts of a curve. */
    readonly rows: ReadonlySignal<readonly RowOf<K>[]> = this.pieces;
    private readonly final = signal<LastOf<K> | null>(null);
    /** Its last line; null until then, and without one when it did not come that far. */
    readonly last: ReadonlySignal<LastOf<K> | null> = this.final;
    /** Of the session when the core began it: what the job says is about that one. Null until then. */
    version: number | null = null;
    /** Why it failed, or came no further than its last line says. */
    error = "";
    /** What that sentence says of itself, where the core has said it. */
    why: Said | undefined = undefined;
    /** Resolves when the core has begun it (true), or when it has ended before. */
    readonly started: Promise<boolean>;
    /** Resolves with its end; never rejects. */
    readonly ended: Promise<End>;

    private readonly host: JobHost;
    private readonly options: StartOptions;
    private readonly id = signal<number | null>(null);
    private waiting: ProgressOf<K> | null = null;
    private stopping = false;
    private thrown = false;
    private since = 0;
    private before = 0;
    private begun: (running: boolean) => void = () => {};
    private over: (end: End) => void = () => {};
    /** Steps that are under way, each told when the search rests. */
    private stepping: (() => void)[] = [];

    constructor(kind: K, line: string, host: JobHost, options: StartOptions = {}) {
        this.kind = kind;
        this.line = line;
        this.host = host;
        this.options = options;
        if (options.paused) this.now.value = "paused";
        this.started = new Promise((resolve) => {
            this.begun = resolve;
        });
        this.ended = new Promise((resolve) => {
            this.over = resolve;
        });
    }

    /** Its number; null until the core has told it. */
    get number(): number | null {
        return this.id.value;
    }

    /** It works, rests, or is about to begin. */
    get active(): boolean {
        return isActive(this.now.value);
    }

    /** The same for people: what came to a last line is done, whoever has asked for it. */
    get phase(): "running" | "paused" | "done" | "cancelled" {
        if (this.now.value === "paused") return "paused";
        if (this.active) return "running";
        return this.final.value === null ? "cancelled" : "done";
    }

    private get live(): boolean {
        return isActive(this.now.peek());
    }

    /** Milliseconds at work so far, pauses left out. */
    get worked(): number {
        const running = this.now.peek() === "running";
        return this.before + (running ? performance.now() - this.since : 0);
    }

    /** It rests until it is resumed or takes a step. */
    async pause(): Promise<void> {
        if (!this.live || this.now.peek() === "paused") return;
        this.become("paused");
        await this.tell((job) => `pause ${job}`);
    }

    async resume(): Promise<void> {
        if (this.now.peek() !== "paused") return;
        this.become("running");
        await this.tell((job) => `resume ${job}`);
    }

    /** Ends it with what it knows: its last line comes. */
    stop(): Promise<AnyLine[]> {
        this.stopping = true;
        return this.tell((job) => `stop ${job}`);
    }

    /** Throws it away, with what the core keeps of it: no more is heard of it. */
    cancel(
        end: "stopped" | "replaced" | "failed" = "stopped",
        error = "",
        why: Said | undefined = undefined,
    ): void {
        const open = this.live || (this.options.keep && !this.thrown);
        this.thrown = true;
        if (open && this.number !== null) this.throwAway(end);
        this.finish(end, error, why);
    }

    private throwAway(end: End): void {
        const quiet = this.options.quiet === true || end === "replaced";
        void this.host.tell(`cancel ${this.number}`, quiet);
    }

    /** Changes options (`path=value` words) while it works. */
    tune(words: string): Promise<AnyLine[]> {
        return this.tell((job) => `tune ${job} ${words}`);
    }

    /** Goes on over so many events and rests there; resolves then, or when it has ended. */
    async step(words: string): Promise<AnyLine[]> {
        const rested = new Promise<void>((resolve) => this.stepping.push(resolve));
        if (this.live) this.become("paused");
        const answers = await this.tell((job) => `step ${words} job=${job}`);
        if (answers.length > 0 && !answers.some(({ type }) => type === "error"))
            await Promise.race([rested, this.ended]);
        return answers;
    }

    /** For the engine: its line has been carried out in this version of the session. */
    date(version: number): void {
        this.version = version;
    }

    /** For the engine: a line of this job. */
    receive(line: AnyLine): void {
        if (this.number === null && line.job !== undefined) this.adopt(line.job);
        if (!this.live) return;
        if (line.type === "progress") this.hear(line as ProgressOf<K>);
        else if (line.type === "unit") this.options.unit?.(line);
        else if (line.type === this.kind) {
            this.final.value = line as LastOf<K>;
            // A last line may tell why the work came no further.
            const { error, error_said: said } = line as { error?: string; error_said?: Said };
            this.finish(this.stopping ? "stopped" : "done", error, said);
        } else if (ROWS.has(line.type)) {
            this.pieces.value = [...this.pieces.peek(), line as RowOf<K>];
        } else if (line.type === "cancelled") {
            this.finish("replaced");
        } else if (line.type === "error" && line.job !== undefined) {
            this.finish("failed", line.text, line);
        }
    }

    /** For the engine: the job is over; only the first end counts. */
    finish(end: End, error = "", said?: Said): void {
        if (!this.live) return;
        this.error = error;
        this.why = said;
        this.draw();
        this.become(end);
        this.host.left();
        this.begun(false);
        this.over(end);
    }

    private adopt(number: number): void {
        this.id.value = number;
        // What it was told meanwhile.
        if (!this.live) this.throwAway(this.now.peek() as End);
        else if (this.now.peek() === "starting") this.become("running");
        this.begun(true);
    }

    private async tell(line: (job: number) => string): Promise<AnyLine[]> {
        if (!(await this.started) || this.number === null || !this.live) return [];
        return this.host.tell(line(this.number), this.options.quiet === true);
    }

    private become(state: State): void {
        this.before = this.worked;
        this.since = performance.now();
        this.now.value = state;
    }

    private hear(line: ProgressOf<K>): void {
        for (const rested of this.stepping.splice(0)) rested();
        const first = this.waiting === null;
        this.waiting = line;
        // Hidden pages have no frames, but count what is done, too.
        if (globalThis.document?.hidden) this.draw();
        else if (first) nextFrame(() => this.draw());
    }

    private draw(): void {
        if (this.waiting !== null && this.live) this.said.value = this.waiting;
        this.waiting = null;
    }
}
