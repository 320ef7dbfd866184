/** Searches that share their moves out to workers, against fake cores. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, jobs: 0 }));
const lent = vi.hoisted(() => [] as FakeWorker[]);

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    const answer = (line: string) => {
        const [kind] = line.split(" ");
        if (kind === "fold" && line.endsWith("stale")) return [{ type: "error", text: "not out" }];
        const job = kind === "analyze" || kind === "go";
        return job ? [{ type: "started", job: ++core.jobs, kind }] : [];
    };
    return fakeEngine(answer, core);
});
vi.mock("./workers.ts", async () => {
    const { Engine } = await import("../../engine/client.ts");
    const { FakeWorker } = await import("../../testing/fake.ts");
    const makeEngine = () =>
        new Engine(() => {
            const worker = new FakeWorker((line, itself) => {
                if (line === "unit crash") itself.onerror?.({ message: "trap" } as ErrorEvent);
                if (line === "unit crash" || !line.startsWith("unit ")) return [];
                const search = line.startsWith("unit search");
                return search
                    ? [{ type: "started", job: 9, kind: "unit_result" }]
                    : [{ type: "unit_result", result: `r-${line}` }];
            });
            lent.push(worker);
            return worker;
        });
    return { makeEngine };
});
vi.mock("../read/roles.ts", async (original) => ({
    ...(await original<object>()),
    hasRole: (spec: string, role: string) => spec === "prover" && role === "exact",
}));

import { waited } from "../../testing/waited.ts";
import { settings } from "../keep/settings.ts";
import { helpOf, startHelped } from "./help.ts";

beforeEach(() => {
    settings.value = { ...settings.value, workers: 2 };
    lent.length = 0;
});

const unit = (index: number, line = `unit ${index}`) => {
    core.worker.say([{ type: "unit", re: 1, job: core.jobs, index, line }]);
};
const sent = () => core.worker.lines;

test("a searcher that proves takes help: its units go to workers, their results come back", async () => {
    const job = startHelped("analyze", "analyze prover endless", "prover");
    await job.started;
    expect(sent().at(-1)).toBe("analyze prover endless pool=64");
    const begun = sent().length;
    for (const index of [3, 1, 6]) unit(index);
    await waited(() => expect(sent()).toHaveLength(begun + 3));
    expect(sent().slice(begun).sort()).toEqual([1, 3, 6].map((i) => `fold 1 ${i} r-unit ${i}`));
    expect(lent).toHaveLength(2);
    job.cancel();
    await job.ended;
    expect(lent.every(({ terminated }) => terminated)).toBe(true);
    // What comes too late begins nothing.
    unit(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lent).toHaveLength(2);
});

const tell = (worker: number, result: string, type = "progress") =>
    lent[worker]?.say([{ type, re: 1, job: 9, kind: "unit_result", result }]);
const folds = () => sent().filter((line) => line.startsWith(`fold ${core.jobs} `));

test("a search of several trees is told what its workers find, on the way and at the end", async () => {
    const job = startHelped("go", "go", "guesser(trees=3)");
    await job.started;
    expect(sent().at(-1)).toBe("go pool=2");
    unit(1, "unit search");
    unit(2, "unit search");
    await waited(() => expect(lent.flatMap(({ lines }) => lines)).toHaveLength(2));
    tell(0, "a");
    await waited(() => expect(folds()).toEqual([`fold ${core.jobs} 1 a`]));
    // They rest and end with it.
    await job.pause();
    await waited(() =>
        expect(lent.map(({ lines }) => lines.at(-1))).toEqual(["pause 9", "pause 9"]),
    );
    await job.resume();
    await waited(() => expect(lent[1]?.lines.at(-1)).toBe("resume 9"));
    tell(1, "b", "unit_result");
    await waited(() => expect(folds().at(-1)).toBe(`fold ${core.jobs} 2 b`));
    job.cancel();
    await job.ended;
    expect(lent.every(({ terminated }) => terminated)).toBe(true);
});

test("what is not wanted any more ends, and its worker is free for what is", async () => {
    settings.value = { ...settings.value, workers: 1 };
    const job = startHelped("analyze", "analyze guesser(trees=2)", "guesser(trees=2)");
    await job.started;
    unit(1, "unit search");
    await waited(() => expect(lent).toHaveLength(1));
    unit(2, "unit search again");
    tell(0, "stale");
    await waited(() =>
        expect(lent.flatMap(({ lines }) => lines)).toEqual([
            "unit search",
            "cancel 9",
            "unit search again",
        ]),
    );
    expect(job.active).toBe(true);
    // One that ends its workers is left to the search.
    unit(3, "unit crash");
    tell(0, "done", "unit_result");
    await waited(() => expect(folds().at(-1)).toBe(`fold ${core.jobs} 3 lost`));
    expect(job.active).toBe(true);
    job.cancel();
});

test("others search alone", async () => {
    expect(["guesser", "guesser(subtrees=2)", "guesser(trees=2)"].map(helpOf)).toEqual([0, 0, 2]);
    const job = startHelped("go", "go", "guesser");
    await job.started;
    expect(sent().at(-1)).toBe("go");
    job.cancel();
});

test("where the part with the workers does not come, the search does all itself", async () => {
    vi.resetModules();
    vi.doMock("./helpers.ts", () => {
        throw new Error("no connection");
    });
    const again = await import("./help.ts");
    const job = again.startHelped("go", "go", "guesser(trees=2)");
    await job.started;
    unit(1, "unit search");
    await waited(() => expect(folds()).toEqual([`fold ${core.jobs} 1 lost`]));
    expect(job.active).toBe(true);
    job.cancel();
});
