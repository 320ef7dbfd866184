/**
 * Pieces that are dragged with a pointer: one that can move from its cell to another, or one's own disc from
 * beside the board, or from above it, into a column. A drag is the clicks at both ends, so the keyboard and clicks
 * mean what they mean.
 */
import "../styles/drag.css";
import { render } from "preact";
import type { Cell, Show } from "../engine/protocol.ts";
import { clickToken, stepBack } from "../state/act/hand.ts";
import { clicksOf, nextClicks } from "../state/read/paths.ts";
import { clicked, personToWait, players, show } from "../state/read/store.ts";
import { PieceShape } from "./draw/piece.tsx";
import { ownPiece, pointed } from "./layers.tsx";

/** Pixels from where a press is a drag. */
const LEAST = 6;

/** What is taken up: a piece, and the click at its beginning, if there is one. */
interface Load {
    piece: NonNullable<ReturnType<typeof ownPiece>>;
    from: number | null;
}

/** The cell under a point of the window. */
function cellAt(line: Show, x: number, y: number): Cell | undefined {
    const button = document.elementFromPoint(x, y)?.closest(".cell-button");
    return line.view.cells.find(({ id }) => button?.id === `cell-${id}`);
}

/** Over the board, between its sides. */
function isAbove(column: Element, { clientX: x, clientY: y }: PointerEvent): boolean {
    const board = column.querySelector(".board")?.getBoundingClientRect();
    return board !== undefined && y < board.top && x >= board.left && x <= board.right;
}

/** What a press here would take up; null = nothing. */
function loadAt(line: Show, event: PointerEvent): Load | null {
    const target = event.target as Element;
    const cell = cellAt(line, event.clientX, event.clientY);
    if (clicksOf(line) > 1) {
        const piece = line.pieces[cell?.piece ?? -1];
        const free = cell !== undefined && nextClicks(line, []).has(cell.click);
        return piece !== undefined && free ? { piece, from: cell.click } : null;
    }
    const mover = line.mover ?? -1;
    const seat = players.value[mover]?.human === true ? mover : personToWait.value;
    const piece = ownPiece(line, seat);
    if (seat < 0 || piece === undefined || cell !== undefined) return null;
    const column = target.closest(".board-column");
    const own = target.closest(".disc-icon")?.querySelector(`.disc-${seat}`) != null;
    const control = target.closest("a, select, input, [role=dialog], .menu") !== null;
    const above = column !== null && !control && isAbove(column, event);
    return own || above ? { piece, from: null } : null;
}

/** The piece under the pointer. */
function ghostOf({ piece }: Load): HTMLElement {
    const ghost = document.createElement("div");
    ghost.className = "dragged";
    const size = document.querySelector(".cell-button")?.getBoundingClientRect().width ?? 0;
    ghost.style.width = `${size}px`;
    ghost.dataset.look = document.querySelector<HTMLElement>("[data-look]")?.dataset.look;
    render(
        <svg viewBox="0 0 100 100" aria-hidden="true">
            <PieceShape owner={piece.owner} letter={piece.letter} />
        </svg>,
        ghost,
    );
    document.body.append(ghost);
    return ghost;
}

/** A press that may become a drag; `last`: what came of the pointer since. */
export function press(event: PointerEvent, last = event): void {
    const line = show.value;
    const main = event.isPrimary && event.button === 0;
    const load = line === null || !main ? null : loadAt(line, event);
    if (line === null || load === null) return;
    const { pointerId, clientX, clientY } = event;
    const away = new AbortController();
    const { signal } = away;
    let ghost: HTMLElement | null = null;

    const end = () => {
        away.abort();
        ghost?.remove();
        document.documentElement.classList.remove("dragging");
        if (ghost !== null) pointed.value = null;
    };
    const begin = () => {
        ghost = ghostOf(load);
        document.documentElement.classList.add("dragging");
        // Begun before this module had come.
        getSelection()?.removeAllRanges();
        if (load.from === null || clicked.value[0] === load.from) return;
        clicked.value = [];
        clickToken(load.from);
    };
    const move = ({ pointerId: id, clientX: x, clientY: y, buttons }: PointerEvent) => {
        if (id !== pointerId) return;
        // It was let go before this module had come.
        if (buttons === 0) return end();
        if (ghost === null && Math.hypot(x - clientX, y - clientY) < LEAST) return;
        if (ghost === null) begin();
        if (ghost !== null) Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` });
        pointed.value = cellAt(line, x, y)?.click ?? null;
    };
    const up = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
        if (id !== pointerId) return;
        const dragged = ghost !== null;
        end();
        if (!dragged) return;
        // The browser may still take the whole for a click.
        const once = { capture: true, once: true } as const;
        const still = (click: Event) => click.stopPropagation();
        document.addEventListener("click", still, once);
        setTimeout(() => document.removeEventListener("click", still, once));
        const cell = show.value === line ? cellAt(line, x, y) : undefined;
        const lands = cell !== undefined && cell.click !== load.from;
        if (load.from === null) {
            if (lands) clickToken(cell.click);
        } else if (lands && nextClicks(line, clicked.value).has(cell.click)) clickToken(cell.click);
        else if (clicked.value.length === 1) stepBack();
    };
    const options = { signal };
    document.addEventListener("pointermove", move, options);
    document.addEventListener("pointerup", up, options);
    document.addEventListener("pointercancel", end, options);
    document.addEventListener("pointerdown", (other) => other !== event && end(), options);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && end(), options);
    document.addEventListener("selectstart", (select) => select.preventDefault(), options);
    move(last);
}
