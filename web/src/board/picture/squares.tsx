/** Boards of cells as parts of an SVG: a frame with holes, squares with their names, tiles. A cell has 100 units. */
import type { ComponentChildren } from "preact";
import type { Cell, Show } from "../../engine/protocol.ts";
import { tileTone } from "../../text/tiles.ts";
import { Frame } from "../draw/frame.tsx";
import { columnNames, coordinates } from "../draw/geometry.ts";
import { Disc, PieceShape } from "../draw/piece.tsx";
import { ArrowShape, QueenShape } from "../draw/queen.tsx";

/** Units of a cell. */
export const CELL = 100;
/** Height of the names under a frame. */
export const NAMES = 44;

export interface BoardProps {
    line: Show;
    /** Pieces are queens and arrows. */
    queens?: boolean;
    /** Between the ground and the pieces. */
    children?: ComponentChildren;
}

/** The corner of a cell. */
export const place = (line: Show, cell: Cell) =>
    `translate(${cell.x * CELL} ${(line.view.rows - 1 - cell.y) * CELL})`;

function Square({ line, cell }: { line: Show; cell: Cell }) {
    const { view } = line;
    const names = coordinates(view);
    const dark = (cell.x + cell.y) % 2 === 0;
    const fill = cell.place === "wall" ? "--board" : dark ? "--square-dark" : "--square";
    const letters = { fill: "var(--square-name)", font: "600 19px var(--font)" };
    return (
        <g transform={place(line, cell)}>
            <rect width={CELL} height={CELL} style={{ fill: `var(${fill})` }} />
            {cell.last && (
                <rect
                    x="2"
                    y="2"
                    width={CELL - 4}
                    height={CELL - 4}
                    style={{ fill: "var(--accent)", stroke: "var(--accent)" }}
                    fill-opacity="0.3"
                    stroke-width="4"
                />
            )}
            {cell.x === 0 && names !== null && (
                <text x="6" y="22" style={letters}>
                    {names.rows[cell.y]}
                </text>
            )}
            {cell.y === 0 && names !== null && (
                <text x={CELL - 6} y={CELL - 7} style={{ ...letters, textAnchor: "end" }}>
                    {names.columns[cell.x]}
                </text>
            )}
        </g>
    );
}

/** By its own game, which need not be the one on the board of the page. */
function Shape({ owner, letter, queens }: { owner: number; letter: string; queens: boolean }) {
    if (queens) return owner >= 0 ? <QueenShape owner={owner} /> : <ArrowShape />;
    return owner >= 0 ? <Disc owner={owner} /> : <PieceShape owner={owner} letter={letter} />;
}

function Piece({ line, cell, queens }: { line: Show; cell: Cell; queens: boolean }) {
    const piece = line.pieces[cell.piece];
    if (piece === undefined) return null;
    const state = cell.win ? "piece-wins" : cell.last ? "piece-last" : "";
    return (
        <g transform={place(line, cell)} class={`piece ${state}`}>
            <Shape owner={piece.owner} letter={piece.letter} queens={queens} />
            {state !== "" && <circle class="piece-ring" cx="50" cy="50" r="43" />}
        </g>
    );
}

function Pieces({ line, queens = false }: { line: Show; queens?: boolean }) {
    return (
        <>
            {line.view.cells.map((cell) => (
                <Piece key={cell.id} line={line} cell={cell} queens={queens} />
            ))}
        </>
    );
}

export function FramedBoard({ line, children }: BoardProps) {
    const { view } = line;
    const [width, height] = [view.columns * CELL, view.rows * CELL];
    const won = view.cells.some((cell) => cell.win);
    // Several may stand on one page.
    const clip = `board${view.columns}x${view.rows}`;
    return (
        <>
            <clipPath id={clip}>
                <rect width={width} height={height} rx="18" />
            </clipPath>
            <g clip-path={`url(#${clip})`}>
                <rect width={width} height={height} style={{ fill: "var(--board-hole)" }} />
                {children}
                <g class={won ? "board-framed board-won" : "board-framed"}>
                    <Pieces line={line} />
                </g>
                <svg x="0" y="0" width={width} height={height} aria-hidden="true">
                    <Frame view={view} />
                </svg>
            </g>
            {columnNames(line).map((name, x) => (
                <text
                    key={x}
                    x={(x + 0.5) * CELL}
                    y={height + 32}
                    style={{
                        fill: "var(--text-soft)",
                        font: "400 24px var(--font)",
                        textAnchor: "middle",
                    }}
                >
                    {name ?? ""}
                </text>
            ))}
        </>
    );
}

export function SquareBoard({ line, queens = false, children }: BoardProps) {
    return (
        <g class="board-squares">
            {line.view.cells.map((cell) => (
                <Square key={cell.id} line={line} cell={cell} />
            ))}
            {children}
            <Pieces line={line} queens={queens} />
        </g>
    );
}

/** Size of the letters by their number. */
const SIZES = [42, 42, 42, 34, 28, 22, 18];

export function TileBoard({ line }: BoardProps) {
    const { view } = line;
    const well = { x: 5, y: 5, width: CELL - 10, height: CELL - 10, rx: 7 };
    return (
        <>
            <rect
                width={view.columns * CELL}
                height={view.rows * CELL}
                rx="12"
                style={{ fill: "var(--frame)" }}
            />
            {view.cells.map((cell) => {
                const label = cell.piece < 0 ? "" : (cell.label ?? "");
                const size = SIZES[Math.min(6, label.length)] ?? 18;
                return (
                    <g key={cell.id} transform={place(line, cell)}>
                        <rect {...well} style={{ fill: "var(--well)" }} />
                        {label !== "" && (
                            <g class="tile-face" data-tone={tileTone(cell.piece)}>
                                <rect {...well} style={{ fill: "var(--tone, var(--tone-17))" }} />
                                <text
                                    x="50"
                                    y={50 + size * 0.36}
                                    style={{
                                        fill: "currentcolor",
                                        font: `700 ${size}px var(--font)`,
                                        textAnchor: "middle",
                                    }}
                                >
                                    {label}
                                </text>
                            </g>
                        )}
                    </g>
                );
            })}
        </>
    );
}
