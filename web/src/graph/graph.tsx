/**
 * The value of every position of the game. A click or the arrow keys go to a position; a table tells the
 * same. Other parts of the page may hand in marks for single positions.
 */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { seatName, valueText } from "../analysis/format.ts";
import type { Show } from "../engine/protocol.ts";
import { goTo } from "../state/actions.ts";
import { show } from "../state/store.ts";
import { bound } from "../ui/field.tsx";
import { Fold } from "../ui/fold.tsx";
import { Select } from "../ui/select.tsx";
import { Table } from "../ui/table.tsx";
import {
    type GraphMark,
    type GraphPoint,
    pathOf,
    plyAt,
    pointsOf,
    rangeOf,
    spotOf,
} from "./points.ts";
import { evaluations, followGame, known, left, refusal, valuer, valuerKey } from "./values.ts";
import "../styles/graph.css";

const WIDTH = 600;
const HEIGHT = 120;
/** Rows of the table around the position on the board. */
const ROWS = 60;
const TIMES = [100, 500, 2000];

/** Position under the pointer. */
const pointed = signal<number | null>(null);

function pointText(line: Show, { ply, move, value }: GraphPoint): string {
    const where = ply === 0 ? "Start" : `After ${ply}. ${move}`;
    if (value === null) return `${where}: no value yet`;
    const whose = line.two_player ? ` for ${seatName(line, 0)}` : "";
    return `${where}: ${valueText(value, line.points)}${whose}`;
}

function onKeyDown(event: KeyboardEvent, at: number, last: number): void {
    const steps: { [key: string]: number } = {
        ArrowLeft: at - 1,
        ArrowDown: at - 1,
        ArrowRight: at + 1,
        ArrowUp: at + 1,
        PageDown: at - 10,
        PageUp: at + 10,
        Home: 0,
        End: last,
    };
    const to = steps[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    void goTo(to);
}

export function Curve(props: {
    line: Show;
    points: GraphPoint[];
    marks: readonly GraphMark[];
    /** What a point says; its value by default. */
    words?: (point: GraphPoint) => string;
}) {
    const { line, points, marks, words = (point) => pointText(line, point) } = props;
    const last = points.length - 1;
    const at = line.moves_played.length;
    const range = rangeOf(points, line.two_player && !line.points);
    const path = pathOf(points, range, WIDTH, HEIGHT);
    const zero = spotOf(0, 0, last, range).y;
    const here = points[at];
    const shown = points[pointed.value ?? at] ?? here;
    const plyOf = (event: MouseEvent & { currentTarget: HTMLElement }) => {
        const box = event.currentTarget.getBoundingClientRect();
        return plyAt((event.clientX - box.left) / box.width, last);
    };
    const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
    const dot = (point: GraphPoint | undefined, name: string) => {
        if (point === undefined || point.value === null) return null;
        const { x, y } = spotOf(point.ply, point.value, last, range);
        return <span class={name} style={{ left: percent(x), top: percent(y) }} />;
    };
    return (
        <>
            <div class="graph-frame">
                <span class="graph-most num" aria-hidden="true">
                    {valueText(range[1], line.points).replace(/\.0$/, "")}
                </span>
                <span class="graph-least num" aria-hidden="true">
                    {valueText(range[0], line.points).replace(/\.0$/, "")}
                </span>
                <div
                    class="graph"
                    role="slider"
                    tabIndex={0}
                    aria-label="Value of every position of the game"
                    aria-valuemin={0}
                    aria-valuemax={last}
                    aria-valuenow={at}
                    aria-valuetext={here === undefined ? "" : words(here)}
                    onKeyDown={(event) => onKeyDown(event, at, last)}
                    onClick={(event) => void goTo(plyOf(event))}
                    onPointerMove={(event) => {
                        pointed.value = plyOf(event);
                    }}
                    onPointerLeave={() => {
                        pointed.value = null;
                    }}
                >
                    <svg
                        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                        preserveAspectRatio="none"
                        aria-hidden="true"
                        focusable="false"
                    >
                        <path class="graph-zero" d={`M0 ${zero * HEIGHT}H${WIDTH}`} />
                        <path class="graph-line" d={path} />
                    </svg>
                    <span
                        class="graph-at"
                        style={{ left: percent(spotOf(at, 0, last, range).x) }}
                    />
                    {points.length < 40 && points.map((point) => dot(point, "graph-dot"))}
                    {marks.map((mark) => {
                        const point = points[mark.ply];
                        return dot(point, `graph-mark graph-${mark.tone}`);
                    })}
                    {dot(here, "graph-dot graph-here")}
                </div>
            </div>
            <p class="graph-text num">
                {shown === undefined ? "" : words(shown)}
                {marks
                    .filter((mark) => mark.ply === shown?.ply)
                    .map((mark) => ` · ${mark.text}`)
                    .join("")}
            </p>
        </>
    );
}

/** The same as a table, the part of it around the position on the board. */
function Twin({ line, points }: { line: Show; points: GraphPoint[] }) {
    const at = line.moves_played.length;
    const first = Math.max(0, Math.min(at - ROWS / 2, points.length - ROWS));
    return (
        <Fold title="As a table">
            <Table
                caption="Value of every position of the game"
                rows={points.slice(first, first + ROWS)}
                keyOf={({ ply }) => ply}
                row={({ ply }) => ({ "aria-current": ply === at ? "step" : undefined })}
                columns={[
                    { title: "After", words: true, cell: ({ ply }) => ply },
                    {
                        title: "Move",
                        head: true,
                        words: true,
                        cell: ({ ply, move }) => (
                            <button type="button" class="move num" onClick={() => void goTo(ply)}>
                                {move ?? "Start"}
                            </button>
                        ),
                    },
                    { title: "Value", cell: ({ value }) => valueText(value, line.points) },
                ]}
            />
        </Fold>
    );
}

function Valuer({ line }: { line: Show }) {
    return (
        <Select
            label="Valued by"
            entries={[
                { id: "eval", title: "the strongest evaluation" },
                ...evaluations(line.family).map(({ name, title }) => ({
                    id: `eval ${name}`,
                    title: title || name,
                })),
                ...TIMES.map((ms) => ({
                    id: `search ${ms}`,
                    title: `the analyst, ${ms / 1000} s each`,
                })),
            ]}
            {...bound(valuer)}
        />
    );
}

export function GameGraph({ marks = [] }: { marks?: readonly GraphMark[] }) {
    useEffect(followGame, []);
    const line = show.value;
    if (line === null || line.player_names.length > 2) return null;
    const points = pointsOf(line, valuerKey(), known.value);
    const state =
        refusal.value !== ""
            ? refusal.value
            : left.value === null
              ? ""
              : `${left.value} positions to value`;
    return (
        <section class="game-graph" aria-label="Graph of the game">
            <Curve line={line} points={points} marks={marks} />
            <Valuer line={line} />
            <p class="graph-state muted" role="status">
                {state}
            </p>
            <Twin line={line} points={points} />
        </section>
    );
}
