/** The judge that follows the position, against a fake core: one job for each line that asks. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../engine/fake.ts";
import type { Show } from "../engine/protocol.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: 0 }));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    const answer = (line: string) =>
        line.startsWith("loss") ? [{ type: "started", job: ++core.jobs, kind: "loss" }] : [];
    return fakeEngine(answer, core);
});

import { show } from "../state/store.ts";
import { judge, judgement } from "./loss.ts";

const at = (...moves: string[]) =>
    ({
        game: "test",
        status: "ongoing",
        mover: 0,
        position: "",
        moves_played: moves,
    }) as never as Show;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What the judge says of that job is drawn at the next frame. */
async function say(job: number): Promise<void> {
    core.worker.say([{ type: "loss", re: 0, job, rows: [] }]);
    await settle();
}

const cancels = () => core.worker.lines.filter((line) => line.startsWith("cancel"));

beforeEach(async () => {
    vi.stubGlobal("requestAnimationFrame", queueMicrotask);
    judge(false);
    await settle();
    core.worker.sent.length = 0;
});

test("a position is judged, the next one anew, none when nobody looks", async () => {
    show.value = at("1");
    judge(true);
    await settle();
    const first = core.jobs;
    await say(first);
    expect(judgement.value).toMatchObject({ job: first });
    show.value = at("1", "2");
    await settle();
    expect(judgement.value).toBeNull();
    await say(first);
    expect(judgement.value).toBeNull();
    await say(core.jobs);
    expect(judgement.value).toMatchObject({ job: first + 1 });
    judge(false);
    await settle();
    expect(judgement.value).toBeNull();
    expect(cancels()).toEqual([`cancel ${first}`, `cancel ${first + 1}`]);
});

test("an answer about a position that is no more is not taken, and its job ends", async () => {
    show.value = at("3");
    const before = core.jobs;
    judge(true);
    // The line is on its way when the next move is made.
    await Promise.resolve();
    show.value = at("3", "4");
    await settle();
    expect(core.jobs).toBe(before + 2);
    expect(cancels()).toEqual([`cancel ${before + 1}`]);
    await say(before + 1);
    expect(judgement.value).toBeNull();
    await say(before + 2);
    expect(judgement.value).toMatchObject({ job: before + 2 });
});
