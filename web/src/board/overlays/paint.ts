/** Paints what lies over the board: values of cells, values of moves, lines of play. */

import { contrast } from "../../charts/palette.ts";
import type { Cell, Report, Show } from "../../engine/protocol.ts";
import type { CellValues } from "../../state/keep/overlays.ts";
import { chosenMoves } from "../../state/read/mixture.ts";
import type { Colours } from "../draw/colours.ts";
import { cellsById, spotOf } from "../draw/floors.ts";
import { type Mark, markText } from "../draw/geometry.ts";
import { inCells, inPixels, type Sheet } from "../draw/paint.ts";
import { middleOf, type Point } from "../draw/trails.ts";

export function paintValues(sheet: Sheet, { kind, values, player }: CellValues): void {
    const { pen, line, plan, colours } = sheet;
    const cells = cellsById(line.view);
    const other = line.player_names.length === 2 ? colours.players[1 - player] : undefined;
    for (const [id, value] of values) {
        const cell = cells.get(id);
        if (cell === undefined || cell.place === "wall" || value === 0) continue;
        const { x, y } = spotOf(line.view, plan, cell);
        const size = Math.min(1, Math.abs(value));
        if (kind === "heat") {
            pen.globalAlpha = 0.08 + 0.72 * size;
            pen.fillStyle = colours.accent;
            pen.fillRect(x, y, 1, 1);
            continue;
        }
        pen.globalAlpha = 0.14 + 0.3 * size;
        pen.fillStyle = (value > 0 ? colours.players[player]?.fill : other?.fill) ?? colours.soft;
        pen.fillRect(x, y, 1, 1);
        if (value > 0) continue;
        // The others' part is hatched, so that sides differ without colour.
        pen.globalAlpha = 0.55;
        pen.strokeStyle = other?.contrast ?? colours.soft;
        pen.lineWidth = 0.05;
        pen.beginPath();
        pen.moveTo(x + 0.25, y + 0.75);
        pen.lineTo(x + 0.75, y + 0.25);
        pen.stroke();
    }
    pen.globalAlpha = 1;
}

function arrowHead(sheet: Sheet, from: Point, to: Point, size: number): void {
    const { pen } = sheet;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    pen.moveTo(to.x, to.y);
    pen.lineTo(to.x - size * Math.cos(angle - 0.5), to.y - size * Math.sin(angle - 0.5));
    pen.moveTo(to.x, to.y);
    pen.lineTo(to.x - size * Math.cos(angle + 0.5), to.y - size * Math.sin(angle + 0.5));
}

interface PlayLine {
    owner: number;
    /** Cells in the order of play. */
    cells: number[];
}

/** Movements of a line of play, as `trace` tells them, as one way for each player. */
export function waysOf(
    steps: readonly [number, number, number, number][],
    { pieces }: Show,
): PlayLine[] {
    const ways = new Map<number, number[]>();
    for (const [, from, to, piece] of steps) {
        const owner = pieces[piece]?.owner ?? -1;
        if (owner < 0 || from < 0 || to < 0) continue;
        const way = ways.get(owner);
        if (way === undefined) ways.set(owner, [from, to]);
        else way.push(to);
    }
    return [...ways].map(([owner, cells]) => ({ owner, cells }));
}

/** The one of a rider's colours that stands out more from the ground. */
export function lineColour({ players, ground, text }: Colours, rider: number): string {
    const { fill = text, contrast: ink = text } = players[rider] ?? {};
    return contrast(fill, ground) > contrast(ink, ground) ? fill : ink;
}

/** A line of play: dashes in a colour of the rider with an arrow at its end. */
export function paintLine(sheet: Sheet, play: PlayLine): void {
    const { pen, line, plan, colours } = sheet;
    const cells = cellsById(line.view);
    const points: (Point | null)[] = [];
    let last: Cell | undefined;
    for (const id of play.cells) {
        const cell = cells.get(id);
        if (cell === undefined) continue;
        const near =
            last !== undefined &&
            last.floor === cell.floor &&
            Math.abs(last.x - cell.x) + Math.abs(last.y - cell.y) <= 1;
        if (last !== undefined && !near) points.push(null);
        points.push(middleOf(line.view, plan, cell));
        last = cell;
    }
    const draw = () => {
        pen.beginPath();
        let up = true;
        for (const point of points) {
            if (point === null) up = true;
            else if (up) {
                pen.moveTo(point.x, point.y);
                up = false;
            } else pen.lineTo(point.x, point.y);
        }
        const end = points.at(-1);
        const before = points.at(-2);
        if (end && before) arrowHead(sheet, before, end, 0.34);
        pen.stroke();
    };
    pen.lineJoin = "round";
    pen.lineCap = "round";
    pen.strokeStyle = colours.ground;
    pen.lineWidth = 0.26;
    draw();
    pen.setLineDash([0.3, 0.24]);
    pen.strokeStyle = lineColour(colours, play.owner);
    pen.lineWidth = 0.15;
    draw();
    pen.setLineDash([]);
}

/** The middle of what reaches so far to both sides, moved so that it lies inside a length from `start` on. */
export function within(middle: number, half: number, start: number, length: number): number {
    if (length < 2 * half) return start + length / 2;
    return Math.min(start + length - half, Math.max(start + half, middle));
}

/** Values of the moves: an arrow from the head to where each move ends, with its number. */
export function paintMarks(sheet: Sheet, head: Point | null, marks: Mark[], report: Report): void {
    const { pen, line, plan, size, ratio, colours } = sheet;
    const chosen = chosenMoves(report);
    for (const { cell, row, share } of marks) {
        const end = middleOf(line.view, plan, cell);
        const dx = head === null ? 0 : end.x - head.x;
        const dy = head === null ? 0 : end.y - head.y;
        const near = head !== null && Math.abs(dx) + Math.abs(dy) <= 1.01;
        const isBest = chosen.includes(row.move);
        const colour = isBest ? colours.accent : colours.text;
        if (near && head !== null) {
            pen.strokeStyle = colour;
            pen.lineCap = "round";
            pen.lineWidth = 0.09 + 0.1 * share;
            pen.beginPath();
            pen.moveTo(head.x + dx * 0.45, head.y + dy * 0.45);
            const tip = { x: head.x + dx * 0.95, y: head.y + dy * 0.95 };
            pen.lineTo(tip.x, tip.y);
            arrowHead(sheet, head, tip, 0.26);
            pen.stroke();
        }
        const { main, sub } = markText(row, report, line);
        const text = sub === "" ? main : `${main} ${sub}`;
        const height = Math.round(Math.max(11 * ratio, Math.min(17 * ratio, size * 0.42)));
        const point = inPixels(sheet, end.x, end.y);
        pen.font = `${isBest ? 700 : 600} ${height}px ${colours.font}`;
        const width = pen.measureText(text).width + height * 0.7;
        const away = Math.max(0, 20 * ratio - size * 0.5) + size * 0.62;
        const beside = near ? Math.sign(dx) * (away + width / 2 - size * 0.3) : 0;
        const below = near ? Math.sign(dy) * away : 0;
        // Whole within the picture, and beside the line around it.
        const room = size * 0.12;
        const cx = within(point.x + beside, width / 2 + room, sheet.left, plan.columns * size);
        const cy = within(point.y + below, height * 0.75 + room, sheet.top, plan.rows * size);
        pen.fillStyle = isBest ? colours.accent : colours.ground;
        pen.strokeStyle = colour;
        pen.lineWidth = Math.max(1, ratio);
        pen.beginPath();
        pen.roundRect(cx - width / 2, cy - height * 0.75, width, height * 1.5, height * 0.4);
        pen.fill();
        pen.stroke();
        pen.fillStyle = isBest ? colours.onAccent : colours.text;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(text, cx, cy + height * 0.06);
        inCells(sheet);
    }
}
