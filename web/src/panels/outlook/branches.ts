/** The chance tree as the core tells it. Pure functions. */
import type { TreeLine } from "../../engine/protocol.ts";

export interface Branch {
    move: string;
    /** Probability, of tiles only. */
    chance: number | null;
    value: number | null;
    below: Branch[];
}

/** The tree of a recorded analysis: moves, the tiles after them, the answers to these. */
export function branchesOf(tree: TreeLine): Branch[] {
    const made = new Map<number, Branch>();
    const roots: Branch[] = [];
    for (const { id, parent, move, chance, value } of tree.nodes) {
        if (move === null) continue;
        const branch: Branch = { move, chance: chance ?? null, value, below: [] };
        made.set(id, branch);
        (made.get(parent)?.below ?? roots).push(branch);
    }
    const sort = (list: Branch[]) => {
        list.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || (b.value ?? 0) - (a.value ?? 0));
        for (const branch of list) sort(branch.below);
    };
    sort(roots);
    return roots;
}
