/**
 * A board of buttons, from back to front
 *
 *     squares   values of cells   pieces   ghosts   frame (games that have one)   lit cells   values
 *     lines of play   buttons
 *
 * The buttons are a grid with one tab stop; arrow keys walk over it. A move may take several clicks: the
 * cells that can be clicked next are marked, and what is put together already stands on the board.
 */

import { signal } from "@preact/signals";
import type { Cell, Show } from "../engine/protocol.ts";
import { clickToken, key, stepBack } from "../state/hand.ts";
import { hasLook } from "../state/looks.ts";
import { clickCell, settingUp } from "../state/setup.ts";
import { clicked } from "../state/store.ts";
import { sets } from "../ui/field.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Frame } from "./draw/frame.tsx";
import { cellLabel, neighbour, place, travel, travelTime } from "./draw/geometry.ts";
import { PieceShape } from "./draw/piece.tsx";
import { Squares } from "./draw/squares.tsx";
import { playByName, STEPS } from "./keys.ts";
import { Ghosts, MoveValues, Pointed, pointed } from "./layers.tsx";

/** Cell that Tab leads to. */
const focused = signal<number | null>(null);

interface PieceProps {
    line: Show;
    cell: Cell;
    /** A move that is being put together takes it away. */
    lifted: boolean;
    /** The last move is seen. */
    moving: boolean;
}

function Piece({ line, cell, lifted, moving }: PieceProps) {
    const piece = line.pieces[cell.piece];
    if (piece === undefined) return null;
    const { view } = line;
    const style: { [name: string]: string } = {
        ...place(view, cell),
        width: `${100 / view.columns}%`,
        height: `${100 / view.rows}%`,
    };
    const motion = moving ? view.motions.find((candidate) => candidate.to === cell.id) : undefined;
    const names = ["piece"];
    if (motion !== undefined) {
        const from = view.cells.find((candidate) => candidate.id === motion.from);
        const { dx, dy } = travel(view, from, cell);
        names.push(from === undefined ? "piece-enters" : "piece-moves");
        style["--dx"] = `${dx * 100}%`;
        style["--dy"] = `${dy * 100}%`;
        style["--time"] = `${travelTime(dx, dy)}ms`;
    }
    if (lifted) names.push("piece-lifted");
    if (cell.win) names.push("piece-wins");
    else if (cell.last) names.push("piece-last");
    return (
        <svg class={names.join(" ")} viewBox="0 0 100 100" style={style} aria-hidden="true">
            <PieceShape owner={piece.owner} letter={piece.letter} />
            {(cell.last || cell.win) && <circle class="piece-ring" cx="50" cy="50" r="43" />}
        </svg>
    );
}

function focusCell(cell: Cell): void {
    focused.value = cell.id;
    document.getElementById(`cell-${cell.id}`)?.focus();
}

/** Digits and letters play the moves named so; arrows are moves where the game has such moves. */
function onKeyDown(event: KeyboardEvent, line: Show, cell: Cell): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        const { view } = line;
        if (Math.abs(step[0]) > 1) {
            const row = view.cells.filter((c) => c.y === cell.y && c.floor === cell.floor);
            const edge = step[0] < 0 ? row[0] : row.at(-1);
            if (edge !== undefined) focusCell(edge);
        } else if (!key(event.key.slice(5).toLowerCase())) {
            focusCell(neighbour(view, cell, step[0], step[1]));
        }
        return;
    }
    if ((event.key === "Escape" && stepBack()) || playByName(line, event.key)) {
        event.preventDefault();
        event.stopPropagation();
    }
}

function Pieces({ line, moving }: { line: Show; moving: boolean }) {
    const [first, second] = clicked.value;
    return (
        <>
            {line.view.cells.map((cell) =>
                cell.piece < 0 ? null : (
                    <Piece
                        key={`${cell.id}.${cell.piece}`}
                        line={line}
                        moving={moving}
                        cell={cell}
                        lifted={second !== undefined && cell.click === first}
                    />
                ),
            )}
        </>
    );
}

function CellButton({ line, cell, stop }: { line: Show; cell: Cell; stop: boolean }) {
    const point = sets(pointed, cell.click);
    return (
        // biome-ignore lint/a11y/useSemanticElements: a table would not lie over the drawing
        // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
        <div
            role="gridcell"
            class="cell"
            style={{ gridColumn: cell.x + 1, gridRow: line.view.rows - cell.y }}
        >
            <button
                type="button"
                id={`cell-${cell.id}`}
                class="cell-button"
                tabIndex={stop ? 0 : -1}
                aria-label={cellLabel(line, cell, clicked.value)}
                onClick={(event) => {
                    if (settingUp.value) clickCell(cell, event.shiftKey);
                    else clickToken(cell.click);
                }}
                onPointerEnter={(event) => event.pointerType === "mouse" && point()}
                onFocus={(event) => {
                    focused.value = cell.id;
                    if (event.currentTarget.matches(":focus-visible")) point();
                }}
                onKeyDown={(event) => onKeyDown(event, line, cell)}
            />
        </div>
    );
}

function rowsOf(line: Show): Cell[][] {
    const rows: Cell[][] = [];
    for (let y = line.view.rows - 1; y >= 0; y--)
        rows.push(line.view.cells.filter((cell) => cell.y === y));
    return rows;
}

function leave(): void {
    pointed.value = null;
}

function Buttons({ line }: { line: Show }) {
    const { view } = line;
    const known = view.cells.some((cell) => cell.id === focused.value);
    const stop = known ? focused.value : view.cells[0]?.id;
    return (
        // biome-ignore lint/a11y/useSemanticElements: a table would not lie over the drawing
        <div
            class="layer layer-cells"
            role="grid"
            aria-label={`Board, ${view.columns} columns, ${view.rows} rows`}
            onBlur={leave}
        >
            {rowsOf(line).map((cells) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus
                <div role="row" class="cell-row" key={cells[0]?.y}>
                    {cells.map((cell) => (
                        <CellButton key={cell.id} line={line} cell={cell} stop={cell.id === stop} />
                    ))}
                </div>
            ))}
        </div>
    );
}

const CellValues = lazy(() => import("./overlays/cells.tsx"), "CellValuesLayer");
const Lines = lazy(() => import("./overlays/lines.tsx"), "LinesLayer");

export function Grid({ line, moving = false }: { line: Show; moving?: boolean }) {
    const { view } = line;
    const framed = hasLook(line.family, "frame");
    const won = view.cells.some((cell) => cell.win);
    const names = ["board", framed ? "board-framed" : "board-squares", won ? "board-won" : ""];
    return (
        <div class={names.join(" ")} onPointerLeave={leave}>
            {!framed && <Squares view={view} />}
            <CellValues line={line} />
            <div class="layer layer-pieces" aria-hidden="true">
                <Ghosts />
                <Pieces line={line} moving={moving} />
            </div>
            {framed && <Frame view={view} />}
            <div class="layer" aria-hidden="true">
                <Pointed />
                <MoveValues />
            </div>
            <Lines line={line} />
            <Buttons line={line} />
        </div>
    );
}
