/** Links and crashes, against a fake core that knows no rules. */
import { describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import { engine } from "../../engine/engine.ts";
import { fake, playOn, seat, settle } from "../../testing/fakegame.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";

playOn(core);

describe("links", () => {
    test("open a game and run nothing", async () => {
        await seat("uct", "uct");
        expect(await actions.openLink("12")).toBe(true);
        await vi.advanceTimersByTimeAsync(2000);
        expect(store.show.value?.moves_played).toEqual(["1", "2"]);
        expect(fake.sent).toEqual(["open 12"]);
    });

    test("that are broken change nothing and are shown", async () => {
        expect(await actions.openLink("bad")).toBe(false);
        expect(store.notices.value.at(-1)).toMatchObject({
            text: "this is no link",
            detail: "bad",
        });
    });
});

test("what was refused in one game is not told beside another", async () => {
    await actions.openLink("bad");
    actions.notify("info", "a hint");
    await actions.openLink("12");
    expect(store.notices.value).toHaveLength(2);
    fake.game = "other";
    await actions.openLink("12");
    expect(store.notices.value.map(({ text }) => text)).toEqual(["a hint"]);
});

describe("a crash", () => {
    test("loses nothing: the new engine opens the game that was on the board", async () => {
        await seat("human", "human");
        await actions.play("1");
        await actions.play("2");
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
        expect(engine.state.value).toBe("crashed");
        fake.moves = [];
        const reviving = actions.revive();
        void actions.play("3");
        await reviving;
        await settle();
        // The fake core writes and reads links in two ways; what counts is what was asked. A move that
        // is made before the engine is ready comes after the game.
        const { lines } = core.worker;
        expect(lines).toContain("open m=12");
        expect(lines.indexOf("play 3")).toBeGreaterThan(lines.indexOf("open m=12"));
        expect(engine.state.value).toBe("ready");
        expect(store.analysis.value.on).toBe(false);
        expect(store.searching.value.job).toBeNull();
        expect(store.thinking.value).toBeNull();
    });

    test("before the first position opens what the address asks for when the engine is there", async () => {
        const opened: boolean[] = [];
        const first = async () => {
            opened.push(await actions.openLink("12"));
            return true;
        };
        store.show.value = null;
        engine.restart();
        core.worker.terminate();
        core.worker.onerror?.({ message: "no memory" } as ErrorEvent);
        await actions.start(first);
        expect([engine.state.value, store.show.value]).toEqual(["crashed", null]);
        await actions.revive();
        await settle();
        expect(opened).toHaveLength(2);
        expect(store.show.value).toMatchObject({ moves_played: ["1", "2"] });
    });
});
