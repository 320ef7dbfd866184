/** Steps of a tour, against a fake core that knows no rules. */
import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../../engine/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../engine/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import * as actions from "../../state/actions.ts";
import { fake, playOn, seat, settle } from "../../state/fakegame.ts";
import { notices } from "../../state/store.ts";
import { lessons } from "./lessons.ts";
import { goToStep } from "./tour.ts";

playOn(core);

test("a move that was meant for the game before is not made in that of the step", async () => {
    await seat("human", "human");
    const lesson = lessons.find(({ steps }) => steps[0]?.lines?.length);
    if (lesson === undefined) throw new Error("no tour begins with a game");
    const there = goToStep(lesson, 1);
    // The first of its lines is on its way.
    while (fake.sent.length === 0) await Promise.resolve();
    const meant = actions.play("4");
    await settle();
    await there;
    expect(await meant).toBe(false);
    expect(fake.sent).not.toContain("play 4");
    expect(fake.sent.length).toBeGreaterThan(0);
    expect(await actions.play("1")).toBe(true);
    expect(notices.value).toEqual([]);
});
