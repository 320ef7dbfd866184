/**
 * Where the nodes of a tree lie: icicle, sunburst and treemap over typed arrays. Only what can be seen
 * becomes a shape; siblings too thin for that are drawn together as one slice, so the work depends on
 * the window and not on the tree.
 */
import { treemapSquarify } from "d3-hierarchy";
import type { PackedTree } from "../../../engine/packed.ts";
import { type Bounds, reachOf } from "../measure.ts";

/** What is computed once for every tree that arrives. */
export interface Grown {
    tree: PackedTree;
    /** First child of each node; children lie side by side up to `end`. */
    first: Int32Array;
    end: Int32Array;
    /** Effort, at least that of the children together: later visits may have been shorter. */
    weight: Float64Array;
    /** Plies below node 0. */
    level: Uint16Array;
    depth: number;
    /** Middle and span of values for the scale of colours. */
    middle: number;
    span: number;
}

/** Values lie between `bounds`; null = nobody knows. */
export function grow(tree: PackedTree, bounds: Bounds): Grown {
    const { count, parent, effort, value } = tree;
    const first = new Int32Array(count);
    const end = new Int32Array(count);
    const level = new Uint16Array(count);
    const weight = new Float64Array(count);
    const below = new Float64Array(count);
    let depth = 0;
    for (let i = 1; i < count; i++) {
        const up = parent[i] as number;
        if (end[up] === 0) first[up] = i;
        end[up] = i + 1;
        const deep = (level[up] as number) + 1;
        level[i] = deep;
        if (deep > depth) depth = deep;
    }
    for (let i = count - 1; i >= 0; i--) {
        const own = Math.max(1, effort[i] as number, below[i] as number);
        weight[i] = own;
        if (i > 0) (below[parent[i] as number] as number) += own;
    }
    let { middle, span } = reachOf(bounds, Number.isNaN(value[0]) ? [0] : [value[0] as number]);
    if (bounds === null) {
        const least = (weight[0] ?? 1) / 200;
        for (let i = 1; i < count; i++) {
            if ((weight[i] as number) < least || Number.isNaN(value[i])) continue;
            span = Math.max(span, Math.abs((value[i] as number) - middle));
        }
    }
    return { tree, first, end, weight, level, depth, middle, span };
}

export type Order = "tried" | "effort";
export type Width = "effort" | "equal";

export interface Options {
    /** Node at the top. */
    focus: number;
    order: Order;
    width: Width;
}

/** Where a node is drawn. Boxes: left, right, top, bottom. Sectors: the two angles (radians), the two radii. */
export interface Place {
    from: number;
    to: number;
    near: number;
    far: number;
}

export interface Shape extends Place {
    /** A node, or -1 - parent for a slice of many children. */
    node: number;
    /** Of a slice. */
    slice?: Slice | undefined;
}

/** Shapes, from the focus outwards. */
export interface Shapes {
    kind: "boxes" | "sectors";
    list: Shape[];
    /** Middle of the sunburst, and the width of its rings. */
    x: number;
    y: number;
    ring: number;
    /** Height of the part of a box that the boxes within it leave free; 0 = none lies within another. */
    head: number;
}

/** Nodes drawn together. */
class Slice {
    many = 0;
    private sum = 0;
    private sized = 0;

    add(value: number, size: number): void {
        this.many++;
        if (Number.isNaN(value)) return;
        this.sum += value * size;
        this.sized += size;
    }

    /** Their mean value; NaN = unknown. */
    get mean(): number {
        return this.sized > 0 ? this.sum / this.sized : Number.NaN;
    }
}

/** Children in that order; the order of the first try is the order of the columns. */
export function childrenOf(grown: Grown, node: number, order: Order): Int32Array | null {
    const { first, end, weight } = grown;
    if (end[node] === 0) return null;
    const from = first[node] as number;
    const list = new Int32Array((end[node] as number) - from);
    for (let i = 0; i < list.length; i++) list[i] = from + i;
    if (order === "effort" && list.length > 1)
        list.sort((p, q) => (weight[q] as number) - (weight[p] as number) || p - q);
    return list;
}

/** Thinner than this is drawn together with its neighbours. */
const THIN = 1.2;
/** Thinner than so many THIN there is room for no word, */
const MUTE = 6;
/** in so many there is room for a move. */
const WORDY = 62;
/** So many moves, and this part of their parent, are worth it. */
const LEAST_WORDY = 2;
const WORDY_PART = 0.6;

/**
 * The lengths of children side by side on `length`, which is drawn in steps of `thin`. Of very many
 * moves, none of which could be read, the first ones get room for their words.
 */
function lengthsOf(
    grown: Grown,
    options: Options,
    node: number,
    children: Int32Array,
    length: number,
    thin: number,
): Float64Array {
    const { weight } = grown;
    const equal = options.width === "equal";
    const unit = length / (equal ? children.length : (weight[node] as number));
    const lengths = new Float64Array(children.length);
    let [all, longest] = [0, 0];
    for (let i = 0; i < lengths.length; i++) {
        const own = equal ? unit : (weight[children[i] as number] as number) * unit;
        lengths[i] = own;
        all += own;
        longest = Math.max(longest, own);
    }
    const wordy = WORDY * thin;
    const count = Math.floor((all * WORDY_PART) / wordy);
    if (longest >= MUTE * thin || count < LEAST_WORDY || count >= lengths.length) return lengths;
    let before = 0;
    for (let i = 0; i < count; i++) before += lengths[i] as number;
    const squeeze = (all - count * wordy) / Math.max(1e-9, all - before);
    return lengths.map((own, i) => (i < count ? wordy : own * squeeze));
}

/** The deepest ply below the focus that can be seen on `length`; so deep is the picture. */
function depthBelow(grown: Grown, options: Options, length: number): number {
    const { level, end } = grown;
    let deepest = 0;
    const stack = [{ node: options.focus, length }];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const { node, length } = top;
        if (end[node] === 0) continue;
        // Children that are all too thin still make a slice.
        deepest = Math.max(deepest, (level[node] as number) - (level[options.focus] as number) + 1);
        const children = childrenOf(grown, node, options.order) as Int32Array;
        lengthsOf(grown, options, node, children, length, THIN).forEach((own, i) => {
            if (own > THIN) stack.push({ node: children[i] as number, length: own });
        });
    }
    return deepest;
}

interface Strip {
    node: number;
    from: number;
    to: number;
    row: number;
}

/**
 * Both icicle and sunburst are strips: a node has a part of its parent's length, one row further out.
 * `put` draws a node, or several together.
 */
function strips(
    grown: Grown,
    options: Options,
    length: number,
    rows: number,
    thin: (row: number) => number,
    put: (node: number, from: number, to: number, row: number, slice?: Slice) => void,
): void {
    const { value } = grown.tree;
    const stack: Strip[] = [{ node: options.focus, from: 0, to: length, row: 0 }];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const { node, from, to, row } = top;
        put(node, from, to, row);
        if (row + 1 >= rows) continue;
        const children = childrenOf(grown, node, options.order);
        if (children === null) continue;
        const least = thin(row + 1);
        const lengths = lengthsOf(grown, options, node, children, to - from, least);
        let at = from;
        let begun = from;
        let slice = new Slice();
        const flush = () => {
            if (slice.many > 0 && at - begun > least / 4) put(-1 - node, begun, at, row + 1, slice);
            slice = new Slice();
        };
        for (let i = 0; i < children.length; i++) {
            const child = children[i] as number;
            const wide = lengths[i] as number;
            if (wide >= least) {
                flush();
                stack.push({ node: child, from: at, to: at + wide, row: row + 1 });
                at += wide;
                begun = at;
                continue;
            }
            if (slice.many === 0) begun = at;
            at += wide;
            slice.add(value[child] as number, wide);
        }
        flush();
    }
}

const ROW_MOST = 96;
const ROW_LEAST = 17;

export function icicle(grown: Grown, options: Options, width: number, height: number): Shapes {
    const list: Shape[] = [];
    const deep = depthBelow(grown, options, Math.max(1, width)) + 1;
    const rows = Math.max(1, Math.min(deep, Math.floor(height / ROW_LEAST)));
    const tall = Math.min(ROW_MOST, height / rows);
    strips(
        grown,
        options,
        width,
        rows,
        () => THIN,
        (node, from, to, row, slice) =>
            list.push({ node, from, to, near: row * tall, far: (row + 1) * tall, slice }),
    );
    return { kind: "boxes", list, x: 0, y: 0, ring: 0, head: 0 };
}

const FULL = 2 * Math.PI;
/** Rings thinner than this have no room for words. */
const RING_LEAST = 17;
const RING_MOST = 64;
/** The middle has room for three lines. */
const MIDDLE = 38;

export function sunburst(grown: Grown, options: Options, width: number, height: number): Shapes {
    const list: Shape[] = [];
    const radius = Math.min(width, height) / 2 - 2;
    const middle = Math.min(MIDDLE, radius * 0.4);
    const deep = depthBelow(grown, options, FULL * Math.max(1, radius)) + 1;
    const rows = Math.max(1, Math.min(deep, 1 + Math.floor((radius - middle) / RING_LEAST)));
    const ring = Math.min(RING_MOST, (radius - middle) / Math.max(1, rows - 1));
    const inner = (row: number) => (row === 0 ? 0 : middle + (row - 1) * ring);
    const outer = (row: number) => middle + row * ring;
    strips(
        grown,
        options,
        FULL,
        rows,
        (row) => THIN / outer(row),
        (node, from, to, row, slice) => {
            // Single precision: of that the golden pictures hold the rounded hundredths.
            const angles = { from: Math.fround(from), to: Math.fround(to) };
            const radii = { near: Math.fround(inner(row)), far: Math.fround(outer(row)) };
            list.push({ node, ...angles, ...radii, slice });
        },
    );
    return { kind: "sectors", list, x: width / 2, y: height / 2, ring, head: 0 };
}

/** Boxes within boxes; smaller ones than this stay closed. */
const OPEN_WIDTH = 44;
const OPEN_HEIGHT = 38;
const TREEMAP_HEAD = 17;
const TREEMAP_ROWS = 12;

interface Tile {
    node: number;
    value: number;
    x0: number;
    y0: number;
    x1: number;
    y1: number;
}

export function treemap(grown: Grown, options: Options, width: number, height: number): Shapes {
    const list: Shape[] = [];
    const { weight } = grown;
    const { value } = grown.tree;
    const open = (node: number, x0: number, y0: number, x1: number, y1: number, row: number) => {
        list.push({ node, from: x0, to: x1, near: y0, far: y1 });
        if (x1 - x0 < OPEN_WIDTH || y1 - y0 < OPEN_HEIGHT || row >= TREEMAP_ROWS) return;
        const children = childrenOf(grown, node, "effort");
        if (children === null) return;
        const [left, top, right, bottom] = [x0 + 3, y0 + TREEMAP_HEAD, x1 - 3, y1 - 3];
        const area = (right - left) * (bottom - top);
        const equal = options.width === "equal";
        const all = equal ? children.length : (weight[node] as number);
        const tiles: Tile[] = [];
        let rest = 0;
        const slice = new Slice();
        for (const child of children) {
            const share = equal ? 1 : (weight[child] as number);
            if ((share / all) * area >= 4) {
                tiles.push({ node: child, value: share, x0: 0, y0: 0, x1: 0, y1: 0 });
                continue;
            }
            rest += share;
            slice.add(value[child] as number, share);
        }
        if (slice.many > 0)
            tiles.push({ node: -1 - node, value: rest, x0: 0, y0: 0, x1: 0, y1: 0 });
        const total = tiles.reduce((all, tile) => all + tile.value, 0);
        if (total <= 0) return;
        // The node's own effort leaves a margin at the right end of its box.
        const used = equal ? 1 : Math.min(1, total / all);
        treemapSquarify(
            { value: total, children: tiles } as never,
            left,
            top,
            left + (right - left) * Math.max(used, 0.2),
            bottom,
        );
        for (const { node: child, x0, y0, x1, y1 } of tiles)
            if (child >= 0) open(child, x0, y0, x1, y1, row + 1);
            else list.push({ node: child, from: x0, to: x1, near: y0, far: y1, slice });
    };
    open(options.focus, 0, 0, width, height, 0);
    return { kind: "boxes", list, x: 0, y: 0, ring: 0, head: TREEMAP_HEAD };
}

/** The innermost shape at a point. */
export function shapeAt(
    { kind, list, ...middle }: Shapes,
    x: number,
    y: number,
): Shape | undefined {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const [along, across] =
        kind === "boxes" ? [x, y] : [(Math.atan2(dx, -dy) + FULL) % FULL, Math.hypot(dx, dy)];
    return list.findLast(
        ({ from, to, near, far }) => along >= from && along < to && across >= near && across < far,
    );
}

// ---------------------------------------------------------------- paths

/** Moves from node 0 to a node. */
export function wordsOf(tree: PackedTree, node: number): string[] {
    const words: string[] = [];
    for (let at = node; at > 0; at = tree.parent[at] as number)
        words.push(tree.moves[tree.move[at] as number] ?? "?");
    return words.reverse();
}

/** Nodes of a path from the root of the analysis as far as they are in the tree, node 0 first. Empty
 * when the path does not lead through node 0. */
export function nodesOf(grown: Grown, path: readonly string[]): number[] {
    const { tree, first, end } = grown;
    if (tree.count === 0 || tree.path.some((word, i) => word !== path[i])) return [];
    const nodes = [0];
    for (const word of path.slice(tree.path.length)) {
        const at = nodes.at(-1) as number;
        let found = -1;
        for (let i = first[at] as number; i < (end[at] as number) && found < 0; i++)
            if (tree.moves[tree.move[i] as number] === word) found = i;
        if (found < 0) break;
        nodes.push(found);
    }
    return nodes;
}

/** Moves from the root of the analysis to a node. */
export function pathOf(grown: Grown, node: number): string[] {
    return [...grown.tree.path, ...wordsOf(grown.tree, node)];
}
