/** What a search holds after each of its events: a frame for every node on its way that has replies to be searched. */
import { ENDS } from "../../../engine/protocol.ts";
import type { Plot, Trace } from "../windows/plot.ts";

const LEAVES = (["depth", "win", "loss", "draw", "over"] as const).map((end) => ENDS.indexOf(end));

/** What an event does to the stack. */
export type What = "pushed" | "leaf" | "popped";

export interface Memory {
    what: What[];
    /** Frames after each event, and the most so far. */
    held: Int32Array;
    most: Int32Array;
}

export function memoryOf({ trace, depth, children }: Plot): Memory {
    const { kind, node, end } = trace;
    // Who has no replies to search is known from how it is left; what the record ends in, from its children.
    const leaf = children.map((below) => below.length === 0);
    kind.forEach((left, i) => {
        if (left === 1 && !LEAVES.includes(end[i] as number)) leaf[node[i] as number] = false;
    });
    const what: What[] = [];
    const held = new Int32Array(kind.length);
    const most = new Int32Array(kind.length);
    kind.forEach((left, i) => {
        const at = node[i] as number;
        const ply = depth[at] as number;
        what.push(leaf[at] ? "leaf" : left === 1 ? "popped" : "pushed");
        held[i] = ply + (left === 0 && !leaf[at] ? 1 : 0);
        most[i] = Math.max(held[i] as number, most[i - 1] ?? 0);
    });
    return { what, held, most };
}

/** A frame that is held. */
export interface Frame {
    node: number;
    /** Replies that are done, and all of them. */
    done: number;
    all: number;
}

/** The frames after an event, from the root down. */
export function framesAt(plot: Plot, { held }: Memory, at: number): Frame[] {
    const { trace, children } = plot;
    const path: number[] = [];
    for (let node = trace.node[at] ?? -1; node >= 0; node = trace.parent[node] ?? -1)
        path.unshift(node);
    const seen = new Set<number>();
    const cut = new Map<number, number>();
    trace.kind.forEach((left, i) => {
        const node = trace.node[i] as number;
        if (left === 1 && i <= at) seen.add(node);
        if (left === 1) cut.set(node, trace.pruned[i] ?? 0);
    });
    return path.slice(0, held[at]).map((node) => {
        const below = children[node] ?? [];
        return {
            node,
            done: below.filter((child) => seen.has(child)).length,
            all: below.length + (cut.get(node) ?? 0),
        };
    });
}

/** The next event that holds more than all before; the first one after the last of them. */
export function growthAfter({ most }: Memory, at: number): number {
    const next = most.findIndex((frames, i) => i > at && frames > (most[i - 1] ?? 0));
    return next < 0 ? 0 : next;
}

/** Bytes of both searches when so many frames are held. The loop over the moves of the root is no call of the recursion. */
export interface Bytes {
    frame: number;
    call: number;
}

export const bytesOf = ({ frame, call }: Bytes, frames: number) => ({
    loop: frames * frame,
    recursive: frames * frame + Math.max(0, frames - 1) * call,
});

/** Whether two searches have done the same, event by event. */
export function sameTrace(one: Trace, other: Trace): boolean {
    const columns = ["kind", "node", "value", "parent", "move"] as const;
    return columns.every(
        (name) =>
            one[name].length === other[name].length &&
            one[name].every((value, i) => value === other[name][i]),
    );
}
