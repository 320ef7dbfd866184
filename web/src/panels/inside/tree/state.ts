/** What the tree view remembers, as it stands in a link. */
import {
    packWords,
    readFields,
    setViewState,
    unpackWords,
    viewState,
    writeFields,
} from "../contract.ts";
import type { Colouring } from "./paint.ts";
import type { Order, Width } from "./shape.ts";

type Layout = "icicle" | "sunburst" | "treemap" | "links";

export interface TreeState {
    layout: Layout;
    colouring: Colouring;
    order: Order;
    width: Width;
    /** Nodes at most. */
    nodes: number;
    /** Moves from the root of the analysis to the chosen node. */
    path: string[];
}

const LAYOUTS: { [letter: string]: Layout } = {
    i: "icicle",
    s: "sunburst",
    t: "treemap",
    l: "links",
};
const COLOURS: { [letter: string]: Colouring } = { v: "value", w: "why", m: "mover" };
const ORDERS: { [letter: string]: Order } = { e: "effort", t: "tried" };
const WIDTHS: { [letter: string]: Width } = { e: "effort", q: "equal" };
export const SIZES = [2000, 20000, 200000] as const;

const USUAL = "ivee1";

function letterOf<T>(words: { [letter: string]: T }, word: T): string {
    return Object.keys(words).find((letter) => words[letter] === word) ?? "";
}

export function writeTree(state: TreeState): string {
    const head = [
        letterOf(LAYOUTS, state.layout),
        letterOf(COLOURS, state.colouring),
        letterOf(ORDERS, state.order),
        letterOf(WIDTHS, state.width),
        String(Math.max(0, SIZES.indexOf(state.nodes as (typeof SIZES)[number]))),
    ].join("");
    return writeFields([head === USUAL ? "" : head, packWords(state.path)], ["", ""]);
}

export function readTree(text: string): TreeState {
    const [head = "", path = ""] = readFields(text, ["", ""]);
    const [layout = "", colour = "", order = "", width = "", size = ""] = head || USUAL;
    return {
        layout: LAYOUTS[layout] ?? "icicle",
        colouring: COLOURS[colour] ?? "value",
        order: ORDERS[order] ?? "effort",
        width: WIDTHS[width] ?? "effort",
        nodes: SIZES[Number(size || 1)] ?? SIZES[1],
        path: unpackWords(path),
    };
}

/** Changes what is chosen in the view. */
export function change(part: Partial<TreeState>): void {
    setViewState("tree", writeTree({ ...readTree(viewState("tree")), ...part }));
}
