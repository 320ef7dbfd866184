import { expect, test } from "vitest";
import type { Shapes } from "./shape.ts";
import { between, moved, placeOf } from "./zoom.ts";

function shapes(kind: Shapes["kind"], rows: [number, number, number, number, number][]): Shapes {
    const column = (k: number) => Float32Array.from(rows.map((row) => row[k] as number));
    return {
        kind,
        count: rows.length,
        node: Int32Array.from(rows.map((row) => row[0])),
        a: column(1),
        b: column(2),
        c: column(3),
        d: column(4),
        many: new Int32Array(rows.length).fill(1),
        mean: new Float32Array(rows.length),
        x: 0,
        y: 0,
        rows: 2,
        rowHeight: 20,
    };
}

const canvas = { width: 100, height: 60 };

/** Node 0 over nodes 1 and 2, then node 2 alone at the top. */
const before = shapes("boxes", [
    [0, 0, 0, 100, 20],
    [1, 0, 20, 60, 20],
    [2, 60, 20, 40, 20],
]);
const after = shapes("boxes", [[2, 0, 0, 100, 40]]);

test("a node goes from its old place to its new one, the others go with it", () => {
    const old = placeOf(before, 2);
    const now = placeOf(after, 2);
    expect(old).toEqual([60, 100, 20, 40]);
    expect(now).toEqual([0, 100, 0, 40]);
    if (old === null || now === null) return;
    expect(between(old, now, 0)).toEqual(old);
    expect(between(old, now, 1)).toEqual(now);
    // Both pictures have it at the same place at any time.
    for (const t of [0, 0.3, 1]) {
        const at = between(old, now, t);
        for (const picture of [moved(before, old, at, canvas), moved(after, now, at, canvas)])
            placeOf(picture, 2)?.forEach((value, i) => {
                expect(value).toBeCloseTo(at[i] as number, 4);
            });
    }
    // Its sister has reached the left edge by then; what is beyond it is not drawn.
    expect(placeOf(moved(before, old, now, canvas), 1)).toEqual([-150, 0, 0, 40]);
    expect(placeOf(moved(before, old, [-1, 99, 0, 40], canvas), 1)).toBeNull();
    expect(placeOf(before, 3)).toBeNull();
});

test("sectors stay within the circle", () => {
    const ring = shapes("sectors", [
        [0, 0, 2 * Math.PI, 0, 10],
        [1, 0, 3, 10, 20],
        [2, 3, 6, 10, 20],
    ]);
    const own = placeOf(ring, 1);
    if (own === null) throw new Error("node 1 is drawn");
    const whole = moved(ring, own, [0, 2 * Math.PI, 0, 10], canvas);
    expect(placeOf(whole, 1)).toEqual([0, expect.closeTo(2 * Math.PI, 4), 0, 10]);
    expect(placeOf(whole, 2)).toBeNull();
    expect(whole.count).toBe(1);
});
