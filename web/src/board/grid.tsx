/**
 * A board of buttons, from back to front
 *
 *     squares   values of cells   pieces   previews   frame (games that have one)   lit cells   lines of play
 *     values of moves   buttons
 *
 * The buttons are a grid with one tab stop; arrow keys walk over it. A move may take several clicks: the
 * cells that can be clicked next are marked, and what is put together already stands on the board.
 */

import { useRef } from "preact/hooks";
import type { Cell, Show, View } from "../engine/protocol.ts";
import { clickToken, key, stepBack } from "../state/act/hand.ts";
import { settingUp } from "../state/act/settingup.ts";
import { shownCells } from "../state/keep/overlays.ts";
import { settings } from "../state/keep/settings.ts";
import { lookOf } from "../state/read/looks.ts";
import { clicksOf, nextClicks } from "../state/read/paths.ts";
import { ahead, clicked, hovered, onItsWay } from "../state/read/store.ts";
import { sets } from "../ui/field.tsx";
import { lazy } from "../ui/lazy.tsx";
import { CellGrid, focusCell } from "./draw/cells.tsx";
import { Frame } from "./draw/frame.tsx";
import {
    ARROWS,
    boxOf,
    cellLabel,
    landingOf,
    neighbour,
    travel,
    travelTime,
} from "./draw/geometry.ts";
import { PieceShape } from "./draw/piece.tsx";
import { Squares } from "./draw/squares.tsx";
import { playByName } from "./keys.ts";
import { MovePreviews, MoveValues, ownPiece, Pointed, pointed } from "./layers.tsx";

interface PieceProps {
    line: Show;
    cell: Cell;
    piece: Show["pieces"][number];
    /** A move that is being put together takes it away. */
    lifted: boolean;
    /** How it has come there; empty where that is not seen. */
    motions: readonly Pick<View["motions"][number], "from" | "to">[];
}

function Piece({ line, cell, piece, lifted, motions }: PieceProps) {
    const { view } = line;
    const style: { [name: string]: string } = boxOf(view, cell);
    const motion = motions.find((candidate) => candidate.to === cell.id);
    const names = ["piece"];
    if (motion !== undefined) {
        const from = view.cells.find((candidate) => candidate.id === motion.from);
        // What enters while another piece moves comes from where that one has gone: an arrow from its queen.
        const shooter = motions.find((other) => other.from >= 0 && other.to !== cell.id);
        const origin = view.cells.find(({ id }) => id === shooter?.to);
        const { dx, dy } = travel(view, from ?? origin, cell);
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

/** Digits and letters play the moves named so; arrows are moves where the game has such moves. */
function onKeyDown(event: KeyboardEvent, line: Show, cell: Cell): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const edge = { Home: 0, End: -1 }[event.key];
    const { view } = line;
    if (arrow !== undefined) {
        if (!key(arrow.name)) focusCell(neighbour(view, cell, arrow));
    } else if (edge !== undefined) {
        const row = view.cells.filter(({ y, floor }) => y === cell.y && floor === cell.floor);
        focusCell(row.at(edge) ?? cell);
    } else if (!(event.key === "Escape" && stepBack()) && !playByName(line, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
}

/** The cell that the piece of a move of one click enters while the core still plays it. */
function entered(line: Show): Cell | undefined {
    const { from, move = "" } = onItsWay.value ?? {};
    const shown = from === line && clicksOf(line) < 2 && ownPiece(line) !== undefined;
    return shown ? landingOf(line, move) : undefined;
}

function Pieces({ line, moving }: { line: Show; moving: boolean }) {
    const [first, second] = clicked.value;
    const motions = moving ? line.view.motions : [];
    const enters = entered(line);
    // As it will be when the move has been played: the element and its movement go on.
    const entering = enters && settings.value.animations ? [{ from: -1, to: enters.id }] : [];
    return (
        <>
            {line.view.cells.map((cell) => {
                const piece = cell === enters ? ownPiece(line) : line.pieces[cell.piece];
                return (
                    piece && (
                        <Piece
                            key={cell.id + piece.letter}
                            line={line}
                            cell={cell}
                            piece={piece}
                            motions={cell === enters ? entering : motions}
                            lifted={second !== undefined && cell.click === first}
                        />
                    )
                );
            })}
        </>
    );
}

const leave = sets(pointed, null);

function Buttons({ line }: { line: Show }) {
    // A finger takes a piece along that can move; elsewhere it scrolls.
    const grab = clicksOf(line) > 1 ? nextClicks(line, []) : null;
    const button = (cell: Cell) => {
        const point = sets(pointed, cell.click);
        return {
            "data-grab": grab?.has(cell.click) || undefined,
            "aria-label": cellLabel(line, cell, clicked.value),
            onClick: (event: MouseEvent) => {
                if (settingUp.value)
                    void import("../state/act/setup.ts").then(({ clickCell }) =>
                        clickCell(cell, event.shiftKey),
                    );
                else clickToken(cell.click, event.detail > 1);
            },
            onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && point(),
            onFocus: ({ currentTarget }: FocusEvent) =>
                (currentTarget as Element).matches(":focus-visible") && point(),
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, line, cell),
        };
    };
    const grid = { class: "layer layer-cells", onBlur: leave };
    return <CellGrid view={line.view} button={button} grid={grid} />;
}

const CellValues = lazy(() => import("./overlays/cells.tsx"), "CellValuesLayer");
const Lines = lazy(() => import("./overlays/lines.tsx"), "LinesLayer");

/** Values of cells, once some have been asked for. */
function ValuesWhenShown({ line }: { line: Show }) {
    const used = useRef(false);
    used.current ||= shownCells.value !== "none";
    return used.current ? <CellValues line={line} /> : null;
}

const Ahead = lazy(() => import("./ahead.tsx"), "Ahead");

/** What is kept of a move while the computer thinks. */
const AheadWhenKept = ({ line }: { line: Show }) => ahead.value.length > 0 && <Ahead line={line} />;

/** Lines of play, once one can be drawn: of moves of several clicks, or that are pointed at. */
function LinesWhenShown({ line }: { line: Show }) {
    const used = useRef(false);
    used.current ||= clicksOf(line) > 1 || hovered.value !== null;
    return used.current ? <Lines line={line} /> : null;
}

export function Grid({ line, moving = false }: { line: Show; moving?: boolean }) {
    const { view } = line;
    const framed = lookOf(line.family) === "frame";
    const won = view.cells.some((cell) => cell.win);
    const names = ["board", framed ? "board-framed" : "board-squares", won ? "board-won" : ""];
    return (
        <div class={names.join(" ")} onPointerLeave={leave}>
            {!framed && <Squares view={view} />}
            <ValuesWhenShown line={line} />
            <div class="layer layer-pieces" aria-hidden="true">
                <MovePreviews />
                <Pieces line={line} moving={moving} />
            </div>
            {framed && <Frame view={view} />}
            <div class="layer" aria-hidden="true">
                <Pointed />
                <AheadWhenKept line={line} />
            </div>
            <LinesWhenShown line={line} />
            <div class="layer" aria-hidden="true">
                <MoveValues />
            </div>
            <Buttons line={line} />
        </div>
    );
}
