/**
 * The root moves, best first: value, effort, line of play. A row that is pointed at or tapped shows its
 * move on the board; a click, or a second tap, plays it.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Scale, Spread, spreadScale } from "../../charts/spread.tsx";
import type { JudgedMove, Report, Show } from "../../engine/protocol.ts";
import { choose as chooseMove } from "../../state/act/hand.ts";
import { hasTool } from "../../state/read/looks.ts";
import { MARKS } from "../../state/read/review.ts";
import { hovered } from "../../state/read/store.ts";
import { titleOfMove, titlesOfMoves } from "../../text/shown.ts";
import { type Measure, moveText, provenSentence, valueFor, valueTitle } from "../../text/value.ts";
import { worthText } from "../../text/worth.ts";
import { Button } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import { think as say } from "../../words/think.ts";
import { areLong, orderMoves, ROWS, reportRows, type TableRow, tableRows } from "./rows.ts";

/** Colours of the lines in the chart; a row carries the same mark. */
const STYLES = 8;

/** Rows more at each press, and at most. */
const MORE = 24;
const MOST = 204;

/** False where a browser makes up a pointer at the place that a finger touched last. */
function canPoint(): boolean {
    return matchMedia("(hover: hover)").matches;
}

interface RowProps {
    row: TableRow;
    /** What the values are measured in; null while nothing is known. */
    report: Report | null;
    line: Show;
    mover: number;
    /** Style of its line in the chart, 0..7; none for moves without a line. */
    style: number | null;
    playable: boolean;
    /** On which to draw what the dice may bring; null where there are none. */
    scale: Scale | null;
    /** The judge's opinion in place of the line; undefined = nobody has asked for it. */
    judged: JudgedMove | null | undefined;
    /** Of its values. */
    measure: Measure | undefined;
}

function Judged({
    judged,
    line,
    measure,
}: Pick<RowProps, "line" | "measure"> & { judged: JudgedMove | null }) {
    if (judged === null) return <td class="line-pv num">…</td>;
    const { grade } = judged;
    const text = worthText(judged, line, measure);
    return (
        <td
            class={`line-pv num line-judged grade-${grade ?? "open"}`}
            title={grade === null ? text : say.grades[grade]}
        >
            {text} {grade !== null && <span aria-hidden="true">{MARKS[grade]}</span>}
            {grade !== null && <span class="sr-only">, {say.grades[grade]}</span>}
        </td>
    );
}

function Row({
    row,
    report: whole,
    line,
    mover,
    style,
    playable,
    scale,
    judged,
    measure,
}: RowProps) {
    const { move, report, bar } = row;
    const enter = sets(hovered, move);
    const leave = () => {
        if (hovered.value === move) hovered.value = null;
    };
    // A finger cannot point first: its first tap shows the move, the next one on the same row plays it.
    const finger = useRef(false);
    const unseen = useRef(false);
    const press = (event: PointerEvent) => {
        finger.current = event.pointerType === "touch";
        unseen.current = finger.current && hovered.value !== move;
        // From now on: rows that changed places under the finger would take its tap.
        if (unseen.current) enter();
    };
    const forget = () => {
        finger.current = false;
        unseen.current = false;
    };
    const cancel = () => {
        if (unseen.current) leave();
        forget();
    };
    const choose = () => {
        if (!unseen.current && playable) {
            if (finger.current) leave();
            chooseMove(move);
        }
        forget();
    };
    const percent = Math.round(row.share * 100);
    const known = report !== null && whole !== null;
    const text = known ? moveText(report, whole, line) : "–";
    const said =
        known &&
        (provenSentence(report, line, mover) || valueFor(report.value, whole, line, mover));
    const next = titlesOfMoves(report?.pv.slice(1) ?? []);
    const classes = ["move-line"];
    if (row.best) classes.push("best");
    if (hovered.value === move) classes.push("hovered");
    return (
        <tr
            class={classes.join(" ")}
            onMouseEnter={() => canPoint() && enter()}
            onMouseLeave={() => canPoint() && leave()}
            onPointerDown={press}
            onPointerCancel={cancel}
            onClick={choose}
        >
            <th scope="row" class="line-head">
                <button
                    type="button"
                    class="line-move num"
                    disabled={!playable}
                    title={say.play(titleOfMove(move))}
                    onFocus={enter}
                    onBlur={leave}
                >
                    <span
                        class={style === null ? "key" : `key key-${style + 1}`}
                        aria-hidden="true"
                    />
                    {titleOfMove(move)}
                </button>
            </th>
            <td class={`line-value num ${report?.proven ?? ""}`} title={said || undefined}>
                <span class="value-cell">
                    <span class="value-bar" aria-hidden="true">
                        <span style={{ width: `${(bar + 1) * 50}%` }} />
                    </span>
                    <span class="value-text">{text}</span>
                </span>
            </td>
            <td class="line-share num">
                {row.share > 0 ? (percent < 1 ? say.little : percent) : "–"}
                {row.share > 0 && <span class="unit">%</span>}
            </td>
            {judged !== undefined ? (
                <Judged judged={judged} line={line} measure={measure} />
            ) : scale !== null && known ? (
                <td class="line-spread">
                    <Spread row={report} scale={scale} measure={whole} />
                </td>
            ) : (
                <td class="line-pv num" title={next}>
                    {next}
                </td>
            )}
        </tr>
    );
}

/** Whether an order is one of the moves of this position. */
function sameMoves(order: readonly string[], moves: readonly string[]): boolean {
    if (order.length !== moves.length) return false;
    const all = new Set(moves);
    return order.every((move) => all.has(move));
}

interface MoveTableProps {
    report: Report | null;
    moves: readonly string[];
    line: Show;
    mover: number;
    playable: boolean;
    /** What the judge knows of the moves; null = it is not asked. */
    judged: readonly JudgedMove[] | null;
    measure: Measure | undefined;
}

export function MoveTable({
    report,
    moves,
    line,
    mover,
    playable,
    judged,
    measure,
}: MoveTableProps) {
    const before = useRef<string[]>([]);
    const [count, setCount] = useState(ROWS);
    const first = moves[0];
    // Another position begins with a short table again.
    useEffect(() => setCount(ROWS), [moves.length, first]);
    // What a finger has chosen stays chosen in this position only. At once: later it would take away what has the focus.
    const { position } = line;
    useLayoutEffect(() => {
        if (!canPoint()) hovered.value = null;
    }, [position]);
    // While a row is pointed at the rows stay where they are. Moves that only the longer table shows, or
    // that have got worse meanwhile, are told in short.
    const held = hovered.value !== null && sameMoves(before.current, moves);
    const known = held || count > ROWS ? reportRows(report, moves) : undefined;
    const order = held ? before.current : orderMoves(report, moves, before.current, known);
    before.current = order;
    const rows = tableRows(report, order, count, known);
    const scale = spreadScale(report?.moves ?? []);
    const mixed = report?.moves.some(({ mix }) => mix !== undefined);
    const names = ["move-table"];
    // Where chance plays the columns stand from the beginning as what it may bring needs them.
    if (scale !== null || hasTool(line.family, "outlook")) names.push("with-spread");
    if (areLong(rows)) names.push("long-moves");
    return (
        <table class={names.join(" ")}>
            <caption class="sr-only">{say.table.caption}</caption>
            <thead>
                <tr>
                    <th scope="col" class="move-head-cell head-move">
                        {say.table.move}
                    </th>
                    <th scope="col" class="move-head-cell head-value">
                        {report === null ? say.table.value : valueTitle(report, line, mover)}
                    </th>
                    <th
                        scope="col"
                        class="move-head-cell head-share"
                        title={mixed ? say.table.drawnTip : say.table.effortTip}
                    >
                        {mixed ? say.table.drawn : say.table.effort}
                    </th>
                    <th scope="col" class="move-head-cell head-pv">
                        {judged !== null
                            ? say.table.judged
                            : scale === null
                              ? say.table.line
                              : say.table.spread}
                    </th>
                </tr>
            </thead>
            <tbody>
                {/* By place: moves that change places change what rows say; no row moves on the screen. */}
                {rows.map((row, place) => (
                    <Row
                        key={place}
                        row={row}
                        report={report}
                        line={line}
                        mover={mover}
                        style={moves.length <= STYLES ? moves.indexOf(row.move) : null}
                        playable={playable}
                        scale={scale}
                        measure={measure}
                        judged={
                            judged === null
                                ? undefined
                                : (judged.find(({ move }) => move === row.move) ?? null)
                        }
                    />
                ))}
            </tbody>
            {moves.length > ROWS && (
                <tfoot>
                    <tr>
                        <td colSpan={4} class="muted">
                            {moves.length > count && `${say.others(moves.length - count)} `}
                            {moves.length > count && count < MOST && (
                                <Button
                                    look="quiet"
                                    class="more-moves"
                                    onClick={() => setCount(count + MORE)}
                                >
                                    {say.showMore(Math.min(MORE, moves.length - count))}
                                </Button>
                            )}
                            {count > ROWS && (
                                <Button
                                    look="quiet"
                                    class="more-moves"
                                    onClick={() => setCount(ROWS)}
                                >
                                    {say.showFewer}
                                </Button>
                            )}
                        </td>
                    </tr>
                </tfoot>
            )}
        </table>
    );
}
