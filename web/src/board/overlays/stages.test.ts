import { describe, expect, test } from "vitest";
import type { Report, Show } from "../../engine/protocol.ts";
import { heatOf, stageValues } from "../../state/read/stages.ts";

const paths = [
    [1, 5, 1],
    [1, 5, 6],
    [1, 6, 5],
    [2, 5, 2],
];
const line = {
    moves: paths.map((path) => ({ move: path.join("-"), path, keys: [] })),
} as unknown as Show;

function report(part: object): Report {
    return { moves: [], ...part } as unknown as Report;
}

describe("single clicks of moves", () => {
    test("progress: all moves in short", () => {
        const said = report({ values: [100, -50, null, 20], visits: [8, 2, 0, 10] });
        const from = stageValues(line, said, [], 0);
        expect(from.get(1)).toEqual({ moves: 3, valued: 2, best: 10, mean: 2.5, effort: 10 });
        expect(from.get(2)).toEqual({ moves: 1, valued: 1, best: 2, mean: 2, effort: 10 });
        const to = stageValues(line, said, [], 1);
        expect(to.get(5)?.effort).toBe(20);
        expect(to.get(6)).toEqual({ moves: 1, valued: 0, best: null, mean: null, effort: 0 });
        expect([...stageValues(line, said, [1], 1).keys()]).toEqual([5, 6]);
    });

    test("the last line: every move at length", () => {
        const moves = [{ move: "2-5-2", value: 7, visits: 0, nodes: 40 }];
        const arrows = stageValues(line, report({ moves }), [2, 5], 2);
        expect(arrows.get(2)).toEqual({ moves: 1, valued: 1, best: 7, mean: 7, effort: 40 });
    });

    test("of visits the most visited move counts, not the luckiest", () => {
        const said = report({ values: [50, 900, 0, 0], visits: [20, 1, 0, 0], playouts: 21 });
        expect(stageValues(line, said, [], 0).get(1)?.best).toBe(5);
    });

    test("a report of another position tells nothing", () => {
        const moves = [{ move: "9-9-9", value: 7, visits: 3, nodes: 0 }];
        const said = report({ moves, values: [1, 2, 3, 4], visits: [1, 1, 1, 1] });
        expect(stageValues(line, said, [], 0).get(1)?.effort).toBe(0);
    });

    test("heat runs from the lowest to the highest", () => {
        const cells = stageValues(
            line,
            report({ values: [100, 100, -100, 0], visits: [8, 1, 0, 0] }),
            [],
            2,
        );
        const values = heatOf(cells, "best");
        expect(values.get(1)).toBe(1);
        expect(values.get(5)).toBeCloseTo(0.06);
        expect(values.get(2)).toBeCloseTo(0.53);
        expect(heatOf(cells, "visits").get(6)).toBeCloseTo(Math.sqrt(1 / 8));
        expect(heatOf(new Map(), "mean").size).toBe(0);
    });
});
