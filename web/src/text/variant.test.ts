/** Variants in words, never as the console writes them. */
import { expect, test } from "vitest";
import type { GameRow, Preset } from "../engine/protocol.ts";
import { variantText } from "./variant.ts";

const game = {
    params: [
        { name: "rows", title: "Rows", type: "int", unit: "rows" },
        { name: "cols", title: "Columns", type: "int", unit: "columns" },
        { name: "align", title: "Discs in a row to win", type: "int", unit: "discs" },
        { name: "map", title: "Map", type: "text" },
        { name: "riders", title: "Riders", type: "int", unit: "riders", unit_one: "rider" },
        { name: "crash", title: "Riding into walls is allowed", type: "bool" },
        { name: "wrap", title: "Edges glued together", type: "enum" },
    ],
    presets: [{ name: "duel", title: "Duel among pillars" }],
} as unknown as GameRow;

const presets = new Map<string, Preset>([
    ["game(rows=5,cols=4)", { name: "small", title: "Small 5 x 4", values: "" }],
    ["game(rows=5)", { name: "low", title: "Low", values: "" }],
]);

test.each([
    ["game", "Duel among pillars"],
    ["game(crash=yes)", "Duel among pillars, riding into walls is allowed"],
    ["game(rows=3,cols=3)", "3 rows, 3 columns"],
    ["game(rows=5,cols=4)", "Small 5 x 4"],
    ["game(rows=5,cols=4,wrap=both)", "Small 5 x 4, edges glued together: both"],
    ["game(rows=5,cols=4,crash=no)", "Small 5 x 4, riding into walls is allowed: no"],
    // A preset whose numbers differ is not named.
    ["game(rows=5,cols=9,align=3)", "5 rows, 9 columns, discs in a row to win: 3"],
    ["game(map=7x5-_5-1._2.2_5)", "Own map 7 x 5"],
    ["game(map=7x7,crash=yes)", "Empty map 7 x 7, riding into walls is allowed"],
    ["game(map=7x7,riders=1)", "Empty map 7 x 7, 1 rider"],
    ["game(odd=1)", "odd: 1"],
])("%s", (spec, words) => {
    expect(variantText(spec, game, presets)).toBe(words);
});
