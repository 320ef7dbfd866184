import { describe, expect, it } from "vitest";
import type { PackedTree } from "../../../engine/packed.ts";
import { fullTreeOf, othersOf } from "./fulltree.ts";
import {
    cutFrom,
    entryOf,
    momentOf,
    movesTo,
    plotOf,
    type Trace,
    triedOf,
    valueAt,
    windowOf,
} from "./plot.ts";

const CUTOFF = 7;

/** root (a (c), b (d: cut off after it)); the root raises, its opponent lowers. */
const trace: Trace = {
    moves: ["a", "b", "c", "d"],
    parent: [-1, 0, 1, 0, 3],
    move: [-1, 0, 2, 1, 3],
    mover: [0, 1, 0, 1, 0],
    kind: [0, 0, 0, 1, 1, 0, 0, 1, 1, 1],
    node: [0, 1, 2, 2, 1, 3, 4, 4, 3, 0],
    alpha: [null, null, null, null, null, 50, 50, 50, 50, null],
    beta: [null, null, null, null, null, null, null, null, null, null],
    value: [null, null, null, 50, 50, null, null, 20, 20, 50],
    bound: [0, 0, 0, 1, 1, 0, 0, 1, 3, 1],
    end: [0, 0, 0, 1, 0, 0, 0, 1, CUTOFF, 0],
    pruned: [0, 0, 0, 0, 0, 0, 0, 0, 3, 0],
    saved: [0, 0, 0, 0, 0, 0, 0, 0, 12, 0],
    total: 10,
    missed: 0,
};
const plot = plotOf(trace);

describe("the alpha-beta animation", () => {
    it("knows the tree of a record", () => {
        expect(plot.depth).toEqual([0, 1, 2, 1, 2]);
        expect(plot.children[0]).toEqual([1, 3]);
        expect(plot.deepest).toBe(2);
        expect(movesTo(plot, 4)).toEqual(["b", "d"]);
        expect(plot.high).toBe(5);
    });

    it("stands where the events have led", () => {
        const inside = momentOf(plot, 6);
        expect(inside.path).toEqual([0, 3, 4]);
        expect(inside.nodes).toBe(5);
        expect(inside.cutoffs).toBe(0);
        expect(triedOf(plot, inside, 0)).toEqual([1, 3]);
        expect(triedOf(plot, momentOf(plot, 1), 0)).toEqual([1]);
        const cut = momentOf(plot, 8);
        expect(cut.left).toBe(true);
        expect([cut.cutoffs, cut.saved]).toEqual([1, 12]);
    });

    it("narrows windows by what the children return, and closes them at a cut-off", () => {
        expect(windowOf(plot, momentOf(plot, 3), 0)).toEqual([null, null]);
        expect(windowOf(plot, momentOf(plot, 4), 0)).toEqual([5, null]);
        const cut = momentOf(plot, 8);
        expect(entryOf(plot, cut, 3)).toEqual([5, null]);
        expect(windowOf(plot, cut, 3)).toEqual([5, 2]);
        expect(valueAt(trace, 8)).toBe(2);
    });

    it("finds cut-offs both ways", () => {
        expect(cutFrom(trace, 0, 1)).toBe(8);
        expect(cutFrom(trace, 9, -1)).toBe(8);
        expect(cutFrom(trace, 8, 1)).toBe(8);
    });

    it("finds its nodes in minimax's tree, and what was never looked at", () => {
        // root, a, b, a c, b d, b e
        const tree = {
            moves: ["a", "b", "c", "d", "e"],
            count: 6,
            parent: Int32Array.of(-1, 0, 0, 1, 2, 2),
            move: Int32Array.of(-1, 0, 1, 2, 3, 4),
            effort: Float64Array.of(6, 2, 3, 1, 1, 1),
        } as unknown as PackedTree;
        const fullTree = fullTreeOf(plot, tree);
        expect([...fullTree.traced]).toEqual([0, 1, 3, 2, 4, -1]);
        expect([...fullTree.full]).toEqual([0, 1, 3, 2, 4]);
        expect(fullTree.left[2]).toBeCloseTo(2 / 6);
        expect(othersOf(fullTree, 3, new Set(["d"]))).toEqual([{ move: "e", nodes: 1 }]);
        expect(othersOf(fullTree, 4, new Set())).toEqual([]);
    });
});
