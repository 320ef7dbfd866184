import { expect, test } from "vitest";
import { rounds } from "./rounds.ts";

test("moves stand in rows of one move per player, numbered by plies", () => {
    expect(rounds(["4", "4", "5"], 2)).toEqual([
        [
            { text: "4", ply: 1 },
            { text: "4", ply: 2 },
        ],
        [{ text: "5", ply: 3 }],
    ]);
    expect(rounds([], 2)).toEqual([]);
});
