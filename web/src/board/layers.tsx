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
import { clicked, hinted, hovered, show, shownReport, shownRows } from "../state/read/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { boxOf, cellOf, landingOf, marks, markText } from "./draw/geometry.ts";
import { MovePreview } from "./draw/preview.tsx";

/** Click token under the pointer or the focus; null = none. */
export const pointed = signal<number | null>(null);

/** The piece that the player to move puts down: his only kind, or nothing. */
export function ownPiece(line: Show, seat = line.mover): Show["pieces"][number] | undefined {
    const own = line.pieces.filter((piece) => piece.owner === seat);
    return own.length === 1 ? own[0] : undefined;
}

const Staged = lazy(() => import("./staged.tsx"), "Staged");
const StageMarks = lazy(() => import("./staged.tsx"), "StageMarks");

/** Loads what is drawn of moves of several clicks. */
export const prepareStages = () => Promise.all([Staged.load(), StageMarks.load()]);

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
