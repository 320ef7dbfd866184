// @vitest-environment happy-dom
/** The outlook against a fake core: terms first, then the chance tree; what a crash leaves. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: 0 }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => {
        if (line.startsWith("eval")) return [{ type: "eval", line }];
        if (line.startsWith("analyze"))
            return [{ type: "started", job: ++core.jobs, kind: "analyze" }];
        return line.startsWith("tree") ? [{ type: "tree", job: core.jobs, nodes: [] }] : [];
    }, core);
});
vi.mock("../../state/read/roles.ts", () => ({ takes: () => "expectimax" }));
vi.mock("../../panels/outlook/branches.ts", () => ({
    branchesOf: ({ job }: { job: number }) => [{ move: `of job ${job}` }],
}));

import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { type Outlook, useOutlook } from "../../panels/outlook/outlook.ts";
import { show, versions } from "../../state/read/store.ts";

let outlook!: Outlook;
function Probe() {
    outlook = useOutlook();
    return null;
}
const root = document.createElement("div");
/** Time passes; effects of what came in one run come in the next. */
const pass = async () => {
    for (let run = 0; run < 4; run++)
        await act(async () => {
            await vi.advanceTimersByTimeAsync(200);
        });
};
const at = async (position: string) => {
    act(() => {
        show.value = { position, status: "ongoing" } as Show;
    });
    await pass();
};
const ended = async () => {
    core.worker.say([{ type: "analyze", re: 0, job: core.jobs }]);
    await pass();
};

beforeEach(async () => {
    vi.useFakeTimers();
    if (engine.state.value === "crashed") engine.restart();
    await engine.ready;
    show.value = null;
    versions.value = new Set([1]);
    act(() => render(h(Probe, null), root));
    core.worker.sent.length = 0;
});

afterEach(() => {
    act(() => render(null, root));
    vi.useRealTimers();
});

test("tells the terms, then what may follow; the tree of the position before goes at once", async () => {
    await at("one");
    expect(outlook.terms).not.toBeNull();
    expect(outlook.branches).toEqual([]);
    const first = core.jobs;
    await ended();
    expect(outlook.branches).toEqual([{ move: `of job ${first}` }]);
    await at("two");
    expect(core.worker.lines.at(-1)).toBe("analyze expectimax(depth=2,eval=strong) record");
    expect(outlook.branches).toEqual([]);
    await ended();
    expect(outlook.branches).toEqual([{ move: `of job ${first + 1}` }]);
});

test("a crash takes the tree away, and a restart brings it back", async () => {
    await at("one");
    await ended();
    await at("two");
    core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
    await pass();
    expect(outlook.branches).toEqual([]);
    engine.restart();
    await pass();
    versions.value = new Set([engine.version.value]);
    await pass();
    await ended();
    expect(outlook.branches).toEqual([{ move: `of job ${core.jobs}` }]);
});
