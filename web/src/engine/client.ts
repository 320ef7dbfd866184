/**
 * The page's side of the engine: lines go out, JSON objects and text come back.
 *
 * One Engine owns one worker. Every line sent gets a number; `send` resolves with the objects that
 * answered it at once, `start` gives the handle of a job, to which all comes that the job says later.
 * A crashed worker is told by the state signal, by the end of every job and by the answers of all that
 * waits; `restart` makes a new one, and the page sets up its game again.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { core } from "../words/core.ts";
import { engine as say } from "../words/engine.ts";
import { Job, type Routed, type StartOptions } from "./job.ts";
import type {
    Completion,
    FromWorker,
    Mode,
    Numbered,
    Output,
    TextKind,
    ToWorker,
} from "./messages.ts";
import type { PackedTree } from "./packed.ts";
import type { AnyLine, JobKind } from "./protocol.ts";
import { type Standing, standingAfter } from "./standing.ts";

export interface TextLine {
    re: number;
    kind: TextKind;
    text: string;
}

export interface Sent {
    /** Grows from line to line. */
    number: number;
    line: string;
    mode: Mode;
    /** A refresh of the page, not worth showing. */
    quiet: boolean;
    origin: "page" | "terminal";
}

interface SendOptions {
    /** A tree comes in typed arrays: it is the `tree` of what `post` gives. */
    packed?: boolean;
    /** Carried out again and again for so many milliseconds; answered by a refusal or nothing. */
    repeat?: number;
    mode?: Mode;
    quiet?: boolean;
    origin?: "page" | "terminal";
}

/** The part of Worker that is used here; tests bring a fake one. */
export interface WorkerLike {
    postMessage(message: Numbered<ToWorker>): void;
    terminate(): void;
    onmessage: ((event: MessageEvent<Numbered<FromWorker>>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
}

type Listener<T> = (value: T) => void;

/** How files begin by which the core knows players that were written here. */
export const PLAYER = "player-";

/** Who finds players that were written here, when a core asks for one (engine/sandbox.ts). */
export interface Agency {
    hire(engine: Engine, id: number, name: string, port: MessagePort): void;
    /** `why`: it has not answered in time; else "". */
    fire(engine: Engine, id: number, why: string): void;
    /** The engine has ended, and its players with it. */
    leave(engine: Engine): void;
}

/** A restarted engine counts its versions anew: those of each life are numbered from a multiple of this. */
const VERSIONS = 2 ** 32;

/** Lines that are remembered, */
const LOGGED = 50;
/** and for how many others one that is not worth showing. */
const QUIET = 20;

/** Milliseconds until a worker says something: its script comes first, over any network. */
export const SILENT_MS = 60_000;
/** Milliseconds after which a worker that owes something is asked whether everything has come, and asked again. */
const COUNT_MS = 10_000;

/** Only pages of safe addresses have locks; the others miss an end without an error. */
const hasLocks = () => globalThis.navigator?.locks !== undefined;

type Numberless<T> = T extends { ask: number } ? Omit<T, "ask"> : never;

/** What has come to a question so far. */
interface Answer {
    answers: AnyLine[];
    /** Of the session that the answers are about; null until they have come. */
    version: number | null;
    tree: PackedTree | null;
    /** Of the worker, to what is no line; null when the engine has stopped before. */
    reply: Extract<FromWorker, { ask: number }> | null;
}

export class Engine {
    readonly state = signal<"loading" | "ready" | "crashed">("loading");
    /** True while a job of the core works. */
    readonly busy = signal(false);
    /** ply_version of the session: differs after every change of game, players or settings. */
    readonly version = signal(0);
    /** How the session stands, of one that is followed (`follow on`); else null. */
    readonly standing = signal<Standing | null>(null);
    /** Another number when a restarted engine is ready: what was asked before is asked again. */
    readonly life = signal(1);
    /** What went wrong when the state is "crashed". */
    failure = "";

    /** There is one when a player was written here. */
    static agency: Agency | null = null;

    private readonly make: () => WorkerLike;
    private readonly patience: number;
    private worker: WorkerLike | null = null;
    private asked = 0;
    private told = 0;
    private readonly log = signal<readonly Sent[]>([]);
    /** The lines that were sent last, the newest at the end: for the console, which shows them. */
    readonly sent: ReadonlySignal<readonly Sent[]> = this.log;
    /** Questions on their way. */
    private readonly open = new Map<number, { answer: Answer; resolve: () => void }>();
    /** Jobs that have not ended, by the line that started them and by their numbers. */
    private readonly asking = new Map<number, Routed>();
    private readonly jobs = new Map<number, Routed>();
    /** Grows with every restart: job numbers begin anew. */
    private lives = 0;
    /** Files that were handed in, by name; a restarted or another engine gets them, too. */
    readonly blobs = new Map<string, Uint8Array>();
    private readonly readers = new Set<Listener<TextLine>>();
    private wake: () => void = () => {};
    /** Ends the wait for its lock, or for its first word where there are no locks. */
    private silence: ReturnType<typeof setTimeout> | undefined;
    /** Messages that the worker was sent, and that were taken from it. */
    private posted = 0;
    private taken = 0;
    private counting: ReturnType<typeof setTimeout> | undefined;
    /** Ends the wait for the worker's end. */
    private watching: AbortController | null = null;
    /** Resolves when the worker is ready (again). */
    ready: Promise<void> = Promise.resolve();

    /** `patience`: milliseconds until the worker's first word. `now`: it begins at once, else with `restart`. */
    constructor(make: () => WorkerLike, patience = SILENT_MS, now = true) {
        this.make = make;
        this.patience = patience;
        if (now) this.restart();
    }

    /** A new worker with an empty session. Lines still unanswered resolve with nothing. */
    restart(): void {
        this.end();
        this.release();
        this.lives++;
        this.state.value = "loading";
        this.busy.value = false;
        this.standing.value = null;
        this.ready = new Promise((resolve) => {
            this.wake = resolve;
        });
        const worker = this.make();
        worker.onmessage = (event) => this.receive(event.data);
        worker.onerror = (event) => this.fail(event.message || say.workerStopped);
        this.worker = worker;
        this.posted = 0;
        this.taken = 0;
        // One that ends before it holds its lock ends without a word, whatever it has said.
        this.silence = setTimeout(() => {
            this.end();
            this.fail(say.notInTime);
        }, this.patience);
        this.doubt();
        if (hasLocks())
            this.tell({ type: "live", lock: `plyscope ${Date.now()} ${Math.random()}` });
        for (const [name, bytes] of this.blobs) void this.blob(name, bytes);
    }

    /** Ends the worker for good; lines still unanswered resolve with what came so far. */
    close(): void {
        this.end();
        this.fail("closed");
    }

    private tell(message: ToWorker): void {
        this.worker?.postMessage({ ...message, number: this.posted++ });
    }

    /** Something is still to come from the worker. */
    private get owed(): boolean {
        const asked = this.open.size + this.asking.size + this.jobs.size > 0;
        return asked || this.busy.peek() || this.state.peek() === "loading";
    }

    /**
     * A message that is lost, or cannot be read, is missed when the next one comes. As long as something is owed there
     * is a next one from time to time.
     */
    private doubt(): void {
        if (!this.owed) {
            this.trust();
            return;
        }
        this.counting ??= setTimeout(() => {
            this.counting = undefined;
            this.tell({ type: "count" });
            this.doubt();
        }, COUNT_MS);
    }

    private trust(): void {
        clearTimeout(this.counting);
        this.counting = undefined;
    }

    private end(): void {
        this.watching?.abort();
        this.watching = null;
        this.worker?.terminate();
        this.worker = null;
        Engine.agency?.leave(this);
    }

    /** The lock comes free when the worker is no more, whatever has ended it. */
    private watch(lock: string): void {
        const watching = new AbortController();
        this.watching = watching;
        navigator.locks
            .request(lock, { signal: watching.signal }, () => {
                if (this.watching === watching) this.fail(say.ended);
            })
            .catch(() => {});
    }

    /** Sends one line; resolves with the JSON objects that answered it at once, never rejects. */
    async send(line: string, options: SendOptions = {}): Promise<AnyLine[]> {
        return (await this.post(line, options)).answers;
    }

    /** The same, with all that is known of the answers; they go to the job that the line starts, too. */
    post(line: string, options: SendOptions, job?: Routed): Promise<Answer> {
        const { mode = "json", quiet = false, origin = "page", packed = false, repeat } = options;
        this.note({ line, mode, quiet, origin });
        const more = { ...(packed && { packed }), ...(repeat !== undefined && { repeat }) };
        return this.ask({ type: "exec", line, mode, ...more }, job);
    }

    private ask(message: Numberless<ToWorker>, job?: Routed): Promise<Answer> {
        const answer: Answer = { answers: [], version: null, tree: null, reply: null };
        if (this.state.value === "crashed") return Promise.resolve(answer);
        const ask = ++this.asked;
        if (job !== undefined) this.asking.set(ask, job);
        return new Promise((resolve) => {
            this.open.set(ask, { answer, resolve: () => resolve(answer) });
            this.tell({ ...message, ask } as ToWorker);
            this.doubt();
        });
    }

    /** All that was to come to a question has come. */
    private settle(ask: number, reply: Answer["reply"] = null): Answer | undefined {
        const { answer, resolve } = this.open.get(ask) ?? {};
        this.open.delete(ask);
        if (answer !== undefined) answer.reply = reply;
        resolve?.();
        return answer;
    }

    /**
     * Starts a job by its line. The handle is there at once; what it is told before its number is known
     * waits for that.
     */
    start<K extends JobKind>(kind: K, line: string, options: StartOptions = {}): Job<K> {
        const { lives } = this;
        const host = {
            tell: (told: string, quiet: boolean) =>
                lives === this.lives ? this.send(told, { quiet }) : Promise.resolve([]),
            left: () => {
                if (job.number !== null && this.jobs.get(job.number) === job)
                    this.jobs.delete(job.number);
            },
        };
        const words = `${options.keep ? " keep" : ""}${options.paused ? " paused" : ""}`;
        const job: Job<K> = new Job(kind, line + words, host, options);
        options.until?.addEventListener("abort", () => job.cancel("replaced"));
        void this.launch(job, job.line, options);
        return job;
    }

    private async launch(
        job: Routed,
        line: string,
        { quiet = false, mend }: StartOptions,
    ): Promise<void> {
        let { answers } = await this.post(line, { quiet }, job);
        if (job.active && job.number === null && (await mend?.(answers)))
            ({ answers } = await this.post(line, { quiet: true }, job));
        const refused = answers.find((one) => one.type === "error" && one.job === undefined);
        if (refused?.type === "error") job.finish("failed", refused.text, refused);
        else if (this.state.value === "crashed") job.finish("crashed");
    }

    /** What may stand at `cursor` of `line`. */
    async complete(line: string, cursor: number): Promise<{ from: number; words: Completion[] }> {
        const { reply } = await this.ask({ type: "complete", line, cursor });
        return reply?.type === "completed" ? reply : { from: 0, words: [] };
    }

    /** Hands in a file for lines that name it; null, or why the core does not take it. */
    async blob(name: string, bytes: Uint8Array): Promise<string | null> {
        if (name.startsWith(PLAYER))
            this.tell({ type: "rewritten", name: name.slice(PLAYER.length) });
        const { reply } = await this.ask({ type: "blob", name, bytes });
        if (reply?.type !== "handed") return say.stopped;
        if (!reply.ok) return reply.why || say.notTaken;
        this.blobs.set(name, bytes);
        return null;
    }

    /** Every line of text for people. */
    onText(listener: Listener<TextLine>): () => void {
        this.readers.add(listener);
        return () => this.readers.delete(listener);
    }

    /** Tells of a line of the page that other engines carry out between them. */
    mention(line: string): void {
        this.note({ line, mode: "json", quiet: false, origin: "page" });
    }

    private note(sent: Omit<Sent, "number">): void {
        const number = ++this.told;
        const kept = this.log.peek().filter((one) => !one.quiet || number - one.number < QUIET);
        this.log.value = [...kept.slice(1 - LOGGED), { number, ...sent }];
    }

    private fail(text: string): void {
        this.failure = text;
        this.state.value = "crashed";
        this.busy.value = false;
        this.release();
        // Whoever waits for the engine goes on, finds it crashed and gets no answers.
        this.wake();
    }

    /** Nobody waits for ever: what is open resolves with what came so far. */
    private release(): void {
        clearTimeout(this.silence);
        this.trust();
        for (const { resolve } of this.open.values()) resolve();
        for (const job of [...this.jobs.values(), ...this.asking.values()]) job.finish("crashed");
        this.open.clear();
        this.asking.clear();
        this.jobs.clear();
    }

    private receive(message: Numbered<FromWorker>): void {
        if (message.number !== this.taken || message.type === "missed") {
            this.end();
            this.fail(say.messageLost);
            return;
        }
        if (message.type !== "counted") {
            if (message.type === "living" || !hasLocks()) clearTimeout(this.silence);
            this.take(message);
        }
        // Not of one that could not be taken in.
        this.taken++;
        this.doubt();
    }

    private take(message: Exclude<FromWorker, { type: "counted" | "missed" }>): void {
        if (message.type === "ready") {
            this.life.value = this.lives;
            this.state.value = "ready";
            this.wake();
        } else if (message.type === "living") {
            if (message.lock !== null) this.watch(message.lock);
        } else if (message.type === "failed") {
            const { text, status } = message;
            this.fail(status === undefined ? text || say.memoryShort : say.notLoaded(status));
        } else if (message.type === "hire") {
            Engine.agency?.hire(this, message.id, message.name, message.port);
        } else if (message.type === "fire") {
            Engine.agency?.fire(this, message.id, message.why);
        } else if (message.type !== "output") {
            this.settle(message.ask, message);
        } else {
            for (const { ask, version } of message.done) this.date(ask, version);
            batch(() => {
                for (const output of message.batch) this.hear(output);
                this.busy.value = message.busy;
                this.version.value = this.unlike(message.version);
            });
            for (const { ask } of message.done) {
                // A round that takes over a job has no number yet.
                const told = this.settle(ask)?.answers.some(({ type }) => type === "error");
                if (told || this.asking.get(ask)?.number !== null) this.asking.delete(ask);
            }
        }
    }

    /** A version of this life as a number that no other life has. */
    private unlike(version: number): number {
        return version + (this.lives - 1) * VERSIONS;
    }

    /** What answers a line, and the job that it starts, are of the session as it was then. */
    private date(ask: number, version: number): void {
        const answer = this.open.get(ask)?.answer;
        if (answer !== undefined) answer.version = this.unlike(version);
        this.asking.get(ask)?.date(this.unlike(version));
    }

    private hear({ ask, kind, line, packed }: Output): void {
        const answer = this.open.get(ask)?.answer;
        if (packed !== undefined) {
            if (answer !== undefined) answer.tree = packed;
        } else if (kind === "json") {
            const parsed = core.line(JSON.parse(line) as AnyLine, line);
            answer?.answers.push(parsed);
            if (parsed.type === "position") {
                const version = this.unlike(parsed.version);
                this.standing.value = standingAfter(this.standing.peek(), parsed, version);
            }
            this.bring(ask, parsed);
        } else {
            for (const read of this.readers) read({ re: ask, kind, text: line });
        }
    }

    /** To the job that it is of: by its number, or by the line that asked for the job. */
    private bring(ask: number, line: AnyLine): void {
        const asking = this.asking.get(ask);
        const named = line.job === undefined ? undefined : this.jobs.get(line.job);
        const job = asking ?? named;
        if (job === undefined) return;
        job.receive(line);
        if (line.job === undefined || job === named) return;
        // A round takes over the job that has thought ahead for it.
        named?.finish("replaced");
        if (job.active) this.jobs.set(line.job, job);
    }
}
