/** Experiments of links: what in them is not there or not possible is named before anything starts. */
import { beforeEach, expect, test, vi } from "vitest";

const core = vi.hoisted(() => ({ strangers: ["zork", "p1", "loop"] }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => {
        const name = /^spec player (\w+)/.exec(line)?.[1] ?? "";
        if (line.includes("sims=abc")) return [{ type: "error", text: "Not a value of sims." }];
        if (core.strangers.includes(name)) return [{ type: "error", text: "Unknown player." }];
        return [{ type: "spec", text: name, name, values: { time: 3 } }];
    }, {});
});

import type { Show } from "../../engine/protocol.ts";
import { describe as tables } from "../../state/read/store.ts";
import { drawn } from "../../testing/drawn.ts";
import { told } from "../../testing/told.ts";
import { batchOptions } from "./controls.tsx";
import { type Limit, limitOf, readPlayers } from "./limits.ts";
import { OptionsNote } from "./options.tsx";

const board = { game: "connect4" } as Show;

/** What is known of players once the core has read them. */
async function readers(...specs: string[]): Promise<Limit> {
    await readPlayers(board.game, specs);
    return limitOf(board, specs);
}

beforeEach(() => {
    tables.value = told;
});

test("players that are there", async () => {
    expect(await readers("uct", "random")).toEqual({ time: 3, of: "uct", known: true, wrong: "" });
});

test("players that are not there are named, all of them", async () => {
    const one = await readers("zork", "random");
    expect(one).toMatchObject({ known: false, of: "random" });
    expect(one.wrong).toMatch(/^No player here is called zork\. /);
    const { wrong } = await readers("p1", "random", "loop(name=a)");
    expect(wrong).toMatch(/^No players here are called p1, loop\. .*links of their own/);
});

test("a parameter that is none is told in the core's words", async () => {
    expect(await readers("uct(sims=abc)", "random")).toMatchObject({
        known: false,
        wrong: "Not a value of sims.",
    });
});

test("a player that has come meanwhile is there", async () => {
    expect((await readers("p1", "random")).known).toBe(false);
    core.strangers = ["zork", "loop"];
    expect(await readers("p1", "random")).toMatchObject({ known: true, wrong: "" });
});

test("options that are not possible, and those that nobody knows", () => {
    const options = batchOptions("match");
    const text = () => drawn(<OptionsNote options={options} />).text;
    options.chosen.value = ["games=20000", "time=50ms", "pool=3"];
    expect(text()).toBe("");
    options.chosen.value = ["games=-4", "foo=3"];
    expect(text()).toMatch(/^“.*” must be a whole number from 1 to 100.* The link sets “foo”/);
    expect(options.wrong.refused).toHaveLength(1);
    options.set("games", "8");
    expect(text()).toBe("");
});
