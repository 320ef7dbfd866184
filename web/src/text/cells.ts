/** Where a cell is, in words. */
import type { Cell, Show } from "../engine/protocol.ts";
import { lookOf } from "../state/read/looks.ts";
import { board } from "../words/board.ts";

const { cell: say } = board;

/**
 * A cell as it is spoken: by the names that the board shows at its edges, else by its row and column
 * from the top left, as in the map editor.
 */
export function spokenCell({ family, view }: Show, { name, x, y }: Cell): string {
    const look = lookOf(family);
    if (look === undefined || look === "queens") return name;
    // Pieces fall: rows are counted from where they land.
    if (look === "frame") return say.byColumn(x + 1, y + 1);
    return say.byRow(view.rows - y, x + 1);
}
