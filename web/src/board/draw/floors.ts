/**
 * Where the cells of a board lie when it is drawn as one picture: floors side by side, or under each
 * other where the screen is narrow. Lengths are in cells, from the top left.
 */
import { signal } from "@preact/signals";
import type { Cell, View } from "../../engine/protocol.ts";

/** Room between two floors, and above each for its name: large floors have small cells. */
const gapOf = (columns: number) => Math.max(1, Math.round(columns / 20));
const headOf = (rows: number) => Math.max(1, Math.round(rows / 12));

export interface Plan {
    columns: number;
    rows: number;
    /** Top left corner of every floor. */
    floors: { x: number; y: number }[];
}

/** The screen is too narrow for two floors beside each other. */
export const narrow = signal(false);

/** Follows the width of the window; `narrowWidth`: the query of those that are narrow. */
export function startWidth(narrowWidth: string): void {
    const query = matchMedia(narrowWidth);
    narrow.value = query.matches;
    query.addEventListener("change", () => {
        narrow.value = query.matches;
    });
}

export function planOf(view: View, stacked: boolean): Plan {
    const { columns, rows, floors } = view;
    if (floors < 2) return { columns, rows, floors: [{ x: 0, y: 0 }] };
    const gap = gapOf(columns);
    const head = headOf(rows);
    const across = stacked ? 1 : floors;
    const down = stacked ? floors : 1;
    return {
        columns: across * columns + (across - 1) * gap,
        rows: down * (rows + head),
        floors: Array.from({ length: floors }, (_, floor) => ({
            x: stacked ? 0 : floor * (columns + gap),
            y: head + (stacked ? floor * (rows + head) : 0),
        })),
    };
}

/** Top left corner of a cell. */
export function spotOf(view: View, plan: Plan, cell: Cell): { x: number; y: number } {
    const floor = plan.floors[cell.floor] ?? { x: 0, y: 0 };
    return { x: floor.x + cell.x, y: floor.y + view.rows - 1 - cell.y };
}

const grids = new WeakMap<View, (Cell | undefined)[]>();

/** The cells of a view by place; made once for each view. */
function gridOf(view: View): (Cell | undefined)[] {
    let grid = grids.get(view);
    if (grid === undefined) {
        grid = [];
        for (const cell of view.cells)
            grid[(cell.floor * view.rows + cell.y) * view.columns + cell.x] = cell;
        grids.set(view, grid);
    }
    return grid;
}

export function cellAt(view: View, floor: number, x: number, y: number): Cell | undefined {
    if (x < 0 || y < 0 || x >= view.columns || y >= view.rows) return undefined;
    if (floor < 0 || floor >= view.floors) return undefined;
    return gridOf(view)[(floor * view.rows + y) * view.columns + x];
}

/** The cell under a point of the picture. */
export function cellUnder(view: View, plan: Plan, x: number, y: number): Cell | undefined {
    for (const [floor, corner] of plan.floors.entries()) {
        const cell = cellAt(
            view,
            floor,
            Math.floor(x - corner.x),
            view.rows - 1 - Math.floor(y - corner.y),
        );
        if (cell !== undefined) return cell;
    }
    return undefined;
}

const byId = new WeakMap<View, Map<number, Cell>>();

export function cellsById(view: View): Map<number, Cell> {
    let map = byId.get(view);
    if (map === undefined) {
        map = new Map(view.cells.map((cell) => [cell.id, cell]));
        byId.set(view, map);
    }
    return map;
}
