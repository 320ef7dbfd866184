/**
 * The neighbourhood of a node as boxes and links, from left to right: the way to it, its best children
 * and theirs; what is left out is one box that says how many.
 */
import { type HierarchyPointNode, hierarchy, tree as tidy } from "d3-hierarchy";
import type { Brush } from "../../../charts/brush.ts";
import { ENDS } from "../../../engine/protocol.ts";
import { countText } from "../../../text/format.ts";
import { type Measure, shareText, valueText } from "../../../text/value.ts";
import { tree as say } from "../../../words/inside/tree.ts";
import { fillOf, type Look, moveWord, worthText } from "./paint.ts";
import { childrenOf, type Grown, type Order } from "./shape.ts";

interface Twig {
    /** -1 - parent: the others. */
    node: number;
    many: number;
    children: Twig[];
}

export interface Placed {
    node: number;
    many: number;
    x: number;
    y: number;
    from: { x: number; y: number } | null;
    /** Share of the parent's effort. */
    share: number;
    onPath: boolean;
}

export interface Links {
    nodes: Placed[];
    width: number;
    height: number;
}

export const BOX = { width: 118, height: 36, across: 164, down: 44 };
const CHILDREN = 9;
const GRANDCHILDREN = 3;
const SIBLINGS = 2;

function twigs(
    grown: Grown,
    node: number,
    order: Order,
    most: number,
    keep: number,
    below: (child: number) => Twig[],
): Twig[] {
    const all = childrenOf(grown, node, "effort");
    if (all === null) return [];
    const list = [...all.slice(0, most)];
    if (keep >= 0 && !list.includes(keep)) list[list.length - 1] = keep;
    if (order === "tried") list.sort((a, b) => a - b);
    const twigs: Twig[] = list.map((child) => ({ node: child, many: 1, children: below(child) }));
    const rest = all.length - list.length;
    if (rest > 0) twigs.push({ node: -1 - node, many: rest, children: [] });
    return twigs;
}

/** `path`: nodes from the leftmost one to the chosen one. `near`: without grandchildren. */
export function linksOf(grown: Grown, path: readonly number[], order: Order, near = false): Links {
    const none = () => [];
    const chosen = path.at(-1) as number;
    const own = () =>
        twigs(grown, chosen, order, CHILDREN, -1, (child) =>
            near ? [] : twigs(grown, child, order, GRANDCHILDREN, -1, none),
        );
    // Only the last plies of a long way have siblings.
    const along = (at: number): Twig[] => {
        const node = path[at] as number;
        if (node === chosen) return own();
        const next = path[at + 1] as number;
        const most = at >= path.length - 2 ? SIBLINGS + 1 : 1;
        return twigs(grown, node, order, most, next, (child) =>
            child === next ? along(at + 1) : [],
        );
    };
    const root: Twig = { node: path[0] as number, many: 1, children: along(0) };
    const layout = tidy<Twig>()
        .nodeSize([BOX.down, BOX.across])
        .separation((a, b) => (a.parent === b.parent ? 1 : 1.15));
    const top = layout(hierarchy(root));
    const all: HierarchyPointNode<Twig>[] = top.descendants();
    const least = Math.min(...all.map((node) => node.x));
    const most = Math.max(...all.map((node) => node.x));
    const deepest = Math.max(...all.map((node) => node.y));
    const onPath = new Set(path);
    const place = (node: HierarchyPointNode<Twig>) => ({
        x: node.y + 8,
        y: node.x - least + BOX.down / 2 + 4,
    });
    return {
        nodes: all.map((node) => {
            const { data, parent } = node;
            const up = parent?.data.node ?? -1;
            return {
                node: data.node,
                many: data.many,
                ...place(node),
                from: parent === null ? null : place(parent),
                share:
                    up < 0 || data.node < 0
                        ? 0
                        : (grown.weight[data.node] as number) / (grown.weight[up] as number),
                onPath: onPath.has(data.node),
            };
        }),
        width: deepest + BOX.width + 24,
        height: most - least + BOX.down + 8,
    };
}

export function linkAt(links: Links, x: number, y: number): Placed | undefined {
    return links.nodes.find(
        (node) => x >= node.x && x < node.x + BOX.width && Math.abs(y - node.y) <= BOX.height / 2,
    );
}

function paintLink(brush: Brush, node: Placed): void {
    const { palette } = brush;
    const { from } = node;
    if (from === null) return;
    const x0 = from.x + BOX.width;
    const points: number[] = [];
    for (let i = 0; i <= 12; i++) {
        const t = i / 12;
        const ease = t * t * (3 - 2 * t);
        points.push(x0 + (node.x - x0) * t, from.y + (node.y - from.y) * ease);
    }
    brush.line(points, {
        colour: node.onPath ? palette.accent : palette.lineStrong,
        width: 1 + 7 * Math.sqrt(Math.max(0, node.share)),
        ...(node.node < 0 && { dash: [3, 3] }),
    });
}

function windowText(grown: Grown, node: number, measure: Measure): string {
    const { alpha, beta } = grown.tree;
    if (alpha === null || beta === null) return "";
    const text = (limit: number, open: string) =>
        Number.isNaN(limit) ? open : valueText(limit, measure);
    return `[${text(alpha[node] as number, "−∞")}, ${text(beta[node] as number, "∞")}]`;
}

export function paintLinks(brush: Brush, grown: Grown, look: Look, links: Links): void {
    const { palette } = brush;
    for (const node of links.nodes) paintLink(brush, node);
    for (const placed of links.nodes) {
        const { node, x, y } = placed;
        const top = y - BOX.height / 2;
        if (node < 0) {
            brush.rect(x, top + 6, BOX.width, BOX.height - 12, palette.ground, {
                colour: palette.lineStrong,
                width: 1,
                dash: [3, 3],
            });
            brush.text(say.more(countText(placed.many)), x + 10, y, {
                size: 12,
                fill: palette.soft,
            });
            continue;
        }
        const fill = fillOf(palette, grown, look, node);
        const marked = node === look.chosen || node === look.cursor;
        brush.rect(x, top, BOX.width, BOX.height, palette.ground, {
            colour:
                node === look.chosen
                    ? palette.text
                    : node === look.cursor
                      ? palette.accent
                      : palette.lineStrong,
            width: marked ? 2.5 : 1,
        });
        brush.rect(x + 1.5, top + 1.5, 7, BOX.height - 3, fill);
        const chance = grown.tree.chance?.[node] ?? 0;
        const badge = say.badges[ENDS[grown.tree.end[node] as number] ?? ""] ?? "";
        const worth = worthText(grown, node, look.measure);
        brush.text(
            moveWord(grown, node) + (chance > 0 ? ` ${shareText(chance)}` : ""),
            x + 14,
            y - 8,
            {
                size: 13,
                weight: 650,
                fill: palette.text,
                room: BOX.width - 24 - worth.length * 6.6,
            },
        );
        brush.text(worth, x + BOX.width - 6, y - 8, {
            size: 12,
            weight: 600,
            fill: palette.text,
            align: "right",
        });
        const frame = windowText(grown, node, look.measure);
        const effort = countText(grown.tree.effort[node] as number);
        brush.text(effort, x + 14, y + 9, { size: 11, fill: palette.soft });
        brush.text(badge || frame, x + BOX.width - 6, y + 9, {
            size: 11,
            weight: badge === "" ? 400 : 700,
            fill: palette.soft,
            align: "right",
            room: BOX.width - 28 - effort.length * 6,
        });
    }
}
