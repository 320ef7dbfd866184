/**
 * The alpha-beta animation: the tree of a recorded search, and how it stands after each of its events.
 * Values and windows are for the player to move at the root.
 */
import { ENDS, type LogLine } from "../../../engine/protocol.ts";
import { windows as say } from "../../../words/inside/windows.ts";

const TENTHS = 10;

/** What the core's trace log holds, as far as the animation needs it. */
export type Trace = Pick<
    LogLine,
    | "moves"
    | "parent"
    | "move"
    | "mover"
    | "kind"
    | "node"
    | "alpha"
    | "beta"
    | "value"
    | "bound"
    | "end"
    | "pruned"
    | "saved"
    | "total"
    | "missed"
>;

/** The tree that a trace tells of. */
export interface Plot {
    trace: Trace;
    depth: number[];
    /** In the order in which they were first entered. */
    children: number[][];
    deepest: number;
    /** Whose gain the values are. */
    root: number;
    /** Lowest and highest finite value. */
    low: number;
    high: number;
}

export function plotOf(trace: Trace): Plot {
    const depth: number[] = [];
    const children: number[][] = trace.parent.map(() => []);
    trace.parent.forEach((parent, i) => {
        depth.push(parent < 0 ? 0 : (depth[parent] as number) + 1);
        if (parent >= 0) children[parent]?.push(i);
    });
    const values = trace.value.filter((value): value is number => value !== null);
    return {
        trace,
        depth,
        children,
        deepest: depth.reduce((most, d) => Math.max(most, d), 0),
        root: trace.mover[0] ?? 0,
        low: values.reduce((least, v) => Math.min(least, v), 0) / TENTHS,
        high: values.reduce((most, v) => Math.max(most, v), 0) / TENTHS,
    };
}

/** How the search stands after an event. */
export interface Moment {
    at: number;
    /** The node of that event was left by it. */
    left: boolean;
    /** From the root to the node of that event. */
    path: number[];
    /** By node: its last entry and its last end, event numbers; -1 = not yet. */
    entered: Int32Array;
    ended: Int32Array;
    /** Nodes entered, cut-offs, and the nodes they are estimated to have saved. */
    nodes: number;
    cutoffs: number;
    saved: number;
}

const CUTOFF = ENDS.indexOf("cutoff");

export const isCut = (trace: Trace, event: number) =>
    event >= 0 && trace.kind[event] === 1 && trace.end[event] === CUTOFF;

export function momentOf(plot: Plot, at: number): Moment {
    const { trace } = plot;
    const entered = new Int32Array(trace.parent.length).fill(-1);
    const ended = new Int32Array(trace.parent.length).fill(-1);
    let [nodes, cutoffs, saved] = [0, 0, 0];
    for (let i = 0; i <= at && i < trace.kind.length; i++) {
        const node = trace.node[i] as number;
        if (trace.kind[i] === 0) {
            entered[node] = i;
            nodes++;
        } else {
            ended[node] = i;
            if (isCut(trace, i)) {
                cutoffs++;
                saved += trace.saved[i] ?? 0;
            }
        }
    }
    const path: number[] = [];
    for (let node = trace.node[at] ?? -1; node >= 0; node = trace.parent[node] ?? -1)
        path.unshift(node);
    return { at, left: trace.kind[at] === 1, path, entered, ended, nodes, cutoffs, saved };
}

export type Window = [number | null, number | null];

const unit = (tenths: number | null | undefined) =>
    tenths === null || tenths === undefined ? null : tenths / TENTHS;

export const valueAt = (trace: Trace, event: number): number | null =>
    event < 0 ? null : unit(trace.value[event]);

/** The window with which a node was entered last. */
export function entryOf(plot: Plot, moment: Moment, node: number): Window {
    const event = moment.entered[node] as number;
    return [unit(plot.trace.alpha[event]), unit(plot.trace.beta[event])];
}

/** Children that were tried since the node was entered last. */
export function triedOf(plot: Plot, moment: Moment, node: number): number[] {
    const since = moment.entered[node] as number;
    return (plot.children[node] ?? []).filter((child) => (moment.entered[child] as number) > since);
}

/** The player at a node raises alpha; its opponents lower beta. */
export const raises = (plot: Plot, node: number) => plot.trace.mover[node] === plot.root;

/** The window as the values of the tried children have narrowed it. */
export function windowOf(plot: Plot, moment: Moment, node: number): Window {
    let [alpha, beta] = entryOf(plot, moment, node);
    for (const child of triedOf(plot, moment, node)) {
        const end = moment.ended[child] as number;
        // Entered again, and not left yet.
        if (end < (moment.entered[child] as number)) continue;
        const value = valueAt(plot.trace, end);
        if (value === null) continue;
        if (raises(plot, node)) alpha = alpha === null ? value : Math.max(alpha, value);
        else beta = beta === null ? value : Math.min(beta, value);
    }
    return [alpha, beta];
}

/** The next (or last) event after `at` that is a cut-off; `at` when there is none. */
export function cutFrom(trace: Trace, at: number, step: 1 | -1): number {
    for (let i = at + step; i >= 0 && i < trace.kind.length; i += step)
        if (isCut(trace, i)) return i;
    return at;
}

/** Moves from the root to a node. */
export function movesTo(plot: Plot, node: number): string[] {
    const moves: string[] = [];
    for (let n = node; n > 0; n = plot.trace.parent[n] as number)
        moves.unshift(plot.trace.moves[plot.trace.move[n] as number] ?? "?");
    return moves;
}

/** The last move to a node; "root" above all. */
export function moveWord(plot: Plot, node: number): string {
    return plot.trace.moves[plot.trace.move[node] ?? -1] ?? say.root;
}
