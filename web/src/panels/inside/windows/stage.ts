/**
 * The alpha-beta animation: the tree of a filmed search, and how it stands after each of its events.
 * Values and windows are for the player to move at the root.
 */
import { ENDS, type LogLine } from "../../../engine/protocol.ts";

const TENTHS = 10;

/** What the core's film holds, as far as the animation needs it. */
export type Reel = Pick<
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

/** The tree that a film tells of. */
export interface Plot {
    reel: Reel;
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

export function plotOf(reel: Reel): Plot {
    const depth: number[] = [];
    const children: number[][] = reel.parent.map(() => []);
    reel.parent.forEach((parent, i) => {
        depth.push(parent < 0 ? 0 : (depth[parent] as number) + 1);
        if (parent >= 0) children[parent]?.push(i);
    });
    const values = reel.value.filter((value): value is number => value !== null);
    return {
        reel,
        depth,
        children,
        deepest: depth.reduce((most, d) => Math.max(most, d), 0),
        root: reel.mover[0] ?? 0,
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

export const isCut = (reel: Reel, event: number) =>
    event >= 0 && reel.kind[event] === 1 && reel.end[event] === CUTOFF;

export function momentOf(plot: Plot, at: number): Moment {
    const { reel } = plot;
    const entered = new Int32Array(reel.parent.length).fill(-1);
    const ended = new Int32Array(reel.parent.length).fill(-1);
    let [nodes, cutoffs, saved] = [0, 0, 0];
    for (let i = 0; i <= at && i < reel.kind.length; i++) {
        const node = reel.node[i] as number;
        if (reel.kind[i] === 0) {
            entered[node] = i;
            nodes++;
        } else {
            ended[node] = i;
            if (isCut(reel, i)) {
                cutoffs++;
                saved += reel.saved[i] ?? 0;
            }
        }
    }
    const path: number[] = [];
    for (let node = reel.node[at] ?? -1; node >= 0; node = reel.parent[node] ?? -1)
        path.unshift(node);
    return { at, left: reel.kind[at] === 1, path, entered, ended, nodes, cutoffs, saved };
}

export type Window = [number | null, number | null];

const unit = (tenths: number | null | undefined) =>
    tenths === null || tenths === undefined ? null : tenths / TENTHS;

export const valueAt = (reel: Reel, event: number): number | null =>
    event < 0 ? null : unit(reel.value[event]);

/** The window with which a node was entered last. */
export function entryOf(plot: Plot, moment: Moment, node: number): Window {
    const event = moment.entered[node] as number;
    return [unit(plot.reel.alpha[event]), unit(plot.reel.beta[event])];
}

/** Children that were tried since the node was entered last. */
export function triedOf(plot: Plot, moment: Moment, node: number): number[] {
    const since = moment.entered[node] as number;
    return (plot.children[node] ?? []).filter((child) => (moment.entered[child] as number) > since);
}

/** The player at a node raises alpha; its opponents lower beta. */
export const raises = (plot: Plot, node: number) => plot.reel.mover[node] === plot.root;

/** The window as the values of the tried children have narrowed it. */
export function windowOf(plot: Plot, moment: Moment, node: number): Window {
    let [alpha, beta] = entryOf(plot, moment, node);
    for (const child of triedOf(plot, moment, node)) {
        const end = moment.ended[child] as number;
        // Entered again, and not left yet.
        if (end < (moment.entered[child] as number)) continue;
        const value = valueAt(plot.reel, end);
        if (value === null) continue;
        if (raises(plot, node)) alpha = alpha === null ? value : Math.max(alpha, value);
        else beta = beta === null ? value : Math.min(beta, value);
    }
    return [alpha, beta];
}

/** The next (or last) event after `at` that is a cut-off; `at` when there is none. */
export function cutFrom(reel: Reel, at: number, step: 1 | -1): number {
    for (let i = at + step; i >= 0 && i < reel.kind.length; i += step) if (isCut(reel, i)) return i;
    return at;
}

/** Moves from the root to a node. */
export function movesTo(plot: Plot, node: number): string[] {
    const moves: string[] = [];
    for (let n = node; n > 0; n = plot.reel.parent[n] as number)
        moves.unshift(plot.reel.moves[plot.reel.move[n] as number] ?? "?");
    return moves;
}

/** The last move to a node; "root" above all. */
export function moveWord(plot: Plot, node: number): string {
    return plot.reel.moves[plot.reel.move[node] ?? -1] ?? "root";
}
