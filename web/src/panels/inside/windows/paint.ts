/**
 * Paints the alpha-beta animation: the whole search in small; below it one row of moves for every node of
 * the way to the present one, each with the window of its node.
 */

import type { Brush } from "../../../charts/brush.ts";
import type { Painter } from "../../../charts/files.ts";
import { placeOf, scaleOf } from "../../../charts/palette.ts";
import type { Show } from "../../../engine/protocol.ts";
import { ENDS } from "../../../engine/protocol.ts";
import { countText, seatName, short } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { type Measure, valueText } from "../../../text/value.ts";
import { windows as say } from "../../../words/inside/windows.ts";
import { reachOf } from "../measure.ts";
import { type FullTree, fullTitle, othersOf } from "./fulltree.ts";
import {
    entryOf,
    isCut,
    type Moment,
    moveWord,
    type Plot,
    raises,
    triedOf,
    valueAt,
    type Window,
    windowOf,
} from "./plot.ts";

export interface Scene {
    plot: Plot;
    moment: Moment;
    fullTree: FullTree | null;
    line: Show;
    measure: Measure;
    /** How far the present cut-off has been drawn, 0..1. */
    pulse: number;
}

const HEAD = 20;
const BOX = 52;
const ROW = HEAD + BOX + 12;
/** Rows at most: of a longer way the last ones are shown. */
export const ROWS = 8;
const NARROWEST = 45;
/** Below this width words are short. */
const SLIM = 560;
const WIDEST = 124;
/** Width of a letter of a move, and of the smaller ones below it. */
const LETTER = 8.5;
const SMALL_LETTER = 6.6;
const GAP = 4;
export const OVERVIEW = 96;
const OVERVIEW_HEAD = 18;
const STRIP = OVERVIEW - OVERVIEW_HEAD - 14;

export function heightOf(plot: Plot): number {
    return Math.min(ROWS, Math.max(1, plot.deepest)) * ROW + OVERVIEW + 8;
}

const limitText = (value: number | null, low: boolean, measure: Measure) =>
    value === null ? (low ? "−∞" : "+∞") : valueText(value, measure);

export function windowText([alpha, beta]: Window, measure: Measure): string {
    return say.window(limitText(alpha, true, measure), limitText(beta, false, measure));
}

/** -1..+1 */
function place(plot: Plot, { bounds }: Measure, value: number): number {
    const { middle, span } = reachOf(bounds, [plot.low, plot.high]);
    if (bounds !== null) return placeOf(value, middle, span);
    return Math.max(-1, Math.min(1, (value - middle) / span));
}

/** The scale of values with the window on it, and what the children have returned. */
function paintGauge(
    brush: Brush,
    scene: Scene,
    node: number,
    left: number,
    width: number,
    y: number,
): void {
    const { palette } = brush;
    const { plot, moment, measure, pulse } = scene;
    const window = windowOf(plot, moment, node);
    const at = (value: number) => left + ((place(plot, measure, value) * 0.94 + 1) / 2) * width;
    const [alpha, beta] = window;
    const [from, to] = [alpha === null ? left : at(alpha), beta === null ? left + width : at(beta)];
    brush.line([left, y, left + width, y], { colour: palette.lineStrong, width: 1 });
    const cut = alpha !== null && beta !== null && alpha >= beta;
    if (cut) {
        const grow = 1 + 2 * Math.sin(pulse * Math.PI);
        brush.rect(
            Math.min(from, to) - 2,
            y - 5 * grow,
            Math.abs(from - to) + 4,
            10 * grow,
            palette.warn,
        );
    } else
        brush.rect(from, y - 5, Math.max(2, to - from), 10, palette.accentSoft, {
            colour: palette.accent,
            width: 1,
        });
    for (const [limit, x] of [
        [alpha, from],
        [beta, to],
    ] as const)
        if (limit !== null)
            brush.line([x, y - 7, x, y + 7], { colour: palette.accent, width: 2.5 });
    for (const child of triedOf(plot, moment, node)) {
        const end = moment.ended[child] as number;
        if (end < (moment.entered[child] as number)) continue;
        const value = valueAt(plot.trace, end);
        if (value !== null)
            brush.circle(at(value), y, 3, palette.text, { colour: palette.ground, width: 1 });
    }
}

interface Box {
    /** Of the record; -1 = a move that was not tried. */
    node: number;
    lines: string[];
    /** The same in short where the box is narrow. */
    short: string[];
    /** Greyed: left out, or from an earlier pass. */
    faint: boolean;
    /** Of an untried move or a stub. */
    untried: boolean;
}

function boxOf(scene: Scene, node: number, faint: boolean): Box {
    const { plot, moment, measure } = scene;
    const { trace } = plot;
    const end = moment.ended[node] as number;
    const open = end < (moment.entered[node] as number);
    const word = titleOfMove(moveWord(plot, node));
    if (open)
        return {
            node,
            lines: [word, windowText(entryOf(plot, moment, node), measure), say.open],
            short: [word, say.open, ""],
            faint,
            untried: false,
        };
    const why = ENDS[trace.end[end] as number] ?? "";
    const sign = ["", "", "≥ ", "≤ "][trace.bound[end] as number] ?? "";
    const left = trace.pruned[end] ?? 0;
    const value = sign + valueText(valueAt(trace, end), measure);
    const gone = `−${countText(left)}`;
    return {
        node,
        lines: [
            word,
            value,
            left > 0 ? `${gone}, ~${countText(trace.saved[end] ?? 0)}` : (say.ends[why] ?? why),
        ],
        short: [word, value, left > 0 ? gone : (say.shortEnds[why] ?? why)],
        faint,
        untried: false,
    };
}

function boxesOf(scene: Scene, node: number): Box[] {
    const { plot, moment, fullTree } = scene;
    const { trace } = plot;
    const since = moment.entered[node] as number;
    const tried = triedOf(plot, moment, node);
    const boxes = tried.map((child) => boxOf(scene, child, false));
    const end = moment.ended[node] as number;
    const cut = end > since && isCut(trace, end);
    const known = new Set(tried.map((child) => moveWord(plot, child)));
    const others = fullTree === null ? [] : othersOf(fullTree, node, known);
    if (others.length > 0)
        for (const { move, nodes } of others)
            boxes.push({
                node: -1,
                lines: [titleOfMove(move), cut ? say.leftOut : say.notYet, say.nodes(short(nodes))],
                short: [titleOfMove(move), cut ? say.out : say.later, countText(nodes)],
                faint: true,
                untried: true,
            });
    else if (cut)
        boxes.push({
            node: -1,
            lines: [
                say.moreMoves(countText(trace.pruned[end] ?? 0)),
                say.leftOut,
                say.aboutNodes(short(trace.saved[end] ?? 0)),
            ],
            short: [
                `+${countText(trace.pruned[end] ?? 0)}`,
                say.out,
                `~${countText(trace.saved[end] ?? 0)}`,
            ],
            faint: true,
            untried: true,
        });
    // Of an earlier pass (a shallower depth, a search again).
    for (const child of plot.children[node] ?? [])
        if (!tried.includes(child) && (moment.entered[child] as number) >= 0)
            if (!others.some(({ move }) => move === moveWord(plot, child)))
                boxes.push(boxOf(scene, child, true));
    return boxes;
}

function paintBox(
    brush: Brush,
    scene: Scene,
    box: Box,
    x: number,
    y: number,
    width: number,
    current: boolean,
): void {
    const { palette } = brush;
    const { plot, moment, measure } = scene;
    const scale = scaleOf(palette);
    const end = box.node < 0 ? -1 : (moment.ended[box.node] as number);
    const open = box.node >= 0 && end < (moment.entered[box.node] as number);
    const value = open || box.node < 0 ? null : valueAt(plot.trace, end);
    const cut = box.node >= 0 && !open && isCut(plot.trace, end);
    const spot = value === null ? 0 : place(plot, measure, value);
    const solid = value !== null && !box.faint;
    const fill = solid ? scale.fill(spot) : palette.inset;
    const ink = solid ? scale.ink(spot) : box.faint ? palette.soft : palette.text;
    brush.rect(
        x,
        y,
        width,
        BOX,
        box.untried ? null : fill,
        current
            ? { colour: palette.accent, width: 3 }
            : {
                  colour: box.untried ? palette.lineStrong : palette.line,
                  width: 1,
                  dash: box.untried ? [4, 3] : [],
              },
    );
    if (cut) brush.rect(x, y + BOX - 4, width, 4, palette.warn);
    const style = { align: "center", room: width - 6, fill: ink } as const;
    const [, second = "", third = ""] = box.lines;
    const fits = Math.max(second.length, third.length) * SMALL_LETTER <= width - 6;
    const lines = fits ? box.lines : box.short;
    brush.text(lines[0] ?? "", x + width / 2, y + 11, { ...style, size: 13, weight: 650 });
    brush.text(lines[1] ?? "", x + width / 2, y + 27, { ...style, size: 12 });
    brush.text(lines[2] ?? "", x + width / 2, y + 41, { ...style, size: 11 });
}

/** The way from the root: at most so many of its last nodes have a row. */
function rowsOf(scene: Scene): number[] {
    const { plot, moment } = scene;
    const last = moment.path.at(-1) ?? 0;
    const leaf = triedOf(plot, moment, last).length === 0;
    const way = leaf && moment.path.length > 1 ? moment.path.slice(0, -1) : moment.path;
    return way.slice(-ROWS);
}

function paintRow(brush: Brush, scene: Scene, d: number, width: number): void {
    const { palette } = brush;
    const { plot, moment, line, measure, pulse } = scene;
    const rows = rowsOf(scene);
    const node = rows[d] as number;
    const top = OVERVIEW + d * ROW;
    const next = moment.path[moment.path.indexOf(node) + 1];
    const gauge = Math.min(280, width * 0.3);
    const mover = plot.trace.mover[node] ?? 0;
    const who = mover >= 0 ? seatName(line, mover) : say.dice;
    const up = raises(plot, node);
    const window = windowText(windowOf(plot, moment, node), measure);
    const row = (width < SLIM ? say.shortRow : say.row)[up ? "raises" : "lowers"];
    brush.text(row(titleOfMove(moveWord(plot, node)), who, window), 0, top + HEAD / 2, {
        size: 12,
        fill: palette.text,
        room: width - gauge - 12,
    });
    paintGauge(brush, scene, node, width - gauge, gauge, top + HEAD / 2);
    const boxes = boxesOf(scene, node);
    const here = Math.max(
        0,
        boxes.findIndex((box) => box.node === next && next !== undefined),
    );
    const longest = boxes.reduce((most, box) => Math.max(most, box.lines[0]?.length ?? 0), 0);
    const least = Math.min(width, Math.max(NARROWEST, longest * LETTER + 8));
    const wide = Math.min(WIDEST, Math.max(least, (width + GAP) / boxes.length - GAP));
    const fit = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    const first = Math.max(0, Math.min(here - fit + 2, boxes.length - fit));
    const cutNow = moment.left && node === moment.path.at(-1) && isCut(plot.trace, moment.at);
    boxes.slice(first, first + fit).forEach((box, i) => {
        const x = i * (wide + GAP);
        const slide = cutNow && box.untried ? (1 - pulse) * 18 : 0;
        const current = box.node >= 0 && box.node === next;
        paintBox(brush, scene, box, x, top + HEAD + slide, wide, current);
        // What is not shown, at both ends.
        const hidden = i === 0 ? first : i === fit - 1 ? boxes.length - first - fit : 0;
        if (hidden > 0) {
            const end = i === 0 ? x : x + wide - 34;
            brush.rect(end, top + HEAD + 36, 34, 16, palette.ground);
            brush.text(i === 0 ? `‹ ${hidden}` : `${hidden} ›`, end + 17, top + HEAD + 44, {
                size: 11,
                align: "center",
                fill: palette.text,
                room: 34,
            });
        }
        if (current && d + 1 < rows.length) {
            const middle = x + wide / 2;
            brush.polygon(
                [
                    middle - 7,
                    top + HEAD + BOX + 2,
                    middle + 7,
                    top + HEAD + BOX + 2,
                    middle,
                    top + ROW,
                ],
                palette.accent,
            );
        }
    });
}

/** The whole record: a node is as wide as the events within it; what is still to come is grey. */
function paintFlame(brush: Brush, scene: Scene, top: number, width: number): void {
    const { palette } = brush;
    const { plot, moment, measure } = scene;
    const { trace } = plot;
    const count = Math.max(1, trace.kind.length);
    const high = Math.min(14, STRIP / (plot.deepest + 1));
    const scale = scaleOf(palette);
    const open: number[] = [];
    const paint = (from: number, to: number, node: number, end: number) => {
        const x = (from / count) * width;
        const wide = Math.max(0.7, ((to - from + 1) / count) * width - 0.3);
        const y = top + (plot.depth[node] as number) * high;
        const value = end < 0 || end > moment.at ? null : valueAt(trace, end);
        const fill =
            from > moment.at
                ? palette.inset
                : value === null
                  ? palette.accentSoft
                  : isCut(trace, end)
                    ? palette.warn
                    : scale.fill(place(plot, measure, value));
        brush.rect(x, y, wide, Math.max(1, high - 0.6), fill);
    };
    for (let i = 0; i < trace.kind.length; i++)
        if (trace.kind[i] === 0) open.push(i);
        else {
            const from = open.pop();
            if (from !== undefined) paint(from, i, trace.node[i] as number, i);
        }
    // The record ended before they did.
    for (const from of open) paint(from, trace.kind.length - 1, trace.node[from] as number, -1);
    const x = ((moment.at + 0.5) / count) * width;
    brush.line([x, top - 2, x, top + STRIP], { colour: palette.text, width: 2 });
}

/** All of minimax's tree: visited so far, visited later, never looked at. */
function paintFullTree(
    brush: Brush,
    scene: Scene,
    fullTree: FullTree,
    top: number,
    width: number,
): void {
    const { palette } = brush;
    const { plot, moment, measure } = scene;
    const scale = scaleOf(palette);
    let deepest = 1;
    for (const ply of fullTree.ply) if (ply > deepest) deepest = ply;
    const high = Math.min(18, STRIP / (deepest + 1));
    const present = moment.path.at(-1);
    for (let i = 0; i < fullTree.tree.count; i++) {
        const wide = (fullTree.width[i] as number) * width;
        if (wide < 0.35) continue;
        const node = fullTree.traced[i] as number;
        const end = node < 0 ? -1 : (moment.ended[node] as number);
        const entered = node < 0 ? -1 : (moment.entered[node] as number);
        const value = valueAt(plot.trace, end);
        const fill =
            node < 0
                ? palette.lineStrong
                : entered < 0
                  ? palette.inset
                  : value === null
                    ? palette.accent
                    : scale.fill(place(plot, measure, value));
        const x = (fullTree.left[i] as number) * width;
        const y = top + (fullTree.ply[i] as number) * high;
        brush.rect(x, y, Math.max(0.5, wide - 0.4), high - 0.6, fill);
        if (node >= 0 && node === present)
            brush.rect(x, y, Math.max(4, wide), high, null, { colour: palette.text, width: 2 });
    }
}

export const paintAnimation =
    (scene: Scene): Painter =>
    (brush, size) => {
        const { palette } = brush;
        const rows = rowsOf(scene);
        for (let d = 0; d < rows.length; d++) paintRow(brush, scene, d, size.width);
        const { fullTree } = scene;
        brush.text(
            fullTree === null
                ? size.width < SLIM
                    ? say.wholeShort
                    : say.whole
                : say.wholeTree(fullTitle()),
            0,
            6,
            { size: 11, fill: palette.soft, room: size.width },
        );
        if (fullTree === null) paintFlame(brush, scene, OVERVIEW_HEAD, size.width);
        else paintFullTree(brush, scene, fullTree, OVERVIEW_HEAD, size.width);
    };
