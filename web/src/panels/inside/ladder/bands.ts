/** The depths of iterative deepening: what the core told of each depth, ready to be drawn. */

import type { HistoryLine } from "../../../engine/protocol.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { ladder as say } from "../../../words/inside/ladder.ts";

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
    /** Searches of this depth; more than one where the first ended outside its window. */
    searches: number;
}

const SIGNS: { [bound: string]: string } = { lower: "≥ ", upper: "≤ " };

/** Of two searches of one depth: percentages by the nodes of each. */
function mean(old: Iteration, now: Iteration, key: "table_hits" | "first_cutoffs"): number | null {
    const [a, b] = [old[key], now[key]];
    if (a === null || b === null) return a ?? b;
    return (a * old.nodes + b * now.nodes) / Math.max(1, old.nodes + now.nodes);
}

type Depth = Iteration & Pick<Band, "searches">;

/**
 * One for every depth. One that ended outside its window was searched again with a wider one: both are the
 * work of that depth, and the last one says what it has found.
 */
function depthsOf(iterations: readonly Iteration[]): Depth[] {
    const list: Depth[] = [];
    for (const row of iterations) {
        const old = list.at(-1);
        if (old === undefined || old.kind !== row.kind || old.depth !== row.depth) {
            list.push({ ...row, searches: 1 });
            continue;
        }
        list[list.length - 1] = {
            ...row,
            nodes: old.nodes + row.nodes,
            researches: old.researches + row.researches,
            table_hits: mean(old, row, "table_hits"),
            first_cutoffs: mean(old, row, "first_cutoffs"),
            searches: old.searches + 1,
        };
    }
    return list.map((row, i) => {
        if (row.searches === 1 && list[i - 1]?.searches === 1) return row;
        const before = list.findLast(
            ({ kind, depth, nodes }, k) =>
                k < i && kind === "deepen" && depth < row.depth && nodes > 0,
        );
        return {
            ...row,
            changed: i > 0 && row.best !== list[i - 1]?.best,
            growth: before === undefined ? null : row.nodes / before.nodes,
            branching: row.depth < 1 ? row.branching : row.nodes ** (1 / row.depth),
        };
    });
}

/** Bars by the logarithm of the nodes, or by the nodes themselves. */
export function bandsOf(iterations: readonly Iteration[], log: boolean): Band[] {
    const depths = depthsOf(iterations);
    const most = Math.max(1, ...depths.map((row) => row.nodes));
    const scale = (nodes: number) =>
        log ? Math.log1p(Math.max(0, nodes)) / Math.log1p(most) : nodes / most;
    return depths.map((row, i) => ({
        ...row,
        label: say.kinds[row.kind] ?? String(row.depth),
        own: Math.max(0, row.ms - (depths[i - 1]?.ms ?? 0)),
        share: scale(row.nodes),
        sign: SIGNS[row.bound ?? ""] ?? "",
    }));
}

/** What a search for win, draw or loss has found; "" = it was no such search. */
export function proofOf({ kind, value }: Pick<Iteration, "kind" | "value">): string {
    if (say.kinds[kind] === undefined) return "";
    return say.proof[value > 0 ? "win" : value < 0 ? "loss" : "draw"];
}

/** How often the search has changed its mind, and where last; a sentence. */
export function changesText(bands: readonly Band[]): string {
    const changes = bands.filter((band) => band.changed);
    const last = changes.at(-1);
    const end = bands.at(-1);
    if (end === undefined) return "";
    if (last === undefined) return say.steady(titleOfMove(end.best));
    return say.changed(changes.length, titleOfMove(last.best), last.depth);
}
