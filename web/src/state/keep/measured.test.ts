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
        curves: [],
    });
    forgetPlaced({ game: "connect4", player: "uct(sims=500)" });
    vi.resetModules();
    expect((await visit()).measured().placed).toEqual([]);
});

test("what a setting buys is kept, the newest of a player and setting; a damaged curve is left out", async () => {
    const point = { value: 10, player: "uct(sims=10)", at: 400, low: 350, high: 450 };
    const curve = {
        ...{ game: "tron(rows=9)", player: "uct", setting: "sims", first: 1, draws: 0, when: 1 },
        points: [{ ...point, games: 20, ms: 0.1, nodes: 0 }],
    };
    const first = await visit();
    first.keepCurve({ ...curve, when: 0 });
    first.keepCurve({ ...curve, setting: "c" });
    first.keepCurve(curve);
    vi.resetModules();
    expect((await visit()).measured().curves).toEqual([curve, { ...curve, setting: "c" }]);
    const [key, text] = [...stored][0] as [string, string];
    stored.set(key, text.replace('"value":10', '"value":"ten"'));
    vi.resetModules();
    expect((await visit()).measured().curves.map(({ setting }) => setting)).toEqual(["c"]);
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
    expect(measured()).toEqual({ scales: {}, placed: [], curves: [] });
});
