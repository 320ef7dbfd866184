/** A hint is about the position on the board. */
import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import type { Report } from "../../engine/protocol.ts";
import { fake, playOn } from "../../testing/fakegame.ts";
import { analysis, found, hinted } from "../read/store.ts";
import { dropHint, hint } from "./hint.ts";

playOn(core);

const best = (move: string) => ({ best: move, moves: [] }) as unknown as Report;

test("the analysis that has looked at this position gives it", async () => {
    analysis.value = { ...analysis.value, on: true };
    found.value = { ...found.value, report: best("2") };
    await hint();
    expect(hinted.value).toEqual(["2"]);
    expect(fake.sent).toEqual([]);
    dropHint();
    expect(hinted.value).toEqual([]);
});

test("as long as nothing is known of this position, it is searched", async () => {
    analysis.value = { ...analysis.value, on: true };
    found.value = { ...found.value, report: null };
    await hint();
    expect(hinted.value).toEqual([]);
    expect(fake.sent).toEqual([expect.stringMatching(/^analyze .*\(time=700ms\) bare$/)]);
    analysis.value = { ...analysis.value, on: false };
    found.value = { ...found.value, report: null };
});
