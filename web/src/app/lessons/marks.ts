/**
 * Rings and arrows of a step over a board of cells. A cell is called by the letter of its column and the number of its
 * row, from the lower left: `d4`.
 */
import type { View } from "../../engine/protocol.ts";
import type { Board } from "./format.ts";

/** Half of the side of a cell, the radius of a ring, and what an arrow leaves free around the middle: hundredths of a cell. */
const HALF = 50;
const RING = 40;
const FREE = 22;
/** The head of an arrow: how long, and half of how wide. */
const HEAD = 26;
const WIDE = 15;

type Point = readonly [x: number, y: number];

/** The middle of a cell; null where there is none of that name. */
export function middleOf(name: string, { columns, rows }: Pick<View, "columns" | "rows">) {
    const [, letter = "", number = ""] = /^([a-z])([1-9]\d?)$/i.exec(name) ?? [];
    const x = letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
    const y = Number(number) - 1;
    if (!(x >= 0 && x < columns && y >= 0 && y < rows)) return null;
    return [2 * HALF * x + HALF, 2 * HALF * (rows - 1 - y) + HALF] as const;
}

/** The line of an arrow and its head, as paths. */
export function arrowPath([x0, y0]: Point, [x1, y1]: Point): { shaft: string; head: string } {
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
    const at = (along: number, aside: number) =>
        [x1 - dx * along - dy * aside, y1 - dy * along + dx * aside]
            .map((value) => Math.round(value * 10) / 10)
            .join(" ");
    return {
        shaft: `M${at(length - FREE, 0)}L${at(FREE + HEAD, 0)}`,
        head: `M${at(FREE, 0)}L${at(FREE + HEAD, WIDE)}L${at(FREE + HEAD, -WIDE)}Z`,
    };
}

const SVG = "http://www.w3.org/2000/svg";

function shape(name: string, attributes: { [name: string]: string }): SVGElement {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
}

/** Draws them over the board that stands; gives what takes them away. */
export function drawMarks({ marks, arrows }: Board, view: View): () => void {
    const board = document.querySelector(".stage .board");
    if (board === null || (marks === "" && arrows === "")) return () => {};
    const size = `0 0 ${2 * HALF * view.columns} ${2 * HALF * view.rows}`;
    const over = shape("svg", {
        class: "layer lesson-marks",
        viewBox: size,
        "aria-hidden": "true",
    });
    for (const name of marks.split(" ")) {
        const [cx, cy] = middleOf(name, view) ?? [];
        if (cx === undefined) continue;
        over.append(shape("circle", { cx: String(cx), cy: String(cy), r: String(RING) }));
    }
    for (const arrow of arrows.split(" ")) {
        const [from = null, to = null] = arrow.split("-").map((name) => middleOf(name, view));
        if (from === null || to === null) continue;
        const { shaft, head } = arrowPath(from, to);
        over.append(shape("path", { d: shaft }), shape("path", { class: "head", d: head }));
    }
    board.append(over);
    return () => over.remove();
}
