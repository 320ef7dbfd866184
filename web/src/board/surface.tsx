/**
 * The board as one picture on a canvas: for boards of very many cells, and for games that draw lines.
 * One element has the focus; a cursor walks over the cells and a live region says what it is on. It
 * redraws at most once a frame; the ground is kept as a picture of its own.
 */

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useQuery } from "../engine/hooks.ts";
import type { Cell, Show, TraceLine } from "../engine/protocol.ts";
import { swipe } from "../state/act/clock.ts";
import { clickToken, key } from "../state/act/hand.ts";
import { arrows, bestLine, overlay } from "../state/keep/overlays.ts";
import { settings } from "../state/keep/settings.ts";
import { record, stepsTo } from "../state/read/steps.ts";
import {
    clicked,
    here,
    hinted,
    hovered,
    show,
    shownReport,
    shownRows,
} from "../state/read/store.ts";
import { device } from "../text/device.ts";
import { sets } from "../ui/field.tsx";
import { arena } from "../words/arena.ts";
import { board as say } from "../words/board.ts";
import { cellsById, cellUnder, narrow, type Plan, planOf, spotOf } from "./draw/floors.ts";
import { ARROWS, cellLabel, landingOf, marks, neighbour } from "./draw/geometry.ts";
import {
    inCells,
    inPixels,
    paintBlock,
    paintGround,
    paintHead,
    paintPiece,
    paintTrail,
    pointUnder,
    type Sheet,
    sheetOn,
} from "./draw/paint.ts";
import { usePainting } from "./draw/painting.ts";
import { swipes } from "./draw/swipe.ts";
import { middleOf, type Point, type Trail, trailsOf } from "./draw/trails.ts";
import { useOverlays } from "./overlays/live.ts";
import { paintLine, paintMarks, paintValues, waysOf } from "./overlays/paint.ts";

/** Cell under the pointer. */
const pointedCell = signal<number | null>(null);
/** Cell of the cursor, and whether it is shown: only while the keyboard has it. */
const cursor = signal<number | null>(null);
const cursorShown = signal(false);
const spoken = signal("");

/** Cells that belong to a cell of two ends or several floors. */
function partners(line: Show, cell: Cell): Cell[] {
    const cells = cellsById(line.view);
    const found = new Set<Cell>();
    for (const { from, to, kind } of line.view.links) {
        if (kind.startsWith("wrap")) continue;
        const other = from === cell.id ? to : to === cell.id ? from : -1;
        const partner = cells.get(other);
        if (partner !== undefined) found.add(partner);
    }
    return [...found];
}

// ---------------------------------------------------------------- painting

function ring(sheet: Sheet, cell: Cell, width: number, colour: string): void {
    const { pen, line, plan, size, ratio } = sheet;
    const { x, y } = spotOf(line.view, plan, cell);
    const out = Math.max(0, (9 * ratio) / size - 0.5);
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(width, (2 * ratio) / size);
    pen.strokeRect(x + 0.04 - out, y + 0.04 - out, 0.92 + 2 * out, 0.92 + 2 * out);
}

function paintPointed(sheet: Sheet, cell: Cell): void {
    const { pen, line, plan, colours, size, ratio } = sheet;
    const others = partners(line, cell);
    if (others.length > 0) {
        const start = middleOf(line.view, plan, cell);
        pen.strokeStyle = colours.portal;
        pen.lineWidth = Math.max(0.1, (2 * ratio) / size);
        pen.setLineDash([0.35, 0.25]);
        pen.beginPath();
        for (const other of others) {
            const end = middleOf(line.view, plan, other);
            pen.moveTo(start.x, start.y);
            pen.lineTo(end.x, end.y);
        }
        pen.stroke();
        pen.setLineDash([]);
        for (const other of others) ring(sheet, other, 0.1, colours.portal);
    }
    if (cell.place !== "wall") ring(sheet, cell, 0.07, colours.accent);
}

/** A rider rides no more: the core marks its head. */
function isOut(line: Show, trail: Trail): boolean {
    if (trail.head === null) return true;
    return cellsById(line.view).get(trail.head.cell)?.out === true;
}

function paintCells(sheet: Sheet, trails: Trail[]): void {
    const { line } = sheet;
    const covered = new Set<number>();
    const known = new Set(stepsTo(line, record.value).flatMap((step) => [step.from, step.to]));
    for (const trail of trails) if (trail.lines.length > 0) covered.add(trail.owner);
    for (const cell of line.view.cells) {
        if (cell.piece < 0) continue;
        if (covered.has(cell.owner) && known.has(cell.id)) continue;
        const piece = line.pieces[cell.piece];
        if (piece?.name.endsWith("trail")) paintBlock(sheet, cell);
        else paintPiece(sheet, cell);
    }
}

function paintMoving(sheet: Sheet, best: TraceLine["steps"]): void {
    const { line, plan, colours } = sheet;
    const cells = cellsById(line.view);
    const values = overlay.value.cells;
    if (values !== null) paintValues(sheet, values);
    const trails = trailsOf(line, plan, stepsTo(line, record.value));
    for (const trail of trails) paintTrail(sheet, trail, isOut(line, trail));
    paintCells(sheet, trails);
    for (const play of waysOf(best, line)) paintLine(sheet, play);
    for (const trail of trails) paintHead(sheet, trail, isOut(line, trail));
    const report = shownReport.value;
    if (settings.value.boardValues && arrows.value && line.status !== "over" && report !== null) {
        const mover = line.mover ?? -1;
        const head: Point | null = trails[mover]?.head ?? startOf(sheet, mover);
        paintMarks(sheet, head, marks(line, shownRows.value), report);
    }
    for (const move of [...hinted.value, hovered.value]) {
        const cell = move === null ? undefined : landingOf(line, move);
        if (cell !== undefined) ring(sheet, cell, 0.1, colours.accent);
    }
    const pointed = cells.get(pointedCell.value ?? -1);
    if (pointed !== undefined) paintPointed(sheet, pointed);
    const focused = cells.get(cursor.value ?? -1);
    if (cursorShown.value && focused !== undefined) {
        ring(sheet, focused, 0.16, colours.ground);
        ring(sheet, focused, 0.1, colours.accent);
    }
}

/** Where a rider stands that has not moved yet. */
function startOf({ line, plan }: Sheet, player: number): Point | null {
    const cell = line.view.cells.find((candidate) => candidate.owner === player);
    return cell === undefined ? null : middleOf(line.view, plan, cell);
}

/** What is kept between two drawings of the board. */
class Easel {
    private readonly ground = document.createElement("canvas");
    private grounded = "";

    draw(canvas: HTMLCanvasElement, line: Show, plan: Plan, best: TraceLine["steps"]): void {
        if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return;
        const sheet = sheetOn(canvas, line, plan);
        this.drawGround({ ...sheet }, canvas);
        inPixels(sheet, 0, 0);
        sheet.pen.drawImage(this.ground, 0, 0);
        inCells(sheet);
        paintMoving(sheet, best);
    }

    /** Paints the ground anew when map, size or colours have changed. */
    private drawGround(sheet: Sheet, { width, height }: HTMLCanvasElement): void {
        const { line, plan, colours } = sheet;
        const parts = [line.game, width, height, plan.columns, line.view.cells.length];
        const key = [...parts, ...Object.values(colours)].join("|");
        if (key === this.grounded) return;
        this.grounded = key;
        this.ground.width = width;
        this.ground.height = height;
        sheet.pen = this.ground.getContext("2d") as CanvasRenderingContext2D;
        inCells(sheet);
        paintGround(sheet);
    }
}

// ---------------------------------------------------------------- keyboard

function speak(line: Show, cell: Cell): void {
    const place = say.grounds[cell.place ?? ""];
    spoken.value = say.cell.all([
        cellLabel(line, cell, clicked.value),
        ...(place === undefined ? [] : [place]),
        ...(line.view.floors > 1 ? [say.cell.onFloor(cell.floor + 1)] : []),
    ]);
}

/** The cell where the cursor begins: the head of who is to move, else the first cell. */
function firstCell(line: Show): Cell | undefined {
    const cells = cellsById(line.view);
    const steps = stepsTo(line, record.value);
    const last = steps.findLast((step) => line.pieces[step.piece]?.owner === (line.mover ?? 0));
    return (
        cells.get(cursor.value ?? last?.to ?? -1) ??
        line.view.cells.find((cell) => cell.owner === (line.mover ?? 0)) ??
        line.view.cells[0]
    );
}

function walk(line: Show, way: { dx: number; dy: number }): void {
    const cell = firstCell(line);
    if (cell === undefined) return;
    const next = neighbour(line.view, cell, way);
    cursor.value = next.id;
    cursorShown.value = true;
    speak(line, next);
}

const GATES: { [name: string]: string } = { PageUp: "ascend", PageDown: "descend" };

function onKeyDown(event: KeyboardEvent, line: Show): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const arrow = ARROWS[event.key];
    const gate = GATES[event.key];
    if (arrow !== undefined) {
        if (event.shiftKey || !key(arrow.name)) walk(line, arrow);
    } else if (gate !== undefined) {
        if (!key(gate)) {
            const cell = firstCell(line);
            const up = gate === "ascend" ? 1 : -1;
            const next = line.view.cells.find(
                (other) =>
                    other.x === cell?.x && other.y === cell.y && other.floor === cell.floor + up,
            );
            if (next !== undefined) {
                cursor.value = next.id;
                speak(line, next);
            }
        }
    } else if (event.key === "Enter" || event.key === " ") {
        const cell = firstCell(line);
        if (cell !== undefined && cell.click >= 0) clickToken(cell.click);
    } else return;
    event.preventDefault();
    event.stopPropagation();
}

// ---------------------------------------------------------------- the component

/** The best line of the search, whose steps are drawn. */
function bestLineQuestion(): string | null {
    const pv = shownReport.value?.pv ?? [];
    const wanted = bestLine.value && settings.value.boardValues && pv.length > 1;
    return wanted ? `trace ${pv.join(" ")}` : null;
}

function describeBoard(line: Show): string {
    const { columns, rows, floors } = line.view;
    return say.size(columns, rows, floors);
}

/** `ways`: pieces go their way over the board, and steer by a finger. */
export function CanvasBoard({ line, ways }: { line: Show; ways: boolean }) {
    const host = useRef<HTMLDivElement>(null);
    useOverlays();
    const best = useQuery("trace", () => (ways ? bestLineQuestion() : null), {
        gap: 120,
        about: () => [show.value],
        of: here,
    });
    const plan = planOf(line.view, narrow.value);
    const easel = useMemo(() => new Easel(), []);
    const canvas = usePainting((element) =>
        easel.draw(element, line, plan, best.answer.value?.steps ?? []),
    );
    useEffect(() => swipes(host.current as HTMLElement, swipe, true), []);

    const cellOf = (event: PointerEvent | MouseEvent): Cell | undefined => {
        const element = canvas.current;
        if (element === null) return undefined;
        const { x, y } = pointUnder(event, element, plan);
        return cellUnder(line.view, plan, x, y);
    };
    return (
        <div
            class={ways ? "board canvas-board board-ways" : "board canvas-board"}
            ref={host}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes keys
            tabIndex={0}
            role="application"
            aria-roledescription={say.role}
            aria-label={describeBoard(line)}
            aria-describedby="board-help"
            onFocus={(event) => {
                cursorShown.value = event.currentTarget.matches(":focus-visible");
            }}
            onBlur={sets(cursorShown, false)}
            onKeyDown={(event) => onKeyDown(event, line)}
            onPointerMove={(event) => {
                if (event.pointerType !== "mouse") return;
                pointedCell.value = cellOf(event)?.id ?? null;
            }}
            onPointerLeave={sets(pointedCell, null)}
            onClick={(event) => {
                const cell = cellOf(event);
                if (cell === undefined) return;
                cursor.value = cell.id;
                pointedCell.value = cell.id;
                if (cell.click >= 0) clickToken(cell.click);
            }}
        >
            <canvas ref={canvas} class="canvas" />
            <p class="sr-only" id="board-help">
                {device(arena.help.fingers, arena.help.keys)}
            </p>
            <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">
                {spoken.value}
            </div>
        </div>
    );
}
