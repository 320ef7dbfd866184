/**
 * What lies over the board and changes more often than the position: the column under the pointer,
 * values of moves, hints. Each layer redraws alone.
 */
import { signal } from "@preact/signals";
import type { Cell, Show } from "../engine/protocol.ts";
import { computerMoves } from "../state/act/actions.ts";
import { settingUp } from "../state/act/settingup.ts";
import { numbered } from "../state/keep/overlays.ts";
import { settings } from "../state/keep/settings.ts";
import { chosenMoves } from "../state/read/mixture.ts";
import { clicksOf, nextClicks } from "../state/read/paths.ts";
import { stageValues } from "../state/read/stages.ts";
import { clicked, hinted, hovered, show, shownReport, shownRows } from "../state/read/store.ts";
import { shortText } from "../text/value.ts";
import { narrow } from "./draw/floors.ts";
import { boxOf, cellOf, landingOf, marks, markText } from "./draw/geometry.ts";
import { PieceShape } from "./draw/piece.tsx";

/** Click token under the pointer or the focus; null = none. */
export const pointed = signal<number | null>(null);

interface PreviewProps {
    line: Show;
    cell: Cell;
    kind: string;
    /** What is drawn; undefined = only the ring. */
    piece: Show["pieces"][number] | undefined;
}

export function MovePreview({ line, cell, kind, piece }: PreviewProps) {
    return (
        <svg
            class={`preview preview-${kind}`}
            viewBox="0 0 100 100"
            style={boxOf(line.view, cell)}
            aria-hidden="true"
        >
            {piece !== undefined && <PieceShape owner={piece.owner} letter={piece.letter} />}
            <circle class="preview-ring" cx="50" cy="50" r="43" />
        </svg>
    );
}

/** The piece that the player to move puts down: his only kind, or nothing. */
export function ownPiece(line: Show, seat = line.mover): PreviewProps["piece"] {
    const own = line.pieces.filter((piece) => piece.owner === seat);
    return own.length === 1 ? own[0] : undefined;
}

/**
 * What a click at a stage puts on the board while a move is put together: the piece of the first click,
 * and with the last of more than two what belongs to nobody.
 */
export function stagePiece(
    line: Show,
    stage: number,
    clicks: readonly number[] = clicked.value,
): PreviewProps["piece"] {
    const length = line.moves[0]?.path.length ?? 0;
    if (length > 2 && stage === length - 1) return line.pieces.find(({ owner }) => owner < 0);
    const first = cellOf(line.view, clicks[0] ?? -1);
    return first === undefined ? undefined : line.pieces[first.piece];
}

/** The move as far as it is put together, and what the pointer would add. */
function Staged({ line, token }: { line: Show; token: number | null }) {
    const clicks = clicked.value;
    const open = token !== null && clicks.length > 0 && nextClicks(line, clicks).has(token);
    const next = open ? cellOf(line.view, token) : undefined;
    return (
        <>
            {clicks.slice(1).map((click, i) => {
                const cell = cellOf(line.view, click);
                if (cell === undefined) return null;
                const piece = stagePiece(line, i + 1);
                return <MovePreview key={i} line={line} cell={cell} kind="staged" piece={piece} />;
            })}
            {next !== undefined && (
                <MovePreview
                    line={line}
                    cell={next}
                    kind="pointed"
                    piece={stagePiece(line, clicks.length)}
                />
            )}
        </>
    );
}

/** Behind the frame: previews of the move that is pointed at, hovered in a table, or suggested. */
export function MovePreviews() {
    const line = show.value;
    if (line === null || line.status === "over") return null;
    const token = computerMoves() ? null : pointed.value;
    if (clicksOf(line) > 1) return <Staged line={line} token={token} />;
    const reachable = token !== null && nextClicks(line, []).has(token);
    const cell = reachable ? cellOf(line.view, token) : undefined;
    const table = hovered.value === null ? undefined : landingOf(line, hovered.value);
    const hints = hinted.value.flatMap((move) => landingOf(line, move) ?? []);
    const piece = ownPiece(line);
    return (
        <>
            {hints.map((hint) => (
                <MovePreview key={hint.id} line={line} cell={hint} kind="hint" piece={piece} />
            ))}
            {table !== undefined && (
                <MovePreview line={line} cell={table} kind="table" piece={piece} />
            )}
            {cell?.target && <MovePreview line={line} cell={cell} kind="pointed" piece={piece} />}
        </>
    );
}

/** What a cell's mark says about it. */
function litClass(line: Show, cell: Cell): string | null {
    const clicks = clicked.value;
    const next = nextClicks(line, clicks);
    if (clicks.includes(cell.click) && !next.has(cell.click)) return "lit lit-chosen";
    const token = pointed.value;
    const here = cell.click === token;
    if (clicksOf(line) < 2) return here && next.has(cell.click) ? "lit" : null;
    if (next.has(cell.click)) {
        if (clicks.length === 0) return here ? "lit lit-start lit-chosen" : "lit lit-start";
        const last = clicks.length === clicksOf(line) - 1;
        return `lit lit-target ${last ? "lit-last" : ""} ${here ? "lit-here" : ""}`;
    }
    // Where the piece under the pointer could go.
    if (token === null || clicks.length > 0) return null;
    return nextClicks(line, [token]).has(cell.click) ? "lit lit-target lit-faint" : null;
}

/** In front of the frame: the cells that a click here would mean, the next ones, and those made so far. */
export function Pointed() {
    const line = show.value;
    if (line === null || line.status === "over" || settingUp.value) return null;
    if (clicksOf(line) > 1 && computerMoves()) return null;
    return (
        <>
            {line.view.cells.map((cell) => {
                const name = cell.click < 0 ? null : litClass(line, cell);
                if (name === null) return null;
                return <div key={cell.id} class={name} style={boxOf(line.view, cell)} />;
            })}
        </>
    );
}

/** So many values of clicks are written on small squares. */
const WRITTEN = 3;

/**
 * Of moves put together by clicks: the best value behind every next click. Small squares are coloured instead, from the
 * worst to the best, and the best of the free ones have their values: a number would cover a piece.
 */
function StageMarks({ line }: { line: Show }) {
    const report = shownReport.value;
    const clicks = clicked.value;
    if (report === null || clicks.length >= clicksOf(line)) return null;
    const values = [...stageValues(line, report, clicks, clicks.length)];
    const known = values.flatMap(([, value]) => value.best ?? []).sort((a, b) => b - a);
    const [best = 0, worst = best] = [known[0], known.at(-1)];
    const least = known[WRITTEN - 1] ?? worst;
    return (
        <>
            {values.map(([token, value]) => {
                const cell = cellOf(line.view, token);
                if (cell === undefined || value.best === null) return null;
                const free = cell.piece < 0;
                const names = ["mark", free ? "mark-low" : "mark-badge"];
                if (value.best === best) names.push("mark-top");
                if (narrow.value) names.push("mark-tint");
                const share = best > worst ? (value.best - worst) / (best - worst) : 1;
                const box = boxOf(line.view, cell);
                return (
                    <div
                        key={token}
                        class={names.join(" ")}
                        style={narrow.value ? { ...box, "--share": share } : box}
                    >
                        {(!narrow.value || (free && value.best >= least)) && (
                            <span class="mark-main num">{shortText(value.best, report)}</span>
                        )}
                    </div>
                );
            })}
        </>
    );
}

/** Values of the moves, each where it ends. */
export function MoveValues() {
    const line = show.value;
    if (line === null || line.status === "over" || !settings.value.boardValues) return null;
    if (clicksOf(line) > 1) return <StageMarks line={line} />;
    const report = shownReport.value;
    if (report === null) return null;
    const chosen = chosenMoves(report);
    return (
        <>
            {marks(line, shownRows.value).map(({ cell, row, share }) => {
                // A line of play that is drawn there has its number in this place.
                if (numbered.value.has(cell.id)) return null;
                const { main, sub } = markText(row, report, line);
                return (
                    <div
                        key={cell.id}
                        class={chosen.includes(row.move) ? "mark mark-best" : "mark"}
                        style={boxOf(line.view, cell)}
                    >
                        <span class="mark-main num">{main}</span>
                        {sub !== "" && <span class="mark-sub num">{sub}</span>}
                        <span class="mark-track">
                            <span style={{ transform: `scaleX(${share})` }} />
                        </span>
                    </div>
                );
            })}
        </>
    );
}
