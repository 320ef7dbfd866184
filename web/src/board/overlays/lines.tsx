/**
 * Lines of play over a board of buttons: the move that is best or suggested, and as numbered arrows the
 * whole line of the move that a table or chart points at.
 */

import { useEffect } from "preact/hooks";
import { useQuery } from "../../engine/hooks.ts";
import type { Show } from "../../engine/protocol.ts";
import { bestLine, numbered } from "../../state/keep/overlays.ts";
import { settings } from "../../state/keep/settings.ts";
import { clicksOf } from "../../state/read/paths.ts";
import { clicked, here, hinted, hovered, shownReport, shownRows } from "../../state/read/store.ts";
import { cellsById } from "../draw/floors.ts";
import { type Stroke, strokesOf, strokesOfMove } from "./strokes.ts";
import "../../styles/overlays.css";

/** Moves of a line that are drawn; more of them hide the board. */
const LONGEST = 8;
/** Milliseconds that a pointer must rest on a row before its line is asked for. */
const REST = 60;

/** The moves of the line that is pointed at, at most so many. */
function pointedLine(): string[] {
    const move = hovered.value;
    if (move === null) return [];
    return (shownRows.value.get(move)?.pv ?? [move]).slice(0, LONGEST);
}

function ofMove(line: Show, move: string | null | undefined): Stroke[] {
    const row = line.moves.find((one) => one.move === move);
    return row === undefined ? [] : strokesOfMove(line, row);
}

/** Half the length of an arrow's head, and where an arrow ends before the middle of its cell. */
const HEAD = 17;
const SHORT = 30;
/** Where an arrow begins after the middle of its cell. */
const CLEAR = 24;

function Arrow({ line, stroke, counted }: { line: Show; stroke: Stroke; counted: boolean }) {
    const cells = cellsById(line.view);
    const to = cells.get(stroke.to);
    const from = stroke.from === null ? undefined : cells.get(stroke.from);
    if (to === undefined) return null;
    const at = (cell: { x: number; y: number }) => ({
        x: cell.x * 100 + 50,
        y: (line.view.rows - 1 - cell.y) * 100 + 50,
    });
    const end = at(to);
    const names = [`stroke disc-${stroke.owner}`, stroke.placed ? "stroke-placed" : ""];
    const parts = [];
    if (from !== undefined) {
        const start = at(from);
        const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
        const ux = (end.x - start.x) / length;
        const uy = (end.y - start.y) / length;
        const tip = { x: end.x - ux * SHORT, y: end.y - uy * SHORT };
        const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
        const shaft = `M${start.x + ux * CLEAR} ${start.y + uy * CLEAR}L${neck.x} ${neck.y}`;
        const head = `M${tip.x + ux * HEAD} ${tip.y + uy * HEAD}L${neck.x - uy * HEAD} ${neck.y + ux * HEAD}L${neck.x + uy * HEAD} ${neck.y - ux * HEAD}Z`;
        parts.push(
            <path key="edge" class="stroke-edge" d={shaft} />,
            <path key="shaft" class="stroke-shaft" d={shaft} />,
            <path key="head" class="stroke-head" d={head} />,
        );
    }
    if (stroke.placed && from !== undefined)
        for (const part of ["edge", "shaft"])
            parts.push(
                <path
                    key={`mark-${part}`}
                    class={`stroke-mark stroke-mark-${part}`}
                    d={`M${end.x - 15} ${end.y - 15}l30 30M${end.x + 15} ${end.y - 15}l-30 30`}
                />,
            );
    // A number in the corner beside the arrow's tip; alone and larger where nothing has moved.
    const [aside, radius] = from === undefined ? [0, 34] : [27, 21];
    if (counted && (!stroke.placed || from === undefined))
        parts.push(
            <g key="badge" class="stroke-badge">
                <circle cx={end.x + aside} cy={end.y - aside} r={radius} />
                <text x={end.x + aside} y={end.y - aside + 9} text-anchor="middle">
                    {stroke.number}
                </text>
            </g>,
        );
    return (
        <g class={names.join(" ")} style={{ opacity: String(1 - 0.08 * (stroke.number - 1)) }}>
            {parts}
        </g>
    );
}

export function LinesLayer({ line }: { line: Show }) {
    const moves = pointedLine();
    const question = moves.length > 1 ? `trace ${moves.join(" ")}` : null;
    const traced = useQuery("trace", () => question, {
        delay: REST,
        about: () => [line],
        of: here,
    });
    const several = clicksOf(line) > 1;
    const way = traced.to(question);
    const report = shownReport.value;
    const best = settings.value.boardValues && bestLine.value ? report?.best : null;
    let strokes: Stroke[] = [];
    let kind = "table";
    if (moves.length > 0) {
        if (way !== null)
            strokes = strokesOf(way.steps, (piece) => line.pieces[piece]?.owner ?? -1);
        else if (several) strokes = ofMove(line, moves[0]);
    } else if (several && (clicked.value.length === 0 || hinted.value.length > 0)) {
        const [hint] = hinted.value;
        kind = hint === undefined ? "best" : "hint";
        strokes = ofMove(line, hint ?? best);
    }
    // Where nothing has moved the number stands in the middle of the cell.
    const cells = strokes.flatMap(({ from, to }) => (from === null ? [to] : [])).join(" ");
    const counted = (strokes.at(-1)?.number ?? 1) > 1;
    useEffect(() => {
        if (!counted || cells === "") return;
        numbered.value = new Set(cells.split(" ").map(Number));
        return () => {
            numbered.value = new Set();
        };
    }, [counted, cells]);
    if (strokes.length === 0) return null;
    const { columns, rows } = line.view;
    return (
        <svg
            class={`layer strokes strokes-${kind}`}
            viewBox={`0 0 ${columns * 100} ${rows * 100}`}
            aria-hidden="true"
            focusable="false"
        >
            {strokes
                .map((stroke, i) => <Arrow key={i} line={line} stroke={stroke} counted={counted} />)
                .reverse()}
        </svg>
    );
}
