/** The clock of two who move in turn, against a fake core that knows no rules. */
import { effect } from "@preact/signals";
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

import { fake, playOn, seat } from "../../testing/fakegame.ts";
import { computersRun } from "../keep/session.ts";
import { changeSettings } from "../keep/settings.ts";
import { computerToMove, show, thinking } from "../read/store.ts";
import * as actions from "./actions.ts";
import { left, running, startGameClock } from "./gameclock.ts";

playOn(core);

const minute = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("runs from the first move, adds the increment, rests in the record, and ends the game of whom it runs out", async () => {
    await seat("human", "human");
    startGameClock();
    expect(left.value).toBeNull();
    changeSettings({ clockMinutes: 1, clockIncrement: 2 });
    await pass(5000);
    expect([left.value, running.value]).toEqual([[minute, minute], -1]);
    await actions.play("1");
    await pass(10_000);
    expect(running.value).toBe(1);
    expect(left.value).toEqual([minute, minute - 10_000]);
    await actions.play("2");
    expect(left.value).toEqual([minute, minute - 8000]);
    await pass(3000);
    expect(left.value?.[0]).toBe(minute - 3000);
    // Who looks back at the game does not lose by it.
    await actions.undo();
    await pass(30_000);
    expect(running.value).toBe(-1);
    await actions.redo();
    await pass(1000);
    expect(left.value).toEqual([minute - 4000, minute - 8000]);
    await pass(minute);
    expect(left.value?.[0]).toBe(0);
    expect(running.value).toBe(-1);
    expect(show.value).toMatchObject({
        status: "over",
        result: [-1, 1],
        result_text: "First lost on time.",
        mover: null,
        moves: [],
    });
    // The end holds where it happened, and nowhere else.
    await actions.undo();
    expect(show.value?.status).toBe("ongoing");
    await actions.redo();
    expect(show.value?.status).toBe("over");
    // Whoever goes back and moves again plays on, the same move too; the clock rests.
    await actions.undo();
    await actions.play("2");
    await pass(1000);
    expect(show.value?.status).toBe("ongoing");
    expect([left.value?.[0], running.value]).toEqual([0, -1]);
    // Another game with the same moves is another game.
    await pass(2 * minute);
    await actions.openLink("12");
    expect([left.value, show.value?.moves_played]).toEqual([
        [minute, minute],
        ["1", "2"],
    ]);
    await pass(2 * minute);
    expect(show.value?.status).toBe("over");
    await actions.openLink("12");
    expect(show.value?.status).toBe("ongoing");
    // A program that thinks too long loses, too, and makes no move after that.
    await seat("human", "uct");
    await actions.openLink("1");
    actions.resumeComputer();
    await pass(1000);
    expect(thinking.value).not.toBeNull();
    // Nor does it wait in the game before that is over: then whoever won would have made it move.
    let waited = false;
    const end = effect(() => {
        const goesOn = show.value?.status === "ongoing";
        waited ||= goesOn && computerToMove.value && !computersRun.value;
    });
    await pass(minute);
    end();
    expect(waited).toBe(false);
    expect(show.value).toMatchObject({ status: "over", result: [1, -1] });
    expect(fake.sent.at(-1)).toMatch(/^cancel/);
    changeSettings({ clockMinutes: 0 });
    expect(left.value).toBeNull();
});
