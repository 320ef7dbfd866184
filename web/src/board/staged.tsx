/** Moves of several clicks while they are put together: what stands there already, and the values of the next click. */
import type { Show } from "../engine/protocol.ts";
import { clicksOf, nextClicks } from "../state/read/paths.ts";
import { stageValues } from "../state/read/stages.ts";
import { clicked, shownReport } from "../state/read/store.ts";
import { shortText } from "../text/value.ts";
import { narrow } from "./draw/floors.ts";
import { boxOf, cellOf } from "./draw/geometry.ts";
import { MovePreview } from "./draw/preview.tsx";

/**
 * What a click at a stage puts on the board while a move is put together: the piece of the first click,
 * and with the last of more than two what belongs to nobody.
 */
export function stagePiece(
    line: Show,
    stage: number,
    clicks: readonly number[] = clicked.value,
): Show["pieces"][number] | undefined {
    const length = line.moves[0]?.path.length ?? 0;
    if (length > 2 && stage === length - 1) return line.pieces.find(({ owner }) => owner < 0);
    const first = cellOf(line.view, clicks[0] ?? -1);
    return first === undefined ? undefined : line.pieces[first.piece];
}

/** The move as far as it is put together, and what the pointer would add. */
export function Staged({ line, token }: { line: Show; token: number | null }) {
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

/** So many values of clicks are written on small squares. */
const WRITTEN = 3;

/**
 * Of moves put together by clicks: the best value behind every next click. Small squares are coloured instead, from the
 * worst to the best, and the best of the free ones have their values: a number would cover a piece.
 */
export function StageMarks({ line }: { line: Show }) {
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
