import { afterEach, expect, test, vi } from "vitest";
import type { PlayersLine, Show } from "../../engine/protocol.ts";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(
        (line) =>
            line.startsWith("round ahead") ? [{ type: "started", job: 3, kind: "round" }] : [],
        core,
    );
});

import { resumeRound, stopRound } from "../../state/act/clock.ts";
import { period, phase } from "../../state/keep/rounds.ts";
import { players, show } from "../../state/read/store.ts";

afterEach(() => {
    vi.useRealTimers();
});

const rounds = () => core.worker.lines.filter((line) => /^round (?!ahead)/.test(line)).length;

test("what other lines and jobs say does not stop the clock; the end of its own does", async () => {
    vi.useFakeTimers();
    show.value = { status: "ongoing", family: "tron" } as Show;
    players.value = [{ human: true }, { human: false }] as PlayersLine["players"];
    phase.value = "paused";
    void resumeRound();
    const tick = () => vi.advanceTimersByTimeAsync(period.value + 5);
    await tick();
    expect(rounds()).toBe(1);
    core.worker.say([
        { type: "cancelled", re: 0, job: 7, reason: "as asked" },
        { type: "error", re: 0, text: "there is no command like this" },
    ]);
    await tick();
    expect(phase.value).toBe("running");
    const ask = () => (core.worker.sent.at(-1) as { ask: number }).ask;
    const moves = ["r", "l"];
    core.worker.say([{ type: "round", re: 0, job: 3, players: [], ms: 1, moves }], ask());
    await tick();
    expect(rounds()).toBe(2);
    core.worker.say([{ type: "cancelled", re: 0, job: 3, reason: "as asked" }], ask());
    await vi.advanceTimersByTimeAsync(5);
    expect(phase.value).toBe("paused");
    stopRound();
    expect(phase.value).toBe("idle");
});
