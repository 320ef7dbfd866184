/** Where things stand on the board. Pure functions over the core's lines; no rule of any game. */
import type { Cell, MoveReport, MoveRow, Show, View } from "../engine/protocol.ts";

/** Families whose pieces stand behind a plate with round holes. A matter of looks only. */
const PLATES = new Set(["connect4"]);

export function hasPlate(family: string): boolean {
    return PLATES.has(family);
}

/** Left and top edge of a cell in percent of the board. */
export function place(view: View, cell: Cell): { left: string; top: string } {
    return {
        left: `${(cell.x * 100) / view.columns}%`,
        top: `${((view.rows - 1 - cell.y) * 100) / view.rows}%`,
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

/** The cell where a move ends: the legal target that its last click means. */
export function landing(line: Show, row: MoveRow): Cell | undefined {
    const token = row.path.at(-1);
    if (token === undefined) return undefined;
    const cells = line.view.cells.filter((cell) => cell.click === token);
    return cells.find((cell) => cell.target) ?? (cells.length === 1 ? cells[0] : undefined);
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
    for (const move of line.moves) {
        const row = rows.get(move.move);
        if (row === undefined || row.value === null) continue;
        const cell = landing(line, move);
        if (cell === undefined) continue;
        const old = found.get(cell.id);
        if (old !== undefined && (old.row.value ?? 0) >= row.value) continue;
        found.set(cell.id, { cell, row, share: all > 0 ? (row.visits + row.nodes) / all : 0 });
    }
    return [...found.values()];
}

/** What stands in a cell: a number (in games with points as it is), or the proven result and the plies to it. */
export function markText(row: MoveReport, points = false): { main: string; sub: string } {
    if (points) return { main: String(Math.round(row.value ?? 0)), sub: "" };
    if (row.proven !== null)
        return { main: row.proven, sub: row.proven_in > 0 ? `in ${row.proven_in}` : "" };
    const value = Math.round(row.value ?? 0);
    return { main: value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0", sub: "" };
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

/** The cell that an arrow key leads to; the same one at an edge. */
export function neighbour(view: View, cell: Cell, dx: number, dy: number): Cell {
    return (
        view.cells.find(
            (other) =>
                other.floor === cell.floor && other.x === cell.x + dx && other.y === cell.y + dy,
        ) ?? cell
    );
}

/** What a screen reader says of a cell. */
export function cellLabel(line: Show, cell: Cell): string {
    const piece = line.pieces[cell.piece];
    const parts = [cell.name, piece?.title ?? cell.label ?? "empty"];
    if (cell.target) {
        const moves = line.moves.filter((move) => move.path[0] === cell.click);
        const only = moves.length === 1 && moves[0]?.path.length === 1 ? moves[0] : undefined;
        parts.push(only === undefined ? "can be played" : `move ${only.move}`);
    }
    if (cell.win) parts.push("winning line");
    else if (cell.last) parts.push("last move");
    return parts.join(", ");
}

/** What the dice brought, and the points, in games that count them as they go. */
function diceWords(line: Show): string {
    if (line.score === undefined) return "";
    const fresh = line.view.cells.filter((cell) => cell.last && cell.label !== undefined);
    const words = fresh.map((cell) => `New: ${cell.label} at ${cell.name}. `).join("");
    return `${words}Score ${line.score[0] ?? 0}. `;
}

/** What is announced when a position replaces another; empty when nothing has to be said. */
export function announcement(old: Show | null, line: Show): string {
    if (old === null || old.game !== line.game)
        return old === null ? "" : `New game. ${line.result_text}`;
    const before = old.moves_played.length;
    const now = line.moves_played.length;
    if (now === before && old.position === line.position) return "";
    if (now < before) return `Back to move ${now}. ${line.result_text}`;
    const who = old.mover === null || old.mover < 0 ? "" : (line.player_names[old.mover] ?? "");
    const played = line.moves_played.slice(before);
    const moved = `${now === before + 1 ? who : ""} played ${played.join(" ")}.`.trim();
    return `${moved} ${diceWords(line)}${line.result_text}`;
}
