/** Paints the shapes of a tree with the words that fit, the badges and the legend. */

import type { Brush } from "../../../charts/brush.ts";
import { colourOf } from "../../../charts/chart.ts";
import { inkOn, type Palette, placeOf, scaleOf } from "../../../charts/palette.ts";
import { BOUNDS, ENDS } from "../../../engine/protocol.ts";
import { countText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { limitText, type Measure, shareText, shownAs, valueText } from "../../../text/value.ts";
import { tree as say } from "../../../words/inside/tree.ts";
import type { Grown, Shape, Shapes } from "./shape.ts";

export type Colouring = "value" | "why" | "mover";

export interface Look {
    colouring: Colouring;
    measure: Measure;
    /** Name of each player, for the legend. */
    names: string[];
    /** Marked nodes, -1 = none. */
    chosen: number;
    cursor: number;
}

/** "≥54 %", "won" */
export function worthText(grown: Grown, node: number, measure: Measure): string {
    const { value, bound } = grown.tree;
    const worth = value[node] as number;
    if (Number.isNaN(worth)) return "";
    return limitText(worth, BOUNDS[bound[node] as number] ?? null, measure, "");
}

export function moveWord(grown: Grown, node: number): string {
    const { move, moves, path } = grown.tree;
    const at = move[node] as number;
    if (at >= 0) return titleOfMove(moves[at] ?? "?");
    const last = path.at(-1);
    return last === undefined ? say.root : titleOfMove(last);
}

function whyFill(palette: Palette, why: string): string {
    const scale = scaleOf(palette);
    const fills: { [why: string]: string } = {
        depth: palette.inset,
        searched: palette.scale[2] as string,
        win: scale.fill(1),
        loss: scale.fill(-1),
        draw: colourOf(palette, 7),
        over: colourOf(palette, 7),
        table: colourOf(palette, 3),
        cutoff: colourOf(palette, 4),
        playout: colourOf(palette, 5),
        known: colourOf(palette, 2),
        open: palette.accent,
    };
    return fills[why] ?? palette.inset;
}

export function fillOf(palette: Palette, grown: Grown, look: Look, node: number): string {
    const { tree } = grown;
    if (look.colouring === "why") return whyFill(palette, ENDS[tree.end[node] as number] ?? "");
    if (look.colouring === "mover")
        return palette.players[tree.mover[node] as number]?.fill ?? palette.inset;
    const worth = tree.value[node] as number;
    if (Number.isNaN(worth)) return palette.inset;
    return scaleOf(palette).fill(placeOf(worth, grown.middle, grown.span));
}

function shapeFill(palette: Palette, grown: Grown, look: Look, { node, slice }: Shape): string {
    if (slice === undefined) return fillOf(palette, grown, look, node);
    if (look.colouring !== "value" || Number.isNaN(slice.mean)) return palette.inset;
    return scaleOf(palette).fill(placeOf(slice.mean, grown.middle, grown.span));
}

/** Words of a box: the move, its share of the dice, its value, its effort; as many as fit. */
function linesOf(grown: Grown, look: Look, node: number): string[] {
    const { chance, effort } = grown.tree;
    const part = chance?.[node] ?? 0;
    const head = moveWord(grown, node) + (part > 0 ? `  ${shareText(part)}` : "");
    const worth = worthText(grown, node, look.measure);
    return [head, worth, countText(effort[node] as number)];
}

const TEXT = 12;
const LETTER = 6.4;

function paintBox(brush: Brush, grown: Grown, look: Look, shape: Shape, head: number): void {
    const { palette } = brush;
    const { node, from: x, near: y, slice } = shape;
    const [w, h] = [shape.to - x, shape.far - y];
    const gap = w > 3 ? 1 : 0;
    const fill = shapeFill(palette, grown, look, shape);
    if (head > 0)
        brush.rect(x + 0.5, y + 0.5, Math.max(0.5, w - 1), Math.max(0.5, h - 1), fill, {
            colour: palette.ground,
            width: 1,
        });
    else brush.rect(x, y, w - gap, h - (h > 3 ? 1 : 0), fill);
    if (slice !== undefined) {
        // A slice of many: lines say that it is not one node.
        if (w > 14 && h > 8)
            brush.line([x + 1, y + h - 4, x + w - 2, y + h - 4], {
                colour: palette.soft,
                width: 1.5,
                dash: [2, 2],
            });
        const text = `+${countText(slice.many)}`;
        if (w > text.length * LETTER + 4 && h > 13)
            brush.text(text, x + w / 2, y + h / 2 - 1, {
                size: 11,
                fill: inkOn(palette, fill),
                align: "center",
            });
        return;
    }
    if (w < 14 || h < 14) return;
    const ink = inkOn(palette, fill);
    const badge = say.badges[ENDS[grown.tree.end[node] as number] ?? ""];
    const room = w - 8;
    const [first = "", second = "", third = ""] = linesOf(grown, look, node);
    const tall = head === 0 && h >= 31;
    const middle = head > 0 ? y + head / 2 : tall ? y + h / 2 - 8 : y + h / 2 - 0.5;
    const badged = badge !== undefined && w > 34;
    const whole = [first, second, third].filter((text) => text !== "").join("  ");
    const long = !tall && whole.length * LETTER < room - (badged ? 16 : 0);
    brush.text(long ? whole : first, x + 4, middle, {
        size: TEXT,
        weight: 600,
        fill: ink,
        room: room - (badged ? 14 : 0),
    });
    if (tall) {
        const both = `${second}  ${third}`;
        const text = both.length * LETTER < room ? both : second;
        if (text.length * LETTER < room + 4)
            brush.text(text, x + 4, middle + 15, { size: 11, fill: ink, room });
    }
    if (badged)
        brush.text(badge as string, x + w - 5, middle, {
            size: 11,
            weight: 700,
            fill: ink,
            align: "right",
        });
    if ((grown.tree.mover[node] as number) === -1 && w > 18 && h > 16)
        brush.rect(x + 1.5, y + 1.5, w - gap - 3, h - 4, null, {
            colour: ink,
            width: 1,
            dash: [3, 3],
        });
}

function paintSector(brush: Brush, grown: Grown, look: Look, shape: Shape, { x, y }: Shapes): void {
    const { palette } = brush;
    const { node, from, to, near: inner, far: outer } = shape;
    const fill = shapeFill(palette, grown, look, shape);
    const arc = (to - from) * outer;
    const edge = arc > 4 ? { colour: palette.ground, width: 1 } : undefined;
    brush.sector(x, y, inner, outer, from, to, fill, edge);
    if (node < 0) return;
    const ink = inkOn(palette, fill);
    const [first = "", second = "", third = ""] = linesOf(grown, look, node);
    if (inner === 0) {
        brush.text(first, x, y - 12, {
            size: 13,
            weight: 650,
            fill: ink,
            align: "center",
            room: outer * 1.7,
        });
        brush.text(second, x, y + 4, { size: 12, fill: ink, align: "center" });
        brush.text(third, x, y + 19, { size: 11, fill: ink, align: "center" });
        return;
    }
    // Text lies flat: its box must fit into the sector both along the ring and across it.
    const angle = (from + to) / 2;
    const radius = (inner + outer) / 2;
    const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
    const fits = (text: string) => {
        const wide = text.length * LETTER + 2;
        return (
            wide * sin + TEXT * cos < outer - inner && wide * cos + TEXT * sin < (to - from) * inner
        );
    };
    const words = [`${first}  ${second}`, first].find(fits);
    if (words === undefined) return;
    brush.text(words, x + radius * Math.sin(angle), y - radius * Math.cos(angle), {
        size: TEXT,
        weight: 600,
        fill: ink,
        align: "center",
    });
}

/** A frame around the shape of a node. */
function frame(brush: Brush, shapes: Shapes, node: number, colour: string, width: number): void {
    const place = node < 0 ? undefined : shapes.list.find((shape) => shape.node === node);
    if (place === undefined) return;
    const { from, to, near, far } = place;
    const { kind, x, y } = shapes;
    const stroke = { colour, width };
    if (kind === "sectors" && near === 0) brush.circle(x, y, far - 1, null, stroke);
    else if (kind === "sectors") brush.sector(x, y, near + 1, far - 1, from, to, null, stroke);
    else
        brush.rect(
            from + width / 2,
            near + width / 2,
            Math.max(1, to - from - width - 1),
            Math.max(1, far - near - width - 1),
            null,
            stroke,
        );
}

export function paintShapes(brush: Brush, grown: Grown, look: Look, shapes: Shapes): void {
    const { palette } = brush;
    for (const shape of shapes.list)
        if (shapes.kind === "boxes") paintBox(brush, grown, look, shape, shapes.head);
        else paintSector(brush, grown, look, shape, shapes);
    frame(brush, shapes, look.chosen, palette.text, 2.5);
    if (look.cursor !== look.chosen) frame(brush, shapes, look.cursor, palette.accent, 2.5);
}

// ---------------------------------------------------------------- legend

export const LEGEND = 34;

/** What is good of a value: that of the unit which is shown, of a mean result as of a result. */
function goodIn(measure: Measure): Measure["scale"] {
    const { scale } = shownAs(measure);
    return scale === "reward" ? "result" : scale;
}

function legendOfValues(brush: Brush, grown: Grown, look: Look, y: number, width: number): void {
    const { palette } = brush;
    const scale = scaleOf(palette);
    const wide = Math.min(280, width * 0.5);
    const steps = 56;
    const x = Math.max(Math.min(60, width * 0.12), say.bad.length * LETTER + 6);
    for (let i = 0; i < steps; i++)
        brush.rect(
            x + (i * wide) / steps,
            y,
            wide / steps + 0.6,
            10,
            scale.fill((2 * i) / (steps - 1) - 1),
        );
    const style = { size: 11, fill: palette.soft } as const;
    const marks = [-1, -0.25, 0, 0.25, 1];
    const narrow = wide < 200;
    const shown = narrow ? marks.filter((mark) => Math.abs(mark) !== 0.25) : marks;
    for (const share of shown) {
        const at = x + ((placeOf(share, 0, 1) + 1) / 2) * wide;
        brush.text(
            valueText(grown.middle + share * grown.span, look.measure).replace(/\.0$/, ""),
            at,
            y + 19,
            { ...style, align: "center" },
        );
    }
    brush.text(say.bad, x - 6, y + 5, { ...style, align: "right" });
    const name = look.names[grown.tree.mover[0] as number];
    const rooted = grown.tree.path.length === 0 && name !== undefined;
    const side = rooted && look.names.length > 1 ? name : null;
    const good = say.good[narrow ? "short" : goodIn(look.measure)];
    brush.text(good(side), x + wide + 6, y + 5, {
        ...style,
        room: width - x - wide - 10,
    });
}

/** What the colours mean: a strip of the height LEGEND. */
export function paintLegend(
    brush: Brush,
    grown: Grown,
    look: Look,
    y: number,
    width: number,
): void {
    const { palette } = brush;
    if (look.colouring === "value") {
        legendOfValues(brush, grown, look, y + 6, width);
        return;
    }
    const items: { text: string; fill: string }[] =
        look.colouring === "mover"
            ? look.names.map((name, i) => ({
                  text: say.chooses(name),
                  fill: palette.players[i]?.fill ?? palette.inset,
              }))
            : ENDS.map((why) => ({
                  text: `${say.badges[why] === undefined ? "" : `${say.badges[why]} `}${say.ends[why] ?? why}`,
                  fill: whyFill(palette, why),
              }));
    let x = 4;
    let row = y + 9;
    for (const { text, fill } of items) {
        const wide = 26 + text.length * 6.2;
        if (x + wide > width && row === y + 9) {
            x = 4;
            row += 15;
        }
        if (x + wide > width) break;
        brush.rect(x, row - 5, 10, 10, fill, { colour: palette.lineStrong, width: 0.75 });
        brush.text(text, x + 15, row, { size: 11, fill: palette.soft });
        x += wide;
    }
}
