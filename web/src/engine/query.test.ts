import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeWorker } from "../testing/fake.ts";
import { Engine } from "./client.ts";
import type { ToWorker } from "./messages.ts";

import { Query } from "./query.ts";

let worker!: FakeWorker;
let engine!: Engine;
let held: ToWorker[] | null = null;

beforeEach(async () => {
    vi.useFakeTimers();
    held = null;
    engine = new Engine(() => {
        worker = new FakeWorker((line) =>
            line.startsWith("bad") ? [{ type: "error", text: "no" }] : [{ type: "eval", line }],
        );
        const { postMessage } = worker;
        worker.postMessage = (message) => {
            if (held === null) postMessage.call(worker, message);
            else held.push(message);
        };
        return worker;
    });
    await engine.ready;
});

const ms = (time: number) => vi.advanceTimersByTimeAsync(time);
async function letGo(): Promise<void> {
    const messages = held ?? [];
    held = null;
    for (const message of messages) worker.postMessage(message);
    await ms(0);
}
const shown = (query: Query<"eval">) => (query.answer.value as { line?: string } | null)?.line;

describe("a query", () => {
    test("gives the answer, an older one until then, and why there is none", async () => {
        const query = new Query(engine, "eval");
        query.ask("eval a");
        expect([query.loading.value, query.answer.value]).toEqual([true, null]);
        await ms(0);
        expect([query.loading.value, shown(query)]).toEqual([false, "eval a"]);
        expect([query.to("eval a"), query.to("eval b")]).toEqual([query.answer.value, null]);
        query.ask("bad");
        expect([query.loading.value, shown(query)]).toEqual([true, "eval a"]);
        await ms(0);
        expect([query.answer.value, query.error.value]).toEqual([null, "no"]);
        query.ask("eval b");
        await ms(0);
        expect([shown(query), query.error.value]).toEqual(["eval b", ""]);
        query.ask(null);
        expect(query.answer.value).toBeNull();
    });

    test("gives what is about a version of the session that is wanted, and nothing of another", async () => {
        const wanted = signal(1);
        const query = new Query(engine, "eval", { of: (version) => version === wanted.value });
        query.ask("eval a");
        await ms(0);
        expect([shown(query), query.to("eval a")]).toEqual(["eval a", query.answer.value]);
        wanted.value = 2;
        expect([query.answer.value, query.to("eval a"), query.error.value]).toEqual([
            null,
            null,
            "",
        ]);
        worker.version = 2;
        query.ask("bad");
        await ms(0);
        expect(query.error.value).toBe("no");
        // Versions of an engine that was restarted are others.
        engine.restart();
        await engine.ready;
        worker.version = 2;
        query.ask("eval b");
        await ms(0);
        expect([query.loading.value, query.answer.value]).toEqual([false, null]);
    });

    test("only the newest counts: one at a time, of those that come meanwhile the last", async () => {
        const query = new Query(engine, "eval");
        const seen: unknown[] = [];
        query.answer.subscribe(() => seen.push(shown(query)));
        held = [];
        for (const line of ["eval a", "eval b", "eval c"]) query.ask(line);
        expect(held).toHaveLength(1);
        await letGo();
        expect(worker.lines).toEqual(["eval a", "eval c"]);
        expect(seen).toEqual([undefined, "eval c"]);
    });

    test("nothing is wanted any more: what is out is dropped", async () => {
        for (const end of ["forget", "close"]) {
            const query = new Query(engine, "eval");
            held = [];
            query.ask("eval a");
            if (end === "close") query.close();
            else query.ask(null);
            await letGo();
            expect([query.answer.value, query.loading.value]).toEqual([null, false]);
        }
    });

    test("the same line is asked again when what it is about has changed", async () => {
        const query = new Query(engine, "eval");
        for (const about of [1, 1, 2]) {
            query.ask("eval a", [about]);
            await ms(0);
        }
        expect(worker.lines).toHaveLength(2);
    });

    test("a delay waits until the question stands", async () => {
        const query = new Query(engine, "eval", { delay: 50 });
        query.ask("eval a");
        await ms(40);
        query.ask("eval b");
        await ms(40);
        expect(worker.lines).toEqual([]);
        await ms(20);
        expect(worker.lines).toEqual(["eval b"]);
    });

    test("a gap keeps questions apart", async () => {
        const query = new Query(engine, "eval", { gap: 100 });
        query.ask("eval a");
        query.ask("eval b");
        await ms(60);
        query.ask("eval c");
        expect(worker.lines).toEqual(["eval a"]);
        await ms(60);
        expect(worker.lines).toEqual(["eval a", "eval c"]);
    });

    test("the same question is asked again after its time, another one at once", async () => {
        const query = new Query(engine, "eval", { again: 100 });
        query.ask("eval a", [0]);
        await ms(0);
        for (let about = 1; about <= 25; about++) {
            query.ask("eval a", [about]);
            await ms(10);
        }
        expect(worker.lines).toHaveLength(3);
        query.ask("eval b", [0]);
        await ms(0);
        expect(worker.lines.at(-1)).toBe("eval b");
    });

    test("a crash is told, also to a question that comes after it", async () => {
        const query = new Query(engine, "eval");
        held = [];
        query.ask("eval a");
        worker.onerror?.({ message: "unreachable" } as ErrorEvent);
        await ms(0);
        expect([query.loading.value, query.error.value]).toEqual([
            false,
            "The engine has stopped.",
        ]);
        query.ask("eval b");
        await ms(0);
        expect([query.loading.value, query.error.value]).toEqual([
            false,
            "The engine has stopped.",
        ]);
    });
});
