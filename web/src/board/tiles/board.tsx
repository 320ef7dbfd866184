/**
 * A board of sliding tiles: wells, tiles that slide, merge and appear as the core's motions say, and
 * over them the same grid of buttons as on other boards. A button at each edge slides that way and
 * shows what the analysis thinks of it.
 */

import { useEffect, useRef } from "preact/hooks";
import { wasd } from "../../state/read/looks.ts";
import "../../styles/tokens.tiles.css";
import "../../styles/tiles.css";
import type { Cell, Show } from "../../engine/protocol.ts";
import { key } from "../../state/act/hand.ts";
import { chosen, clickCell, cyclePiece, putPiece, settingUp } from "../../state/act/setup.ts";
import { type Tile, tileLabel, tilesOf, tileTone } from "../../text/tiles.ts";
import { CellGrid, focusCell } from "../draw/cells.tsx";
import { ARROWS, boxOf, neighbour } from "../draw/geometry.ts";
import { swipes } from "../draw/swipe.ts";
import { Edge } from "./edges.tsx";

function TileShape({ line, tile }: { line: Show; tile: Tile }) {
    const { view } = line;
    const style: { [name: string]: string } = {
        ...boxOf(view, tile.cell),
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

/** The piece that a typed character names; -1 = none, undefined = it names nothing. */
function typedPiece(line: Show, typed: string): number | undefined {
    if (typed === "0" || typed === "Delete" || typed === "Backspace") return -1;
    const piece = line.pieces.findIndex((one) => one.letter === typed);
    return piece < 0 ? undefined : piece;
}

function onKeyDown(event: KeyboardEvent, line: Show, cell: Cell): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const typed = settingUp.value ? typedPiece(line, event.key) : undefined;
    if (arrow !== undefined && (settingUp.value || event.shiftKey)) {
        focusCell(neighbour(line.view, cell, arrow));
    } else if (arrow !== undefined) {
        key(arrow.name);
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

function Buttons({ line }: { line: Show }) {
    const host = useRef<HTMLDivElement>(null);
    useEffect(
        () => swipes(host.current as HTMLElement, (name) => !settingUp.value && key(name)),
        [],
    );
    const names = ["layer", "layer-cells", "tile-cells"];
    if (settingUp.value) names.push(chosen.value === null ? "sets-up" : "sets-up sets-piece");
    const button = (cell: Cell) => ({
        "aria-label": tileLabel(line, cell),
        onClick: (event: MouseEvent) => settingUp.value && clickCell(cell, event.shiftKey),
        onContextMenu: (event: MouseEvent) => {
            if (!settingUp.value) return;
            event.preventDefault();
            clickCell(cell, true);
        },
        onKeyDown: (event: KeyboardEvent) => onKeyDown(event, line, cell),
    });
    const grid = { ref: host, class: names.join(" ") };
    return <CellGrid view={line.view} button={button} grid={grid} />;
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
            </div>
            <Edge direction="right" />
            <Edge direction="down" />
        </div>
    );
}
