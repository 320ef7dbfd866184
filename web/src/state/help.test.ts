/** Searches that share their moves out to workers, against fake cores. */
import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../engine/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: 0 }));
const lent = vi.hoisted(() => [] as FakeWorker[]);

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    const answer = (line: string) => {
        const [kind] = line.split(" ");
        const job = kind === "analyze" || kind === "go";
        return job ? [{ type: "started", job: ++core.jobs, kind }] : [];
    };
    return fakeEngine(answer, core);
});
vi.mock("./workers.ts", async () => {
    const { Engine } = await import("../engine/client.ts");
    const { FakeWorker } = await import("../engine/fake.ts");
    const makeEngine = () =>
        new Engine(() => {
            const worker = new FakeWorker((line) =>
                line === "unit crash" ? [] : [{ type: "unit_result", result: `r-${line}` }],
            );
            lent.push(worker);
            return worker;
        });
    return { makeEngine, workers: () => 2 };
});
vi.mock("./roles.ts", async (original) => ({
    ...(await original<object>()),
    hasRole: (spec: string, role: string) => spec === "prover" && role === "exact",
}));

import { startHelped } from "./help.ts";

const unit = (index: number, line = `unit ${index}`) => {
    core.worker.say([{ type: "unit", re: 1, job: core.jobs, index, line }]);
};
const sent = () => core.worker.lines;

test("a searcher that proves takes help: its units go to workers, their results come back", async () => {
    const job = startHelped("analyze", "analyze prover endless", "prover");
    await job.started;
    expect(sent()).toEqual(["analyze prover endless pool=64"]);
    for (const index of [3, 1, 6]) unit(index);
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent().slice(1).sort()).toEqual([1, 3, 6].map((i) => `fold 1 ${i} r-unit ${i}`));
    expect(lent).toHaveLength(2);
    job.cancel();
    await job.ended;
    expect(lent.every(({ terminated }) => terminated)).toBe(true);
    // What comes too late begins nothing.
    unit(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lent).toHaveLength(2);
});

test("others search alone", async () => {
    const job = startHelped("go", "go", "guesser");
    await job.started;
    expect(sent().at(-1)).toBe("go");
    job.cancel();
});
