/** A frame: a sheet with a round hole for every cell, in front of the pieces. */
import type { View } from "../../engine/protocol.ts";

const HOLE = 41;

function hole(x: number, y: number): string {
    const cx = x * 100 + 50;
    const cy = y * 100 + 50;
    return `M${cx - HOLE} ${cy}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0Z`;
}

export function Frame({ view }: { view: View }) {
    const width = view.columns * 100;
    const height = view.rows * 100;
    const holes = view.cells.map((cell) => hole(cell.x, view.rows - 1 - cell.y)).join("");
    return (
        <svg
            class="frame"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
        >
            <path
                class="frame-sheet"
                fill-rule="evenodd"
                d={`M0 0H${width}V${height}H0Z${holes}`}
            />
            <path class="frame-rims" d={holes} />
        </svg>
    );
}
