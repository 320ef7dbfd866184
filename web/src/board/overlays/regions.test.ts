import { expect, test } from "vitest";
import type { Cell, View } from "../../engine/protocol.ts";
import { regionsOf } from "./regions.ts";

/** 4 x 2 cells; the pieces stand on the cells of `taken`. */
function board(taken: number[] = []): View {
    const cells = Array.from({ length: 8 }, (_, id) => ({
        id,
        x: id % 4,
        y: Math.floor(id / 4),
        floor: 0,
        piece: taken.includes(id) ? 0 : -1,
    }));
    return { columns: 4, rows: 2, floors: 1, cells } as unknown as View;
}

const cell = (view: View, id: number) => view.cells[id] as Cell;

test("shares of a territory are no regions", () => {
    expect(
        regionsOf(
            board(),
            new Map([
                [0, 1],
                [1, -0.5],
            ]),
        ),
    ).toBeNull();
});

test("cells of one value that touch, at corners too, are a region with one label", () => {
    const view = board([0]);
    const values = new Map([
        [0, 3],
        [1, 3],
        [6, 3],
        [3, -2],
    ]);
    const regions = regionsOf(view, values);
    expect(regions?.labels.map(({ cell: at, value }) => [at.id, value])).toEqual([
        [1, 3],
        [3, -2],
    ]);
    expect(regions?.edges(cell(view, 0))).toBe("edge-top edge-bottom edge-left");
    expect(regions?.edges(cell(view, 3))).toBe("edge-top edge-right edge-bottom edge-left");
    expect(regions?.edges(cell(view, 2))).toBeUndefined();
});
