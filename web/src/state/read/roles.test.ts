import { expect, test } from "vitest";
import type { Describe, Show } from "../../engine/protocol.ts";
import { atLevel, computers, levels, searcherRow } from "./roles.ts";
import { describe, searchers, show } from "./store.ts";

const uct = {
    name: "uct",
    roles: { opponent: "" },
    presets: [{ name: "strong", values: "sims=9" }],
};
const easy = { name: "easy", values: "sims=2" };

test("levels belong to a game and stand ahead of a searcher's own presets", () => {
    describe.value = {
        games: [
            { name: "one", levels: [{ searchers: ["rest", "uct"], presets: [easy] }] },
            { name: "two", levels: [] },
        ],
        searchers: [uct],
    } as unknown as Describe;
    searchers.value = [{ name: "uct", title: "UCT", fits: true }];
    show.value = { family: "one" } as unknown as Show;
    expect(searcherRow("uct")?.presets.map(({ name }) => name)).toEqual(["easy", "strong"]);
    expect(levels("uct")).toEqual([easy]);
    expect(atLevel("opponent", "easy")).toBe("uct(preset=easy)");
    expect(atLevel("opponent", "hard")).toBe("uct");
    show.value = { family: "two" } as unknown as Show;
    expect(levels("uct")).toEqual([]);
    expect(atLevel("opponent", "easy")).toBe("uct");
});

test("the common players come first: who takes most parts on this page", () => {
    const row = (name: string, ...roles: string[]) => ({
        name,
        presets: [],
        roles: Object.fromEntries(roles.map((role) => [role, ""])),
    });
    describe.value = {
        games: [{ name: "one" }],
        searchers: [
            row("person", "person"),
            row("same"),
            row("seldom", "analyst"),
            row("random", "baseline"),
            row("best", "opponent", "judge", "analyst"),
        ],
    } as unknown as Describe;
    searchers.value = [];
    show.value = { family: "one" } as unknown as Show;
    expect(computers().map(({ name }) => name)).toEqual(["best", "random", "same", "seldom"]);
});
