import { expect, test } from "vitest";
import type { Shapes } from "./shape.ts";
import { between, moved, placeOf } from "./zoom.ts";

function shapes(kind: Shapes["kind"], rows: [number, number, number, number, number][]): Shapes {
    const list = rows.map(([node, from, to, near, far]) => ({ node, from, to, near, far }));
    return { kind, list, x: 0, y: 0, ring: 20, head: 0 };
}

const canvas = { width: 100, height: 60 };

/** Node 0 over nodes 1 and 2, then node 2 alone at the top. */
const before = shapes("boxes", [
    [0, 0, 100, 0, 20],
    [1, 0, 60, 20, 40],
    [2, 60, 100, 20, 40],
]);
const after = shapes("boxes", [[2, 0, 100, 0, 40]]);

test("a node goes from its old place to its new one, the others go with it", () => {
    const old = placeOf(before, 2);
    const now = placeOf(after, 2);
    if (old === undefined || now === undefined) throw new Error("node 2 is drawn");
    expect(between(old, now, 0)).toEqual({ from: 60, to: 100, near: 20, far: 40 });
    expect(between(old, now, 1)).toEqual({ from: 0, to: 100, near: 0, far: 40 });
    // Both pictures have it at the same place at any time.
    for (const t of [0, 0.3, 1]) {
        const at = between(old, now, t);
        for (const picture of [moved(before, old, at, canvas), moved(after, now, at, canvas)])
            for (const end of ["from", "to", "near", "far"] as const)
                expect(placeOf(picture, 2)?.[end]).toBeCloseTo(at[end], 4);
    }
    // Its sister has reached the left edge by then; what is beyond it is not drawn.
    const sister = { node: 1, from: -150, to: 0, near: 0, far: 40 };
    expect(placeOf(moved(before, old, now, canvas), 1)).toEqual(sister);
    const further = { from: -1, to: 99, near: 0, far: 40 };
    expect(placeOf(moved(before, old, further, canvas), 1)).toBeUndefined();
    expect(placeOf(before, 3)).toBeUndefined();
});

test("sectors stay within the circle", () => {
    const ring = shapes("sectors", [
        [0, 0, 2 * Math.PI, 0, 10],
        [1, 0, 3, 10, 20],
        [2, 3, 6, 10, 20],
    ]);
    const own = placeOf(ring, 1);
    if (own === undefined) throw new Error("node 1 is drawn");
    const whole = moved(ring, own, { from: 0, to: 2 * Math.PI, near: 0, far: 10 }, canvas);
    const circle = { node: 1, from: 0, to: expect.closeTo(2 * Math.PI, 4), near: 0, far: 10 };
    expect(whole.list).toEqual([circle]);
});
