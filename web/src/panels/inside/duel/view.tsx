/**
 * View 6: the duel of thinkers. Two to four players think about the same position at the same time, with
 * equal time or equal effort; side by side what they want, in which order they put the moves, and what each thinks in its own unit.
 */

import { useState } from "preact/hooks";
import { usualPlayer } from "../../../state/read/roles.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import "../../../styles/animations.css";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, rounded, type Table, tableOf } from "../../../charts/table.ts";
import type { Show } from "../../../engine/protocol.ts";
import { effortOf, show } from "../../../state/read/store.ts";
import { valueAxis, valueText } from "../../../text/value.ts";
import { duel as say } from "../../../words/inside/duel.ts";
import { useOutput } from "../contract.ts";
import { canSearch, ofPosition } from "../control.tsx";
import { Card, Values } from "./card.tsx";
import {
    agreementText,
    apartOf,
    BUDGETS,
    LETTERS,
    movesOf,
    rankOf,
    rowOf,
    type Thinker,
    verdictOf,
    wants,
} from "./duel.ts";
import { heightOf, paintDuel, type Scene } from "./paint.ts";
import { fields, MOST, replace, said, start, stop, thinkers, useThinkers } from "./think.ts";

const head = say.table;

function tableFor(all: readonly Thinker[], line: Show | null): Table {
    const columns: ColumnOf<string>[] = [
        { title: head.move, numeric: false, of: (move) => titleOfMove(move) },
        ...all.flatMap((thinker, i): ColumnOf<string>[] => {
            const { report } = thinker;
            const unit = report && line ? valueAxis(report, line, line.mover ?? 0).title : null;
            const letter = LETTERS[i] ?? "";
            return [
                { title: head.place(letter), of: (move) => rankOf(thinker, move) },
                {
                    title: head.value(letter),
                    doc: head.valueDoc(unit, thinker.spec),
                    text: (cell) =>
                        report === null ? "–" : valueText(cell as number | null, report),
                    of: (move) => rounded(rowOf(thinker, move)?.value),
                },
                {
                    title: head.effort(letter),
                    of: (move) => {
                        const row = rowOf(thinker, move);
                        return row && (row.visits || row.nodes);
                    },
                },
            ];
        }),
        { title: head.apart, of: (move) => apartOf(all, move) },
        {
            title: head.best,
            numeric: false,
            of: (move) => LETTERS.filter((_, i) => wants(all[i], move)).join(""),
        },
    ];
    const caption = head.caption(verdictOf(all), agreementText(all));
    const moves = movesOf(all, Number.POSITIVE_INFINITY);
    return tableOf(caption, moves, columns, (key) => ({ key }));
}

/** Budget and buttons. */
export function DuelBar() {
    const { budget } = fields.read();
    const all = thinkers.value;
    const running = all.some(({ state }) => state === "running");
    return (
        <div class="inside-control">
            <Button
                look="primary"
                icon={running ? "pause" : "play"}
                class="inside-run"
                disabled={!canSearch()}
                onClick={() => (running ? stop() : void start())}
            >
                {running ? say.stop : say.begin}
            </Button>
            <Select
                label={say.budget}
                compact
                value={budget}
                entries={BUDGETS}
                onChange={(chosen) => {
                    // What they have thought was with another budget.
                    fields.change({ budget: chosen });
                    replace(all.map(({ spec }) => spec));
                }}
            />
            <Button
                disabled={all.length >= MOST}
                onClick={() =>
                    replace([...all.map(({ spec }) => spec), all.at(-1)?.spec ?? usualPlayer()])
                }
            >
                {say.add}
            </Button>
        </div>
    );
}

export function Duel() {
    const { budget } = fields.read();
    const [size, setSize] = useState<Size>({ width: 800, height: 300 });
    useThinkers();
    const all = thinkers.value;
    const line = show.value;
    const running = all.some(({ state }) => state === "running");
    const scene: Scene | null =
        line === null ? null : { line, thinkers: all, timed: budget.startsWith("t") };
    useOutput({
        picture: scene && { ...size, paint: paintDuel(scene) },
        table: tableFor(all, line),
        data: () => ({
            position: line?.position,
            thinkers: all.map(({ spec, report, samples }) => ({
                spec,
                best: report?.best ?? null,
                value: report?.value ?? null,
                effort: report === null ? 0 : effortOf(report),
                moves: report?.moves ?? [],
                samples,
            })),
        }),
        command: said.value || `analyze ${all[0]?.spec ?? usualPlayer()} bare keep`,
    });
    if (scene === null) return null;
    return (
        <div class="animation">
            <div class="duel-cards">
                {all.map((thinker, i) => (
                    <Card key={i} i={i} thinker={thinker} line={scene.line} />
                ))}
            </div>
            <p class="inside-note" aria-live={running ? "off" : "polite"}>
                {ofPosition(`${verdictOf(all)} ${agreementText(all)}`)}
            </p>
            <div class="animation-split">
                <div class="pane">
                    <div style={{ minHeight: `${heightOf(scene, size.width)}px` }}>
                        <Surface
                            tabIndex={0}
                            paint={paintDuel(scene)}
                            onSize={setSize}
                            label={say.label(verdictOf(all))}
                        />
                    </div>
                </div>
                <aside class="duel-places">
                    <Values all={all} line={scene.line} />
                </aside>
            </div>
        </div>
    );
}
