/** Where a cell is, in words. */
import type { Cell, Show } from "../engine/protocol.ts";
import { hasLook } from "../state/looks.ts";

/**
 * A cell as it is spoken: by the names that the board shows at its edges, else by its row and column
 * from the top left, as in the map editor.
 */
export function spokenCell({ family, view }: Show, { name, x, y }: Cell): string {
    if (hasLook(family, "queens")) return name;
    const column = `column ${x + 1}`;
    // Pieces fall: rows are counted from where they land.
    if (hasLook(family, "frame")) return `${column}, row ${y + 1}`;
    return `row ${view.rows - y}, ${column}`;
}
