/** The tree as table and data: the chosen node, the way to it, its children. */

import { rounded, type Table } from "../../../charts/table.ts";
import { BOUNDS, ENDS } from "../../../engine/protocol.ts";
import { moveWord, percent, WHY_TEXTS } from "./paint.ts";
import { childrenOf, type Grown, pathOf } from "./shape.ts";
import { change, type TreeState } from "./state.ts";

const worth = (value: number | undefined) => (Number.isNaN(value) ? null : rounded(value, 1));

function rowOf(grown: Grown, node: number, level: number, current: boolean): Table["rows"][number] {
    const { tree } = grown;
    const frame = tree.alpha !== null && tree.beta !== null;
    return {
        key: String(node),
        level,
        current,
        cells: [
            moveWord(grown, node),
            worth(tree.value[node]),
            BOUNDS[tree.bound[node] as number] ?? "",
            tree.effort[node] as number,
            WHY_TEXTS[ENDS[tree.end[node] as number] ?? ""] ?? "",
            ...(tree.chance === null
                ? []
                : [(tree.chance[node] ?? 0) > 0 ? percent(tree.chance[node] as number) : ""]),
            ...(frame ? [worth(tree.alpha?.[node]), worth(tree.beta?.[node])] : []),
            (tree.order[node] as number) + 1,
            (tree.turn[node] as number) < 0 ? null : (tree.turn[node] as number) + 1,
            tree.tries[node] as number,
            tree.pruned[node] as number,
            Math.round(tree.saved[node] as number),
        ],
    };
}

export function tableOf(grown: Grown | null, chosen: number, state: TreeState): Table {
    const frame = grown !== null && grown.tree.alpha !== null;
    const table: Table = {
        caption: "The chosen node, the way to it, and its children.",
        columns: [
            { title: "Move" },
            { title: "Value", numeric: true, doc: "For who is to move at the root" },
            { title: "Bound" },
            { title: grown?.tree.unit === "visits" ? "Visits" : "Nodes", numeric: true },
            { title: "Why it ended" },
            ...(grown?.tree.chance == null ? [] : [{ title: "Chance", numeric: true }]),
            ...(frame
                ? [
                      { title: "Alpha", numeric: true, doc: "Window on entry" },
                      { title: "Beta", numeric: true },
                  ]
                : []),
            { title: "Tried as", numeric: true, doc: "Place in the order of the first try" },
            { title: "Last time", numeric: true, doc: "Place in the last visit of its parent" },
            { title: "Entered", numeric: true, doc: "Times" },
            { title: "Pruned", numeric: true, doc: "Moves that were never tried" },
            { title: "Saved", numeric: true, doc: "Nodes, an estimate" },
        ],
        rows: [],
    };
    if (grown === null) return table;
    const way: number[] = [];
    for (let at = chosen; at >= 0; at = at === 0 ? -1 : (grown.tree.parent[at] as number))
        way.unshift(at);
    table.rows = way.map((node, level) => rowOf(grown, node, level, node === chosen));
    for (const child of childrenOf(grown, chosen, state.order) ?? [])
        table.rows.push(rowOf(grown, child, way.length, false));
    table.onPick = (key) => change({ path: pathOf(grown, Number(key)) });
    table.onBack = () => change({ path: pathOf(grown, chosen).slice(0, -1) });
    return table;
}

export function treeData(grown: Grown | null): unknown {
    if (grown === null) return null;
    const lists = Object.entries(grown.tree).map(([name, part]) => [
        name,
        ArrayBuffer.isView(part)
            ? Array.from(part as Float64Array, (v) => (Number.isNaN(v) ? null : v))
            : part,
    ]);
    return Object.fromEntries(lists);
}
