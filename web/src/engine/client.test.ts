import { describe, expect, test, vi } from "vitest";
import { FakeWorker, hearSent } from "../testing/fake.ts";
import { Engine, type Sent, type TextLine, type WorkerLike } from "./client.ts";
import type { FromWorker, Numbered, Output, ToWorker } from "./messages.ts";

/** An engine over fake workers; `workers` holds every one that was made. */
function make(answer?: ConstructorParameters<typeof FakeWorker>[0]) {
    const workers: FakeWorker[] = [];
    const engine = new Engine(() => {
        const worker = new FakeWorker(answer);
        workers.push(worker);
        return worker;
    });
    return { engine, workers };
}

describe("Engine", () => {
    test("is ready when its worker says so", async () => {
        const { engine } = make();
        expect(engine.state.value).toBe("loading");
        await engine.ready;
        expect(engine.state.value).toBe("ready");
    });

    test("a worker that never says a word is given up", async () => {
        vi.useFakeTimers();
        try {
            const terminate = vi.fn();
            const mute = { postMessage() {}, terminate, onmessage: null, onerror: null };
            const engine = new Engine(() => mute);
            const answer = engine.send("show");
            vi.advanceTimersByTime(59_000);
            expect(engine.state.value).toBe("loading");
            vi.advanceTimersByTime(1_000);
            expect(engine.state.value).toBe("crashed");
            expect(engine.failure).toBe("it did not begin in time");
            // What it says after that is not waited for.
            expect(terminate).toHaveBeenCalled();
            expect(await answer).toEqual([]);
            // One that has spoken may take its time.
            const { engine: other } = make();
            await other.ready;
            vi.advanceTimersByTime(600_000);
            expect(other.state.value).toBe("ready");
        } finally {
            vi.useRealTimers();
        }
    });

    /** An engine over a worker whose answers, and half of whose messages, the test gives and takes itself. */
    function byHand() {
        const told: Numbered<ToWorker>[] = [];
        const worker: WorkerLike = {
            postMessage: (message) => told.push(message),
            terminate: vi.fn(),
            onmessage: null,
            onerror: null,
        };
        let said = 0;
        const engine = new Engine(() => {
            said = 0;
            return worker;
        });
        const say = (message: FromWorker) => {
            const data: Numbered<FromWorker> = { ...message, number: said++ };
            worker.onmessage?.({ data } as MessageEvent<Numbered<FromWorker>>);
        };
        /** The next message is lost. */
        const lose = () => {
            said++;
        };
        const answer = (...done: number[]) =>
            say({
                type: "output",
                batch: [],
                done: done.map((ask) => ({ ask, version: 1 })),
                version: 1,
                busy: false,
            });
        const count = () => say({ type: "counted" });
        const counts = () => told.filter(({ type }) => type === "count");
        return { engine, worker, told, say, lose, answer, count, counts };
    }

    test("as long as something is to come, the worker is asked for a word from time to time", async () => {
        vi.useFakeTimers();
        try {
            const { engine, say, answer, count, counts } = byHand();
            say({ type: "ready" });
            vi.advanceTimersByTime(60_000);
            expect(counts()).toEqual([]);
            const open = engine.send("perft 9");
            vi.advanceTimersByTime(10_000);
            expect(counts()).toHaveLength(1);
            count();
            vi.advanceTimersByTime(10_000);
            expect(counts()).toHaveLength(2);
            expect(engine.state.value).toBe("ready");
            answer(1);
            expect(await open).toEqual([]);
            vi.advanceTimersByTime(60_000);
            expect(counts()).toHaveLength(2);
        } finally {
            vi.useRealTimers();
        }
    });

    test("messages to the worker have their numbers, a new worker's from 0 on", () => {
        const { engine, told } = byHand();
        void engine.send("show");
        void engine.send("moves");
        expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i));
        told.length = 0;
        engine.restart();
        void engine.send("show");
        expect(told.map(({ number }) => number)).toEqual(told.map((_, i) => i));
    });

    test("an answer that is lost is missed when the worker goes on talking", async () => {
        const { engine, say, lose, answer } = byHand();
        say({ type: "ready" });
        const open = engine.send("play 4");
        lose();
        answer();
        expect(engine.failure).toBe("a message was lost");
        expect(await open).toEqual([]);
    });

    for (const [word, before] of [
        ["is ready", []],
        [
            "rests",
            [{ type: "ready" }, { type: "output", batch: [], done: [], version: 1, busy: true }],
        ],
    ] as [string, FromWorker[]][])
        test(`a worker whose word that it ${word} is lost is found out`, () => {
            vi.useFakeTimers();
            try {
                const { engine, say, lose, count, counts } = byHand();
                for (const message of before) say(message);
                lose();
                vi.advanceTimersByTime(10_000);
                expect(counts()).toHaveLength(1);
                count();
                expect(engine.failure).toBe("a message was lost");
            } finally {
                vi.useRealTimers();
            }
        });

    test("a worker that counts and says nothing else is given up", () => {
        vi.useFakeTimers();
        try {
            const { engine, count } = byHand();
            vi.advanceTimersByTime(30_000);
            count();
            vi.advanceTimersByTime(30_000);
            expect(engine.failure).toBe("it did not begin in time");
        } finally {
            vi.useRealTimers();
        }
    });

    test("a worker whose end nobody could be told of yet is given up, unless there are no locks for it", () => {
        vi.useFakeTimers();
        const request = vi.fn(() => new Promise(() => {}));
        vi.stubGlobal("navigator", { locks: { request } });
        try {
            const { engine, say, told } = byHand();
            expect(told[0]).toMatchObject({ type: "live" });
            say({ type: "ready" });
            vi.advanceTimersByTime(60_000);
            expect(engine.failure).toBe("it did not begin in time");
            for (const lock of ["its", null]) {
                engine.restart();
                say({ type: "living", lock });
                say({ type: "ready" });
                vi.advanceTimersByTime(600_000);
                expect(engine.state.value).toBe("ready");
                expect(request).toHaveBeenCalledTimes(1);
            }
        } finally {
            vi.unstubAllGlobals();
            vi.useRealTimers();
        }
    });

    for (const way of ["to the worker", "of the worker"])
        test(`a message ${way} that is lost ends the engine: who waits goes on`, async () => {
            vi.useFakeTimers();
            try {
                const { engine, worker, say, lose, count } = byHand();
                say({ type: "ready" });
                const open = engine.send("play 4");
                if (way === "of the worker") lose();
                vi.advanceTimersByTime(10_000);
                if (way === "to the worker") say({ type: "missed" });
                else count();
                expect(engine.state.value).toBe("crashed");
                expect(engine.failure).toBe("a message was lost");
                expect(await open).toEqual([]);
                expect(worker.terminate).toHaveBeenCalled();
            } finally {
                vi.useRealTimers();
            }
        });

    test("a message that could not be taken in counts as lost", () => {
        vi.useFakeTimers();
        try {
            const { engine, say, answer, count } = byHand();
            say({ type: "ready" });
            void engine.send("help", { mode: "text" });
            engine.onText(() => {
                throw new Error("a reader that fails");
            });
            const batch: Output[] = [{ ask: 1, kind: "text", line: "help" }];
            expect(() =>
                say({
                    type: "output",
                    batch,
                    done: [{ ask: 1, version: 1 }],
                    version: 1,
                    busy: false,
                }),
            ).toThrow("a reader that fails");
            count();
            expect(engine.state.value).toBe("crashed");
            // A new worker counts anew.
            engine.restart();
            say({ type: "ready" });
            answer();
            expect(engine.state.value).toBe("ready");
        } finally {
            vi.useRealTimers();
        }
    });

    test("gives every line its own answers, in whatever order they are awaited", async () => {
        const { engine } = make((line) => [{ type: "ok", line }]);
        const [a, b] = await Promise.all([engine.send("play 4"), engine.send("play 5")]);
        expect(a).toEqual([{ type: "ok", line: "play 4", re: 1 }]);
        expect(b).toEqual([{ type: "ok", line: "play 5", re: 2 }]);
    });

    test("what a job says later is no answer to the line that started it", async () => {
        const { engine, workers } = make(() => [{ type: "started", job: 1, kind: "go" }]);
        const answers = await engine.send("go");
        workers[0]?.say([{ type: "go", re: 1, job: 1, move: "4" }], 1);
        expect(answers.map((line) => line.type)).toEqual(["started"]);
    });

    test("tells what is sent, with origin and whether it is worth showing", async () => {
        const { engine } = make();
        const sent: Sent[] = [];
        const stop = hearSent(engine, (line) => sent.push(line));
        await engine.send("show", { quiet: true });
        await engine.send("help", { mode: "text", origin: "terminal" });
        stop();
        await engine.send("undo");
        expect(sent).toEqual([
            { number: 1, line: "show", mode: "json", quiet: true, origin: "page" },
            { number: 2, line: "help", mode: "text", quiet: false, origin: "terminal" },
        ]);
    });

    test("passes text for people on", async () => {
        const { engine, workers } = make();
        const texts: TextLine[] = [];
        engine.onText((text) => texts.push(text));
        await engine.ready;
        workers[0]?.post({
            type: "output",
            batch: [{ ask: 3, kind: "error", line: "unknown command" }],
            done: [],
            version: 5,
            busy: true,
        });
        expect(texts).toEqual([{ re: 3, kind: "error", text: "unknown command" }]);
        expect(engine.version.value).toBe(5);
        expect(engine.busy.value).toBe(true);
    });

    test("asks for completions", async () => {
        const { engine } = make();
        const found = await engine.complete("new con", 7);
        expect(found).toMatchObject({ from: 4, words: [{ word: "connect4", doc: "a game" }] });
    });

    test("hands files in, after a restart once more", async () => {
        const { engine, workers } = make();
        const bytes = new Uint8Array([1, 2, 3]);
        expect(await engine.blob("net", bytes)).toBe(null);
        expect(await engine.blob("nothing", new Uint8Array())).toBe("The file was not taken.");
        engine.restart();
        expect(workers[1]?.sent.map((message) => message.type)).toEqual(["blob"]);
        expect(workers[1]?.sent[0]).toMatchObject({ name: "net", bytes });
    });

    test("a crash resolves what waits and says why; restart begins anew", async () => {
        const { engine, workers } = make();
        await engine.ready;
        const open = engine.send("go");
        workers[0]?.onerror?.({ message: "out of bounds" } as ErrorEvent);
        expect(await open).toEqual([]);
        expect(engine.state.value).toBe("crashed");
        expect(engine.failure).toBe("out of bounds");
        engine.restart();
        await engine.ready;
        expect(workers[0]?.terminated).toBe(true);
        expect(workers).toHaveLength(2);
        expect(engine.state.value).toBe("ready");
        expect(await engine.send("show")).toEqual([]);
    });

    test("lines sent after a crash resolve with nothing instead of waiting for ever", async () => {
        const { engine, workers } = make();
        await engine.ready;
        workers[0]?.post({ type: "failed", text: "" });
        expect(engine.failure).toBe("memory is short");
        expect(await engine.send("show")).toEqual([]);
        expect(await engine.complete("n", 1)).toEqual({ from: 0, words: [] });
    });
});
