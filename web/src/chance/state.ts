/** What the tile board's controls share: the set-up mode, and a move that is asked for too early. */
import { signal } from "@preact/signals";
import type { Cell, Show } from "../engine/protocol.ts";
import { openLink, refresh, resumeComputer, setSeat } from "../state/actions.ts";
import { ask, find } from "../state/ask.ts";
import { players, show } from "../state/store.ts";

/** Cells take tiles instead of moves. */
export const settingUp = signal(false);
/** Piece that a click puts down; null = the next one above what lies there, -1 = none. */
export const chosen = signal<number | null>(null);

/** Edits wait for one another, so that each sees what the one before it has made. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<unknown>): void {
    last = last.then(work, work);
}

async function edit(words: string): Promise<void> {
    await ask(`edit ${words}`);
    await refresh();
}

function pieceName(line: Show, piece: number): string {
    return line.pieces[piece]?.name ?? "clear";
}

/** Puts a piece on a cell; -1 takes away what is there. */
export function putPiece(id: number, piece: number): void {
    inTurn(async () => {
        const line = show.value;
        const cell = line?.view.cells.find((one) => one.id === id);
        if (line === null || cell === undefined || cell.piece === piece) return;
        await edit(`${cell.name} ${pieceName(line, piece)}`);
    });
}

/** The next piece above (1) or below (-1) what lies on the cell; after the largest none. */
export function cyclePiece(id: number, step: 1 | -1): void {
    inTurn(async () => {
        const line = show.value;
        const cell = line?.view.cells.find((one) => one.id === id);
        if (line === null || cell === undefined) return;
        const count = line.pieces.length + 1;
        const piece = ((cell.piece + 1 + step + count) % count) - 1;
        await edit(`${cell.name} ${pieceName(line, piece)}`);
    });
}

/** A click on a cell while a board is set up. */
export function clickCell(cell: Cell, back: boolean): void {
    if (chosen.value === null) cyclePiece(cell.id, back ? -1 : 1);
    else putPiece(cell.id, back ? -1 : chosen.value);
}

export function clearBoard(): void {
    inTurn(async () => {
        const cells = show.value?.view.cells.filter((cell) => cell.piece >= 0) ?? [];
        if (cells.length > 0) await edit(cells.map((cell) => `${cell.name} clear`).join(" "));
    });
}

/** Sets up a position from its text; false when the core refuses it. */
export async function readPosition(text: string): Promise<boolean> {
    const answers = await ask(`position ${text.trim()}`);
    await refresh();
    return answers !== null;
}

/** The board's own part of the position text, for the field: what comes before the first blank. */
export function positionText(line: Show): string {
    return line.position.split(" ")[0] ?? "";
}

// ---------------------------------------------------------------- the goal

/** The goal is on the board. */
export function goalReached(line: Show): boolean {
    return line.view.cells.some((cell) => cell.win);
}

/** The same game, which does not end at its goal, with the same moves and dice. */
export async function goOn(): Promise<void> {
    const line = show.value;
    if (line === null) return;
    const spec = find(await ask(`spec game ${line.game} stop=no`, true), "spec");
    if (spec === undefined) return;
    const parts = line.link.split("&");
    const link = parts.map((part) => (part.startsWith("g=") ? `g=${spec.text}` : part)).join("&");
    await openLink(link);
}

// ---------------------------------------------------------------- a computer at the keys

/** Who plays when nobody has been chosen yet. */
const HELPER = "expectimax(preset=medium)";
let helper = HELPER;

/** A computer takes the seat and plays by itself. */
export async function playByItself(): Promise<void> {
    if (players.value[0]?.human !== false) await setSeat(0, helper);
    resumeComputer();
}

/** The person has the keys again. */
export async function takeKeys(): Promise<void> {
    const now = players.value[0];
    if (now === undefined || now.human) return;
    helper = now.spec;
    await setSeat(0, "human");
}
