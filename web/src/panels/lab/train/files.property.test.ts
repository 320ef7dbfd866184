/** Files of people: any name, any bytes. What is in them is the core's to judge; nothing stays behind. */
import { beforeEach, expect, test, vi } from "vitest";
import { fc, text } from "../../../testing/arbitrary.ts";
import type { FakeWorker } from "../../../testing/fake.ts";
import type { FakeStore } from "../../../testing/fakedatabase.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, takes: true }));

/** What the browser keeps. */
const store = vi.hoisted((): FakeStore => ({ rows: [] }));
vi.mock("../../../state/keep/database.ts", async () =>
    (await import("../../../testing/fakedatabase.ts")).fakeDatabase(store),
);

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine((line) => {
        const head = { game: "2048", spec: "rules", against: null, generation: 7, goals: true };
        if (!/^(network|population) load/.test(line)) return [{ type: "ok" }];
        if (!core.takes) return [{ type: "error", text: "this is no such file" }];
        return line.startsWith("population") ? [{ type: "population_loaded", ...head }] : [];
    }, core);
});
vi.mock("../run.ts", () => ({ workers: () => 1 }));

import { engine } from "../../../engine/engine.ts";
import { fromBase64 } from "../../../state/act/networks.ts";
import { notices } from "../../../state/read/store.ts";
import { evolution, loadPopulation } from "../evolve/evolution.ts";
import { loadNetwork, nameOf } from "./train.ts";

const bytes = fc.uint8Array({ maxLength: 60 });
const handed = () => core.worker.sent.flatMap((one) => (one.type === "blob" ? [one] : []));

beforeEach(() => {
    evolution.value = null;
});

test("any file gets a name that the core takes and that means nothing else", () => {
    fc.assert(
        fc.property(
            fc.oneof(
                text,
                text.map((one) => `${one}.net`),
            ),
            (file) => {
                const name = nameOf(file);
                expect(name).toMatch(/^[A-Za-z0-9._-]{1,31}$/);
                expect(["shipped", "network-file"]).not.toContain(name);
            },
        ),
        { numRuns: 500 },
    );
});

test.each([
    ["a network", loadNetwork],
    ["a population", ({ bytes: some }: { bytes: Uint8Array }) => loadPopulation(some)],
])("%s of any bytes reaches the core as it is, or is refused with a notice", async (_, load) => {
    await fc.assert(
        fc.asyncProperty(text, bytes, fc.boolean(), async (name, some, takes) => {
            core.takes = takes;
            core.worker.sent.length = 0;
            notices.value = [];
            const loaded = await load({ name, bytes: some });
            expect(loaded).toBe(takes && some.length > 0);
            expect(notices.value).toHaveLength(loaded ? 0 : 1);
            expect(handed().map((one) => one.bytes)).toEqual([some]);
            expect(engine.blobs.size).toBe(0);
            for (const line of core.worker.lines) expect(line).toMatch(/^[\x20-\x7e]+$/);
        }),
        { numRuns: 60 },
    );
});

test("the bytes of a network come out of the core's text", () => {
    fc.assert(
        fc.property(bytes, (some) => {
            expect(fromBase64(btoa(String.fromCharCode(...some)))).toEqual(some);
        }),
    );
});
