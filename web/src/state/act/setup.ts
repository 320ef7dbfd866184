/**
 * Setting up a position by hand, for every game whose core takes `edit`: every click is a line that puts
 * a piece from the game's own palette on a cell and begins a new game from there.
 */

import type { Cell, Show } from "../../engine/protocol.ts";
import { isArriving } from "../read/arrival.ts";
import { show } from "../read/store.ts";
import { refresh } from "./actions.ts";
import { ask } from "./ask.ts";
import { queue } from "./queue.ts";
import { chosen, work } from "./settingup.ts";

export { chosen, settingUp, setUp, startSetUp } from "./settingup.ts";

/** Edits wait for one another, so that each sees what the one before it has made. */
const inTurn = queue();

/** Sends a line that makes a position; whether it was taken. */
async function make(line: string): Promise<boolean> {
    work.making = true;
    const answers = await ask(line);
    await refresh();
    work.making = false;
    return answers !== null;
}

async function edit(words: string): Promise<void> {
    if (!isArriving()) await make(`edit ${words}`);
}

function pieceName(line: Show, piece: number): string {
    return line.pieces[piece]?.name ?? "clear";
}

/** Puts on a cell what follows from what lies there; -1 = no piece. */
function putNext(id: number, next: (old: number, line: Show) => number): void {
    void inTurn(async () => {
        const line = show.value;
        const cell = line?.view.cells.find((one) => one.id === id);
        if (line === null || cell === undefined) return;
        const piece = next(cell.piece, line);
        if (piece !== cell.piece) await edit(`${cell.name} ${pieceName(line, piece)}`);
    });
}

/** Puts a piece on a cell; -1 takes away what is there. */
export function putPiece(id: number, piece: number): void {
    putNext(id, () => piece);
}

/** The next piece above (1) or below (-1) what lies on the cell; after the largest none. */
export function cyclePiece(id: number, step: 1 | -1): void {
    putNext(id, (old, { pieces }) => {
        const count = pieces.length + 1;
        return ((old + 1 + step + count) % count) - 1;
    });
}

/** A click on a cell while a board is set up. */
export function clickCell(cell: Cell, back: boolean): void {
    if (chosen.value === null) cyclePiece(cell.id, back ? -1 : 1);
    else putPiece(cell.id, back ? -1 : chosen.value);
}

export function clearBoard(): void {
    void inTurn(async () => {
        const cells = show.value?.view.cells.filter((cell) => cell.piece >= 0) ?? [];
        // What lies upon others goes first.
        cells.sort((a, b) => b.y - a.y);
        if (cells.length > 0) await edit(cells.flatMap(({ name }) => [name, "clear"]).join(" "));
    });
}

/** Sets up a position from its text; false when the core refuses it. */
export function readPosition(text: string): Promise<boolean> {
    return make(`position ${text.trim()}`);
}

/** The position text for the field; of games that count, the board's own part: what comes before the first blank. */
export function positionText(line: Show): string {
    return line.score === undefined ? line.position : (line.position.split(" ")[0] ?? "");
}

/** Says who moves next, by one of his pieces. */
export function putTurn(piece: number): void {
    void inTurn(async () => {
        const line = show.value;
        if (line !== null) await edit(`turn ${pieceName(line, piece)}`);
    });
}
