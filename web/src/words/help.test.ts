/** The manual of the console: what the core says to `help`, in another language. */
import { expect, test } from "vitest";
import { told } from "../testing/told.ts";
import { words } from "./fr/core/help.ts";
import { helpText } from "./help.ts";

const help = (word: string | null, family = "connect4") => helpText(told, family, word, words);

test("all commands stand in their groups, each with a sentence", () => {
    const lines = help(null)?.split("\n") ?? [];
    for (const { name } of told.commands)
        expect(lines.some((line) => line.startsWith(`  ${name} `))).toBe(true);
    expect(lines.filter((line) => Object.values(words.groups).includes(line))).toHaveLength(5);
    expect(Math.max(...lines.slice(1).map((line) => line.length))).toBeLessThanOrEqual(78);
});

test("a row has all of its parameters and presets, a command its usage and options", () => {
    const [row] = told.searchers.filter(({ name, game }) => name === "uct" && game === "connect4");
    const text = help("uct") ?? "";
    for (const { name, title } of [...(row?.params ?? []), ...(row?.presets ?? [])]) {
        expect(text).toContain(`\n  ${name}`);
        expect(text.replace(/\s+/g, " ")).toContain(title);
    }
    expect(help("match")).toMatch(/^match A B/);
    expect(help("match")).toContain("\n  games ");
});

test("a parameter is told by its path, with its default and what it may be", () => {
    expect(help("uct.c")?.replace(/\s+/g, " ")).toMatch(
        /^uct c Exploration constant C\. .* Par défaut 1\.7, possible : de 0 à 10\. Peut évoluer\.$/,
    );
    expect(help("uct.preset")).toMatch(/^uct\nPréréglages.*\n {2}strong/);
    expect(help("uct.zork")).toBeNull();
});

test("the present game comes before others, and what nobody knows is the core's to refuse", () => {
    expect(help("uniform", "tron")).toContain(told.games[1]?.playouts[0]?.doc.split(",")[0] ?? "?");
    expect(help("tron")).toContain("voronoi");
    expect(help("zork")).toBeNull();
    expect(help("protocol")).toBeNull();
});
