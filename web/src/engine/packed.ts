/**
 * A search tree in typed arrays: 200,000 nodes come to the page without being copied. The worker packs
 * the core's columns (a line sent with `packed`), so that the page never parses megabytes of text.
 */
import type { TreeColumns } from "./protocol.ts";

interface Columns {
    parent: Int32Array;
    move: Int32Array;
    mover: Int8Array;
    /** In units, not tenths; NaN = unknown. So are alpha and beta, NaN = no limit. */
    value: Float32Array;
    bound: Uint8Array;
    effort: Float64Array;
    end: Uint8Array;
    order: Int32Array;
    /** -1 = not tried in the last visit of its parent. */
    turn: Int32Array;
    tries: Int32Array;
    again: Int32Array;
    pruned: Int32Array;
    saved: Float64Array;
    more: Int32Array;
    alpha: Float32Array | null;
    beta: Float32Array | null;
    /** Probability 0..1. */
    chance: Float32Array | null;
}

/** What the core tells once, and the columns of the nodes. */
export type PackedTree = Omit<TreeColumns, keyof Columns | "visits"> & Columns & { count: number };

const TENTHS = 10;
const CERTAIN = 10000;

function units(column: readonly (number | null)[]): Float32Array {
    const out = new Float32Array(column.length);
    for (let i = 0; i < out.length; i++) {
        const value = column[i];
        out[i] = value === null || value === undefined ? Number.NaN : value / TENTHS;
    }
    return out;
}

export function packTree({ visits, ...line }: TreeColumns): PackedTree {
    const { chance } = line;
    return {
        ...line,
        count: line.parent.length,
        parent: Int32Array.from(line.parent),
        move: Int32Array.from(line.move),
        mover: Int8Array.from(line.mover),
        value: units(line.value),
        bound: Uint8Array.from(line.bound),
        effort: Float64Array.from(visits),
        end: Uint8Array.from(line.end),
        order: Int32Array.from(line.order),
        turn: Int32Array.from(line.turn),
        tries: Int32Array.from(line.tries),
        again: Int32Array.from(line.again),
        pruned: Int32Array.from(line.pruned),
        saved: Float64Array.from(line.saved),
        more: Int32Array.from(line.more),
        alpha: line.alpha === undefined ? null : units(line.alpha),
        beta: line.beta === undefined ? null : units(line.beta),
        chance: chance === undefined ? null : Float32Array.from(chance, (part) => part / CERTAIN),
    };
}

/** Buffers to hand over with a message. */
export function buffersOf(tree: PackedTree): ArrayBuffer[] {
    return Object.values(tree).flatMap((part) =>
        ArrayBuffer.isView(part) ? [part.buffer as ArrayBuffer] : [],
    );
}
