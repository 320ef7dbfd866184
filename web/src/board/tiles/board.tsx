/**
 * A board of sliding tiles: wells, tiles that slide, merge and appear as the core's motions say, and
 * over them the same grid of buttons as on other boards. A button at each edge slides that way and
 * shows what the analysis thinks of it.
 */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { wasd } from "../../state/looks.ts";
import { sets } from "../../ui/field.tsx";
import "../../styles/tiles.css";
import type { Cell, Show } from "../../engine/protocol.ts";
import { key } from "../../state/hand.ts";
import { chosen, clickCell, cyclePiece, putPiece, settingUp } from "../../state/setup.ts";
import { type Tile, tileLabel, tilesOf, tileTone } from "../../text/tiles.ts";
import { neighbour, place } from "../draw/geometry.ts";
import { swipes } from "../draw/swipe.ts";
import { Edge } from "./edges.tsx";
import { Finish } from "./scores.tsx";

/** Cell that Tab leads to. */
const focused = signal<number | null>(null);

function TileShape({ line, tile }: { line: Show; tile: Tile }) {
    const { view } = line;
    const style: { [name: string]: string } = {
        ...place(view, tile.cell),
        width: `${100 / view.columns}%`,
        height: `${100 / view.rows}%`,
        "--dx": `${tile.dx * 100}%`,
        "--dy": `${tile.dy * 100}%`,
    };
    return (
        <div class={`tile tile-${tile.kind}`} style={style}>
            <span
                class="tile-face num"
                data-tone={tileTone(tile.piece)}
                data-digits={Math.min(6, tile.label.length)}
            >
                {tile.label}
            </span>
        </div>
    );
}

function Tiles({ line, moving }: { line: Show; moving: boolean }) {
    // Every position draws its tiles anew, so that its movements begin.
    const turn = `${line.moves_played.length}${moving ? "m" : ""}`;
    return (
        <div class="layer tiles" aria-hidden="true" key={turn}>
            {tilesOf(line, moving).map((tile) => (
                <TileShape key={tile.key} line={line} tile={tile} />
            ))}
        </div>
    );
}

const STEPS: { [name: string]: [number, number] } = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
};

function focusCell(cell: Cell): void {
    focused.value = cell.id;
    document.getElementById(`cell-${cell.id}`)?.focus();
}

/** The piece that a typed character names; -1 = none, undefined = it names nothing. */
function typedPiece(line: Show, typed: string): number | undefined {
    if (typed === "0" || typed === "Delete" || typed === "Backspace") return -1;
    const piece = line.pieces.findIndex((one) => one.letter === typed);
    return piece < 0 ? undefined : piece;
}

function onKeyDown(event: KeyboardEvent, line: Show, cell: Cell): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const typed = settingUp.value ? typedPiece(line, event.key) : undefined;
    if (step !== undefined && (settingUp.value || event.shiftKey)) {
        focusCell(neighbour(line.view, cell, step[0], step[1]));
    } else if (step !== undefined) {
        key(event.key.slice(5).toLowerCase());
    } else if (typed !== undefined) {
        putPiece(cell.id, typed);
    } else if (settingUp.value && (event.key === "+" || event.key === "-")) {
        cyclePiece(cell.id, event.key === "+" ? 1 : -1);
    } else {
        const name = settingUp.value ? null : wasd(line.family, event.key);
        if (name === null) return;
        key(name);
    }
    event.preventDefault();
    event.stopPropagation();
}

function CellButton({ line, cell }: { line: Show; cell: Cell }) {
    const first = line.view.cells[0]?.id ?? 0;
    const stop = line.view.cells.some((one) => one.id === focused.value) ? focused.value : first;
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
                tabIndex={cell.id === stop ? 0 : -1}
                aria-label={tileLabel(cell)}
                onClick={(event) => settingUp.value && clickCell(cell, event.shiftKey)}
                onContextMenu={(event) => {
                    if (!settingUp.value) return;
                    event.preventDefault();
                    clickCell(cell, true);
                }}
                onFocus={sets(focused, cell.id)}
                onKeyDown={(event) => onKeyDown(event, line, cell)}
            />
        </div>
    );
}

function Buttons({ line }: { line: Show }) {
    const { view } = line;
    const host = useRef<HTMLDivElement>(null);
    useEffect(
        () => swipes(host.current as HTMLElement, (name) => !settingUp.value && key(name)),
        [],
    );
    const rows = Array.from({ length: view.rows }, (_, i) =>
        view.cells.filter((cell) => cell.y === view.rows - 1 - i),
    );
    const names = ["layer", "layer-cells", "tile-cells"];
    if (settingUp.value) names.push(chosen.value === null ? "sets-up" : "sets-up sets-piece");
    return (
        // biome-ignore lint/a11y/useSemanticElements: a table would not lie over the drawing
        <div
            ref={host}
            class={names.join(" ")}
            role="grid"
            aria-label={`Board, ${view.columns} columns, ${view.rows} rows`}
        >
            {rows.map((cells) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus
                <div role="row" class="cell-row" key={cells[0]?.y}>
                    {cells.map((cell) => (
                        <CellButton key={cell.id} line={line} cell={cell} />
                    ))}
                </div>
            ))}
        </div>
    );
}

export function TileBoard({ line, moving = false }: { line: Show; moving?: boolean }) {
    const { view } = line;
    return (
        <div class="tile-frame">
            <Edge direction="up" />
            <Edge direction="left" />
            <div class="board tile-board">
                <div class="layer tile-wells" aria-hidden="true">
                    {view.cells.map((cell) => (
                        <span key={cell.id} class="tile-well" />
                    ))}
                </div>
                <Tiles line={line} moving={moving} />
                <Buttons line={line} />
                <Finish line={line} />
            </div>
            <Edge direction="right" />
            <Edge direction="down" />
        </div>
    );
}
