/**
 * The text of a lesson in its parts: the head, and the steps. Whatever is done to a step is done to its part of the
 * text; the others stay as their author has written them.
 */
import type { Reading } from "../read.ts";

/** A piece of the text: letters from one place to another. */
export interface Part {
    from: number;
    to: number;
}

/** Where every line begins. */
function startsOf(text: string): number[] {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
}

/** The head, then the steps in their order; together they are the whole text. */
export function partsOf(text: string, { begins }: Pick<Reading, "begins">): Part[] {
    const starts = startsOf(text);
    const places = [0, ...begins.map((line) => starts[line - 1] ?? text.length)];
    return places.map((from, i) => ({ from, to: places[i + 1] ?? text.length }));
}

/** The part in which a place lies; what stands between two parts belongs to the first. */
export const partAt = (parts: readonly Part[], at: number): number =>
    Math.max(
        0,
        parts.findLastIndex(({ from }) => from <= at),
    );

/** A part as it stands before others: a blank line at its end. */
const apart = (piece: string) => `${piece.trimEnd()}\n\n`;

const joined = (pieces: readonly string[]) => `${pieces.map(apart).join("").trimEnd()}\n`;

const piecesOf = (text: string, parts: readonly Part[]) =>
    parts.map(({ from, to }) => text.slice(from, to));

/** Puts another text in the place of a part. */
export const withPart = (text: string, parts: readonly Part[], at: number, piece: string): string =>
    joined(piecesOf(text, parts).with(at, piece));

/** Another step behind a part. */
export const withStep = (text: string, parts: readonly Part[], at: number, piece: string): string =>
    joined(piecesOf(text, parts).toSpliced(at + 1, 0, piece));

export const withoutPart = (text: string, parts: readonly Part[], at: number): string =>
    joined(piecesOf(text, parts).toSpliced(at, 1));

/** A step goes to the place of another. */
export function moved(text: string, parts: readonly Part[], at: number, to: number): string {
    const pieces = piecesOf(text, parts);
    const [piece = ""] = pieces.splice(at, 1);
    return joined(pieces.toSpliced(to, 0, piece));
}
