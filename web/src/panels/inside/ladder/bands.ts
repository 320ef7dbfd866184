/** The depths of iterative deepening: what the core told of each depth, ready to be drawn. */

import type { HistoryLine } from "../../../engine/protocol.ts";
import { titleOfMove } from "../../../text/shown.ts";

export type Iteration = HistoryLine["iterations"][number];

export interface Band extends Iteration {
    /** What stands at its left. */
    label: string;
    /** Milliseconds of this depth alone. */
    own: number;
    /** Length of its bar, 0..1. */
    share: number;
    /** How sure: a depth that ended outside its window is only a bound. */
    sign: string;
}

const KINDS: { [kind: string]: string } = { prove: "proof", shorten: "shorter" };
const SIGNS: { [bound: string]: string } = { lower: "≥ ", upper: "≤ " };

/** Bars by the logarithm of the nodes, or by the nodes themselves. */
export function bandsOf(iterations: readonly Iteration[], log: boolean): Band[] {
    const most = Math.max(1, ...iterations.map((row) => row.nodes));
    const scale = (nodes: number) =>
        log ? Math.log1p(Math.max(0, nodes)) / Math.log1p(most) : nodes / most;
    return iterations.map((row, i) => ({
        ...row,
        label: KINDS[row.kind] ?? String(row.depth),
        own: Math.max(0, row.ms - (iterations[i - 1]?.ms ?? 0)),
        share: scale(row.nodes),
        sign: SIGNS[row.bound ?? ""] ?? "",
    }));
}

/** What a search for win, draw or loss has found; "" = it was no such search. */
export function proofOf({ kind, value }: Pick<Iteration, "kind" | "value">): string {
    if (KINDS[kind] === undefined) return "";
    return value > 0 ? "won" : value < 0 ? "lost" : "draw";
}

/** How often the search has changed its mind, and where last; a sentence. */
export function changesText(bands: readonly Band[]): string {
    const changes = bands.filter((band) => band.changed);
    const last = changes.at(-1);
    const end = bands.at(-1);
    if (end === undefined) return "";
    if (last === undefined)
        return `${titleOfMove(end.best)} was the best move from the first depth on.`;
    const times = changes.length === 1 ? "once" : `${changes.length} times`;
    return `The best move has changed ${times}, the last time to ${titleOfMove(last.best)} at depth ${last.depth}.`;
}
