/** The page's actions against a fake core that knows no rules: seven moves, for ever. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../engine/fake.ts";
import type { ToWorker } from "../engine/messages.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import { engine } from "../engine/engine.ts";
import { hearSent } from "../engine/fake.ts";
import { told } from "../engine/told.ts";
import * as actions from "./actions.ts";
import * as hand from "./hand.ts";
import * as session from "./session.ts";
import * as preferences from "./settings.ts";
import * as store from "./store.ts";

let moves: string[] = [];
let redo: string[] = [];
let seats: string[] = [];
let jobs = 0;
let sent: string[] = [];
/** Jobs that a line ends in the very batch that answers it. */
let early: (job: number) => object[] = () => [];

const spec = (text: string) => ({ type: "spec", kind: "player", text, name: "uct", values: {} });

function answer(line: string): object[] {
    const [word, ...rest] = line.split(" ");
    switch (word) {
        case "show":
            return [
                {
                    type: "show",
                    game: "test",
                    position: moves.join(),
                    mover: moves.length % 2,
                    player_names: ["J", "R"],
                    player_titles: ["Yellow", "Red"],
                    status: "ongoing",
                    moves_played: [...moves],
                    redo: [...redo],
                    moves: [
                        { move: "1", path: [0], keys: [] },
                        { move: "2", path: [1, 5], keys: ["left"] },
                        { move: "3", path: [1, 6], keys: [] },
                    ],
                    link: `m=${moves.join("")}`,
                },
            ];
        case "players":
            for (const text of rest) {
                const at = text.indexOf("=");
                const seat = ["J", "R"].indexOf(text.slice(0, at));
                if (seat >= 0) seats[seat] = text.slice(at + 1);
                else seats = rest;
            }
            if (rest.length > 0) core.worker.version++;
            return [
                {
                    type: "players",
                    reset: [],
                    players: seats.map((text) => ({
                        spec: text,
                        name: text,
                        searcher: text,
                        values: {},
                        human: text === "human",
                    })),
                },
            ];
        case "searchers":
            return [
                {
                    type: "searchers",
                    searchers: ["human", "uct", "pvs"].map((name) => ({
                        name,
                        title: name,
                        fits: true,
                    })),
                },
            ];
        case "describe":
            return [told];
        case "spec":
            if (rest[1] === "nonsense") return [{ type: "error", text: "unknown searcher" }];
            return [spec(rest[2] === undefined ? (rest[1] ?? "") : `${rest[1]}+${rest[2]}`)];
        case "play":
            moves.push(...rest);
            redo = [];
            core.worker.version++;
            return [{ type: "ok" }];
        case "undo":
            if (Number(rest[0] ?? 1) > moves.length)
                return [{ type: "error", text: "There is no move to take back." }];
            for (let n = Number(rest[0] ?? 1); n > 0; n--) redo.unshift(moves.pop() as string);
            core.worker.version++;
            return [{ type: "ok" }];
        case "redo":
            for (let n = Number(rest[0] ?? 1); n > 0; n--) moves.push(redo.shift() as string);
            core.worker.version++;
            return [{ type: "ok" }];
        case "go":
        case "analyze":
            jobs++;
            return [{ type: "started", job: jobs, kind: word }, ...early(jobs)];
        case "tune":
            return [{ type: "tuned", job: Number(rest[0]), spec: "", restarted: true }];
        case "cancel":
            return [
                { type: "ok" },
                { type: "cancelled", job: Number(rest[0]), reason: "as asked" },
            ];
        case "open":
            if (rest[0] === "bad") return [{ type: "error", text: "this is no link" }];
            moves = [...(rest[0] ?? "")];
            core.worker.version++;
            return [{ type: "ok" }];
        default:
            return [{ type: "ok" }];
    }
}

const settle = () => vi.advanceTimersByTimeAsync(5);

hearSent(engine, ({ line, quiet }) => {
    if (!quiet) sent.push(line);
});

beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    core.answer = answer;
    moves = [];
    redo = [];
    seats = ["human", "human"];
    early = () => [];
    preferences.settings.value = { ...preferences.defaults };
    store.thinking.value = null;
    session.paused.value = false;
    session.letGo.value = false;
    store.notices.value = [];
    store.analysis.value = { ...store.analysis.value, on: false, job: null, report: null };
    await actions.start(null);
    await settle();
    sent = [];
});

afterEach(() => {
    vi.useRealTimers();
});

async function seat(...specs: string[]): Promise<void> {
    seats = specs;
    await actions.refresh();
    await settle();
    sent = [];
}

describe("playing", () => {
    test("a click that means one move plays it; several clicks narrow down", async () => {
        await seat("human", "human");
        hand.clickToken(0);
        await settle();
        expect(sent).toEqual(["play 1"]);
        hand.clickToken(1);
        expect(store.clicked.value).toEqual([1]);
        hand.clickToken(6);
        await settle();
        expect(sent).toEqual(["play 1", "play 3"]);
        hand.clickToken(1);
        hand.clickToken(9);
        expect(store.clicked.value).toEqual([]);
        hand.clickToken(1);
        hand.clickToken(1);
        expect(store.clicked.value).toEqual([]);
        expect(hand.stepBack()).toBe(false);
        hand.clickToken(1);
        expect(hand.stepBack()).toBe(true);
        expect(store.clicked.value).toEqual([]);
    });

    test("a click of another move begins anew", async () => {
        await seat("human", "human");
        hand.clickToken(1);
        hand.clickToken(0);
        await settle();
        expect(sent).toEqual(["play 1"]);
    });

    test("direction keys", async () => {
        await seat("human", "human");
        expect(hand.key("up")).toBe(false);
        expect(hand.key("left")).toBe(true);
        await settle();
        expect(sent).toEqual(["play 2"]);
    });

    test("steps through the game", async () => {
        await seat("human", "human");
        for (const move of ["1", "2", "3"]) await actions.play(move);
        await actions.goTo(0);
        expect([moves, redo]).toEqual([[], ["1", "2", "3"]]);
        await actions.goTo(2);
        expect(store.show.value?.moves_played).toEqual(["1", "2"]);
        await actions.goTo(99);
        expect(moves).toEqual(["1", "2", "3"]);
        expect(session.paused.value).toBe(true);
    });

    test("a second click waits for the position after the first", async () => {
        await seat("human", "human");
        hand.clickToken(0);
        hand.clickToken(0);
        hand.choose("1");
        expect(sent).toEqual(["play 1"]);
        await settle();
        expect(sent).toEqual(["play 1", "play 1", "play 1"]);
    });

    test("a second click does not move for the computer", async () => {
        await seat("human", "uct");
        hand.clickToken(0);
        hand.clickToken(0);
        hand.choose("1");
        hand.key("left");
        await vi.advanceTimersByTimeAsync(1000);
        expect(sent).toEqual(["play 1", "go"]);
    });

    test("what was meant for the game before is not sent to another one", async () => {
        await seat("human", "uct");
        const meant = () =>
            Promise.all([
                actions.play("1"),
                actions.undo(),
                actions.setSeat(1, "uct"),
                actions.setSeats(["human", "human"]),
                actions.tuneSeat(1, "sims", "5"),
            ]);
        const begun = actions.newGame("another");
        await meant();
        await begun;
        expect(sent.filter((line) => !line.startsWith("spec"))).toEqual(["new another"]);
        sent = [];
        const opened = actions.openLink("123");
        hand.clickToken(0);
        await meant();
        await opened;
        expect(sent).toEqual(["open 123"]);
        await actions.play("1");
        expect(sent.at(-1)).toBe("play 1");
        expect(store.notices.value).toEqual([]);
    });

    test("steps that come faster than their answers stay within the game", async () => {
        await seat("human", "human");
        for (const move of ["1", "2", "3"]) await actions.play(move);
        await Promise.all([actions.goTo(0), actions.goTo(0), actions.goBy(-1)]);
        expect(moves).toEqual([]);
        await Promise.all([actions.goBy(1), actions.goBy(1), actions.goBy(9), actions.goBy(-2)]);
        expect(moves).toEqual(["1"]);
        await Promise.all([actions.takeBack(), actions.takeBack()]);
        expect(moves).toEqual([]);
        expect(store.notices.value).toEqual([]);
    });

    test("a step after a move counts from the position on the board", async () => {
        await seat("human", "human");
        for (const move of ["1", "2"]) await actions.play(move);
        await actions.goTo(1);
        for (const move of ["3", "4"]) await actions.play(move);
        await actions.goTo(2);
        expect([moves, redo]).toEqual([["1", "3"], ["4"]]);
    });

    test.each([
        ["show", () => actions.refresh()],
        ["undo", () => actions.takeBack()],
        ["undo", () => actions.goBy(-1)],
    ])("a %s that breaks off leaves nothing on its way", async (word, act) => {
        await seat("human", "uct");
        session.paused.value = true;
        moves = ["1", "2", "3", "4"];
        await actions.refresh();
        const breaks = vi.spyOn(engine, "send").mockImplementation(async (line) => {
            if (line.startsWith(word)) throw new Error("broken off");
            return [];
        });
        await expect(act()).rejects.toThrow("broken off");
        breaks.mockRestore();
        await actions.refresh();
        await actions.goBy(-1);
        expect(moves).toEqual(["1", "2", "3"]);
        await actions.takeBack();
        expect(moves).toEqual(["1", "2"]);
        actions.resumeComputer();
        await actions.play("5");
        await vi.advanceTimersByTimeAsync(1000);
        expect(sent.at(-1)).toBe("go");
    });

    test("a refused line becomes a notice, once", async () => {
        await actions.setSeat(0, "nonsense");
        await actions.setSeat(0, "nonsense");
        expect(store.notices.value.map((notice) => notice.text)).toEqual(["unknown searcher"]);
        expect(sent).toEqual([]);
    });
});

describe("computer seats", () => {
    test("move after the pace, and not before", async () => {
        await seat("human", "uct");
        await actions.play("1");
        await vi.advanceTimersByTimeAsync(preferences.defaults.pace - 50);
        expect(sent).toEqual(["play 1"]);
        await vi.advanceTimersByTimeAsync(100);
        expect(sent).toEqual(["play 1", "go"]);
        expect(store.thinking.value).toMatchObject({ job: { number: jobs }, seat: 1 });
        hand.clickToken(0);
        await settle();
        expect(sent).toEqual(["play 1", "go"]);
    });

    test("a search that ended before its line was answered leaves nothing behind", async () => {
        await seat("human", "uct");
        early = (job) => [{ type: "cancelled", job, reason: "the game went on" }];
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
        expect(sent).toEqual(["play 1", "restart"]);
        await vi.advanceTimersByTimeAsync(200);
        core.worker.postMessage = postMessage;
        await Promise.all([playing, restarting]);
    });

    test("go on after a link that is refused", async () => {
        await seat("human", "uct");
        await actions.play("1");
        await actions.openLink("bad");
        await vi.advanceTimersByTimeAsync(1000);
        expect(sent).toEqual(["play 1", "open bad", "go"]);
    });

    test("wait while paused, whoever moves for them", async () => {
        await seat("uct", "uct");
        await actions.pauseComputer();
        await actions.play("1");
        await vi.advanceTimersByTimeAsync(2000);
        expect(sent).toEqual(["play 1"]);
        actions.resumeComputer();
        await vi.advanceTimersByTimeAsync(2000);
        expect(sent).toEqual(["play 1", "go"]);
    });

    test("are let go on for now, not for good, by those who prefer that they wait", async () => {
        const remember = vi.fn();
        vi.stubGlobal("localStorage", { getItem: () => null, setItem: remember });
        preferences.settings.value = { ...preferences.defaults, autoplay: false };
        await seat("uct", "uct");
        await vi.advanceTimersByTimeAsync(2000);
        expect(sent).toEqual([]);
        actions.resumeComputer();
        await vi.advanceTimersByTimeAsync(2000);
        expect(sent).toEqual(["go"]);
        expect(preferences.settings.value.autoplay).toBe(false);
        expect(remember).not.toHaveBeenCalled();
        actions.setSettings({ autoplay: false });
        expect(session.computersRun.value).toBe(false);
    });

    test("taking back goes to the person's turn", async () => {
        await seat("human", "uct");
        session.paused.value = true;
        moves = ["1", "2", "3", "4"];
        core.worker.version++;
        await actions.refresh();
        await actions.takeBack();
        expect(moves).toEqual(["1", "2"]);
    });

    test("a slider of a thinking player acts on its search", async () => {
        await seat("uct", "human");
        await actions.computerMove();
        await actions.tuneSeat(0, "c", "2");
        expect(sent).toEqual(["go", `tune ${jobs} c=2`, "players J=uct+c=2"]);
    });
});

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
        const first = jobs;
        expect(store.analysis.value.job).toBe(first);
        await actions.play("1");
        await settle();
        expect(store.analysis.value.job).toBe(first + 1);
        await actions.setAnalysis(false);
        expect(store.analysis.value.job).toBeNull();
        expect(sent).toEqual(["analyze uct endless", "play 1", "analyze uct endless"]);
    });

    test("a burst of progress is one redraw; a new run begins a new history", async () => {
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        let drawn = 0;
        const stop = store.analysis.subscribe(() => drawn++);
        drawn = 0;
        for (const n of [10, 20, 30]) core.worker.say([report(jobs, 0, n)]);
        expect(drawn).toBe(0);
        await vi.advanceTimersByTimeAsync(20);
        expect(drawn).toBe(1);
        expect(store.analysis.value.history.map((sample) => sample.effort)).toEqual([30]);
        core.worker.say([report(jobs, 0, 40)]);
        await vi.advanceTimersByTimeAsync(20);
        expect(store.analysis.value.history).toHaveLength(2);
        core.worker.say([report(jobs, 1, 5)]);
        await vi.advanceTimersByTimeAsync(20);
        expect(store.analysis.value.history.map((sample) => sample.effort)).toEqual([5]);
        stop();
    });

    test("a long history is thinned out", async () => {
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        for (let n = 1; n <= 700; n++) {
            core.worker.say([report(jobs, 0, n)]);
            await vi.advanceTimersByTimeAsync(20);
        }
        const { history } = store.analysis.value;
        expect(history.length).toBeLessThanOrEqual(301);
        expect(history.at(-1)?.effort).toBe(700);
    });

    test("of many moves of a slider the first and the last are sent", async () => {
        await actions.setAnalyst("uct");
        await actions.setAnalysis(true);
        sent = [];
        const all = [1, 2, 3, 4].map((c) => actions.tuneAnalyst("c", String(c)));
        await vi.advanceTimersByTimeAsync(200);
        await Promise.all(all);
        expect(sent).toEqual([`tune ${jobs} c=1`, `tune ${jobs} c=4`]);
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
        expect(sent.slice(-2)).toEqual(["analyze uct endless paused", `step playout job=${jobs}`]);
        core.worker.say([report(jobs, 0, 1)]);
        await settle();
        expect(steps).toBe(1);
        await step();
        core.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
        await settle();
        expect(steps).toBe(2);
        expect(store.analysis.value.job).toBeNull();
        void actions.revive();
        await settle();
        await step();
        core.worker.say([report(jobs, 0, 1)]);
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
        const best = (job: number) => ({ type: "analyze", re: 0, job, best: "3" });
        await actions.hint();
        core.worker.say([best(jobs)]);
        await settle();
        expect(store.hinted.value).toBe("3");
        await actions.hint();
        await actions.play("1");
        core.worker.say([best(jobs)]);
        await Promise.all([actions.play("2"), actions.hint()]);
        core.worker.say([best(jobs)]);
        expect(store.hinted.value).toBeNull();
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
        core.worker.say([{ type: "analyze", re: 0, job: jobs, best: "3" }]);
        expect(held).toHaveLength(1);
        expect(store.hinted.value).toBeNull();
        expect(core.worker.lines).toContain(`cancel ${jobs}`);
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
        expect(sent.at(-1)).toBe("analyze uct+c=2 endless");
        expect(store.analysis.value.job).toBe(jobs);
    });

    test("an answer that comes too late starts nothing", async () => {
        await actions.setAnalyst("uct");
        const on = actions.setAnalysis(true);
        const off = actions.setAnalysis(false);
        await Promise.all([on, off]);
        await settle();
        expect(store.analysis.value.job).toBeNull();
        expect(core.worker.lines.at(-1)).toBe(`cancel ${jobs}`);
    });
});

describe("links", () => {
    test("open a game and run nothing", async () => {
        await seat("uct", "uct");
        expect(await actions.openLink("12")).toBe(true);
        await vi.advanceTimersByTimeAsync(2000);
        expect(store.show.value?.moves_played).toEqual(["1", "2"]);
        expect(sent).toEqual(["open 12"]);
    });

    test("that are broken change nothing and are shown", async () => {
        expect(await actions.openLink("bad")).toBe(false);
        expect(store.notices.value.at(-1)).toMatchObject({
            text: "this is no link",
            detail: "bad",
        });
    });
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
        moves = [];
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
        expect(store.analysis.value).toMatchObject({ on: false, job: null });
        expect(store.thinking.value).toBeNull();
    });
});
