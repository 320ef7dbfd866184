/** The board: its cells as they are spoken, and what is read out when a move is made. */
import { COLUMNS, counted, FLOORS, ROWS } from "./english.ts";

const columns = (count: number) => counted(count, COLUMNS);
const rows = (count: number) => counted(count, ROWS);
const floors = (count: number) => counted(count, FLOORS);

export const board = {
    label: "Board",
    /** Read out after the kind of thing that it is. */
    role: "board",
    size: (width: number, height: number, high = 1) =>
        high > 1
            ? `Board, ${columns(width)}, ${rows(height)}, ${floors(high)}`
            : `Board, ${columns(width)}, ${rows(height)}`,
    /** Over each of several. */
    floor: (number: number) => `Floor ${number}`,

    // ------------------------------------------------------------ a cell
    cell: {
        /** Where pieces fall, the column comes first. */
        byColumn: (column: number, row: number) => `column ${column}, row ${row}`,
        byRow: (row: number, column: number) => `row ${row}, column ${column}`,
        empty: "empty",
        /** Of the piece that a click has taken up. */
        leftBy: (piece: string) => `left by ${piece}`,
        move: (move: string) => `move ${move}`,
        /** One of the clicks that make a move, where the game has no name for it. */
        click: (number: number) => `Click ${number}`,
        canBeChosen: "can be chosen",
        canBePlayed: "can be played",
        chosen: "chosen",
        winningLine: "winning line",
        lastMove: "last move",
        fresh: "new",
        onFloor: (floor: number) => `floor ${floor}`,
        /** All that is to be said of it. */
        all: (parts: readonly string[]) => parts.join(", "),
    },
    grounds: { wall: "wall", teleport: "teleport", stairs: "stairs" } as {
        [ground: string]: string;
    },

    // ------------------------------------------------------------ another position: read out
    /** `state`: whose turn it is, or how the game ended; a sentence of the core. */
    newGame: (state: string) => `New game. ${state}`,
    hint: (moves: string) => `Hint: ${moves}.`,
    friendMoved: "Your friend has moved. It is your turn.",
    backTo: (move: number, state: string) => `Back to move ${move}. ${state}`,
    /** `who`: null where several have moved, or nobody in particular. */
    played: (who: string | null, moves: string, then: string) =>
        `${who === null ? "played" : `${who} played`} ${moves}. ${then}`,
    /** What the dice brought, and the points. */
    dice: (fresh: readonly { label: string; at: string }[], score: number, state: string) =>
        `${fresh.map(({ label, at }) => `New: ${label} at ${at}. `).join("")}Score ${score}. ${state}`,
};
