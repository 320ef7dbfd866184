/** Where things stand on the board. Pure functions over the core's lines; no rule of any game. */
import type { Cell, MoveReport, MoveRow, Show, View } from "../../engine/protocol.ts";
import { gameRowOf } from "../../state/read/looks.ts";
import { nextClicks } from "../../state/read/paths.ts";
import { spokenCell } from "../../text/cells.ts";
import { type Measure, moveTitle, provenText, shortText } from "../../text/value.ts";
import { board as say } from "../../words/board.ts";
import type { Direction } from "./swipe.ts";

/** The room of a cell in percent of the board. */
export function boxOf(view: View, cell: Cell) {
    return {
        left: `${(cell.x * 100) / view.columns}%`,
        top: `${((view.rows - 1 - cell.y) * 100) / view.rows}%`,
        width: `${100 / view.columns}%`,
        height: `${100 / view.rows}%`,
    };
}

/**
 * How far away a piece that has just moved began, in cells to the right and downwards. A piece
 * without origin comes from above the board.
 */
export function travel(view: View, from: Cell | undefined, to: Cell): { dx: number; dy: number } {
    if (from === undefined) return { dx: 0, dy: to.y - view.rows };
    return { dx: from.x - to.x, dy: to.y - from.y };
}

/** Milliseconds of a movement: as in free fall, four times the way takes twice the time. */
export function travelTime(dx: number, dy: number): number {
    return Math.round(130 + 140 * Math.sqrt(Math.hypot(dx, dy)));
}

const byToken = new WeakMap<View, Map<number, Cell | null>>();

/** The cell that a click token means: the legal target of several; none when that is open. */
export function cellOf(view: View, token: number): Cell | undefined {
    let cells = byToken.get(view);
    if (cells === undefined) {
        cells = new Map();
        for (const cell of view.cells) {
            const old = cells.get(cell.click);
            if (old === undefined || cell.target) cells.set(cell.click, cell);
            else if (old !== null && !old.target) cells.set(cell.click, null);
        }
        byToken.set(view, cells);
    }
    return cells.get(token) ?? undefined;
}

/** The cell where a move ends: the one that its last click means. */
function landing(line: Show, row: MoveRow): Cell | undefined {
    const token = row.path.at(-1);
    return token === undefined ? undefined : cellOf(line.view, token);
}

export function landingOf(line: Show, move: string): Cell | undefined {
    const row = line.moves.find((candidate) => candidate.move === move);
    return row === undefined ? undefined : landing(line, row);
}

/** A value that stands in a cell. */
export interface Mark {
    cell: Cell;
    row: MoveReport;
    /** Share of the effort of all moves, 0..1. */
    share: number;
}

/** The reported moves at the cells where they end; where several end in one cell, the best of them. */
export function marks(line: Show, rows: Map<string, MoveReport>): Mark[] {
    const found = new Map<number, Mark>();
    let all = 0;
    for (const row of rows.values()) all += row.visits + row.nodes;
    // Of a mixture its shares: they are what is chosen.
    const shareOf = ({ mix, visits, nodes }: MoveReport) =>
        mix ?? (all > 0 ? (visits + nodes) / all : 0);
    for (const move of line.moves) {
        const row = rows.get(move.move);
        if (row === undefined || row.value === null) continue;
        const cell = landing(line, move);
        if (cell === undefined) continue;
        const old = found.get(cell.id);
        if (old !== undefined && (old.row.value ?? 0) >= row.value) continue;
        found.set(cell.id, { cell, row, share: shareOf(row) });
    }
    return [...found.values()];
}

/** What stands in a cell: a value, or the proven result and in how many moves of its side. */
export function markText(
    row: MoveReport,
    measure: Measure,
    line: Pick<Show, "player_titles">,
): { main: string; sub: string } {
    if (row.proven === null) return { main: shortText(row.value ?? 0, measure), sub: "" };
    const [main = "", ...rest] = provenText(row.proven, row.proven_in, line).split(" ");
    return { main, sub: rest.join(" ") };
}

/** Names under the columns: the move that a whole column means, where the game has such moves. */
export function columnNames(line: Show): (string | null)[] {
    const { columns, cells } = line.view;
    const names: (string | null)[] = [];
    for (let x = 0; x < columns; x++) {
        const tokens = new Set(cells.filter((cell) => cell.x === x).map((cell) => cell.click));
        const token = tokens.size === 1 ? [...tokens][0] : undefined;
        const alone =
            token !== undefined &&
            token >= 0 &&
            cells.every((cell) => cell.x === x || cell.click !== token);
        const row = alone
            ? line.moves.find((move) => move.path.length === 1 && move.path[0] === token)
            : undefined;
        names.push(row?.move ?? null);
    }
    return names;
}

/** Which direction each arrow key is, and how it walks over the cells. */
export const ARROWS: { [key: string]: { name: Direction; dx: number; dy: number } } = {
    ArrowLeft: { name: "left", dx: -1, dy: 0 },
    ArrowRight: { name: "right", dx: 1, dy: 0 },
    ArrowUp: { name: "up", dx: 0, dy: 1 },
    ArrowDown: { name: "down", dx: 0, dy: -1 },
};

/** The cell that an arrow key leads to; the same one at an edge. */
export function neighbour(view: View, cell: Cell, { dx, dy }: { dx: number; dy: number }): Cell {
    return (
        view.cells.find(
            (other) =>
                other.floor === cell.floor && other.x === cell.x + dx && other.y === cell.y + dy,
        ) ?? cell
    );
}

/** What a screen reader says of a cell after the clicks made so far. */
export function cellLabel(line: Show, cell: Cell, clicks: readonly number[] = []): string {
    const piece = line.pieces[cell.piece];
    const chosen = clicks.indexOf(cell.click);
    const here = piece?.title ?? cell.label ?? say.cell.empty;
    // The first click takes the piece away, as soon as the second says where to.
    const parts = [
        spokenCell(line, cell),
        chosen === 0 && clicks.length > 1 ? say.cell.leftBy(here) : here,
    ];
    const moves = nextClicks(line, clicks).get(cell.click) ?? [];
    const only = moves.length === 1 ? moves[0] : undefined;
    const several = (moves[0]?.path.length ?? 0) > 1;
    if (cell.target || several) {
        if (only !== undefined && only.path.length === clicks.length + 1)
            parts.push(say.cell.move(only.move));
        else parts.push(several && clicks.length > 0 ? say.cell.canBeChosen : say.cell.canBePlayed);
    }
    if (chosen >= 0 && moves.length === 0) parts.push(say.cell.chosen);
    if (cell.win) parts.push(say.cell.winningLine);
    else if (cell.last) parts.push(say.cell.lastMove);
    return say.cell.all(parts);
}

/** Names of columns and rows, where the names of all cells are made of them: "d1", "j10". */
export function coordinates(view: View): { columns: string[]; rows: string[] } | null {
    const columns: string[] = [];
    const rows: string[] = [];
    for (const { x, y, name } of view.cells) {
        const [, letters, digits] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
        if (letters === undefined || digits === undefined) return null;
        if ((columns[x] ?? letters) !== letters || (rows[y] ?? digits) !== digits) return null;
        columns[x] = letters;
        rows[y] = digits;
    }
    return { columns, rows };
}

/** How it stands now: with what the dice brought, and the points, in games that count them as they go. */
function stateWords(line: Show): string {
    if (line.score === undefined) return line.result_text;
    const fresh = line.view.cells.flatMap((cell) =>
        cell.last && cell.label !== undefined
            ? [{ label: cell.label, at: spokenCell(line, cell) }]
            : [],
    );
    return say.dice(fresh, line.score[0] ?? 0, line.result_text);
}

/** What is announced when a position replaces another; empty when nothing has to be said. */
export function announcement(old: Show | null, line: Show): string {
    if (old === null || old.game !== line.game)
        return old === null ? "" : say.newGame(line.result_text);
    const before = old.moves_played.length;
    const now = line.moves_played.length;
    // The same position may have an end now: somebody has lost on time.
    if (now === before && old.position === line.position)
        return old.status === line.status ? "" : line.result_text;
    if (now < before) return say.backTo(now, line.result_text);
    const who = now > before + 1 || old.mover === null ? null : line.player_titles[old.mover];
    const row = gameRowOf(line.family);
    const played = line.moves_played.slice(before).map((move) => moveTitle(row, move));
    return say.played(who ?? null, played.join(" "), stateWords(line));
}
