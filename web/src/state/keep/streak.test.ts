/** Wins in a row: what counts, what ends the row, and what is kept. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Show } from "../../engine/protocol.ts";
import { analysis, games, players, show } from "../read/store.ts";
import { finished, record, startStreak, streak } from "./streak.ts";

let stored: { [key: string]: string } = {};
vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
        stored[key] = value;
    },
});

beforeEach(() => {
    stored = {};
});

test("a row grows with wins, remembers help, and ends with anything else", () => {
    expect(record("a", true, false)).toEqual({ wins: 1, helped: false, ended: 0 });
    expect(record("a", true, true)).toEqual({ wins: 2, helped: true, ended: 0 });
    expect(record("b", true, false).wins).toBe(1);
    expect(record("a", false, false)).toEqual({ wins: 0, helped: false, ended: 2 });
    expect(record("a", true, false)).toEqual({ wins: 1, helped: false, ended: 0 });
    stored["plyscope.streaks"] = '{"a": {"wins": "many"}, "b": 7}';
    expect(record("a", true, false).wins).toBe(1);
    stored["plyscope.streaks"] = "no JSON";
    expect(record("a", true, false).wins).toBe(1);
});

const seat = (spec: string) => ({ spec, human: spec === "human" });

function position(moves: string[], more: object = {}): Show {
    return {
        game: "g",
        start: null,
        mover: moves.length % 2,
        status: "ongoing",
        moves_played: moves,
        redo: [],
        points: false,
        result: null,
        ...more,
    } as unknown as Show;
}

/** Plays a game of three moves that the first side wins, or loses. */
function plays(won = true, between: () => void = () => {}): void {
    show.value = position([]);
    show.value = position(["1"]);
    between();
    show.value = position(["1", "2"]);
    show.value = position(["1", "2", "3"], { status: "over", result: won ? [1, -1] : [-1, 1] });
}

test("games from their start count, others do not; a loss ends the row", () => {
    players.value = [seat("human"), seat("x(level=1)")] as typeof players.value;
    startStreak(position([]));
    plays();
    expect(streak.value).toEqual({ wins: 1, helped: false, ended: 0 });
    const told = { game: "g", against: "x(level=1)", seat: 0, fair: true, helped: false };
    expect(finished.value).toEqual({ ...told, points: 1 });
    plays();
    expect(streak.value?.wins).toBe(2);
    // A move was taken back.
    plays(true, () => {
        show.value = position([], { redo: ["1"] });
        show.value = position(["1"]);
    });
    expect(streak.value).toBeNull();
    plays(true, () => {
        analysis.value = { ...analysis.value, on: true };
    });
    analysis.value = { ...analysis.value, on: false };
    expect(streak.value).toEqual({ wins: 3, helped: true, ended: 0 });
    // Another game, which a link has opened in its middle.
    games.value++;
    show.value = position(["1", "2"]);
    show.value = position(["1", "2", "3"], { status: "over", result: [1, -1] });
    expect(streak.value).toBeNull();
    plays(false);
    expect(streak.value).toEqual({ wins: 0, helped: false, ended: 3 });
    // Two people keep no row.
    players.value = [seat("human"), seat("human")] as typeof players.value;
    plays();
    expect(streak.value).toBeNull();
});
