/** A round in real time from its countdown to its score, under a clock of the test's own. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
import type { PlayersLine, Show } from "../../engine/protocol.ts";
import { outrun, setAnalysis } from "../../state/act/analysis.ts";
import * as clock from "../../state/act/clock.ts";
import { count, fair, phase, rounds } from "../../state/keep/rounds.ts";
import { paused } from "../../state/keep/session.ts";
import { settings } from "../../state/keep/settings.ts";
import { known, stepCounts } from "../../state/read/steps.ts";
import {
    analysis,
    found,
    notices,
    players,
    searching,
    show,
    describe as tables,
} from "../../state/read/store.ts";

/** The seats of the core, "human" or a spec; what it says of the game. */
let seats: string[] = [];
let played = 0;
/** The round with which the game is over, and how. */
let last = 3;
let result: number[] = [1, -1];
let jobs = 0;
/** Numbers of analyses. */
let searches = 100;
/** What is refused, and what stays without an answer to its round. */
let refused: RegExp | null = null;
let silent = false;
let game = "tron";
let crash = "";

core.answer = (line) => {
    if (refused?.test(line)) return [{ type: "error", text: `refused: ${line}` }];
    const [word, ...rest] = line.split(" ");
    switch (word) {
        case "analyze":
            return [{ type: "started", job: ++searches, kind: "analyze" }];
        case "round": {
            if (rest[0] === "ahead") return [{ type: "started", job: ++jobs, kind: "round" }];
            if (silent) return [{ type: "ok" }];
            played++;
            core.worker.version++;
            return [{ type: "round", job: jobs, players: [], ms: 1, moves: ["u", "u"] }];
        }
        case "restart":
            played = 0;
            core.worker.version++;
            return [{ type: "ok" }];
        case "new":
            game = rest.join(" ");
            played = 0;
            core.worker.version++;
            return [{ type: "ok" }];
        case "spec":
            return [{ type: "spec", text: rest[0] === "game" ? game + crash : "p", values: {} }];
        case "show":
            return [
                {
                    type: "show",
                    game,
                    family: "tron",
                    start: null,
                    position: String(played),
                    mover: played < last ? 0 : null,
                    status: played < last ? "ongoing" : "over",
                    result: played < last ? null : result,
                    player_names: seats.map((_, i) => String(i + 1)),
                    player_titles: seats.map((_, i) => String(i + 1)),
                    moves_played: Array(2 * played).fill("u"),
                    redo: [],
                    pieces: [{ owner: 0 }, { owner: 1 }],
                    view: { cells: [], motions: [] },
                },
            ];
        case "players":
            if (rest.length > 0) {
                seats = rest;
                core.worker.version++;
            }
            return [
                {
                    type: "players",
                    reset: [],
                    players: seats.map((spec) => ({
                        spec,
                        name: spec,
                        searcher: spec,
                        human: spec === "human",
                    })),
                },
            ];
        case "trace":
            // The first rider has gone a step further than the second one.
            return [
                {
                    type: "trace",
                    steps: [
                        [1, 0, 1, 0],
                        [2, 9, 8, 1],
                        [3, 1, 2, 0],
                    ],
                },
            ];
        default:
            return [{ type: "ok" }];
    }
};

const settle = () => vi.advanceTimersByTimeAsync(1);
const ms = (time: number) => vi.advanceTimersByTimeAsync(time);
const sent = (pattern: RegExp) => core.worker.lines.filter((line) => pattern.test(line));
const playedRounds = () => sent(/^round (?!ahead)/);
/** At eight ticks a second. */
const TICK = 125;
/** The countdown of people, of computers alone. */
const SLOW = 3 * 700;
const FAST = 3 * 300;

/** The game stands on the board, with these at the seats. */
async function sit(...specs: string[]): Promise<void> {
    seats = specs;
    played = 0;
    game = "tron";
    show.value = {
        status: "ongoing",
        family: "tron",
        game,
        player_names: specs.map((_, i) => String(i + 1)),
        player_titles: specs.map((_, i) => String(i + 1)),
        moves_played: [],
        pieces: [{ owner: 0 }, { owner: 1 }],
    } as unknown as Show;
    players.value = specs.map((spec) => ({
        spec,
        name: spec,
        searcher: spec,
        human: spec === "human",
    })) as PlayersLine["players"];
    await settle();
    core.worker.sent.length = 0;
}

beforeEach(async () => {
    vi.useFakeTimers();
    await engine.ready;
    refused = null;
    silent = false;
    crash = "";
    last = 3;
    result = [1, -1];
    rounds.value = [];
    fair.value = true;
    notices.value = [];
    settings.value = { ...settings.value, ticks: 8, autoplay: false };
    clock.stopRound();
    await sit("human", "uct");
});

afterEach(() => {
    clock.stopRound();
    vi.useRealTimers();
});

describe("the time of a tick", () => {
    test("is shared among the computers, less what drawing takes", () => {
        expect(clock.budget(125, 1)).toBe(111);
        expect(clock.budget(125, 2)).toBe(55);
        expect(clock.budget(125, 0)).toBe(111);
        expect(clock.budget(10, 3)).toBe(2);
    });

    test("is told in the line of the round", async () => {
        void clock.startRound();
        await ms(SLOW + TICK + 5);
        expect(sent(/^round ahead/)[0]).toBe("round ahead time=111ms");
        expect(playedRounds()).toEqual(["round - time=111ms"]);
        expect(paused.value).toBe(true);
    });

    test("follows the slider from the next tick on", async () => {
        void clock.startRound();
        await ms(SLOW + TICK + 5);
        settings.value = { ...settings.value, ticks: 10 };
        await ms(TICK);
        expect(sent(/^round ahead/).at(-1)).toBe("round ahead time=86ms");
    });
});

describe("the countdown", () => {
    test("counts three, longer for people", async () => {
        void clock.startRound();
        await settle();
        const seen: [string, number][] = [];
        for (let i = 0; i < 4; i++) {
            seen.push([phase.value, count.value]);
            await ms(700);
        }
        expect(seen).toEqual([
            ["countdown", 3],
            ["countdown", 2],
            ["countdown", 1],
            ["running", 0],
        ]);
    });

    test("is short for computers alone", async () => {
        await sit("uct", "uct");
        void clock.startRound();
        await ms(FAST + 5);
        expect(phase.value).toBe("running");
        expect(sent(/^round ahead/)).toEqual(["round ahead time=55ms"]);
    });

    test("paused, it goes on with the round itself", async () => {
        void clock.startRound();
        await ms(800);
        clock.toggleRound();
        expect(phase.value).toBe("paused");
        await ms(2000);
        expect(playedRounds()).toEqual([]);
        clock.toggleRound();
        expect(phase.value).toBe("running");
        await ms(TICK + 5);
        expect(playedRounds()).toHaveLength(1);
    });

    test("begun twice, it is one round", async () => {
        void clock.startRound();
        await ms(500);
        void clock.startRound();
        await ms(SLOW + TICK + 5);
        expect(playedRounds()).toHaveLength(1);
    });

    test("a game that was played in begins anew", async () => {
        await sit("human", "uct");
        show.value = { ...(show.value as Show), moves_played: ["u"] };
        void clock.startRound();
        await ms(SLOW + 5);
        expect(sent(/^(restart|new)/)).toEqual(["restart"]);
        expect(phase.value).toBe("running");
    });

    test("a game that cannot begin anew is no round", async () => {
        refused = /^restart/;
        show.value = { ...(show.value as Show), moves_played: ["u"] };
        void clock.startRound();
        await ms(SLOW + 5);
        expect(phase.value).toBe("idle");
        expect(playedRounds()).toEqual([]);
    });

    test("people may ride into walls: where they could not, a game begins in which they can", async () => {
        crash = "(crash=yes)";
        const row = { name: "tron", look: [], tools: [], real_time: "crash=yes" };
        tables.value = { searchers: [], games: [row] } as never;
        void clock.startRound();
        await ms(SLOW + 5);
        tables.value = null;
        expect(sent(/^(spec game|new)/)).toEqual([
            "spec game tron crash=yes",
            "new tron(crash=yes)",
        ]);
        expect(phase.value).toBe("running");
    });

    test("computers alone ride as the game is", async () => {
        crash = "(crash=yes)";
        await sit("uct", "uct");
        void clock.startRound();
        await ms(FAST + 5);
        expect(sent(/^(spec game|new)/)).toEqual([]);
    });
});

describe("a round", () => {
    const ride = async (ticks: number) => {
        void clock.startRound();
        await ms(SLOW + ticks * TICK + 5);
    };

    test("plays the keys of people, one a tick, and goes straight on without", async () => {
        last = 9;
        void clock.startRound();
        await ms(SLOW + 5);
        expect(clock.steer(0, "left")).toBe(true);
        expect(clock.steer(0, "up")).toBe(true);
        expect(clock.steer(1, "up")).toBe(false);
        await ms(3 * TICK);
        expect(playedRounds()).toEqual([
            "round left time=111ms",
            "round up time=111ms",
            "round - time=111ms",
        ]);
    });

    test("keys count from the countdown on, not before and not while it rests", async () => {
        expect(clock.steer(0, "left")).toBe(false);
        void clock.startRound();
        await ms(100);
        expect(clock.steer(0, "left")).toBe(true);
        clock.pauseRound();
        expect(clock.steer(0, "up")).toBe(false);
        clock.toggleRound();
        await ms(TICK + 5);
        expect(playedRounds()).toEqual(["round left time=111ms"]);
    });

    test("of people alone asks nobody to think ahead", async () => {
        await sit("human", "human");
        await ride(1);
        expect(sent(/^round/)).toEqual(["round - - time=111ms"]);
    });

    test("ends with the game; its result is kept", async () => {
        await ride(3);
        expect(playedRounds()).toHaveLength(3);
        expect(phase.value).toBe("over");
        expect(rounds.value).toEqual([
            [
                { key: "human 1", name: "You", result: 1, steps: 2 },
                { key: "uct 1", name: "uct", result: -1, steps: 1 },
            ],
        ]);
        await ms(10 * TICK);
        expect(playedRounds()).toHaveLength(3);
    });

    test("that is refused rests", async () => {
        refused = /^round (?!ahead)/;
        await ride(1);
        expect(phase.value).toBe("paused");
    });

    test("rests when the engine stops", async () => {
        silent = true;
        await ride(1);
        expect(phase.value).toBe("running");
        core.worker.onerror?.({ message: "out of memory" } as ErrorEvent);
        await settle();
        expect(phase.value).toBe("paused");
        engine.restart();
        await engine.ready;
    });

    test("left in its midst is played no more", async () => {
        last = 9;
        await ride(1);
        clock.stopRound();
        await ms(5 * TICK);
        expect(playedRounds()).toHaveLength(1);
        expect(phase.value).toBe("idle");
        await clock.resumeRound();
        expect(phase.value).toBe("idle");
    });
});

describe("seats after a round", () => {
    test("move on, and results stay with their players", async () => {
        void clock.startRound();
        await ms(SLOW + 3 * TICK + 5);
        core.worker.sent.length = 0;
        clock.toggleRound();
        await ms(5);
        expect(sent(/^players ./)).toEqual(["players uct human"]);
        await ms(SLOW + 3 * TICK);
        // The first seat wins again: by now the computer sits there.
        expect(rounds.value.map((round) => round.map(({ key, result }) => [key, result]))).toEqual([
            [
                ["human 1", 1],
                ["uct 1", -1],
            ],
            [
                ["uct 1", 1],
                ["human 1", -1],
            ],
        ]);
    });

    test("stay when starts are not to change", async () => {
        fair.value = false;
        void clock.startRound();
        await ms(SLOW + 3 * TICK + 5);
        void clock.startRound();
        await ms(5);
        expect(sent(/^players ./)).toEqual([]);
    });

    test("stay when a round was broken off", async () => {
        last = 9;
        void clock.startRound();
        await ms(SLOW + TICK + 5);
        clock.pauseRound();
        void clock.startRound();
        await ms(5);
        expect(sent(/^players ./)).toEqual([]);
    });
});

describe("steps", () => {
    test("are movements from cell to cell of one's own pieces, up to the position", () => {
        show.value = { ...(show.value as Show), moves_played: ["u", "u"] };
        known.value = {
            ...known.value,
            steps: [
                { ply: 1, from: 1, to: 2, piece: 0 },
                { ply: 2, from: 5, to: 6, piece: 1 },
                { ply: 2, from: 2, to: 3, piece: 0 },
                { ply: 2, from: -1, to: 7, piece: 1 },
                { ply: 2, from: 6, to: -1, piece: 1 },
                { ply: 2, from: 1, to: 2, piece: 9 },
                { ply: 3, from: 3, to: 4, piece: 0 },
            ],
        };
        expect(stepCounts()).toEqual([2, 1]);
        show.value = null;
        expect(stepCounts()).toEqual([]);
        known.value = { ...known.value, steps: [] };
    });
});

test("the analysis rests during a ride and goes on after it", async () => {
    vi.stubGlobal("document", { addEventListener: () => {} });
    const away = clock.listen();
    show.value = { ...(show.value as Show), mover: 0 };
    await setAnalysis(true);
    expect(sent(/^analyze/)).toHaveLength(1);
    void clock.startRound();
    expect(outrun.value).toBe(true);
    await ms(SLOW + TICK + 5);
    expect(playedRounds()).toHaveLength(1);
    expect(sent(/^analyze/), "none beside the rounds").toHaveLength(1);
    expect(analysis.value.on).toBe(true);
    expect(searching.value.job).toBeNull();
    expect(found.value.report).toBeNull();
    clock.pauseRound();
    await settle();
    expect(outrun.value).toBe(false);
    expect(sent(/^analyze/)).toHaveLength(2);
    away();
    await setAnalysis(false);
    vi.unstubAllGlobals();
});
