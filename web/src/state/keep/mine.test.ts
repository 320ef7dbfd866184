import { beforeEach, expect, test, vi } from "vitest";

let stored: { [key: string]: string } = {};
vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
        stored[key] = value;
    },
});
beforeEach(() => {
    stored = {};
    vi.resetModules();
});

const visit = () => import("./mine.ts");
const won = { against: 900, half: 50, first: true, points: 1 };

test("results are kept by the rules they were played by, and can be forgotten", async () => {
    const first = await visit();
    first.keepResult("connect4", won);
    first.keepResult("connect4", { ...won, points: 0.5 });
    first.keepResult("tron", won);
    vi.resetModules();
    const { resultsOf, forgetResults } = await visit();
    expect(resultsOf("connect4").map(({ points }) => points)).toEqual([1, 0.5]);
    forgetResults("connect4");
    expect(resultsOf("connect4")).toEqual([]);
    expect(resultsOf("tron")).toHaveLength(1);
});

test("the newest thirty count", async () => {
    const { keepResult, resultsOf } = await visit();
    for (let i = 0; i < 40; i++) keepResult("g", { ...won, against: i });
    expect(resultsOf("g")).toHaveLength(30);
    expect(resultsOf("g").at(-1)?.against).toBe(39);
});

test.each(["null", "[]", "{", '{"g":7}', '{"g":[null,{"against":"x"},{"points":2}]}'])(
    "%s in storage is nothing",
    async (text) => {
        stored["plyscope.mine"] = text;
        expect((await visit()).resultsOf("g")).toEqual([]);
    },
);
