/** What a thinker is and says, and the values of all of them side by side. */

import { useQuery } from "../../../engine/hooks.ts";
import { SearcherSelect } from "../../../params/chooser.tsx";
import { PlayerFold } from "../../../params/fold.tsx";
import { hovered } from "../../../state/store.ts";
import { effortText, moveText, timeText, valueText } from "../../../text/format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { sets } from "../../../ui/field.tsx";
import { Table } from "../../../ui/table.tsx";
import { LETTERS, movesOf, rowOf, spreadOf, type Thinker } from "./duel.ts";
import { LEAST, replace, setSpec, specsNow, thinkers } from "./think.ts";

/** Rows of the table of values. */
const ROWS = 8;

export function Card({ i, thinker, points }: { i: number; thinker: Thinker; points: boolean }) {
    const { spec, report, state } = thinker;
    const line = useQuery("spec", () => `spec player ${spec}`).answer.value;
    const best = report?.moves.find(({ move }) => move === report.best);
    const others = thinkers.value.map((other) => other.report?.best ?? null);
    const alone =
        report?.best != null && others.some((move) => move !== null && move !== report.best);
    return (
        <section class="duel-card" data-place={i} aria-label={`Thinker ${LETTERS[i]}`}>
            <div class="duel-head">
                <span class="duel-letter">{LETTERS[i]}</span>
                <SearcherSelect
                    label={`Thinker ${LETTERS[i]}`}
                    compact
                    value={spec.split("(")[0] ?? ""}
                    onChange={(name) => setSpec(i, name)}
                />
                {thinkers.value.length > LEAST && (
                    <IconButton
                        icon="close"
                        label={`Remove thinker ${LETTERS[i]}`}
                        title="Remove"
                        onClick={() => replace(specsNow().filter((_, k) => k !== i))}
                    />
                )}
            </div>
            {line !== null && (
                <PlayerFold
                    title="Parameters"
                    presets={`Presets of thinker ${LETTERS[i]}`}
                    player={line}
                    onSpec={(text) => setSpec(i, text)}
                />
            )}
            {report !== null && (
                <p class="duel-best num" data-alone={alone}>
                    <strong>{report.best ?? "–"}</strong>{" "}
                    {best !== undefined
                        ? moveText(best, points)
                        : valueText(report.value ?? null, points)}
                </p>
            )}
            <p class="muted num duel-small">
                {report === null
                    ? state === "running"
                        ? "thinking"
                        : "has not thought yet"
                    : `${effortText(report)}, ${timeText(report.ms)}${state === "running" ? " …" : ""}`}
            </p>
            <p class="muted num duel-small">{report?.pv.slice(0, 8).join(" ")}</p>
        </section>
    );
}

/** Values of the moves that matter, side by side; the widest disagreement is marked. */
export function Values({ all, points }: { all: readonly Thinker[]; points: boolean }) {
    const moves = movesOf(all, ROWS);
    if (moves.length === 0) return null;
    const spreads = moves.map((move) => spreadOf(all, move));
    const widest = Math.max(...spreads.map((gap) => gap ?? 0));
    return (
        <Table
            class="dense duel-values"
            caption="Values of the moves that matter"
            rows={moves}
            keyOf={(move) => move}
            row={(move, k) => ({
                "data-widest": widest > 0 && spreads[k] === widest,
                onMouseEnter: sets(hovered, move),
                onMouseLeave: sets(hovered, null),
            })}
            columns={[
                { title: "Move", head: true, cell: (move) => move },
                ...all.map((thinker, i) => ({
                    title: LETTERS[i],
                    mark: (move: string) => (thinker.report?.best === move ? "best" : undefined),
                    cell: (move: string) => {
                        const row = rowOf(thinker, move);
                        return row === undefined ? "–" : moveText(row, points);
                    },
                })),
                { title: "Apart", cell: (_, k) => spreads[k]?.toFixed(1) ?? "–" },
            ]}
        />
    );
}
