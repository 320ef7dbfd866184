/** Keys, the space bar, a hidden page: who may steer a round in real time, and what makes it rest. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(
        (line) =>
            line.startsWith("round ahead")
                ? [{ type: "started", job: 1, kind: "round" }]
                : line.startsWith("round")
                  ? [{ type: "round", job: 1, players: [], ms: 1, moves: ["u", "u"] }]
                  : [{ type: "ok" }],
        core,
    );
});

import type { PlayersLine, Show } from "../../engine/protocol.ts";
import * as clock from "../../state/act/clock.ts";
import { changed } from "../../state/act/computer.ts";
import { clickToken, key } from "../../state/act/hand.ts";
import { phase } from "../../state/keep/rounds.ts";
import { settings } from "../../state/keep/settings.ts";
import { games, players, show, describe as tables } from "../../state/read/store.ts";

const ms = (time: number) => vi.advanceTimersByTimeAsync(time);
const playedRounds = () => core.worker.lines.filter((line) => /^round (?!ahead)/.test(line));
/** At eight ticks a second. */
const TICK = 125;

/** Listeners of the document. */
const listeners: { [name: string]: (event: object) => void } = {};
class Element {
    constructor(private readonly tag = "div") {}
    closest = (tags: string) => (tags.split(", ").includes(this.tag) ? this : null);
}
const page = {
    hidden: false,
    addEventListener: (name: string, listen: (event: object) => void) => {
        listeners[name] = listen;
    },
};

beforeEach(() => {
    vi.useFakeTimers();
    settings.value = { ...settings.value, ticks: 8 };
    const game = { game: "tron", family: "tron", position: "0", moves_played: [] };
    show.value = { status: "ongoing", ...game } as unknown as Show;
    players.value = [{ human: true }, { human: false }] as PlayersLine["players"];
    core.worker.sent.length = 0;
    vi.stubGlobal("document", page);
    vi.stubGlobal("Element", Element);
    page.hidden = false;
    clock.listen();
});

afterEach(() => {
    clock.stopRound();
    vi.useRealTimers();
});

/** Presses a key; says whether the arena took it. */
function press(code: string, part: object = {}): boolean {
    let taken = false;
    const take = () => {
        taken = true;
    };
    const event = { code, target: new Element(), preventDefault: take, ...part };
    listeners.keydown?.({ ...event, stopImmediatePropagation: () => {} });
    return taken;
}

const moved = (position: string) => {
    show.value = { ...(show.value as Show), position };
};

/** Somebody rides, for as long as the test wants. */
async function ride(): Promise<void> {
    phase.value = "paused";
    void clock.resumeRound();
    await ms(1);
}

test("keys steer while somebody rides", async () => {
    expect(press("KeyA")).toBe(false);
    await ride();
    expect(press("KeyA")).toBe(true);
    expect(press("KeyX")).toBe(false);
    await ms(TICK);
    expect(playedRounds()).toEqual(["round left time=111ms"]);
});

test("a swipe steers the first person's rider; on the board nothing else is a move then", async () => {
    const moves = [{ move: "u", keys: ["up"], clicks: [7] }];
    show.value = { ...show.value, moves } as unknown as Show;
    await ride();
    expect(clock.swipe("down")).toBe(true);
    expect(clickToken(7) || key("up")).toBe(false);
    await ms(TICK);
    expect(playedRounds()).toEqual(["round down time=111ms"]);
    // A ride that rests goes on; one that has ended has no rider, and the swipe is a move.
    clock.pauseRound();
    expect(clock.swipe("up")).toBe(true);
    expect(phase.value).toBe("running");
    clock.stopRound();
    expect(clock.swipe("up")).toBe(true);
    expect(core.worker.lines.filter((line) => /^(play|round) u/.test(line))).toHaveLength(1);
});

test("keys of fields, of buttons and with Ctrl are not the arena's", async () => {
    await ride();
    expect(press("KeyA", { target: new Element("input:not([type=checkbox])") })).toBe(false);
    expect(press("Space", { target: new Element("input") })).toBe(false);
    expect(press("KeyA", { target: new Element("input") })).toBe(true);
    expect(press("KeyA", { ctrlKey: true })).toBe(false);
    expect(press("Space", { target: new Element("button") })).toBe(false);
    expect(press("Space", { repeat: true })).toBe(false);
    expect(phase.value).toBe("running");
});

test("the space bar pauses and goes on", async () => {
    expect(press("Space")).toBe(false);
    expect(phase.value).toBe("idle");
    await ride();
    expect(press("Space")).toBe(true);
    expect(phase.value).toBe("paused");
    expect(press("Space")).toBe(true);
    expect(phase.value).toBe("running");
});

test("a hidden page rests", async () => {
    await ride();
    listeners.visibilitychange?.({});
    expect(phase.value).toBe("running");
    page.hidden = true;
    listeners.visibilitychange?.({});
    expect(phase.value).toBe("paused");
});

test.each([
    ["another game", () => games.value++, "idle"],
    ["a position that no round has led to", () => moved("x"), "paused"],
    ["the same position, told anew", () => moved("0"), "running"],
])("%s leaves its mark on the ride", async (_, happens, after) => {
    await ride();
    happens();
    expect(phase.value).toBe(after);
});

test("no round is played while a change of the game is on its way", async () => {
    await ride();
    let arrive = () => {};
    const arriving = new Promise<void>((done) => {
        arrive = done;
    });
    void changed(() => arriving);
    await ms(3 * TICK);
    expect(playedRounds()).toEqual([]);
    games.value++;
    arrive();
    await ms(TICK);
    expect([phase.value, playedRounds()]).toEqual(["idle", []]);
});

test("before a ride the first key starts it and counts; one that rests goes on with a key", async () => {
    tables.value = {
        games: [{ name: "tron", look: [], tools: ["rounds"] }],
        searchers: [],
    } as never;
    show.value = { ...show.value, redo: [] } as unknown as Show;
    expect(press("ArrowUp")).toBe(true);
    expect(phase.value).toBe("setup");
    clock.stopRound();
    tables.value = null;
    await ride();
    press("Space");
    expect(phase.value).toBe("paused");
    expect(press("ArrowLeft")).toBe(true);
    expect(phase.value).toBe("running");
});
