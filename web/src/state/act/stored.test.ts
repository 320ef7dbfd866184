/** What the browser keeps of networks and populations, and what people are told where it does not. */
import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";
import type { FakeStore } from "../../testing/fakedatabase.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: [] as object[] }));
const store = vi.hoisted((): FakeStore => ({ rows: [] }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    const answer = (line: string): object[] => {
        if (line === "jobs") return [{ type: "jobs", jobs: core.jobs }];
        if (line === "report 7") return [{ type: "report", kind: "train", name: "typed" }];
        if (line === "network save typed") return [{ type: "network", base64: btoa("abc") }];
        return [{ type: "networks", networks: [{ name: "mine" }] }];
    };
    return fakeEngine(answer, core);
});
vi.mock("../keep/database.ts", async () =>
    (await import("../../testing/fakedatabase.ts")).fakeDatabase(store),
);

import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import { notices } from "../read/store.ts";
import { networks } from "./networks.ts";
import * as stored from "./stored.ts";

const texts = () => notices.value.map(({ text }) => text);
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
    Object.assign(store, { rows: [], shut: false });
    core.jobs = [];
    notices.value = [];
});

test("what is kept is there until it is dropped, the newest of its name", async () => {
    await stored.keep("network", "mine", Uint8Array.of(1));
    await stored.keep("network", "mine", Uint8Array.of(2));
    await stored.keep("population", "last", Uint8Array.of(3));
    expect(await stored.kept("network")).toEqual([
        { kind: "network", name: "mine", bytes: Uint8Array.of(2) },
    ]);
    await stored.drop("network", "mine");
    expect(await stored.kept("network")).toEqual([]);
    expect(await stored.kept("population")).toHaveLength(1);
    expect(texts()).toEqual([]);
});

test("what is too much is told and leaves the rest as it is", async () => {
    for (let i = 0; i < 32; i++) await stored.keep("network", `n${i}`, Uint8Array.of(i));
    expect(texts()).toEqual([]);
    await stored.keep("network", "more", Uint8Array.of(1));
    await stored.keep("network", "n0", new Uint8Array(65 << 20));
    expect(texts()).toEqual([
        "The network more will not be here at the next visit: 32 files of 64 MB together are kept. Forget others, or save it as a file.",
        "The network n0 will not be here at the next visit: 32 files of 64 MB together are kept. Forget others, or save it as a file.",
    ]);
    expect(await stored.kept("network")).toHaveLength(32);
});

test("networks of an earlier visit come back, those of this one stay", async () => {
    engine.blobs.set("newer", Uint8Array.of(9));
    await stored.keep("network", "mine", Uint8Array.of(1, 2));
    await stored.keep("network", "newer", Uint8Array.of(1));
    store.rows.push({ kind: "network", name: "no bytes" });
    await stored.recallNetworks();
    expect([...engine.blobs]).toEqual([
        ["newer", Uint8Array.of(9)],
        ["mine", Uint8Array.of(1, 2)],
    ]);
    expect(networks.value.map(({ name }) => name)).toEqual(["mine"]);
});

test("a job is kept whenever it rests; while it runs, leaving the page is asked about", async () => {
    const target = new EventTarget();
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    const asks = () => !target.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const phase = signal<Job["phase"]>("running");
    const job = {
        get phase() {
            return phase.value;
        },
    };
    const keepIt = vi.fn(async () => {});
    stored.keepAtRest(job, keepIt);
    const seen: [asked: boolean, kept: number][] = [];
    for (const now of ["running", "paused", "running", "done"] as const) {
        phase.value = now;
        await settle();
        seen.push([asks(), keepIt.mock.calls.length]);
    }
    expect(seen).toEqual([
        [true, 0],
        [false, 1],
        [true, 1],
        [false, 2],
    ]);
});

test("what a line of the console trains is kept whenever it rests", async () => {
    /** The jobs now stand so, and the console says something. */
    const say = async (state: string) => {
        core.jobs = [
            { job: 3, kind: "train", state: "ended" },
            { job: 7, kind: "train", state },
            { job: 8, kind: "analyze", state: "running" },
        ];
        const batch = [{ ask: 0, kind: "text" as const, line: "after 10 games" }];
        core.worker.post({ type: "output", batch, done: [], version: 1, busy: true });
        await settle();
    };
    await stored.keepTrained();
    await say("running");
    await stored.keepTrained();
    await settle();
    expect(await stored.kept("network")).toEqual([]);
    for (const state of ["paused", "ended"]) {
        await say(state);
        expect(await stored.kept("network"), state).toMatchObject([{ name: "typed" }]);
        await stored.drop("network", "typed");
        await say("running");
        expect(await stored.kept("network"), state).toEqual([]);
    }
    await say("ended");
    expect(await stored.kept("network")).toEqual([]);
});

test("a browser that keeps nothing says so, once", async () => {
    store.shut = true;
    await stored.keep("network", "mine", Uint8Array.of(1));
    expect(texts()[0]).toMatch(
        /^This browser keeps no files of the page: .* Save them as files\.$/,
    );
    notices.value = [];
    await stored.keep("network", "mine", Uint8Array.of(1));
    await stored.drop("network", "mine");
    expect(await stored.kept("network")).toEqual([]);
    expect(texts()).toEqual([]);
});
