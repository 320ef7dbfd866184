// @vitest-environment happy-dom
/** The judge that follows the position, against a fake core: one job for each line that asks. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: 0 }));

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    const answer = (line: string) =>
        line.startsWith("loss") ? [{ type: "started", job: ++core.jobs, kind: "loss" }] : [];
    return fakeEngine(answer, core);
});

import { engine } from "../../../engine/engine.ts";
import type { LossLine, LossProgress, Show } from "../../../engine/protocol.ts";
import { judging, useJudgement } from "../../../state/act/loss.ts";
import { show, versions } from "../../../state/read/store.ts";

const at = (...moves: string[]) =>
    ({
        game: "test",
        status: "ongoing",
        mover: 0,
        position: "",
        moves_played: moves,
    }) as never as Show;

let judgement: LossLine | LossProgress | null = null;
const root = document.createElement("div");
function Probe() {
    judgement = useJudgement();
    return null;
}
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
/** Changes something and waits for what follows. */
async function then(change: () => void): Promise<void> {
    await act(change);
    await settle();
}
const say = (job: number) => then(() => core.worker.say([{ type: "loss", re: 0, job, moves: [] }]));
const cancels = () => core.worker.lines.filter((line) => line.startsWith("cancel"));

beforeEach(async () => {
    judging.value = false;
    show.value = at("1");
    versions.value = new Set([1]);
    if (engine.state.value === "crashed") engine.restart();
    await engine.ready;
    await then(() => render(h(Probe, null), root));
    core.worker.sent.length = 0;
});

afterEach(() => act(() => render(null, root)));

test("a position is judged, the next one anew, none when nobody looks", async () => {
    await then(() => {
        judging.value = true;
    });
    const first = core.jobs;
    await say(first);
    expect(judgement).toMatchObject({ job: first });
    await then(() => {
        show.value = at("1", "2");
    });
    expect(judgement).toBeNull();
    await say(first);
    expect(judgement).toBeNull();
    await say(core.jobs);
    expect(judgement).toMatchObject({ job: first + 1 });
    // The session stands at another position than the page knows.
    await then(() => {
        versions.value = new Set([2]);
    });
    expect(judgement).toBeNull();
    await then(() => {
        judging.value = false;
    });
    expect(judgement).toBeNull();
    expect(cancels()).toEqual([]);
});

test("a position that is no more is judged no more, nor one that nobody sees", async () => {
    await then(() => {
        judging.value = true;
    });
    const first = core.jobs;
    // Its line is on its way when another move is made.
    await then(() => {
        show.value = at("3");
        show.value = at("3", "4");
    });
    await then(() => render(null, root));
    expect(cancels()).toEqual([`cancel ${first}`, `cancel ${first + 1}`]);
});

test("after a crash the same position is judged again", async () => {
    await then(() => {
        judging.value = true;
    });
    const first = core.jobs;
    await then(() => core.worker.onerror?.({ message: "unreachable" } as ErrorEvent));
    expect([core.jobs, judgement]).toEqual([first, null]);
    await then(() => {
        engine.restart();
        // The game comes back before anything is asked about it.
        void engine.send("open link");
    });
    expect(core.jobs).toBe(first + 1);
    expect(core.worker.lines).toEqual(["open link", "loss limit=10s"]);
});
