/** The way of the pieces: what comes with the position, and what has to be asked for. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Show } from "../../engine/protocol.ts";
import type { FakeWorker } from "../../testing/fake.ts";
import { told } from "../../testing/told.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    traces: [] as [number, number, number, number][][],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(() => [{ type: "trace", steps: core.traces.shift() ?? [] }], core);
});

import { waited } from "../../testing/waited.ts";
import { followSteps, record, stepsTo } from "./steps.ts";
import { describe } from "./store.ts";

describe.value = told;

function at(game: string, played: string[], redo: string[] = [], motions: object[] = []): Show {
    const view = { motions };
    return { family: "tron", game, start: null, moves_played: played, redo, view } as never;
}

const ride = (ply: number) => ({ ply, from: ply - 1, to: ply, piece: 0 });
const traced = (ply: number): [number, number, number, number] => [ply, ply - 1, ply, 0];
const asked = () => core.worker.lines.length;
const settle = () => new Promise((resolve) => setTimeout(resolve));

let games = 0;
let game = "";

beforeEach(() => {
    game = `tron ${++games}`;
    core.traces = [];
    core.worker.sent.length = 0;
});

test("the way of a game that is met on its way is asked for, that of each further move comes with it", async () => {
    core.traces = [[traced(1), traced(2)]];
    followSteps(at(game, ["u", "r"]));
    await settle();
    expect(record.value).toEqual([ride(1), ride(2)]);
    followSteps(at(game, ["u", "r", "d"], [], [{ from: 2, to: 3, piece: 0 }]));
    expect(record.value).toEqual([ride(1), ride(2), ride(3)]);
    expect(asked()).toBe(1);
});

test("back and forward asks for nothing; another move cuts off what was undone", async () => {
    core.traces = [[traced(1), traced(2)]];
    followSteps(at(game, ["u", "r"]));
    await settle();
    const back = at(game, ["u"], ["r"]);
    followSteps(back);
    expect(record.value).toHaveLength(2);
    expect(stepsTo(back, record.value)).toEqual([ride(1)]);
    followSteps(at(game, ["u", "l"], [], [{ from: 1, to: 7, piece: 0 }]));
    expect(record.value).toEqual([ride(1), { ply: 2, from: 1, to: 7, piece: 0 }]);
    expect(asked()).toBe(1);
});

test("another game is asked for anew, a game without trails has none", async () => {
    core.traces = [[traced(1), traced(2)], [traced(1)]];
    followSteps(at(game, ["u", "r"]));
    followSteps(at(`${game} again`, ["d"], ["d"]));
    await settle();
    expect(record.value).toEqual([ride(1)]);
    followSteps({ ...at("connect4", ["4"]), family: "connect4" } as Show);
    expect(record.value).toEqual([]);
    expect(asked()).toBe(2);
});

test("a move that comes before the answer does not lose the way before it", async () => {
    core.traces = [
        [traced(1), traced(2)],
        [traced(1), traced(2), traced(3)],
    ];
    followSteps(at(game, ["u", "r"]));
    followSteps(at(game, ["u", "r", "d"], [], [{ from: 2, to: 3, piece: 0 }]));
    await waited(() => expect(record.value).toEqual([ride(1), ride(2), ride(3)]));
    expect(asked()).toBe(2);
});
