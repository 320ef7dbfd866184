import { expect, test } from "vitest";
import type { Cell, Show, View } from "../../engine/protocol.ts";
import { cellAt, cellUnder, planOf, spotOf } from "./floors.ts";
import { trailsOf } from "./trails.ts";

/** A map of free cells with their numbers in the order of the core: from the bottom left, by floors. */
function viewOf(columns: number, rows: number, floors = 1, links: View["links"] = []): View {
    const cells = Array.from(
        { length: columns * rows * floors },
        (_, id): Cell => ({
            id,
            x: id % columns,
            y: Math.floor(id / columns) % rows,
            floor: Math.floor(id / (columns * rows)),
            place: "cell",
            piece: -1,
            owner: -1,
            click: id,
            name: String(id),
        }),
    );
    return { columns, rows, floors, cells, links, motions: [] };
}

function showOf(view: View, riders = 1): Show {
    const names = Array.from({ length: riders }, (_, i) => `P${i}`);
    const pieces = names.map((name, owner) => ({ name, title: name, letter: name, owner }));
    return { view, pieces, player_names: names, player_titles: names } as unknown as Show;
}

function draw(view: View, steps: [number, number][]) {
    const list = steps.map(([from, to], i) => ({ ply: i + 1, from, to, piece: 0 }));
    return trailsOf(showOf(view), planOf(view, false), list)[0];
}

test("a ride is one line with the rider at its end", () => {
    const trail = draw(viewOf(3, 3), [
        [0, 1],
        [1, 4],
    ]);
    expect(trail?.lines).toEqual([
        [
            { x: 0.5, y: 2.5 },
            { x: 1.5, y: 2.5 },
            { x: 1.5, y: 1.5 },
        ],
    ]);
    expect(trail?.head).toMatchObject({ cell: 4, dx: 0, dy: -1 });
    expect(trail?.steps).toBe(2);
});

test("over a glued edge the line goes out and comes in", () => {
    const trail = draw(viewOf(3, 1), [[0, 2]]);
    expect(trail?.lines).toEqual([
        [
            { x: 0.5, y: 0.5 },
            { x: 0, y: 0.5 },
        ],
        [
            { x: 3, y: 0.5 },
            { x: 2.5, y: 0.5 },
        ],
    ]);
    expect(trail?.head).toMatchObject({ dx: -1, dy: 0 });
    // From the lowest row to the highest: out below, in above.
    const down = draw(viewOf(1, 3), [[0, 2]]);
    expect(down?.lines).toEqual([
        [
            { x: 0.5, y: 2.5 },
            { x: 0.5, y: 3 },
        ],
        [
            { x: 0.5, y: 0 },
            { x: 0.5, y: 0.5 },
        ],
    ]);
    expect(down?.head).toMatchObject({ dx: 0, dy: 1 });
});

test("through a teleport the line ends at the near end and begins at the far one", () => {
    const view = viewOf(5, 1, 1, [{ from: 1, to: 4, kind: "teleport" }]);
    const trail = draw(view, [[0, 4]]);
    expect(trail?.lines).toEqual([
        [
            { x: 0.5, y: 0.5 },
            { x: 1.5, y: 0.5 },
        ],
        [{ x: 4.5, y: 0.5 }],
    ]);
    expect(trail?.head).toMatchObject({ cell: 4, dx: 1, dy: 0 });
});

test("stairs begin a line on the other floor; a trail that vanishes is gone", () => {
    const view = viewOf(2, 2, 2);
    const up = draw(view, [[0, 4]]);
    expect(up?.lines).toEqual([[{ x: 0.5, y: 2.5 }], [{ x: 3.5, y: 2.5 }]]);
    const gone = draw(view, [
        [0, 1],
        [1, -1],
    ]);
    expect(gone).toMatchObject({ lines: [], head: null });
});

test("floors stand side by side, or under each other", () => {
    const view = viewOf(4, 3, 2);
    const beside = planOf(view, false);
    expect(beside).toMatchObject({ columns: 9, rows: 4 });
    const above = planOf(view, true);
    expect(above).toMatchObject({ columns: 4, rows: 8 });
    for (const plan of [beside, above])
        for (const cell of view.cells) {
            const { x, y } = spotOf(view, plan, cell);
            expect(cellUnder(view, plan, x + 0.5, y + 0.5)).toBe(cell);
        }
    expect(cellUnder(view, beside, 4.5, 2)).toBeUndefined();
    expect(cellAt(view, 1, 3, 2)?.id).toBe(23);
    expect(cellAt(view, 0, 4, 0)).toBeUndefined();
});
