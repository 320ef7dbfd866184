/** When computer players think and move, against a fake core that knows no rules. */
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

import { fake, playOn, seat, settle } from "../../testing/fakegame.ts";
import * as session from "../keep/session.ts";
import * as preferences from "../keep/settings.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";
import * as hand from "./hand.ts";

playOn(core);

describe("computer seats", () => {
    test("move after the pace, and not before", async () => {
        await seat("human", "uct");
        await actions.play("1");
        await vi.advanceTimersByTimeAsync(preferences.defaults.pace - 50);
        expect(fake.sent).toEqual(["play 1"]);
        await vi.advanceTimersByTimeAsync(100);
        expect(fake.sent).toEqual(["play 1", "go"]);
        expect(store.thinking.value).toMatchObject({ job: { number: fake.jobs }, seat: 1 });
        hand.clickToken(0);
        await settle();
        expect(fake.sent).toEqual(["play 1", "go"]);
    });

    test("a search that ended before its line was answered leaves nothing behind", async () => {
        await seat("human", "uct");
        fake.early = (job) => [{ type: "cancelled", job, reason: "the game went on" }];
        await actions.play("1");
        session.paused.value = true;
        await actions.computerMove();
        expect(store.thinking.value).toBeNull();
    });

    test("a search that failed is told and forgotten", async () => {
        await seat("uct", "human");
        await actions.computerMove();
        const job = store.thinking.value?.job.number;
        core.worker.say([{ type: "error", re: 0, job, text: "no move to offer" }]);
        expect(store.thinking.value).toBeNull();
        await settle();
        expect(store.notices.value.at(-1)?.text).toBe("no move to offer");
    });

    test("how long a move took is told of whoever made it in this game", async () => {
        const { play, undo, openLink } = actions;
        const again = async (seats: string[], change: () => Promise<unknown>) => {
            await seat("human", "uct");
            await play("1");
            store.times.value = [null, 7];
            fake.seats = seats;
            await change();
            await vi.dynamicImportSettled();
            return store.times.value[1] ?? null;
        };
        expect(await again(["human", "uct"], () => play("2"))).toBe(7);
        expect(await again(["human", "human"], () => play("2"))).toBeNull();
        expect(await again(["human", "uct"], () => openLink("12"))).toBeNull();
        fake.moves = [];
        expect(await again(["human", "uct"], () => undo())).toBeNull();
    });

    test("do not begin while a change is on its way", async () => {
        await seat("human", "uct");
        preferences.settings.value = { ...preferences.settings.value, pace: 0 };
        const playing = actions.play("1");
        // The answer to `restart` comes late.
        const { postMessage } = core.worker;
        core.worker.postMessage = (message) => {
            const late = message.type === "exec" && message.line === "restart";
            if (late) setTimeout(() => postMessage.call(core.worker, message), 1000);
            else postMessage.call(core.worker, message);
        };
        const restarting = actions.newGame();
        await vi.advanceTimersByTimeAsync(900);
        expect(fake.sent).toEqual(["play 1", "restart"]);
        await vi.advanceTimersByTimeAsync(200);
        core.worker.postMessage = postMessage;
        await Promise.all([playing, restarting]);
    });

    test("go on after a link that is refused", async () => {
        await seat("human", "uct");
        await actions.play("1");
        await actions.openLink("bad");
        await vi.dynamicImportSettled();
        await vi.advanceTimersByTimeAsync(1000);
        expect(fake.sent).toEqual(["play 1", "open bad", "go"]);
    });

    test("wait while paused, whoever moves for them", async () => {
        await seat("uct", "uct");
        await actions.pauseComputer();
        await actions.play("1");
        await vi.advanceTimersByTimeAsync(2000);
        expect(fake.sent).toEqual(["play 1"]);
        actions.resumeComputer();
        await vi.advanceTimersByTimeAsync(2000);
        expect(fake.sent).toEqual(["play 1", "go"]);
    });

    test("are let go on for now, not for good, by those who prefer that they wait", async () => {
        const remember = vi.fn();
        vi.stubGlobal("localStorage", { getItem: () => null, setItem: remember });
        preferences.settings.value = { ...preferences.defaults, autoplay: false };
        await seat("uct", "uct");
        await vi.advanceTimersByTimeAsync(2000);
        expect(fake.sent).toEqual([]);
        actions.resumeComputer();
        await vi.advanceTimersByTimeAsync(2000);
        expect(fake.sent).toEqual(["go"]);
        expect(preferences.settings.value.autoplay).toBe(false);
        expect(remember).not.toHaveBeenCalled();
        actions.setSettings({ autoplay: false });
        expect(session.computersRun.value).toBe(false);
    });

    test("taking back goes to the person's turn", async () => {
        await seat("human", "uct");
        session.paused.value = true;
        fake.moves = ["1", "2", "3", "4"];
        fake.changed();
        await actions.takeBack();
        expect(fake.moves).toEqual(["1", "2"]);
    });

    test("the next one thinks when the end of a search and its move come at once", async () => {
        await seat("uct", "uct");
        await vi.advanceTimersByTimeAsync(1000);
        expect(fake.sent).toEqual(["go"]);
        fake.moves = ["1"];
        core.worker.version++;
        core.worker.say([{ type: "go", re: 0, job: fake.jobs, ms: 1, move: "1" }]);
        await vi.advanceTimersByTimeAsync(1000);
        expect(fake.sent).toEqual(["go", "go"]);
    });

    test("a slider of a thinking player acts on its search", async () => {
        await seat("uct", "human");
        await actions.computerMove();
        await actions.tuneSeat(0, "c", "2");
        expect(fake.sent).toEqual(["go", `tune ${fake.jobs} c=2`, "players J=uct+c=2"]);
    });
});
