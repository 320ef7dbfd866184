/** The ground of a board of squares, with the names of columns and rows in the cells at its edges. */
import type { View } from "../../engine/protocol.ts";
import { coordinates } from "./geometry.ts";

export function Squares({ view }: { view: View }) {
    const names = coordinates(view);
    return (
        <div class="layer squares" aria-hidden="true">
            {view.cells.map((cell) => (
                <div
                    key={cell.id}
                    class={`square square-${cell.place}`}
                    data-dark={(cell.x + cell.y) % 2 === 0}
                    data-last={cell.last === true}
                    style={{ gridColumn: cell.x + 1, gridRow: view.rows - cell.y }}
                >
                    {cell.x === 0 && names !== null && (
                        <span class="square-row num">{names.rows[cell.y]}</span>
                    )}
                    {cell.y === 0 && names !== null && (
                        <span class="square-column">{names.columns[cell.x]}</span>
                    )}
                </div>
            ))}
        </div>
    );
}
