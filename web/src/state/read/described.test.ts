/** Descriptions of players: what a file may say of itself. */
import { expect, test } from "vitest";
import { describePlayer } from "../../../../wasm/player.mjs";
import { describesPlayer } from "./described.ts";

const choose = () => 0;

test("what describes a player is believed", () => {
    const params = {
        depth: { default: 4, min: 1, max: 1e21, title: "Search depth" },
        c: { default: -1e-7, min: -0.5, max: 2 },
        sorted: true,
        by: { default: "visits", choices: ["visits", "value"] },
    };
    for (const module of [
        { default: choose },
        { default: choose, title: "My \u202e player\nname uct" },
        { default: choose, params },
    ])
        expect(describesPlayer(describePlayer("mine", module), "mine")).toBe(true);
});

test("lines of its own, another name and what is not read are not believed", () => {
    const head = "plyscope player 1\nname mine\ntitle Mine\n";
    for (const text of [
        "plyscope player 1\nname zork\ntitle Mine\n",
        `${head}name zork\n`,
        `${head}title UCT\n`,
        `${head}patience 3600\n`,
        `${head}word a x x,y t\nname zork\nbool b yes t\n`,
        `${head}bool a yes t\nbool a no t\n`,
        `${head}bool a yes \u202et\n`,
        "plyscope player 1\nname mine\ntitle \u2066UCT\n",
        head.trim(),
        "",
    ])
        expect(describesPlayer(text, "mine")).toBe(false);
    // Whatever the words of a choice are, they make no rows of their own.
    const choices = ["x t\nname zork\ntitle UCT\npatience 3600\nbool b yes t"];
    expect(() =>
        describePlayer("mine", { default: choose, params: { a: { default: "x", choices } } }),
    ).toThrow(/"a" takes one of at most 16 choices/);
});
