/** Moves, steps and clicks against a fake core that knows no rules. */
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
import * as session from "../keep/session.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";
import * as hand from "./hand.ts";

playOn(core);

describe("playing", () => {
    test("a click that means one move plays it; several clicks narrow down", async () => {
        await seat("human", "human");
        hand.clickToken(0);
        await settle();
        expect(fake.sent).toEqual(["play 1"]);
        hand.clickToken(1);
        expect(store.clicked.value).toEqual([1]);
        hand.clickToken(6);
        await settle();
        expect(fake.sent).toEqual(["play 1", "play 3"]);
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
        expect(fake.sent).toEqual(["play 1"]);
    });

    test("direction keys", async () => {
        await seat("human", "human");
        expect(hand.key("up")).toBe(false);
        expect(hand.key("left")).toBe(true);
        await settle();
        expect(fake.sent).toEqual(["play 2"]);
    });

    test("keys that are pressed while a move is on its way count, as many as fast fingers press", async () => {
        await seat("human", "human");
        for (let pressed = 0; pressed < 12; pressed++) hand.key("left");
        await settle();
        expect(fake.sent).toEqual(Array(9).fill("play 2"));
    });

    test("a letter is the move that the core knows by it, or nothing", async () => {
        await seat("human", "uct");
        session.paused.value = true;
        expect(hand.call("x")).toBe(true);
        await settle();
        expect([fake.moves, store.notices.value, session.paused.value]).toEqual([[], [], true]);
        // What comes meanwhile waits, as after any move; the computer answers.
        hand.call("x");
        hand.call("c");
        await vi.advanceTimersByTimeAsync(1000);
        expect(fake.sent).toEqual(["play x", "play x", "play c", "go"]);
        expect(hand.call("c")).toBe(false);
    });

    test("steps through the game", async () => {
        await seat("human", "human");
        for (const move of ["1", "2", "3"]) await actions.play(move);
        await actions.goTo(0);
        expect([fake.moves, fake.redo]).toEqual([[], ["1", "2", "3"]]);
        await actions.goTo(2);
        expect(store.show.value?.moves_played).toEqual(["1", "2"]);
        await actions.goTo(99);
        expect(fake.moves).toEqual(["1", "2", "3"]);
        expect(session.paused.value).toBe(true);
    });

    test("a step to moves that are gone meanwhile says nothing", async () => {
        await seat("human", "human");
        for (const move of ["1", "2", "3"]) await actions.play(move);
        await actions.goTo(0);
        // As when a computer has moved.
        fake.redo = [];
        fake.changed(false);
        await actions.goTo(3);
        expect(fake.sent.at(-1)).toBe("redo 3");
        expect(store.show.value?.redo).toEqual([]);
        expect(store.notices.value).toEqual([]);
    });

    test("a second click waits for the position after the first", async () => {
        await seat("human", "human");
        hand.clickToken(0);
        hand.clickToken(0);
        hand.choose("1");
        expect(fake.sent).toEqual(["play 1"]);
        await settle();
        expect(fake.sent).toEqual(["play 1", "play 1", "play 1"]);
    });

    test("a second click does not move for the computer", async () => {
        await seat("human", "uct");
        hand.clickToken(0);
        hand.clickToken(0);
        hand.choose("1");
        hand.key("left");
        await vi.advanceTimersByTimeAsync(1000);
        expect(fake.sent).toEqual(["play 1", "go"]);
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
                actions.setAnalyst("meant", true),
            ]);
        const begun = actions.newGame("another");
        await meant();
        await begun;
        expect(fake.sent.filter((line) => !line.startsWith("spec"))).toEqual(["new another"]);
        fake.sent = [];
        const opened = actions.openLink("123");
        hand.clickToken(0);
        await meant();
        await opened;
        expect(fake.sent).toEqual(["open 123"]);
        await actions.play("1");
        expect(fake.sent.at(-1)).toBe("play 1");
        expect(store.notices.value).toEqual([]);
    });

    test("steps that come faster than their answers stay within the game", async () => {
        await seat("human", "human");
        for (const move of ["1", "2", "3"]) await actions.play(move);
        await Promise.all([actions.goTo(0), actions.goTo(0), actions.goBy(-1)]);
        expect(fake.moves).toEqual([]);
        await Promise.all([actions.goBy(1), actions.goBy(1), actions.goBy(9), actions.goBy(-2)]);
        expect(fake.moves).toEqual(["1"]);
        await Promise.all([actions.takeBack(), actions.takeBack()]);
        expect(fake.moves).toEqual([]);
        expect(store.notices.value).toEqual([]);
    });

    test("each of several quick wishes to take back is fulfilled, after the steps that are on their way", async () => {
        await seat("human", "human");
        for (const move of ["1", "2", "3", "4", "5"]) await actions.play(move);
        await Promise.all([
            actions.goTo(0),
            actions.goTo(5),
            actions.takeBack(),
            actions.takeBack(),
            actions.takeBack(),
        ]);
        expect([fake.moves, fake.redo]).toEqual([
            ["1", "2"],
            ["3", "4", "5"],
        ]);
        await seat("human", "uct");
        session.paused.value = true;
        fake.moves = ["1", "2", "3", "4", "5"];
        fake.changed();
        await Promise.all([actions.takeBack(), actions.takeBack()]);
        expect(fake.moves).toEqual(["1", "2"]);
    });

    test("a step after a move counts from the position on the board", async () => {
        await seat("human", "human");
        for (const move of ["1", "2"]) await actions.play(move);
        await actions.goTo(1);
        for (const move of ["3", "4"]) await actions.play(move);
        await actions.goTo(2);
        expect([fake.moves, fake.redo]).toEqual([["1", "3"], ["4"]]);
    });

    test.each([
        ["undo", () => actions.takeBack()],
        ["undo", () => actions.goBy(-1)],
    ])("a %s that breaks off leaves nothing on its way", async (word, act) => {
        await seat("human", "uct");
        session.paused.value = true;
        fake.moves = ["1", "2", "3", "4"];
        fake.changed();
        const breaks = vi.spyOn(engine, "post").mockImplementation(async (line) => {
            if (line.startsWith(word)) throw new Error("broken off");
            return { answers: [], version: null, tree: null, reply: null };
        });
        await expect(act()).rejects.toThrow("broken off");
        breaks.mockRestore();
        await actions.refresh();
        await actions.goBy(-1);
        expect(fake.moves).toEqual(["1", "2", "3"]);
        await actions.takeBack();
        expect(fake.moves).toEqual(["1", "2"]);
        actions.resumeComputer();
        await actions.play("5");
        await vi.advanceTimersByTimeAsync(1000);
        expect(fake.sent.at(-1)).toBe("go");
    });

    test("a refused line becomes a notice, once", async () => {
        await actions.setSeat(0, "nonsense");
        await actions.setSeat(0, "nonsense");
        expect(store.notices.value.map((notice) => notice.text)).toEqual(["unknown searcher"]);
        expect(fake.sent).toEqual([]);
    });
});
