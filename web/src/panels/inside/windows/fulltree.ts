/** What minimax visits at equal depth, beside what the recorded search has visited. */
import type { PackedTree } from "../../../engine/packed.ts";
import { small } from "../../../params/titles.ts";
import { inRole } from "../../../state/read/roles.ts";
import { moveWord, type Plot } from "./plot.ts";

/** What the player that leaves nothing out is called within a sentence. */
export const fullTitle = () => small(inRole("full").at(-1)?.title ?? "");

export interface FullTree {
    tree: PackedTree;
    /** By node of minimax: the node of the record, -1 = the recorded search never came there. */
    traced: Int32Array;
    /** By node of the record: the node of minimax, -1 = none (another depth, or beyond its record). */
    full: Int32Array;
    /** Place of every node's box, 0..1 of the width, and its ply. */
    left: Float64Array;
    width: Float64Array;
    ply: Uint16Array;
    /** Children lie side by side: the first one (-1 = none) and their number, by node. */
    first: Int32Array;
    fan: Int32Array;
    nodes: number;
}

/** Both trees begin at the same position; the nodes of one are found in the other by their moves. */
export function fullTreeOf(plot: Plot, tree: PackedTree): FullTree {
    const { count } = tree;
    const traced = new Int32Array(count).fill(-1);
    const full = new Int32Array(plot.depth.length).fill(-1);
    const left = new Float64Array(count);
    const width = new Float64Array(count);
    const ply = new Uint16Array(count);
    const next = new Float64Array(count);
    const first = new Int32Array(count).fill(-1);
    const fan = new Int32Array(count);
    const words = plot.children.map(() => null as Map<string, number> | null);
    // Of a search that was stopped the upper nodes have no effort yet: their children's counts.
    const size = Float64Array.from(tree.effort);
    const sum = new Float64Array(count).fill(1);
    for (let i = count - 1; i >= 0; i--) {
        size[i] = Math.max(size[i] as number, sum[i] as number);
        const parent = tree.parent[i] as number;
        if (parent >= 0) sum[parent] = (sum[parent] as number) + (size[i] as number);
    }
    const whole = size[0] || 1;
    traced[0] = 0;
    full[0] = 0;
    width[0] = 1;
    // Parents come before their children.
    for (let i = 1; i < count; i++) {
        const parent = tree.parent[i] as number;
        if (fan[parent] === 0) first[parent] = i;
        fan[parent] = (fan[parent] as number) + 1;
        ply[i] = (ply[parent] as number) + 1;
        width[i] = (size[i] as number) / whole;
        left[i] = (left[parent] as number) + (next[parent] as number);
        next[parent] = (next[parent] as number) + (width[i] as number);
        const above = traced[parent] as number;
        if (above < 0) continue;
        let known = words[above] ?? null;
        if (known === null) {
            known = new Map((plot.children[above] ?? []).map((k) => [moveWord(plot, k), k]));
            words[above] = known;
        }
        const same = known.get(tree.moves[tree.move[i] as number] ?? "") ?? -1;
        traced[i] = same;
        if (same >= 0) full[same] = i;
    }
    return { tree, traced, full, left, width, ply, first, fan, nodes: whole };
}

/** Replies that minimax also looks at, with its nodes there. */
export function othersOf(
    fullTree: FullTree,
    node: number,
    tried: ReadonlySet<string>,
): { move: string; nodes: number }[] {
    const same = fullTree.full[node] ?? -1;
    if (same < 0) return [];
    const first = fullTree.first[same] as number;
    return Array.from({ length: fullTree.fan[same] as number }, (_, k) => first + k)
        .map((i) => ({
            move: fullTree.tree.moves[fullTree.tree.move[i] as number] ?? "",
            nodes: Math.round((fullTree.width[i] as number) * fullTree.nodes),
        }))
        .filter(({ move }) => !tried.has(move));
}
