/** The tree as table and data: the chosen node, the way to it, its children. */

import {
    type ColumnOf,
    rounded,
    type Table,
    type TableCell,
    tableOf,
} from "../../../charts/table.ts";
import { BOUNDS, ENDS } from "../../../engine/protocol.ts";
import { type Measure, valueText } from "../../../text/value.ts";
import { moveWord, percent, WHY_TEXTS } from "./paint.ts";
import { childrenOf, type Grown, pathOf } from "./shape.ts";
import { change, type TreeState } from "./state.ts";

const worth = (value: number | undefined) => (Number.isNaN(value) ? null : rounded(value, 1));

export function tableFor(
    grown: Grown | null,
    chosen: number,
    state: TreeState,
    measure: Measure,
): Table {
    const text = (cell: TableCell) => valueText(cell as number | null, measure);
    const way: number[] = [];
    for (let at = grown === null ? -1 : chosen; at >= 0; ) {
        way.unshift(at);
        at = at === 0 ? -1 : (grown?.tree.parent[at] as number);
    }
    const below = grown === null ? [] : (childrenOf(grown, chosen, state.order) ?? []);
    const tree = grown?.tree;
    const framed = tree?.alpha != null && tree.beta !== null;
    const columns: (ColumnOf<number> | false)[] = [
        { title: "Move", numeric: false, of: (node) => grown && moveWord(grown, node) },
        {
            title: "Value",
            doc: "For who is to move at the root",
            text,
            of: (node) => worth(tree?.value[node]),
        },
        { title: "Bound", numeric: false, of: (node) => BOUNDS[tree?.bound[node] as number] ?? "" },
        { title: tree?.unit === "visits" ? "Visits" : "Nodes", of: (node) => tree?.effort[node] },
        {
            title: "Why it ended",
            numeric: false,
            of: (node) => WHY_TEXTS[ENDS[tree?.end[node] as number] ?? ""] ?? "",
        },
        tree?.chance != null && {
            title: "Chance",
            of: (node) => ((tree.chance?.[node] ?? 0) > 0 ? percent(tree.chance?.[node] ?? 0) : ""),
        },
        framed && {
            title: "Alpha",
            doc: "Window on entry",
            text: (cell) => (cell === null ? "−∞" : text(cell)),
            of: (node) => worth(tree.alpha?.[node]),
        },
        framed && {
            title: "Beta",
            text: (cell) => (cell === null ? "∞" : text(cell)),
            of: (node) => worth(tree.beta?.[node]),
        },
        {
            title: "Tried as",
            doc: "Place in the order of the first try",
            of: (node) => (tree?.order[node] as number) + 1,
        },
        {
            title: "Last time",
            doc: "Place in the last visit of its parent",
            of: (node) =>
                (tree?.turn[node] as number) < 0 ? null : (tree?.turn[node] as number) + 1,
        },
        { title: "Entered", doc: "Times", of: (node) => tree?.tries[node] },
        { title: "Pruned", doc: "Moves that were never tried", of: (node) => tree?.pruned[node] },
        { title: "Saved", doc: "Nodes, an estimate", of: (node) => rounded(tree?.saved[node], 0) },
    ];
    const caption = "The chosen node, the way to it, and its children.";
    const about = (node: number, i: number) => ({
        key: String(node),
        level: Math.min(i, way.length),
        current: node === chosen,
    });
    return {
        ...tableOf(caption, [...way, ...below], columns, about),
        onPick: (key) => grown && change({ path: pathOf(grown, Number(key)) }),
        onBack: () => grown && change({ path: pathOf(grown, chosen).slice(0, -1) }),
    };
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
