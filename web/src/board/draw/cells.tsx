/**
 * The buttons over a board: a grid with one tab stop, over which the keys of the board walk. What a
 * button says and does is the board's.
 */
import { signal } from "@preact/signals";
import type { ButtonHTMLAttributes, HTMLAttributes } from "preact";
import type { Cell, View } from "../../engine/protocol.ts";
import { board as say } from "../../words/board.ts";

/** Cell that Tab leads to. */
const focused = signal<number | null>(null);

export function focusCell(cell: Cell): void {
    focused.value = cell.id;
    document.getElementById(`cell-${cell.id}`)?.focus();
}

interface Props {
    view: View;
    button: (cell: Cell) => ButtonHTMLAttributes<HTMLButtonElement>;
    /** Of the whole grid. */
    grid: HTMLAttributes<HTMLDivElement>;
}

export function CellGrid({ view, button, grid }: Props) {
    const known = view.cells.some((cell) => cell.id === focused.value);
    const stop = known ? focused.value : view.cells[0]?.id;
    const rows = Array.from({ length: view.rows }, (_, i) => view.rows - 1 - i);
    return (
        // biome-ignore lint/a11y/useSemanticElements: a table would not lie over the drawing
        <div {...grid} role="grid" aria-label={say.size(view.columns, view.rows)}>
            {rows.map((y) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus
                <div role="row" class="cell-row" key={y}>
                    {view.cells
                        .filter((cell) => cell.y === y)
                        .map((cell) => (
                            // biome-ignore lint/a11y/useSemanticElements: see above
                            // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
                            <div
                                key={cell.id}
                                role="gridcell"
                                class="cell"
                                style={{ gridColumn: cell.x + 1, gridRow: view.rows - cell.y }}
                            >
                                <button
                                    type="button"
                                    id={`cell-${cell.id}`}
                                    class="cell-button"
                                    tabIndex={cell.id === stop ? 0 : -1}
                                    onFocusCapture={() => {
                                        focused.value = cell.id;
                                    }}
                                    {...button(cell)}
                                />
                            </div>
                        ))}
                </div>
            ))}
        </div>
    );
}
