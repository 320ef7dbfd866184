/**
 * The board: drawn from the core's view, from back to front
 *
 *     back   pieces   ghosts   plate (games that have one)   lit cells   values   buttons
 *
 * The buttons are a grid with one tab stop; arrow keys walk over it. Boards of very many cells, and
 * games that draw lines, come as one picture instead (surface.tsx, loaded when it is first needed).
 */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Cell, Show } from "../engine/protocol.ts";
import { lazy } from "../layout/lazy.tsx";
import { clickCell, settingUp } from "../setup/state.ts";
import { clickToken, computerMoves, key, play } from "../state/actions.ts";
import { hasTiles, hasTrails } from "../state/families.ts";
import { settings, show } from "../state/store.ts";
import { Announcer } from "./announcer.tsx";
import {
    cellLabel,
    columnNames,
    hasPlate,
    neighbour,
    place,
    travel,
    travelTime,
} from "./geometry.ts";
import { Ghosts, MoveValues, Pointed, pointed } from "./layers.tsx";
import { PieceShape } from "./piece.tsx";
import { Plate } from "./plate.tsx";

/** Cell that Tab leads to. */
const focused = signal<number | null>(null);

/** Names of columns seen so far in this variant: a full column keeps its name. */
let named: { game: string; names: (string | null)[] } = { game: "", names: [] };

function namesOf(line: Show): (string | null)[] {
    const now = columnNames(line);
    const old = named.game === line.game ? named.names : [];
    named = { game: line.game, names: now.map((name, x) => name ?? old[x] ?? null) };
    return named.names;
}

/** The position drawn before this one: only a single step forward is animated. */
let drawn: Show | null = null;
let moving: Show | null = null;

function isStep(old: Show | null, line: Show): boolean {
    return (
        old !== null &&
        old.game === line.game &&
        line.moves_played.length === old.moves_played.length + 1 &&
        old.moves_played.every((move, i) => line.moves_played[i] === move)
    );
}

function noteDrawn(line: Show): void {
    if (drawn === line) return;
    moving = isStep(drawn, line) ? line : null;
    drawn = line;
}

function Piece({ line, cell }: { line: Show; cell: Cell }) {
    const piece = line.pieces[cell.piece];
    if (piece === undefined) return null;
    const { view } = line;
    const style: { [name: string]: string } = {
        ...place(view, cell),
        width: `${100 / view.columns}%`,
        height: `${100 / view.rows}%`,
    };
    const motion =
        moving === line && settings.value.animations
            ? view.motions.find((candidate) => candidate.to === cell.id)
            : undefined;
    const names = ["piece"];
    if (motion !== undefined) {
        const from = view.cells.find((candidate) => candidate.id === motion.from);
        const { dx, dy } = travel(view, from, cell);
        names.push(from === undefined ? "piece-enters" : "piece-moves");
        style["--dx"] = `${dx * 100}%`;
        style["--dy"] = `${dy * 100}%`;
        style["--time"] = `${travelTime(dx, dy)}ms`;
    }
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

export const STEPS: { [name: string]: [number, number] } = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    Home: [-100, 0],
    End: [100, 0],
};

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
    if (playByName(line, event.key)) {
        event.preventDefault();
        event.stopPropagation();
    }
}

/** Plays the move of this name, when it is a single character and legal. */
export function playByName(line: Show, name: string): boolean {
    if (name.length !== 1 || settingUp.value || computerMoves()) return false;
    if (!line.moves.some((row) => row.move === name)) return false;
    void play(name);
    return true;
}

function CellButton({ line, cell }: { line: Show; cell: Cell }) {
    const first = line.view.cells[0]?.id ?? 0;
    const known = line.view.cells.some((candidate) => candidate.id === focused.value);
    const stop = known ? focused.value : first;
    const point = () => {
        pointed.value = cell.click;
    };
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
                aria-label={cellLabel(line, cell)}
                onClick={(event) =>
                    settingUp.value ? clickCell(cell, event.shiftKey) : clickToken(cell.click)
                }
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

function Grid({ line }: { line: Show }) {
    const { view } = line;
    const plate = hasPlate(line.family);
    const won = view.cells.some((cell) => cell.win);
    const names = ["board", plate ? "board-plate" : "board-squares", won ? "board-won" : ""];
    return (
        <div class={names.join(" ")} data-family={line.family} onPointerLeave={leave}>
            <div class="layer layer-pieces" aria-hidden="true">
                {!plate &&
                    view.cells.map((cell) => (
                        <div
                            key={cell.id}
                            class={`square square-${cell.place}`}
                            data-dark={(cell.x + cell.y) % 2 === 0}
                            style={{ gridColumn: cell.x + 1, gridRow: view.rows - cell.y }}
                        />
                    ))}
                <Ghosts />
                {view.cells.map((cell) =>
                    cell.piece < 0 ? null : (
                        <Piece key={`${cell.id}.${cell.piece}`} line={line} cell={cell} />
                    ),
                )}
            </div>
            {plate && <Plate view={view} />}
            <div class="layer" aria-hidden="true">
                <Pointed />
                <MoveValues />
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a table would not lie over the drawing */}
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
                            <CellButton key={cell.id} line={line} cell={cell} />
                        ))}
                    </div>
                ))}
            </div>
        </div>
    );
}

/** Boards of more cells are drawn on a canvas. */
const BUTTONS_MOST = 400;

export function isPicture(line: Show): boolean {
    return hasTrails(line.family) || line.view.cells.length > BUTTONS_MOST;
}

const Picture = lazy(
    () => import("./surface.tsx"),
    (module) => module.CanvasBoard,
    <div class="board-empty" />,
);
const Countdown = lazy(
    () => import("../arena/bar.tsx"),
    (module) => module.Countdown,
);

const TileBoard = lazy(
    () => import("../chance/board.tsx"),
    (module) => module.TileBoard,
    <div class="board-empty" />,
);
const Scores = lazy(
    () => import("../chance/scores.tsx"),
    (module) => module.Scores,
);

/** `bar` stands at the board's left and is as high. */
export function Board({ bar }: { bar: ComponentChildren }) {
    const line = show.value;
    if (line === null)
        return (
            <section class="stage" aria-label="Board" aria-busy="true">
                <div class="board-frame">
                    <div class="board-empty" />
                </div>
            </section>
        );
    noteDrawn(line);
    if (hasTiles(line.family))
        return (
            <section class="stage" aria-label="Board">
                <Scores />
                <div class="board-frame">
                    <TileBoard line={line} />
                </div>
                <Announcer />
            </section>
        );
    return (
        <section class="stage" aria-label="Board">
            <div class="board-frame">
                {bar}
                {isPicture(line) ? <Picture line={line} /> : <Grid line={line} />}
                {hasTrails(line.family) && (
                    <div class="board-over">
                        <Countdown />
                    </div>
                )}
                {!isPicture(line) && (
                    <div class="board-names" aria-hidden="true">
                        {namesOf(line).map((name, x) => (
                            <span key={x} class="num">
                                {name ?? ""}
                            </span>
                        ))}
                    </div>
                )}
            </div>
            <Announcer />
        </section>
    );
}
