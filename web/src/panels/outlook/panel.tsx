/** The outlook: what every rule contributes to each move, and what tiles may follow with what values. */

import { signal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { spot } from "../../charts/spread.tsx";
import type { EvalLine } from "../../engine/protocol.ts";
import { gameRowOf } from "../../state/read/looks.ts";
import { hovered, show, shownFamily } from "../../state/read/store.ts";
import { titleOfMove } from "../../text/shown.ts";
import {
    isEstimated,
    type Measure,
    measureFrom,
    shareText,
    valueText,
    valueTitle,
} from "../../text/value.ts";
import { Button } from "../../ui/button.tsx";
import { bound, sets } from "../../ui/field.tsx";
import { entriesOf, Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { outlook as say } from "../../words/outlook.ts";
import type { Branch } from "./branches.ts";
import { evaluation, explained, type Outlook, useOutlook } from "./outlook.ts";

type TermRow = NonNullable<EvalLine["moves"]>[number];

/** Larger terms (a lost game) run out of the picture. */
const OUT_OF_SCALE = 1_000_000;
/** Tiles of a branch that are listed. */
const LISTED = 10;

/** Terms are numbers of the program's own, and so is their sum. */
const TERMS: Measure = { scale: "evaluation", bounds: null };

/** What the values of moves and tiles are read in. */
const measureOf = (terms: EvalLine | null): Measure =>
    terms === null ? TERMS : measureFrom(terms);

function colour(index: number): string {
    return `var(--chart-${(index % 8) + 1})`;
}

function termNames(rows: TermRow[]): string[] {
    return [...new Set(rows.flatMap((row) => Object.keys(row.terms)))];
}

function sums(row: TermRow): { minus: number; plus: number } {
    const parts = Object.values(row.terms).filter((term) => Math.abs(term) < OUT_OF_SCALE);
    return {
        minus: parts.reduce((sum, term) => sum + Math.min(0, term), 0),
        plus: parts.reduce((sum, term) => sum + Math.max(0, term), 0),
    };
}

/** Terms side by side: what is against the move to the left of the line, what is for it to the right. */
function Bars({ rows, names, measure }: { rows: TermRow[]; names: string[]; measure: Measure }) {
    const all = rows.map(sums);
    const low = Math.min(0, ...all.map((one) => one.minus));
    const high = Math.max(0, ...all.map((one) => one.plus));
    const scale = { low, high: high > low ? high : low + 1 };
    const zero = spot(scale, 0);
    return (
        <div class="term-bars" aria-hidden="true">
            {rows.map((row) => {
                let left = 0;
                let right = 0;
                return (
                    <div class="term-line" key={row.move}>
                        <strong>{titleOfMove(row.move)}</strong>
                        <span class="term-bar">
                            {names.map((name, i) => {
                                const term = row.terms[name] ?? 0;
                                if (term === 0) return null;
                                const from = term < 0 ? left + term : right;
                                const to = term < 0 ? left : right + term;
                                if (term < 0) left += term;
                                else right += term;
                                const start = spot(scale, from);
                                return (
                                    <span
                                        key={name}
                                        class="term-part"
                                        style={{
                                            left: `${start}%`,
                                            width: `${spot(scale, to) - start}%`,
                                            background: colour(i),
                                        }}
                                    />
                                );
                            })}
                            <span class="term-zero" style={{ left: `${zero}%` }} />
                        </span>
                        <span class="num">{valueText(row.value, measure)}</span>
                    </div>
                );
            })}
        </div>
    );
}

/** Rows below those of the terms. */
const [VALUE, SHOWN, WORST] = ["=", "shown", "worst"] as const;
const OWN: { [row: string]: string } = { [VALUE]: say.terms.value, [WORST]: say.terms.worst };

/** What the row is called that has, below the sum, what it comes to for people. */
const shownTitle = (measure: Measure) =>
    show.value === null ? "" : valueTitle(measure, show.value, 0);

interface TermTableProps {
    rows: TermRow[];
    names: string[];
    /** Of the terms, for people. */
    titles: EvalLine["titles"];
    measure: Measure;
}

function TermTable({ rows, names, titles, measure }: TermTableProps) {
    const dice = rows.some((row) => row.dice !== null);
    return (
        <Table
            class="dense term-table"
            caption={say.terms.caption}
            scroll
            rows={[
                ...names,
                VALUE,
                ...(isEstimated(measure) ? [SHOWN] : []),
                ...(dice ? [WORST] : []),
            ]}
            keyOf={(name) => name}
            row={(name) => ({ class: name === VALUE ? "term-total" : undefined })}
            columns={[
                {
                    title: say.terms.rule,
                    head: true,
                    words: true,
                    cell: (name, i) => (
                        <>
                            {i < names.length && (
                                <span class="term-key" style={{ background: colour(i) }} />
                            )}
                            {name === SHOWN ? (
                                shownTitle(measure)
                            ) : (
                                <span title={OWN[name] ?? name}>
                                    {OWN[name] ?? titles[name] ?? name}
                                </span>
                            )}
                        </>
                    ),
                },
                ...rows.map((row) => ({
                    title: titleOfMove(row.move),
                    cell: (name: string) =>
                        name === WORST
                            ? (row.dice ?? "–")
                            : name === SHOWN
                              ? valueText(row.value, measure)
                              : valueText(
                                    name === VALUE ? row.value : (row.terms[name] ?? null),
                                    TERMS,
                                ),
                })),
            ]}
        />
    );
}

function Terms({ terms, refusal }: Outlook) {
    const id = useId();
    const rows = terms?.moves ?? [];
    const names = termNames(rows);
    return (
        <section aria-labelledby={`${id}t`}>
            <h3 id={`${id}t`}>{say.terms.title}</h3>
            <Select
                label={say.terms.evaluation}
                compact
                entries={[
                    { id: "", title: say.terms.own(explained()) },
                    ...entriesOf(gameRowOf(shownFamily.value)?.evals ?? []),
                ]}
                {...bound(evaluation)}
            />
            {refusal !== "" && <p class="muted">{refusal}</p>}
            {rows.length > 0 && names.length === 0 && <p class="muted">{say.terms.none}</p>}
            {rows.length > 0 && names.length > 0 && (
                <>
                    <Bars rows={rows} names={names} measure={measureOf(terms)} />
                    <TermTable
                        rows={rows}
                        names={names}
                        titles={terms?.titles ?? {}}
                        measure={measureOf(terms)}
                    />
                </>
            )}
        </section>
    );
}

/** What the values of the tree are read in: those of the evaluation that is explained. */
const tilesIn = signal<Measure>(TERMS);

/** The move whose tiles are listed, and the tile whose answers are. */
const open = signal<{ move: string | null; tile: string | null }>({ move: null, tile: null });

function BranchCells({ branch, most }: { branch: Branch; most: number }) {
    const measure = tilesIn.value;
    const share = branch.chance === null || most === 0 ? 0 : branch.chance / most;
    return (
        <>
            <span class="num">{titleOfMove(branch.move)}</span>
            <span class="num muted">{branch.chance === null ? "" : shareText(branch.chance)}</span>
            <span class={most === 0 ? "" : "branch-bar"} aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
            </span>
            <span class="num">{valueText(branch.value, measure)}</span>
        </>
    );
}

function Answers({ tile }: { tile: Branch }) {
    return (
        <ul>
            {tile.below.map((answer) => (
                <li class="branch" key={answer.move}>
                    <BranchCells branch={answer} most={0} />
                </li>
            ))}
            {tile.below.length === 0 && <li class="muted">{say.tiles.noSlide}</li>}
        </ul>
    );
}

function TileList({ move }: { move: Branch }) {
    const most = Math.max(0, ...move.below.map((tile) => tile.chance ?? 0));
    const byValue = [...move.below].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
    const shown = byValue.slice(0, LISTED);
    return (
        <ul>
            {shown.map((tile) => (
                <li key={tile.move}>
                    <Button
                        look="bare"
                        class="branch"
                        aria-expanded={open.value.tile === tile.move}
                        onClick={() => {
                            const again = open.value.tile === tile.move;
                            open.value = { ...open.value, tile: again ? null : tile.move };
                        }}
                    >
                        <BranchCells branch={tile} most={most} />
                        <span class="num muted">{titleOfMove(tile.below[0]?.move ?? "–")}</span>
                    </Button>
                    {open.value.tile === tile.move && <Answers tile={tile} />}
                </li>
            ))}
            {byValue.length > LISTED && (
                <li class="muted">{say.tiles.others(byValue.length - LISTED)}</li>
            )}
        </ul>
    );
}

function Tree({ branches }: Outlook) {
    const id = useId();
    return (
        <section aria-labelledby={id}>
            <h3 id={id}>{say.tiles.title}</h3>
            <p class="muted">{say.tiles.doc}</p>
            <ul class="chance-tree">
                {branches.map((move) => (
                    <li key={move.move}>
                        <Button
                            look="bare"
                            class="branch"
                            aria-expanded={open.value.move === move.move}
                            onMouseEnter={sets(hovered, move.move)}
                            onMouseLeave={sets(hovered, null)}
                            onClick={() => {
                                const again = open.value.move === move.move;
                                open.value = { move: again ? null : move.move, tile: null };
                            }}
                        >
                            <BranchCells branch={move} most={0} />
                            <span class="num muted">{move.below.length}</span>
                        </Button>
                        {open.value.move === move.move && <TileList move={move} />}
                    </li>
                ))}
            </ul>
        </section>
    );
}

export function OutlookPanel() {
    const outlook = useOutlook();
    const { terms } = outlook;
    useEffect(() => {
        tilesIn.value = measureOf(terms);
    }, [terms]);
    if (show.value?.status === "over") return <p class="muted">{say.over}</p>;
    return (
        <div class="outlook">
            <Terms {...outlook} />
            <Tree {...outlook} />
        </div>
    );
}
