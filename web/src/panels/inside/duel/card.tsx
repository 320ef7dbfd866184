/** What a thinker is and says, and the values of all of them side by side. */

import { useQuery } from "../../../engine/hooks.ts";
import type { Show } from "../../../engine/protocol.ts";
import { SearcherSelect } from "../../../params/chooser.tsx";
import { PlayerFold } from "../../../params/fold.tsx";
import { mixtureOf } from "../../../state/read/mixture.ts";
import { nameOf } from "../../../state/read/spec.ts";
import { hovered } from "../../../state/read/store.ts";
import { bytesText, effortText, timeText } from "../../../text/format.ts";
import { titleOfMove, titlesOfMoves } from "../../../text/shown.ts";
import { moveText, valueText, valueTitle } from "../../../text/value.ts";
import { IconButton } from "../../../ui/button.tsx";
import { sets } from "../../../ui/field.tsx";
import { Table } from "../../../ui/table.tsx";
import { Said } from "../../../ui/words.tsx";
import { duel as say } from "../../../words/inside/duel.ts";
import {
    apartOf,
    LETTERS,
    movesOf,
    rankOf,
    rowOf,
    type Thinker,
    wantedText,
    wants,
} from "./duel.ts";
import { LEAST, replace, setSpec, specsNow, thinkers } from "./think.ts";

/** Rows of the table of values. */
const ROWS = 8;

export function Card({ i, thinker, line: board }: { i: number; thinker: Thinker; line: Show }) {
    const { spec, report, state } = thinker;
    const letter = LETTERS[i] ?? "";
    const line = useQuery("spec", () => `spec player ${spec}`).answer.value;
    const wanted = wantedText(thinker);
    const best =
        report === null || mixtureOf(report).length > 0
            ? undefined
            : report.moves.find(({ move }) => move === report.best);
    const others = thinkers.value.map(wantedText);
    const alone = wanted !== "" && others.some((other) => other !== "" && other !== wanted);
    return (
        <section class="duel-card" data-place={i} aria-label={say.thinker(letter)}>
            <div class="duel-head">
                <span class="duel-letter">{letter}</span>
                <SearcherSelect
                    label={say.thinker(letter)}
                    compact
                    value={nameOf(spec)}
                    onChange={(name) => setSpec(i, name)}
                />
                {line !== null && (
                    <PlayerFold
                        title={say.settings}
                        presets={say.presets(letter)}
                        player={line}
                        onSpec={(text) => setSpec(i, text)}
                    />
                )}
                {thinkers.value.length > LEAST && (
                    <IconButton
                        icon="close"
                        label={say.remove.label(letter)}
                        title={say.remove.tip}
                        onClick={() => replace(specsNow().filter((_, k) => k !== i))}
                    />
                )}
            </div>
            <p
                class="duel-said num"
                title={titlesOfMoves(report?.pv.slice(0, 12) ?? []) || undefined}
            >
                {report !== null && (
                    <span class="duel-best" data-alone={alone}>
                        <Said
                            pieces={say.wants(
                                wanted,
                                valueTitle(report, board, board.mover ?? 0),
                                best !== undefined
                                    ? moveText(best, report, board)
                                    : valueText(report.value ?? null, report),
                            )}
                        />
                    </span>
                )}
                <span class="muted duel-small">
                    {report === null
                        ? state === "running"
                            ? say.thinking
                            : say.notYet
                        : say.work(
                              effortText(report),
                              timeText(report.ms),
                              bytesText(report.reserved ?? 0),
                              state === "running",
                          )}
                </span>
            </p>
        </section>
    );
}

/** Places and values of the moves that matter, side by side; the widest disagreement is marked. */
export function Values({ all, line }: { all: readonly Thinker[]; line: Show }) {
    const moves = movesOf(all, ROWS);
    if (moves.length === 0) return null;
    const spreads = moves.map((move) => apartOf(all, move));
    const widest = Math.max(...spreads.map((gap) => gap ?? 0));
    return (
        <Table
            scroll
            class="dense duel-values"
            caption={say.places}
            rows={moves}
            keyOf={(move) => move}
            row={(move, k) => ({
                "data-widest": widest > 0 && spreads[k] === widest,
                onMouseEnter: sets(hovered, move),
                onMouseLeave: sets(hovered, null),
            })}
            columns={[
                { title: say.table.move, head: true, cell: (move) => titleOfMove(move) },
                ...all.map((thinker, i) => ({
                    title: LETTERS[i],
                    mark: (move: string) => (wants(thinker, move) ? "best" : undefined),
                    cell: (move: string) => {
                        const [row, rank] = [rowOf(thinker, move), rankOf(thinker, move)];
                        if (row === undefined || thinker.report === null) return "–";
                        const value = moveText(row, thinker.report, line);
                        return rank === null ? value : say.valued(rank, value);
                    },
                })),
                { title: say.table.apart, cell: (_, k) => spreads[k] ?? "–" },
            ]}
        />
    );
}
