/** An accuracy measurement dealt out to two workers of a fake core. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";

const made = vi.hoisted(() => [] as { worker: FakeWorker }[]);

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => []);
});
vi.mock("../../../state/act/workers.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    const answer = (line: string) =>
        line.startsWith("accuracy") ? [{ type: "started", job: 1, kind: "accuracy" }] : [];
    return {
        carryFiles: async () => {},
        makeEngine: () => {
            const one = {} as { worker: FakeWorker };
            made.push(one);
            return fakeEngine(answer, one).engine;
        },
    };
});

import { settings } from "../../../state/keep/settings.ts";
import { notices } from "../../../state/read/store.ts";
import { accuracy, accuracyWork, startAccuracy } from "./accuracy.ts";

settings.value = { ...settings.value, workers: 2 };

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const figures = { positions: 4, unsolved: 0, reason: null, done: 4, total: 4, rows: [] };
const say = async (worker: number, line: object) => {
    made[worker]?.worker.say([{ re: 0, job: 1, ...figures, ...line }]);
    await settle();
};
const worker = (index: number) => (made[index] as { worker: FakeWorker }).worker;

beforeEach(async () => {
    made.length = 0;
    notices.value = [];
    void startAccuracy("connect4", {
        specs: ["a", "b", "c"],
        positions: 4,
        plies: "1..2",
        seed: 1,
    });
    await settle();
});

test("is done when every worker is", async () => {
    expect(worker(0).lines).toEqual(["new connect4", "accuracy a c positions=4 plies=1..2 seed=1"]);
    await say(0, { type: "accuracy" });
    expect(accuracy.value).toMatchObject({ state: "running", latest: { done: 4 } });
    accuracyWork.pause();
    await settle();
    expect([accuracy.value?.state, worker(1).lines.at(-1)]).toEqual(["paused", "pause 1"]);
    accuracyWork.resume();
    await say(1, { type: "accuracy" });
    expect(accuracy.value).toMatchObject({ state: "done", latest: { done: 8 } });
    expect(made.map((one) => one.worker.terminated)).toEqual([true, true]);
});

test("is stopped when one of the workers was", async () => {
    await say(0, { type: "accuracy", stopped: false });
    accuracyWork.stop();
    await say(1, { type: "accuracy", stopped: true });
    expect(accuracy.value).toMatchObject({ state: "stopped", latest: { stopped: true } });
});

const crash = async (index: number) => {
    worker(index).onerror?.({ message: "unreachable" } as ErrorEvent);
    await settle();
};

test("a part whose worker crashes is begun anew by another one, and rests when all do", async () => {
    await crash(0);
    expect(made).toHaveLength(3);
    expect(worker(0).terminated).toBe(true);
    expect(worker(2).lines).toEqual(worker(0).lines);
    expect(accuracy.value?.state).toBe("running");
    await say(1, { type: "accuracy" });
    accuracyWork.pause();
    await crash(2);
    expect(worker(3).lines.at(-1)).toBe("pause 1");
    expect(accuracy.value?.state).toBe("paused");
    accuracyWork.resume();
    await say(3, { type: "accuracy" });
    expect(accuracy.value).toMatchObject({ state: "done", latest: { done: 8 } });
    expect(notices.value).toEqual([]);
});

test("a part whose worker crashes after it was told to stop is not begun anew", async () => {
    accuracyWork.stop();
    await crash(0);
    expect(made).toHaveLength(2);
    expect(accuracy.value?.state).toBe("cancelled");
});

test.each([
    ["crashes three times", "A worker has stopped: unreachable."],
    ["gives up", "No memory."],
])("ends when a worker %s; what is known stays", async (how, told) => {
    await say(1, { type: "progress", kind: "accuracy" });
    if (how === "gives up") await say(0, { type: "accuracy", error: "No memory." });
    else for (const index of [0, 2, 3]) await crash(index);
    expect(accuracy.value?.state).toBe("cancelled");
    expect(accuracy.value?.latest).toMatchObject({ positions: 4 });
    expect(notices.value.map(({ text }) => text)).toEqual([told]);
    expect(made.every((one) => one.worker.terminated)).toBe(true);
});
