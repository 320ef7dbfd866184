/** The tab of the arena: names, scores and rounds in words and numbers. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));
vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }], core);
});

import type { PlayersLine, Show } from "../../engine/protocol.ts";
import { ArenaPanel } from "../../panels/rounds/panel.tsx";
import {
    awaitsStart,
    count,
    fair,
    listening,
    phase,
    rounds,
    variant,
} from "../../state/keep/rounds.ts";
import { settings } from "../../state/keep/settings.ts";
import { known } from "../../state/read/steps.ts";
import { players, show, describe as tables, times } from "../../state/read/store.ts";
import { drawn } from "../../testing/drawn.ts";
import { touch } from "../../text/device.ts";
import { Countdown, Pad } from "./bar.tsx";

const seat = (spec: string, name = spec) => ({
    spec,
    name,
    searcher: spec,
    human: spec === "human",
});
const page = () => drawn(<ArenaPanel />);
const items = () =>
    [...page().html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = ""]) =>
        item.replace(/<[^>]*>/g, ""),
    );

/** One round, of those who sit there as it is kept. */
const round = (...riders: [key: string, name: string, result: number, steps: number][]) =>
    riders.map(([key, name, result, steps]) => ({ key, name, result, steps }));

function sit(...list: ReturnType<typeof seat>[]): void {
    players.value = list as unknown as PlayersLine["players"];
    show.value = {
        family: "tron",
        player_names: list.map((_, i) => String(i + 1)),
        player_titles: list.map((_, i) => String(i + 1)),
        pieces: list.map((_, owner) => ({ owner })),
        moves_played: ["u", "u"],
        view: { floors: 1 },
    } as unknown as Show;
}

beforeEach(() => {
    tables.value = { searchers: [{ name: "uct", title: "UCT tree search" }], games: [] } as never;
    known.value = {
        ...known.value,
        steps: [
            { ply: 1, from: 1, to: 2, piece: 0 },
            { ply: 2, from: 2, to: 3, piece: 0 },
        ],
    };
    rounds.value = [];
    fair.value = true;
    phase.value = "idle";
    touch.value = false;
    times.value = [];
    sit(seat("human"), seat("uct"));
});

describe("scores", () => {
    test("steps, cells and time of every rider", () => {
        times.value = [null, 9.96];
        expect(page().rows).toEqual([
            ["Rider", "W · D · L", "Steps", "Cells", "Time"],
            ["You", "0 · 0 · 0", "2", "3", "–"],
            ["UCT tree search", "0 · 0 · 0", "0", "1", "10.0 ms"],
        ]);
        times.value = [10.4, 1234.5];
        expect(page().rows.map((row) => row.at(-1))).toEqual(["Time", "10 ms", "1.2 s"]);
    });

    test("wins go with whoever rode, not with the seat", () => {
        const you = (result: number) =>
            round(["human 1", "You", result, 9], ["uct 1", "UCT tree search", -result, 8]);
        rounds.value = [you(1), you(1), you(0)];
        const tallies = () =>
            page()
                .rows.slice(1)
                .map((row) => row[1]);
        expect(tallies()).toEqual(["2 · 1 · 0", "0 · 1 · 2"]);
        sit(seat("uct"), seat("human"));
        expect(tallies()).toEqual(["0 · 1 · 2", "2 · 1 · 0"]);
        // Another program has won nothing yet.
        sit(seat("odd"), seat("human"));
        expect(tallies()).toEqual(["0 · 0 · 0", "2 · 1 · 0"]);
    });

    test("several people are numbered; a name is a name", () => {
        sit(seat("human"), seat("uct", "Ada"), seat("human"), seat("odd"));
        expect(
            page()
                .rows.slice(1)
                .map((row) => row[0]),
        ).toEqual(["Person 1", "Ada", "Person 2", "odd"]);
        expect(page().text).toContain("Person 1: Arrow keys · Person 2: W A S D. Space starts");
    });

    test("programs of the same name are told apart by their colours", () => {
        sit(seat("human"), seat("uct"), seat("uct"));
        expect(
            page()
                .rows.slice(1)
                .map((row) => row[0]),
        ).toEqual(["You", "UCT tree search (2)", "UCT tree search (3)"]);
    });

    test("one rider alone has no wins", () => {
        sit(seat("human"));
        expect(page().rows[0]).toEqual(["Rider", "Steps", "Cells", "Time"]);
        expect(page().text).not.toContain("Change starts");
        expect(page().text).toContain(
            "You: Arrow keys or W A S D. Space starts and pauses. Without a key",
        );
    });
});

test("where fingers point no keys are told of, but of those that a second person needs", () => {
    touch.value = true;
    sit(seat("human"), seat("uct"));
    expect(page().text).toContain("You: swipe, or tap the arrows. Without a swipe");
    sit(seat("human"), seat("human"));
    const both = "Person 1: swipe, or tap the arrows · Person 2: W A S D of a keyboard. Without";
    expect(page().text).toContain(both);
});

describe("rounds", () => {
    test("are told with who won and the steps of each", () => {
        expect(page().text).toContain("No round in real time has been played yet.");
        rounds.value = [
            round(["human 1", "You", -1, 9], ["uct 1", "UCT tree search", 1, 12]),
            round(["uct 1", "UCT tree search", 0, 5], ["human 1", "You", 0, 5]),
            round(["human 1", "You", 1, 7], ["uct 1", "UCT tree search", -1, 6]),
        ];
        expect(items()).toEqual([
            "1.UCT tree search wonSteps: You 9, UCT tree search 12",
            "2.A drawSteps: UCT tree search 5, You 5",
            "3.You wonSteps: You 7, UCT tree search 6",
        ]);
        // What is told stays, whoever sits there by now.
        const before = items();
        sit(seat("uct"), seat("uct"));
        expect(items()).toEqual(before);
    });

    test("are cleared, not while somebody rides", () => {
        expect(() => page().press("Clear")).toThrow("disabled");
        rounds.value = [round(["human 1", "You", 1, 7])];
        phase.value = "running";
        expect(() => page().press("Clear")).toThrow("disabled");
        phase.value = "over";
        page().press("Clear");
        expect(rounds.value).toEqual([]);
    });

    test("whether starts change is a switch", () => {
        const flag = () => page().all("input")[0];
        expect(flag()?.checked).toBe(true);
        flag()?.onChange({ currentTarget: { checked: false } });
        expect(fair.value).toBe(false);
    });
});

describe("over the board", () => {
    test("the countdown is there while it counts", () => {
        count.value = 2;
        expect(drawn(<Countdown />).html).toBe("");
        phase.value = "countdown";
        expect(drawn(<Countdown />).text).toContain("2");
    });

    test("before a ride there is a way to start it, with the keys of everybody", () => {
        const waits = () => {
            show.value = {
                ...(show.value as Show),
                status: "ongoing",
                moves_played: [],
                redo: [],
            };
            return drawn(<Countdown />).text;
        };
        tables.value = {
            searchers: [],
            games: [{ name: "tron", look: [], tools: ["rounds"] }],
        } as never;
        expect(waits()).toBe("");
        listening.value = true;
        expect(waits()).toMatch(/^Start.*You: Arrow keys or W A S D$/);
        touch.value = true;
        expect(waits()).toMatch(/^Start.*You: swipe, or tap the arrows$/);
        touch.value = false;
        sit(seat("human"), seat("human"));
        expect(waits()).toMatch(/Person 1: Arrow keys · .*Person 2: W A S D$/);
        sit(seat("uct"), seat("uct"));
        expect(waits()).toBe("Start");
        settings.value = { ...settings.value, realTime: false };
        expect(waits()).toBe("");
        settings.value = { ...settings.value, realTime: true };
        show.value = { ...(show.value as Show), moves_played: ["u"] };
        expect(awaitsStart.value).toBe(false);
        listening.value = false;
    });

    test("buttons to steer with are there where a person rides, stairs where there are floors", () => {
        const labels = () =>
            drawn(<Pad />)
                .all("button")
                .map((button) => button["aria-label"]);
        expect(labels()).toEqual([]);
        phase.value = "running";
        expect(labels()).toEqual(["Up", "Left", "Right", "Down"]);
        show.value = { ...(show.value as Show), view: { floors: 2 } } as unknown as Show;
        expect(labels().slice(4)).toEqual(["Up the stairs", "Down the stairs"]);
        sit(seat("uct"), seat("uct"));
        expect(labels()).toEqual([]);
    });
});

test("riding into walls is no variant in real time, and one step by step", () => {
    const row = { name: "tron", look: [], tools: ["rounds"], real_time: "crash=yes" };
    tables.value = { searchers: [], games: [row] } as never;
    const named = (game: string) => {
        show.value = { ...(show.value as Show), game };
        return variant.value;
    };
    const told = [
        ["tron", "tron"],
        ["tron(crash=yes)", "tron"],
        ["tron(map=7x7,crash=yes)", "tron(map=7x7)"],
        ["tron(crash=yes,map=7x7)", "tron(map=7x7)"],
        ["tron(map=7x7,crash=yes,late=no)", "tron(map=7x7,late=no)"],
    ];
    for (const [game = "", words] of told) expect(named(game)).toBe(words);
    settings.value = { ...settings.value, realTime: false };
    for (const [game = ""] of told) expect(named(game)).toBe(game);
    settings.value = { ...settings.value, realTime: true };
});
