import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
    });
});
afterEach(() => stored.clear());

const visit = () => import("./measured.ts");
const one = {
    ...{ game: "connect4", player: "uct(sims=500)", written: 0, at: 1339, low: 1302, high: null },
    ...{ games: 400, ms: 0.4, when: 1, scale: "2026-11-28" },
};

test("what was measured is there at the next visit, the newest of a player", async () => {
    const first = await visit();
    first.keepPlaced(one);
    first.keepPlaced({ ...one, at: 1340 });
    first.keepScale("tron(rows=9)", "plyscope-scale 1");
    vi.resetModules();
    const { measured, forgetPlaced } = await visit();
    expect(measured()).toEqual({
        scales: { "tron(rows=9)": "plyscope-scale 1" },
        placed: [{ ...one, at: 1340 }],
    });
    forgetPlaced({ game: "connect4", player: "uct(sims=500)" });
    vi.resetModules();
    expect((await visit()).measured().placed).toEqual([]);
});

test.each([
    "null",
    "[]",
    "{",
    '{"placed":[null,1,{"game":"connect4"}],"scales":{"tron":7}}',
    '{"placed":7,"scales":null}',
])("%s in storage is nothing", async (text) => {
    stored.set("plyscope.scale", text);
    const { measured } = await visit();
    expect(measured()).toEqual({ scales: {}, placed: [] });
});
