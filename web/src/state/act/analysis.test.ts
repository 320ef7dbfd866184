/** The live analysis and hints, against a fake core that knows no rules. */
import { effect } from "@preact/signals";
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

import type { ToWorker } from "../../engine/messages.ts";
import { fake, playOn, seat, settle } from "../../testing/fakegame.ts";
import { settings } from "../keep/settings.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";
import { canonical } from "./refresh.ts";

playOn(core);

describe("live analysis", () => {
    const report = (job: number, run: number, playouts: number) => ({
        type: "progress",
        re: 1,
        job,
        kind: "analyze",
        run,
        playouts,
        nodes: playouts,
        depth: 1,
        values: [1],
        visits: [playouts],
        moves: [],
    });

    test("follows the position and forgets the old one", async () => {
        await seat("human", "human");
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        const first = fake.jobs;
        expect(store.searching.value.job).toBe(first);
        await actions.play("1");
        await settle();
        expect(store.searching.value.job).toBe(first + 1);
        await actions.setAnalysis(false);
        expect(store.searching.value.job).toBeNull();
        expect(fake.sent).toEqual(["analyze uct endless", "play 1", "analyze uct endless"]);
    });

    test("one of another game does not analyse this one", async () => {
        await actions.setAnalyst("uct");
        const all = store.searchers.value;
        store.searchers.value = all.map((row) => ({ ...row, fits: row.name !== "pvs" }));
        const answer = core.answer;
        core.answer = (line) =>
            line.startsWith("spec player pvs")
                ? [{ type: "spec", kind: "player", text: "pvs", name: "pvs", values: {} }]
                : answer(line);
        expect(await actions.setAnalyst("pvs")).toBe(false);
        expect(store.analysis.value.spec).toBe("uct");
        expect(await canonical("pvs")).toBeNull();
        store.searchers.value = all;
        expect(await actions.setAnalyst("pvs")).toBe(true);
        core.answer = answer;
        expect(store.notices.value).toEqual([]);
    });

    test("one that a move has made needless meanwhile is not complained of", async () => {
        const { answer } = core;
        let moved = true;
        core.answer = (line) => {
            if (!line.startsWith("analyze")) return answer(line);
            if (moved) core.worker.version++;
            return [{ type: "error", text: "The game is over." }];
        };
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        await settle();
        expect(store.notices.value).toEqual([]);
        moved = false;
        await actions.setAnalysis(true);
        await settle();
        expect(store.notices.value).toMatchObject([{ text: "The game is over." }]);
        core.answer = answer;
    });

    test("a burst of progress is one redraw; a new run begins a new history", async () => {
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        let drawn = 0;
        const stop = effect(() => {
            void [store.analysis.value, store.searching.value, store.found.value];
            drawn++;
        });
        drawn = 0;
        for (const n of [10, 20, 30]) core.worker.say([report(fake.jobs, 0, n)]);
        expect(drawn).toBe(0);
        await vi.advanceTimersByTimeAsync(20);
        expect(drawn).toBe(1);
        expect(store.found.value.history.map((sample) => sample.effort)).toEqual([30]);
        core.worker.say([report(fake.jobs, 0, 40)]);
        await vi.advanceTimersByTimeAsync(20);
        expect(store.found.value.history).toHaveLength(2);
        core.worker.say([report(fake.jobs, 1, 5)]);
        await vi.advanceTimersByTimeAsync(20);
        expect(store.found.value.history.map((sample) => sample.effort)).toEqual([5]);
        stop();
    });

    test("a long history is thinned out", async () => {
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        for (let n = 1; n <= 700; n++) {
            core.worker.say([report(fake.jobs, 0, n)]);
            await vi.advanceTimersByTimeAsync(20);
        }
        const { history } = store.found.value;
        expect(history.length).toBeLessThanOrEqual(301);
        expect(history.at(-1)?.effort).toBe(700);
    });

    test("of many moves of a slider the first and the last are sent", async () => {
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        fake.sent = [];
        const all = [1, 2, 3, 4].map((c) => actions.tuneAnalyst("c", String(c)));
        await vi.advanceTimersByTimeAsync(200);
        await Promise.all(all);
        expect(fake.sent).toEqual([`tune ${fake.jobs} c=1`, `tune ${fake.jobs} c=4`]);
        expect(store.analysis.value.spec).toBe("uct+c=1+c=4");
    });

    test("a step ends when the search rests, and when the engine has stopped", async () => {
        await actions.setAnalyst("uct");
        let steps = 0;
        const step = async () => {
            void actions.stepAnalysis("playout").then(() => steps++);
            await settle();
        };
        await step();
        expect(fake.sent.slice(-2)).toEqual([
            "analyze uct endless paused",
            `step playout job=${fake.jobs}`,
        ]);
        core.worker.say([report(fake.jobs, 0, 1)]);
        await settle();
        expect(steps).toBe(1);
        await step();
        core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
        await settle();
        expect(steps).toBe(2);
        expect(store.searching.value.job).toBeNull();
        void actions.revive();
        await settle();
        await step();
        core.worker.say([report(fake.jobs, 0, 1)]);
        await settle();
        expect(steps).toBe(3);
        await actions.setAnalysis(false);
    });

    test("a crash ends the move that is being chosen", async () => {
        await seat("uct", "human");
        await actions.computerMove();
        core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
        expect(store.thinking.value).toBeNull();
        void actions.revive();
        await settle();
    });

    test("a hint for a position that is no more is not shown", async () => {
        await seat("human", "human");
        const best = (job: number) => ({ type: "analyze", re: 0, job, best: "3", moves: [] });
        await actions.hint();
        core.worker.say([best(fake.jobs)]);
        await settle();
        expect(store.hinted.value).toEqual(["3"]);
        await actions.hint();
        await actions.play("1");
        core.worker.say([best(fake.jobs)]);
        await Promise.all([actions.play("2"), actions.hint()]);
        core.worker.say([best(fake.jobs)]);
        expect(store.hinted.value).toEqual([]);
    });

    test("a hint that is answered after the next move is thrown away", async () => {
        await seat("human", "human");
        const held: ToWorker[] = [];
        const { postMessage } = core.worker;
        core.worker.postMessage = (message) => {
            if (message.type === "exec" && message.line.startsWith("analyze")) held.push(message);
            else postMessage.call(core.worker, message);
        };
        const hinting = actions.hint();
        await actions.play("1");
        core.worker.postMessage = postMessage;
        for (const message of held) core.worker.postMessage(message);
        await hinting;
        core.worker.say([{ type: "analyze", re: 0, job: fake.jobs, best: "3", moves: [] }]);
        expect(held).toHaveLength(1);
        expect(store.hinted.value).toEqual([]);
        expect(core.worker.lines).toContain(`cancel ${fake.jobs}`);
    });

    test("a parameter that is changed while the position changes changes the new search, too", async () => {
        await seat("human", "human");
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        const held: ToWorker[] = [];
        const { postMessage } = core.worker;
        core.worker.postMessage = (message) => void held.push(message);
        const tuning = actions.tuneAnalyst("c", "2");
        await settle();
        const again = actions.setAnalysis(true);
        await settle();
        core.worker.postMessage = postMessage;
        for (const message of held) core.worker.postMessage(message);
        await Promise.all([tuning, again]);
        await settle();
        expect(fake.sent.at(-1)).toBe("analyze uct+c=2 endless");
        expect(store.searching.value.job).toBe(fake.jobs);
    });

    test("a search that from now on can share its work out begins anew, with help", async () => {
        settings.value = { ...settings.value, workers: 3 };
        await seat("human", "human");
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        await actions.tuneAnalyst("trees", "4");
        expect(fake.sent.at(-1)).toBe("analyze uct+trees=4 endless pool=3");
        const begun = fake.jobs;
        await actions.tuneAnalyst("c", "2");
        expect(fake.sent.at(-1)).toBe(`tune ${begun} c=2`);
    });

    test("an answer that comes too late starts nothing", async () => {
        await actions.setAnalyst("uct");
        const on = actions.setAnalysis(true);
        const off = actions.setAnalysis(false);
        await Promise.all([on, off]);
        await settle();
        expect(store.searching.value.job).toBeNull();
        expect(core.worker.lines.at(-1)).toBe(`cancel ${fake.jobs}`);
    });
});
