/**
 * A query: a line whose answer replaces the one before. One question is on its way at a time, and only
 * the newest counts: of those that come meanwhile the last is asked, and an answer to a question that is
 * no longer asked is dropped.
 */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { engine as say } from "../words/engine.ts";
import type { Engine } from "./client.ts";
import type { PackedTree } from "./packed.ts";
import type { AnyLine, JobKind } from "./protocol.ts";

export type LineOf<T extends AnyLine["type"]> = Extract<AnyLine, { type: T }>;
/** "packed": a tree in typed arrays, of a `tree ... columns`. */
export type AnswerType = AnyLine["type"] | "packed";
type AnswerOf<T> = T extends AnyLine["type"] ? LineOf<T> : PackedTree;

export interface QueryOptions {
    /** Least milliseconds between two questions. */
    gap?: number;
    /** Least milliseconds before the same question is asked again. A slow answer takes four times as long. */
    again?: number;
    /** Milliseconds that another question must stand before it is asked. */
    delay?: number;
    /** The answer is the last line of a job of this kind. */
    job?: JobKind;
    /** Only answers about such versions of the session are given; reads signals. */
    of?: (version: number | null) => boolean;
}

/** A line; null = nothing; undefined = as before: what it depends on is not known yet. */
export type Question = string | null | undefined;
/** What an answer or a job depends on beside its line: values that are compared one by one. */
export type About = readonly unknown[];

export function same(a: About, b: About): boolean {
    return a.length === b.length && a.every((value, i) => Object.is(value, b[i]));
}

/** What was answered to which line, about which version of the session. */
interface Found<T extends AnswerType> {
    line: string;
    answer: AnswerOf<T> | null;
    error: string;
    version: number | null;
}

const NOTHING = { line: "", answer: null, error: "", version: null };

/** A slow answer gets so many times its own time before the same question is asked again. */
const REST = 4;

export class Query<T extends AnswerType> {
    private readonly found = signal<Found<T>>(NOTHING);
    /**
     * The newest answer; an older one stays until it has come, if it may (`of`). Null: none, or nothing is
     * asked.
     */
    readonly answer: ReadonlySignal<AnswerOf<T> | null> = computed(() => this.given().answer);
    /** Why the core refused the question that was answered last. */
    readonly error: ReadonlySignal<string> = computed(() => this.given().error);
    private readonly open = signal(false);
    /** The newest question still waits for its answer. */
    readonly loading: ReadonlySignal<boolean> = this.open;

    private readonly engine: Engine;
    private readonly type: T;
    private readonly options: QueryOptions;
    private wanted: string | null = null;
    private about: About = [];
    private sent: string | null = null;
    private busy = false;
    /** When the last question was sent, and how long its answer took, in milliseconds. */
    private at = Number.NEGATIVE_INFINITY;
    private took = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(engine: Engine, type: T, options: QueryOptions = {}) {
        this.engine = engine;
        this.type = type;
        this.options = options;
    }

    /**
     * Asks this line from now on; null asks nothing and forgets the answer, undefined leaves all as it
     * is. The line that is asked already is asked again only when something in `about` has changed.
     */
    ask(line: Question, about: About = []): void {
        if (line === undefined || (line === this.wanted && same(about, this.about))) return;
        this.wanted = line;
        this.about = about;
        if (line === null) {
            clearTimeout(this.timer);
            this.timer = undefined;
            this.sent = null;
            this.tell(NOTHING);
            return;
        }
        if (!this.repeats()) this.open.value = true;
        if (!this.busy) this.wait();
    }

    /** The answer to this very question; null while that to another one stands. */
    to(question: Question): AnswerOf<T> | null {
        const { line, answer } = this.given();
        return line === question ? answer : null;
    }

    private given(): Found<T> {
        const { value } = this.found;
        const { of } = this.options;
        return of === undefined || of(value.version) ? value : NOTHING;
    }

    /** Asks nothing any more; what was answered stays. */
    close(): void {
        clearTimeout(this.timer);
        this.wanted = null;
        this.open.value = false;
    }

    /** The question was sent before and is asked again while what it is about changes. */
    private repeats(): boolean {
        return this.options.again !== undefined && this.wanted === this.sent;
    }

    /** Sends the question when its time has come. */
    private wait(): void {
        if (this.repeats() && this.timer !== undefined) return;
        clearTimeout(this.timer);
        const { gap = 0, again = 0, delay = 0 } = this.options;
        const since = performance.now() - this.at;
        const ms = this.repeats()
            ? Math.max(again, REST * this.took) - since
            : Math.max(delay, gap - since);
        if (ms <= 0) void this.send();
        else this.timer = setTimeout(() => void this.send(), ms);
    }

    private async send(): Promise<void> {
        this.timer = undefined;
        const line = this.wanted;
        const { about } = this;
        if (line === null) return;
        this.busy = true;
        this.sent = line;
        this.at = performance.now();
        const found = await this.fetch(line);
        this.took = performance.now() - this.at;
        this.busy = false;
        const newest = line === this.wanted && same(about, this.about);
        if (newest || this.repeats()) this.tell(found);
        if (!newest && this.wanted !== null) this.wait();
    }

    private async fetch(line: string): Promise<Found<T>> {
        let answer: AnswerOf<T> | null = null;
        let version: number | null;
        let error = "";
        if (this.options.job !== undefined) {
            const job = this.engine.start(this.options.job, line, { quiet: true });
            await job.ended;
            answer = job.last.peek() as AnswerOf<T> | null;
            error = job.error;
            version = job.version;
        } else {
            const packed = this.type === "packed";
            const found = await this.engine.post(line, { quiet: true, packed });
            const { answers, tree } = found;
            answer = packed
                ? (tree as AnswerOf<T> | null)
                : ((answers.find(({ type }) => type === this.type) as AnswerOf<T>) ?? null);
            if (!packed) error = answers.find((one) => one.type === "error")?.text ?? "";
            version = found.version;
        }
        if (this.engine.state.peek() === "crashed") error = say.stopped;
        return { line, answer, error, version };
    }

    private tell(found: Found<T>): void {
        batch(() => {
            this.found.value = found;
            this.open.value = false;
        });
    }
}
