import { effect } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeWorker } from "../testing/fake.ts";
import { Engine } from "./client.ts";
import type { End, Job } from "./job.ts";
import { Newest } from "./newest.ts";

let jobs = 0;
let refused = "";
const answer = (line: string): object[] => {
    const [word] = line.split(" ");
    if (word === "ok") return [{ type: "ok" }];
    if (refused !== "") return [{ type: "error", text: refused }];
    if (word === "analyze" || word === "train" || word === "go")
        return [{ type: "started", job: ++jobs, kind: word }];
    if (word === "cancel")
        return [
            { type: "ok" },
            { type: "cancelled", job: Number(line.split(" ")[1]), reason: "as asked" },
        ];
    return [{ type: "ok" }];
};

let worker!: FakeWorker;
let engine!: Engine;
beforeEach(async () => {
    jobs = 0;
    refused = "";
    engine = new Engine(() => {
        worker = new FakeWorker(answer);
        return worker;
    });
    await engine.ready;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const crash = () => worker.onerror?.({ message: "unreachable" } as ErrorEvent);
const say = (...lines: object[]) => worker.say(lines.map((line) => ({ re: 0, job: 1, ...line })));

/** All ends that a job tells. */
function endsOf(job: Pick<Job, "ended">): End[] {
    const ends: End[] = [];
    void job.ended.then((end) => ends.push(end));
    return ends;
}

describe("the end of a job is told once", () => {
    test("done: with its last line", async () => {
        const job = engine.start("analyze", "analyze uct");
        const ends = endsOf(job);
        expect(job.state.value).toBe("starting");
        expect(await job.started).toBe(true);
        expect([job.number, job.state.value]).toEqual([1, "running"]);
        say({ type: "progress", kind: "analyze", value: 1 }, { type: "analyze", value: 2 });
        expect(job.state.value).toBe("done");
        expect(job.progress.value).toMatchObject({ value: 1 });
        expect(job.last.value).toMatchObject({ value: 2 });
        say({ type: "analyze", value: 3 }, { type: "cancelled" });
        crash();
        await settle();
        expect(ends).toEqual(["done"]);
        expect(job.last.value).toMatchObject({ value: 2 });
    });

    test("done before its line is answered", async () => {
        const early = new Engine(
            () =>
                new FakeWorker(() => [
                    { type: "started", job: 4, kind: "go" },
                    { type: "go", job: 4, move: "a" },
                ]),
        );
        const job = early.start("go", "go");
        expect(await job.ended).toBe("done");
        expect(job.last.value).toMatchObject({ move: "a" });
    });

    test("stopped: by a stop with a last line, by a cancel without", async () => {
        const one = engine.start("analyze", "analyze uct");
        await one.stop();
        say({ type: "analyze", value: 2 });
        expect([await one.ended, worker.lines.at(-1)]).toEqual(["stopped", "stop 1"]);
        const other = engine.start("analyze", "analyze uct");
        await other.started;
        other.cancel();
        expect(await other.ended).toBe("stopped");
        expect(other.last.value).toBeNull();
        await settle();
        expect(worker.lines.filter((line) => line.startsWith("cancel"))).toEqual(["cancel 2"]);
    });

    test("stopped before its number is known: the core hears of it as soon as it is", async () => {
        const job = engine.start("analyze", "analyze uct");
        job.cancel();
        expect(await job.ended).toBe("stopped");
        expect(await job.started).toBe(false);
        await settle();
        expect(worker.lines).toEqual(["analyze uct", "cancel 1"]);
    });

    test("stopped before its number is known, it is not heard of any more", async () => {
        const said = [
            { type: "started", job: 1, kind: "analyze" },
            { type: "analyze", job: 1 },
        ];
        const job = new Engine(() => new FakeWorker(() => said)).start("analyze", "analyze uct");
        job.cancel();
        await settle();
        expect([job.state.value, job.last.value]).toEqual(["stopped", null]);
    });

    test("replaced: thrown away by something else", async () => {
        const job = engine.start("go", "go");
        await job.started;
        say({ type: "cancelled", reason: "the game went on" });
        expect(await job.ended).toBe("replaced");
    });

    test("failed: refused, or its work came to nothing", async () => {
        refused = "There is no such player.";
        const job = engine.start("analyze", "analyze nobody");
        expect([await job.ended, job.error]).toEqual(["failed", refused]);
        expect(await job.started).toBe(false);
        refused = "";
        const train = engine.start("train", "train td");
        await train.started;
        say({ type: "error", text: "The network is not kept." });
        expect([await train.ended, train.error]).toEqual(["failed", "The network is not kept."]);
    });

    test("crashed: before its number is known, at work, and where the engine has stopped", async () => {
        const first = engine.start("analyze", "analyze uct");
        const ends = endsOf(first);
        await first.started;
        const second = engine.start("analyze", "analyze pvs");
        crash();
        expect([first.state.value, second.state.value]).toEqual(["crashed", "crashed"]);
        expect(await engine.start("analyze", "analyze uct").ended).toBe("crashed");
        expect(await first.stop()).toEqual([]);
        await settle();
        expect(ends).toEqual(["crashed"]);
    });

    test("a refusal that can be mended is no end", async () => {
        refused = "There is no network.";
        const job = engine.start("analyze", "analyze td", {
            mend: async () => {
                refused = "";
                return true;
            },
        });
        expect(await job.started).toBe(true);
        expect(worker.lines).toEqual(["analyze td", "analyze td"]);
    });
});

describe("a job at work", () => {
    test("rows come at once, progress once a frame", async () => {
        const frames: (() => void)[] = [];
        vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
        const job = engine.start("train", "train td");
        await job.started;
        for (const games of [1, 2]) say({ type: "learned", kind: "train", games });
        for (const games of [3, 4]) say({ type: "progress", kind: "train", games });
        say({ type: "progress", kind: "train", games: 9, job: 7 }, { type: "report", games: 9 });
        expect(job.rows.value.map(({ games }) => games)).toEqual([1, 2]);
        expect([job.progress.value, frames.length]).toEqual([null, 1]);
        frames.pop()?.();
        expect(job.progress.value?.games).toBe(4);
        vi.unstubAllGlobals();
    });

    test("a hidden page, which has no frames, is told at once", async () => {
        vi.stubGlobal("document", { hidden: true });
        vi.stubGlobal("requestAnimationFrame", () => {});
        const job = engine.start("train", "train td");
        await job.started;
        for (const games of [3, 4]) say({ type: "progress", kind: "train", games });
        expect(job.progress.value?.games).toBe(4);
        vi.unstubAllGlobals();
    });

    test("a pause before its number is known is told when it is", async () => {
        const job = engine.start("train", "train td");
        const told = job.pause();
        expect(job.state.value).toBe("paused");
        await told;
        expect(worker.lines).toEqual(["train td", "pause 1"]);
        expect(job.state.value).toBe("paused");
        await job.resume();
        expect([job.state.value, worker.lines.at(-1)]).toEqual(["running", "resume 1"]);
        await job.tune("alpha=1");
        expect(worker.lines.at(-1)).toBe("tune 1 alpha=1");
    });

    test("a search that waits for its first step rests from the start", async () => {
        const job = engine.start("analyze", "analyze uct", { paused: true });
        const told: unknown[] = [];
        effect(() => {
            told.push([job.number, job.state.value]);
        });
        await job.started;
        expect(worker.lines).toEqual(["analyze uct paused"]);
        expect(told).toEqual([
            [null, "paused"],
            [1, "paused"],
        ]);
    });

    test("a step resolves when the search rests, when it ends, and when it is refused", async () => {
        const job = engine.start("analyze", "analyze uct paused");
        await job.started;
        let steps = 0;
        const step = () => void job.step("node 3").then(() => steps++);
        step();
        await settle();
        expect([steps, worker.lines.at(-1)]).toEqual([0, "step node 3 job=1"]);
        say({ type: "progress", kind: "analyze" });
        await settle();
        expect(steps).toBe(1);
        refused = "There is no such event.";
        step();
        await settle();
        expect(steps).toBe(2);
        refused = "";
        step();
        await settle();
        crash();
        await settle();
        expect(steps).toBe(3);
    });

    test("a step that comes before the one before it has rested leaves none waiting", async () => {
        const job = engine.start("analyze", "analyze uct");
        await job.started;
        const rested: string[] = [];
        for (const event of ["node", "playout"])
            void job.step(event).then(() => rested.push(event));
        await settle();
        say({ type: "progress", kind: "analyze" });
        await settle();
        expect(rested).toEqual(["node", "playout"]);
    });

    test("what the core keeps of it goes with a cancel, once, and in the same engine only", async () => {
        const start = async () => {
            const job = engine.start("analyze", "analyze uct", { keep: true });
            await job.started;
            say({ type: "analyze", job: job.number });
            await job.ended;
            return job;
        };
        const job = await start();
        job.cancel();
        job.cancel();
        await settle();
        expect(worker.lines).toEqual(["analyze uct keep", "cancel 1"]);
        const old = await start();
        engine.restart();
        await engine.ready;
        old.cancel();
        await settle();
        expect(worker.lines).toEqual([]);
    });

    test("a round takes over the job that has thought ahead for it", async () => {
        const ahead = engine.start("round", "ok ahead");
        await settle();
        worker.say([{ type: "started", re: 1, job: 3, kind: "round" }], 1);
        const round = engine.start("round", "ok u");
        await settle();
        worker.say([{ type: "round", re: 2, job: 3, moves: ["u"] }], 2);
        expect(await ahead.ended).toBe("replaced");
        expect(await round.ended).toBe("done");
    });
});

describe("work of many steps", () => {
    test("ends its jobs when another run takes its place, those too that are kept", async () => {
        const work = new Newest();
        const first = work.next();
        const kept = engine.start("analyze", "analyze uct", { keep: true, until: first });
        const slow = engine.start("analyze", "analyze pvs", { until: first });
        await Promise.all([kept.started, slow.started]);
        say({ type: "analyze", value: 2 });
        expect(await kept.ended).toBe("done");
        const second = work.next();
        expect(await slow.ended).toBe("replaced");
        expect([first.aborted, second.aborted, work.signal === second]).toEqual([
            true,
            false,
            true,
        ]);
        expect(worker.lines.slice(-2)).toEqual(["cancel 1", "cancel 2"]);
    });
});
