/** The tab of the arena: names, scores and rounds in words and numbers. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../engine/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));
vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../engine/fake.ts");
    return fakeEngine(() => [{ type: "ok" }], core);
});

import type { PlayersLine, Show } from "../../engine/protocol.ts";
import { ArenaPanel } from "../../panels/rounds/panel.tsx";
import { count, fair, phase, rounds, shift } from "../../state/rounds.ts";
import { known } from "../../state/steps.ts";
import { players, show, describe as tables, times } from "../../state/store.ts";
import { drawn } from "../../ui/drawn.ts";
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
    shift.value = 0;
    fair.value = true;
    phase.value = "idle";
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
        expect(page().rows.map((row) => row.at(-1))).toEqual(["Time", "10 ms", "1235 ms"]);
    });

    test("wins go with the player, not with the seat", () => {
        rounds.value = [
            { results: [1, -1], steps: [9, 8], winners: [0] },
            { results: [1, -1], steps: [7, 6], winners: [0] },
            { results: [0, 0], steps: [5, 5], winners: [0, 1] },
        ];
        expect(
            page()
                .rows.slice(1)
                .map((row) => row[1]),
        ).toEqual(["2 · 1 · 0", "0 · 1 · 2"]);
        shift.value = 1;
        expect(
            page()
                .rows.slice(1)
                .map((row) => row[1]),
        ).toEqual(["0 · 1 · 2", "2 · 1 · 0"]);
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

    test("one rider alone has no wins", () => {
        sit(seat("human"));
        expect(page().rows[0]).toEqual(["Rider", "Steps", "Cells", "Time"]);
        expect(page().text).not.toContain("Change starts");
        expect(page().text).toContain("W A S D, or swipes");
    });
});

describe("rounds", () => {
    test("are told with who won and the steps of each", () => {
        expect(page().text).toContain("No round in real time has been played yet.");
        rounds.value = [
            { results: [-1, 1], steps: [9, 12], winners: [1] },
            { results: [0, 0], steps: [5, 5], winners: [0, 1] },
        ];
        expect(items()).toEqual(["1.UCT tree search wins9 · 12 steps", "2.A draw5 · 5 steps"]);
        shift.value = 1;
        expect(items()[0]).toBe("1.You wins9 · 12 steps");
    });

    test("are cleared together with the seats' way, not while somebody rides", () => {
        expect(() => page().press("Clear")).toThrow("disabled");
        rounds.value = [{ results: [-1, 1], steps: [9, 12], winners: [1] }];
        shift.value = 1;
        phase.value = "running";
        expect(() => page().press("Clear")).toThrow("disabled");
        phase.value = "over";
        page().press("Clear");
        expect([rounds.value, shift.value]).toEqual([[], 0]);
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
        expect(drawn(<Countdown />).text).toBe("2");
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
