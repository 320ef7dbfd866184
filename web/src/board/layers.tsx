/**
 * What lies over the board and changes more often than the position: the column under the pointer,
 * values of moves, hints. Each layer redraws alone.
 */
import { signal } from "@preact/signals";
import type { Cell, Show } from "../engine/protocol.ts";
import { computerMoves, movesAfter } from "../state/actions.ts";
import {
    clicked,
    hinted,
    hovered,
    settings,
    show,
    shownReport,
    shownRows,
} from "../state/store.ts";
import { landingOf, marks, markText, place } from "./geometry.ts";
import { PieceShape } from "./piece.tsx";

/** Click token under the pointer or the focus; null = none. */
export const pointed = signal<number | null>(null);

function boxStyle(line: Show, cell: Cell): { [name: string]: string } {
    const { left, top } = place(line.view, cell);
    return {
        left,
        top,
        width: `${100 / line.view.columns}%`,
        height: `${100 / line.view.rows}%`,
    };
}

/** The disc that would land there, when the player to move has one kind of piece only. */
function Ghost({ line, cell, kind }: { line: Show; cell: Cell; kind: string }) {
    const own = line.pieces.filter((piece) => piece.owner === line.mover);
    const piece = own.length === 1 ? own[0] : undefined;
    return (
        <svg
            class={`ghost ghost-${kind}`}
            viewBox="0 0 100 100"
            style={boxStyle(line, cell)}
            aria-hidden="true"
        >
            {piece !== undefined && <PieceShape owner={piece.owner} letter={piece.letter} />}
            <circle class="ghost-ring" cx="50" cy="50" r="43" />
        </svg>
    );
}

/** Behind the plate: ghosts of the move that is pointed at, hovered in a table, or suggested. */
export function Ghosts() {
    const line = show.value;
    if (line === null || line.status === "over") return null;
    const token = pointed.value;
    const open = !computerMoves() && token !== null;
    const reachable = open && movesAfter(line, [...clicked.value, token]).length > 0;
    const cell = reachable
        ? line.view.cells.find((candidate) => candidate.click === token && candidate.target)
        : undefined;
    const table = hovered.value === null ? undefined : landingOf(line, hovered.value);
    const hint = hinted.value === null ? undefined : landingOf(line, hinted.value);
    return (
        <>
            {hint !== undefined && <Ghost line={line} cell={hint} kind="hint" />}
            {table !== undefined && <Ghost line={line} cell={table} kind="table" />}
            {cell !== undefined && <Ghost line={line} cell={cell} kind="pointed" />}
        </>
    );
}

/** In front of the plate: the cells that a click here would mean, and the clicks made so far. */
export function Pointed() {
    const line = show.value;
    if (line === null || line.status === "over") return null;
    const token = pointed.value;
    const chosen = new Set(clicked.value);
    const cells = line.view.cells.filter(
        (cell) =>
            cell.click >= 0 &&
            (chosen.has(cell.click) ||
                (cell.click === token && movesAfter(line, [token]).length > 0)),
    );
    return (
        <>
            {cells.map((cell) => (
                <div
                    key={cell.id}
                    class={chosen.has(cell.click) ? "lit lit-chosen" : "lit"}
                    style={boxStyle(line, cell)}
                />
            ))}
        </>
    );
}

/** Values of the moves, each where it ends. */
export function MoveValues() {
    const line = show.value;
    if (line === null || line.status === "over" || !settings.value.boardValues) return null;
    const best = shownReport.value?.best;
    return (
        <>
            {marks(line, shownRows.value).map(({ cell, row, share }) => {
                const { main, sub } = markText(row);
                return (
                    <div
                        key={cell.id}
                        class={row.move === best ? "mark mark-best" : "mark"}
                        style={boxStyle(line, cell)}
                    >
                        <span class="mark-main num">{main}</span>
                        {sub !== "" && <span class="mark-sub num">{sub}</span>}
                        <span class="mark-track">
                            <span style={{ transform: `scaleX(${share.toFixed(3)})` }} />
                        </span>
                    </div>
                );
            })}
        </>
    );
}
