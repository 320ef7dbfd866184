import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: 0 }));

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    const answer = (line: string) =>
        line === "review" ? [{ type: "started", job: ++core.jobs, kind: "review" }] : [];
    return fakeEngine(answer, core);
});

import { engine } from "../../../engine/engine.ts";
import type { Show } from "../../../engine/protocol.ts";
import { review, reviewing } from "../../../state/read/review.ts";
import { notices, show } from "../../../state/read/store.ts";
import { closeReview, startReview } from "./job.ts";

const at = (...moves: string[]) =>
    ({ game: "test", start: null, moves_played: moves, redo: [] }) as unknown as Show;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const say = (line: object) => core.worker.say([{ re: 0, job: core.jobs, ...line }]);
const ply = (index: number) => ({ ply: index, grade: "best" });

beforeEach(async () => {
    closeReview();
    if (engine.state.value === "crashed") engine.restart();
    await engine.ready;
    core.worker.sent.length = 0;
    show.value = at("1", "2");
    void startReview();
    await settle();
});

test("moves come one by one; the end has all", async () => {
    expect(review.value).toMatchObject({ state: "running", done: 0, total: 2 });
    say({ type: "reviewed", kind: "review", ...ply(1) });
    expect(review.value).toMatchObject({ state: "running", done: 1 });
    say({ type: "review", plies: [ply(0), ply(1)], stopped: false });
    expect(review.value).toMatchObject({ state: "done", done: 2 });
    expect(review.value?.job.active).toBe(false);
});

test("stopped, it keeps what is judged; why it gave up is told", async () => {
    void review.value?.job.stop();
    await settle();
    expect(core.worker.lines.at(-1)).toBe(`stop ${core.jobs}`);
    say({ type: "review", plies: [ply(1)], stopped: true, error: "No memory." });
    await settle();
    expect(review.value).toMatchObject({ state: "stopped", done: 1 });
    expect(notices.value.at(-1)?.text).toBe("No memory.");
});

test("another game ends it, also when it is done", async () => {
    show.value = at("1", "3");
    await settle();
    expect([review.value, reviewing.value]).toEqual([null, false]);
    expect(core.worker.lines.at(-1)).toBe(`cancel ${core.jobs}`);
    void startReview();
    await settle();
    say({ type: "review", plies: [], stopped: false });
    show.value = at("1");
    expect([review.value, reviewing.value]).toEqual([null, false]);
});

test("a second one takes the place of the first", async () => {
    const first = core.jobs;
    void startReview();
    await settle();
    expect(core.worker.lines).toEqual(["review", `cancel ${first}`, "review"]);
    expect(review.value?.job.number).toBe(first + 1);
});

test("a crash takes the review away that is at work, and begins no other", async () => {
    core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
    expect([review.value, reviewing.value]).toEqual([null, false]);
});
