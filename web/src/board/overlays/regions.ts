/** Cells that lie together and have the same value. Pure functions over what the core says. */
import type { Cell, View } from "../../engine/protocol.ts";

export interface Regions {
    /** Class names for the sides of a cell where its region ends; undefined outside of all regions. */
    edges: (cell: Cell) => string | undefined;
    /** Where the value of each region stands. */
    labels: { cell: Cell; value: number }[];
}

const SIDES: [string, number, number][] = [
    ["edge-top", 0, 1],
    ["edge-right", 1, 0],
    ["edge-bottom", 0, -1],
    ["edge-left", -1, 0],
];

/** The cell of a region that is nearest to its middle. */
function middle(cells: Cell[]): Cell {
    const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
    const far = (cell: Cell) => (cell.x - x) ** 2 + (cell.y - y) ** 2;
    return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

/**
 * The regions of values. Shares between -1 and +1 are no values of regions: then there are none. Free
 * cells carry the label where there are any.
 */
export function regionsOf(view: View, values: Map<number, number>): Regions | null {
    if (![...values.values()].some((value) => Math.abs(value) > 1)) return null;
    const at = new Map(view.cells.map((cell) => [`${cell.x},${cell.y},${cell.floor}`, cell]));
    const near = (cell: Cell, dx: number, dy: number) =>
        at.get(`${cell.x + dx},${cell.y + dy},${cell.floor}`);
    const regionOf = new Map<number, number>();
    const labels: Regions["labels"] = [];
    let count = 0;
    for (const start of view.cells) {
        const value = values.get(start.id);
        if (value === undefined || regionOf.has(start.id)) continue;
        const cells = [start];
        regionOf.set(start.id, count);
        for (let i = 0; i < cells.length; i++)
            for (let dx = -1; dx <= 1; dx++)
                for (let dy = -1; dy <= 1; dy++) {
                    const next = near(cells[i] as Cell, dx, dy);
                    if (next === undefined || regionOf.has(next.id)) continue;
                    if (values.get(next.id) !== value) continue;
                    regionOf.set(next.id, count);
                    cells.push(next);
                }
        count++;
        const free = cells.filter((cell) => cell.piece < 0);
        labels.push({ cell: middle(free.length > 0 ? free : cells), value });
    }
    return {
        edges: (cell) => {
            const own = regionOf.get(cell.id);
            if (own === undefined) return undefined;
            const open = SIDES.filter(([, dx, dy]) => {
                const next = near(cell, dx, dy);
                return next === undefined || regionOf.get(next.id) !== own;
            });
            return open.map(([name]) => name).join(" ");
        },
        labels,
    };
}
