/** Moves made ahead: which clicks are kept, and what becomes of them. */
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

import type { Show } from "../../engine/protocol.ts";
import { fake, playOn, seat, settle } from "../../testing/fakegame.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";
import { keep, withClick } from "./ahead.ts";
import * as hand from "./hand.ts";

playOn(core);

const cells = [0, 1, 2, 3].map((click) => ({ click, owner: click < 2 ? 1 : -1 }));
const board = (clicks: number) =>
    ({ moves: [{ path: [9, 8, 7].slice(0, clicks) }], view: { cells } }) as unknown as Show;

test("of one click: the newest, and the same once more is none", () => {
    expect(withClick(board(1), 1, [], 2)).toEqual([2]);
    expect(withClick(board(1), 1, [2], 3)).toEqual([3]);
    expect(withClick(board(1), 1, [2], 2)).toEqual([]);
});

test.each([
    ["another's piece is none to begin with", [], 2, []],
    ["an own piece", [], 0, [0]],
    ["where it goes", [0], 2, [0, 2]],
    ["back to where it came from", [0, 2], 0, [0, 2, 0]],
    ["another own piece instead", [0, 2], 1, [1]],
    ["the last click once more takes it back", [0, 2], 2, [0]],
    ["a click elsewhere takes a whole move back", [0, 2, 3], 2, []],
    ["an own piece begins anew", [0, 2, 3], 1, [1]],
])("of several clicks: %s", (_, clicks, token, wanted) => {
    expect(withClick(board(3), 1, clicks, token)).toEqual(wanted);
});

/** A computer of two thinks; the position has cells. */
async function thinking() {
    await seat("human", "uct");
    await actions.play("1");
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.thinking.value).not.toBeNull();
    const line = store.show.value as Show;
    const at = (click: number) => ({ click, owner: click === 1 ? 0 : -1, name: `c${click}` });
    line.view = { ...line.view, cells: [at(0), at(1), at(5), at(6)] as never };
    // A move of the fake core takes one click or two: here all take two.
    line.moves = line.moves.slice(1);
    return store.thinking.value?.job.number ?? 0;
}

async function answers(job: number, move: string) {
    fake.moves.push(move);
    core.worker.version++;
    core.worker.say([{ type: "go", job, re: 0, move, ms: 5 } as never]);
    fake.changed();
    await settle();
}

test("what is kept is played when the computer has moved, if it is legal then", async () => {
    const job = await thinking();
    for (const token of [1, 6]) keep(token, hand.clickToken);
    expect(store.ahead.value).toEqual([1, 6]);
    expect(store.told.value).toBe("Kept for your turn: c1, c6.");
    await answers(job, "3");
    expect(store.ahead.value).toEqual([]);
    expect(fake.sent.filter((line) => line.startsWith("play"))).toEqual(["play 1", "play 3"]);
});

test("what is not legal then is dropped, and that is said", async () => {
    const job = await thinking();
    for (const token of [1, 0]) keep(token, hand.clickToken);
    expect(store.ahead.value).toEqual([1, 0]);
    await answers(job, "3");
    expect(store.ahead.value).toEqual([]);
    expect(store.told.value).toBe("What was kept for your turn cannot be played now.");
    expect(fake.sent.filter((line) => line.startsWith("play"))).toEqual(["play 1"]);
});

test("Escape takes it back, and a move taken back drops it", async () => {
    await thinking();
    keep(1, hand.clickToken);
    expect(hand.stepBack()).toBe(true);
    expect(store.ahead.value).toEqual([]);
    expect(hand.stepBack()).toBe(false);
    keep(1, hand.clickToken);
    await actions.takeBack();
    await settle();
    expect(store.ahead.value).toEqual([]);
});
