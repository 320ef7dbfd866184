/** The tree as table and data: the chosen node, the way to it, its children. */

import {
    type ColumnOf,
    rounded,
    type Table,
    type TableCell,
    tableOf,
} from "../../../charts/table.ts";
import { BOUNDS, ENDS } from "../../../engine/protocol.ts";
import { type Measure, shareText, valueText } from "../../../text/value.ts";
import { tree as say } from "../../../words/inside/tree.ts";
import { moveWord } from "./paint.ts";
import { childrenOf, type Grown, pathOf } from "./shape.ts";
import { change, type TreeState } from "./state.ts";

const head = say.table;

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
        { title: head.move, numeric: false, of: (node) => grown && moveWord(grown, node) },
        {
            title: head.value,
            doc: head.valueDoc,
            text,
            of: (node) => worth(tree?.value[node]),
        },
        {
            title: head.bound,
            numeric: false,
            of: (node) => head.bounds[BOUNDS[tree?.bound[node] as number] ?? "none"],
        },
        {
            title: head.effort[tree?.unit === "visits" ? "visits" : "nodes"],
            of: (node) => tree?.effort[node],
        },
        {
            title: head.end,
            numeric: false,
            of: (node) => say.ends[ENDS[tree?.end[node] as number] ?? ""] ?? "",
        },
        tree?.chance != null && {
            title: head.chance,
            of: (node) =>
                (tree.chance?.[node] ?? 0) > 0 ? shareText(tree.chance?.[node] ?? 0) : "",
        },
        framed && {
            title: head.alpha,
            doc: head.alphaDoc,
            text: (cell) => (cell === null ? "−∞" : text(cell)),
            of: (node) => worth(tree.alpha?.[node]),
        },
        framed && {
            title: head.beta,
            text: (cell) => (cell === null ? "∞" : text(cell)),
            of: (node) => worth(tree.beta?.[node]),
        },
        {
            title: head.order,
            doc: head.orderDoc,
            of: (node) => (tree?.order[node] as number) + 1,
        },
        {
            title: head.turn,
            doc: head.turnDoc,
            of: (node) =>
                (tree?.turn[node] as number) < 0 ? null : (tree?.turn[node] as number) + 1,
        },
        { title: head.tries, doc: head.triesDoc, of: (node) => tree?.tries[node] },
        { title: head.pruned, doc: head.prunedDoc, of: (node) => tree?.pruned[node] },
        { title: head.saved, doc: head.savedDoc, of: (node) => rounded(tree?.saved[node], 0) },
    ];
    const about = (node: number, i: number) => ({
        key: String(node),
        level: Math.min(i, way.length),
        current: node === chosen,
    });
    return {
        ...tableOf(head.caption, [...way, ...below], columns, about),
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
