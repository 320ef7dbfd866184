import { describe, expect, test } from "vitest";
import type { Show } from "../../engine/protocol.ts";
import { meaningOf, movesAfter, nextClicks } from "./paths.ts";

/** Two queens on 1 and 2: from, to, arrow. */
function board(paths: number[][]): Show {
    const moves = paths.map((path) => ({ move: path.join("-"), path, keys: [] }));
    return { moves } as unknown as Show;
}

const line = board([
    [1, 5, 1],
    [1, 5, 6],
    [1, 6, 5],
    [2, 5, 2],
    [2, 7, 8],
]);

describe("clicks", () => {
    test("next ones at each stage", () => {
        expect([...nextClicks(line, []).keys()]).toEqual([1, 2]);
        expect([...nextClicks(line, [1]).keys()]).toEqual([5, 6]);
        expect([...nextClicks(line, [1, 5]).keys()]).toEqual([1, 6]);
        expect(nextClicks(line, [1, 5, 6]).size).toBe(0);
        expect(nextClicks(line, [9]).size).toBe(0);
        expect(movesAfter(line, [1, 5]).map((row) => row.move)).toEqual(["1-5-1", "1-5-6"]);
    });

    test("go on to a whole move, the cell left behind included", () => {
        expect(meaningOf(line, [], 1)).toEqual({ clicks: [1] });
        expect(meaningOf(line, [1], 5)).toEqual({ clicks: [1, 5] });
        expect(meaningOf(line, [1, 5], 1)).toEqual({ move: "1-5-1" });
    });

    test("on the chosen piece take back, on another one begin anew, elsewhere one step back", () => {
        expect(meaningOf(line, [1], 1)).toEqual({ clicks: [] });
        expect(meaningOf(line, [1, 6], 1)).toEqual({ clicks: [] });
        expect(meaningOf(line, [1, 5], 5)).toEqual({ clicks: [1] });
        expect(meaningOf(line, [1, 6], 2)).toEqual({ clicks: [2] });
        expect(meaningOf(line, [1, 5], 9)).toEqual({ clicks: [1] });
        expect(meaningOf(line, [1], 9)).toEqual({ clicks: [] });
        expect(meaningOf(line, [], 9)).toEqual({ clicks: [] });
    });

    test("a whole move of one click", () => {
        expect(meaningOf(board([[3], [4]]), [], 4)).toEqual({ move: "4" });
    });

    test("thousands of moves are sorted once", () => {
        const paths: number[][] = [];
        for (let from = 0; from < 4; from++)
            for (let to = 10; to < 40; to++)
                for (let arrow = 50; arrow < 70; arrow++) paths.push([from, to, arrow]);
        const large = board(paths);
        expect(nextClicks(large, [2])).toBe(nextClicks(large, [2]));
        expect(nextClicks(large, [2, 30]).size).toBe(20);
    });
});
