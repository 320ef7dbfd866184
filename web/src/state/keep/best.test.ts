/** The best score: of whose games it is kept, for each variant, from visit to visit. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Show } from "../../engine/protocol.ts";
import { players, show, describe as tables } from "../read/store.ts";
import { bestScore, startBest } from "./best.ts";

let stored: string | null = null;
let ofTab: string | null = null;
let stop = () => {};

vi.stubGlobal("localStorage", {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
        stored = value;
    },
});
vi.stubGlobal("sessionStorage", {
    getItem: () => ofTab,
    setItem: (_key: string, value: string) => {
        ofTab = value;
    },
});

function at(moves: string, score: number, part: Partial<Show> = {}): number | null {
    show.value = {
        family: "2048",
        game: "2048",
        seed: 1,
        start: null,
        moves_played: [...moves],
        redo: [],
        score: [score],
        ...part,
    } as unknown as Show;
    return bestScore.value;
}

const sit = (human: boolean) => {
    players.value = [{ human }] as never;
};

beforeEach(() => {
    stop();
    stored = ofTab = null;
    tables.value = { games: [{ name: "2048", look: ["tiles"] }] } as never;
    show.value = null;
    sit(true);
    stop = startBest();
});

test("grows with the person's game, and stays in the next one", () => {
    expect(at("", 0)).toBeNull();
    expect(at("l", 4)).toBe(4);
    expect(at("lu", 12)).toBe(12);
    expect(at("l", 4)).toBe(12);
    expect(at("ld", 8)).toBe(12);
    expect(at("", 0, { seed: 2 })).toBe(12);
});

test("steps back and forward leave the game the person's own", () => {
    at("", 0);
    at("l", 4);
    at("lu", 12);
    at("", 0, { redo: ["l", "u"] });
    at("lu", 12);
    expect(at("lud", 20)).toBe(20);
});

test("another variant has its own", () => {
    at("", 0);
    at("l", 4);
    expect(at("", 0, { game: "2048(rows=3)" })).toBeNull();
    expect(at("", 0)).toBe(4);
});

test("moves of a computer, links and positions set up do not count", () => {
    at("", 0);
    sit(false);
    expect(at("l", 400)).toBeNull();
    sit(true);
    expect(at("l", 400)).toBeNull();
    expect(at("ll", 404)).toBeNull();
    expect(at("lll", 5000, { seed: 9 })).toBeNull();
    expect(at("", 3000, { start: "aa00 slide 3000" })).toBeNull();
});

test("the next visit knows it, and goes on with the same game", () => {
    at("", 0);
    at("l", 4);
    stop();
    stop = startBest();
    expect(bestScore.value).toBe(4);
    expect(at("lu", 16)).toBe(16);
});

test("two tabs keep the better score of both, and each its own game", () => {
    at("", 0);
    at("l", 4);
    // The other one plays another game, and reaches more.
    stored = JSON.stringify({ best: { "2048": 500, "2048(rows=3)": 70 } });
    expect(at("lu", 12)).toBe(500);
    expect(at("lud", 600)).toBe(600);
    expect(JSON.parse(stored ?? "")).toEqual({ best: { "2048": 600, "2048(rows=3)": 70 } });
    expect(ofTab).toBe("2048 1 l u d");
});

test.each(["nonsense", "[]", '{"best":{"2048":"much"}}', "7"])(
    "storage of any kind: %s",
    (text) => {
        stored = text;
        stop();
        stop = startBest();
        expect(bestScore.value).toBeNull();
    },
);
