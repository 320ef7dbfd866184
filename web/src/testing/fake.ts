/** A worker for tests: answers lines by a function instead of the core. */
import { effect } from "@preact/signals";
import { Engine, type Sent, type WorkerLike } from "../engine/client.ts";
import type { FromWorker, Numbered, Output, ToWorker } from "../engine/messages.ts";

export class FakeWorker implements WorkerLike {
    onmessage: WorkerLike["onmessage"] = null;
    onerror: WorkerLike["onerror"] = null;
    terminated = false;
    /** Everything that the page sent. */
    readonly sent: ToWorker[] = [];
    version = 1;
    private followed = false;
    /** What was told last: the version, and the variant. */
    private told = { version: 0, game: "" };
    private re = 0;
    private posted = 0;
    private readonly answer: (line: string, worker: FakeWorker) => object[];

    constructor(answer: (line: string, worker: FakeWorker) => object[] = () => []) {
        this.answer = answer;
        queueMicrotask(() => this.post({ type: "ready" }));
    }

    get lines(): string[] {
        return this.sent.flatMap((message) => (message.type === "exec" ? [message.line] : []));
    }

    postMessage(message: ToWorker): void {
        if (message.type !== "exec" && message.type !== "complete" && message.type !== "blob")
            return;
        this.sent.push(message);
        queueMicrotask(() => {
            if (message.type === "complete") {
                const words = [{ word: "connect4", doc: "a game" }];
                this.post({ type: "completed", ask: message.ask, from: 4, words });
                return;
            }
            if (message.type === "blob") {
                this.post({
                    type: "handed",
                    ask: message.ask,
                    ok: message.bytes.length > 0,
                    why: "",
                });
                return;
            }
            const re = ++this.re;
            const switched = /^follow (on|off)$/.exec(message.line)?.[1];
            if (switched !== undefined) this.followed = switched === "on";
            if (switched === "on") this.told.version = 0;
            const objects = switched !== undefined ? [] : this.answer(message.line, this);
            const numbered = objects.map((object) => ({ re, ...object }));
            this.say(numbered, message.ask, [message.ask], message.line);
        });
    }

    /** When the game has changed and somebody follows it: a `position` line of what the function answers to `show`, `players` and `searchers`. */
    private stand(line: string): object[] {
        if (!this.followed || this.version === this.told.version) return [];
        const ask = (type: string): { [member: string]: unknown } | undefined =>
            this.answer(type, this).find((object) => "type" in object && object.type === type) as {
                [member: string]: unknown;
            };
        const show = ask("show");
        if (show === undefined) return [];
        const { version } = this;
        const game = String(show.game);
        const another = game !== this.told.game;
        const begun = another || /^(new|open|restart|position|edit)\b/.test(line);
        const changed = [...(another ? ["rules"] : []), ...(begun ? ["game"] : []), "move"];
        const { players, reset } = ask("players") ?? {};
        const searchers = another ? ask("searchers")?.searchers : undefined;
        this.told = { version, game };
        const re = this.re;
        return [{ type: "position", re, version, changed, show, players, reset, searchers }];
    }

    /** What a job says later, or what answers a line. */
    say(objects: object[], ask = 0, done: number[] = [], line = ""): void {
        const batch: Output[] = [...objects, ...this.stand(line)].map((object) => ({
            ask,
            kind: "json",
            line: JSON.stringify(object),
        }));
        const { version } = this;
        const carried = done.map((one) => ({ ask: one, version }));
        this.post({ type: "output", batch, done: carried, version, busy: false });
    }

    post(message: FromWorker): void {
        if (this.terminated) return;
        const data: Numbered<FromWorker> = { ...message, number: this.posted++ };
        this.onmessage?.({ data } as MessageEvent<Numbered<FromWorker>>);
    }

    terminate(): void {
        this.terminated = true;
    }
}

/** What a test puts in the place of engine.ts; `core`, when given, gets the worker. */
export function fakeEngine(
    answer: (line: string, worker: FakeWorker) => object[],
    core: { worker?: FakeWorker } = {},
): { engine: Engine } {
    return {
        engine: new Engine(() => {
            core.worker = new FakeWorker(answer);
            return core.worker;
        }),
    };
}

/** Every line that an engine sends from now on. */
export function hearSent(engine: Engine, hear: (sent: Sent) => void): () => void {
    let seen = engine.sent.peek().at(-1)?.number ?? 0;
    return effect(() => {
        for (const sent of engine.sent.value.filter(({ number }) => number > seen)) {
            seen = sent.number;
            hear(sent);
        }
    });
}
