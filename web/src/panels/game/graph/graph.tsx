/**
 * The value of every position of the game. A click or the arrow keys go to a position; a table tells the
 * same. Other parts of the page may hand in marks for single positions.
 */

import { useEffect } from "preact/hooks";
import type { Mark } from "../../../charts/chart.ts";
import { Figure } from "../../../charts/figure.tsx";
import { chartPlot } from "../../../charts/plot.ts";
import { type ColumnOf, tableOf } from "../../../charts/table.ts";
import type { Show } from "../../../engine/protocol.ts";
import { goTo } from "../../../state/act/actions.ts";
import { show } from "../../../state/read/store.ts";
import { type Measure, valueAxis, valueFor } from "../../../text/value.ts";
import { bound } from "../../../ui/field.tsx";
import { entriesOf, Select } from "../../../ui/select.tsx";
import { type GraphPoint, pointsOf, rangeOf, shownPoints } from "./points.ts";
import {
    evaluations,
    followGame,
    known,
    left,
    measureKey,
    measures,
    refusal,
    valuer,
    valuerKey,
} from "./values.ts";
import "../../../styles/graph.css";
import { graph as say } from "../../../words/game.ts";

const TIMES = [100, 500, 2000];

const COLUMNS: readonly ColumnOf<GraphPoint>[] = [
    { title: say.columns.after, of: ({ ply }) => ply },
    { title: say.columns.move, numeric: false, of: ({ move }) => move ?? say.start },
    { title: say.columns.value, of: ({ value }) => value },
];

function pointText(line: Show, { ply, move, value }: GraphPoint, measure: Measure): string {
    if (value === null) return say.unknown(ply, move);
    return say.valued(ply, move, valueFor(value, measure, line, 0));
}

export function Curve(props: {
    line: Show;
    points: GraphPoint[];
    marks: readonly Mark[];
    measure: Measure;
    height?: number;
    /** What a point says; its value by default. */
    words?: (point: GraphPoint) => string;
}) {
    const { line, points, marks, measure } = props;
    const { words = (point: GraphPoint) => pointText(line, point, measure) } = props;
    const { title } = say;
    const [low, high] = rangeOf(points, line.two_player && !line.points);
    const at = line.moves_played.length;
    const { of, ...axis } = valueAxis(measure, line, 0);
    const plot = chartPlot(
        {
            x: {
                title: say.played,
                text: String,
                low: 0,
                high: points.length - 1,
                whole: true,
            },
            y: {
                title: props.words === undefined ? axis.title : "",
                text: axis.text,
                low: of(low),
                high: of(high),
                marks: (low < 0 ? [low, 0, high] : [low, high]).map(of),
            },
            series: [
                {
                    name: say.value,
                    colour: 0,
                    points: points.map(({ ply, value }) => ({
                        x: ply,
                        y: value === null ? null : of(Math.min(high, Math.max(low, value))),
                    })),
                    ...(points.length < 40 && { dots: "round" as const }),
                },
            ],
            marks,
        },
        title,
    );
    const told = (place: number) => marks.filter(({ x }) => x === place).map(({ text }) => text);
    return (
        <Figure
            title={title}
            name="game"
            label={title}
            plot={{
                ...plot,
                words: (place) => say.marked(words(points[place] as GraphPoint), told(place)),
                table: () =>
                    tableOf(title, points, COLUMNS, ({ ply }) => ({ current: ply === at })),
            }}
            height={props.height ?? 150}
            at={at}
            onPick={(ply) => void goTo(ply)}
        />
    );
}

/** Of what the present valuer says; until it has spoken, as evaluations are. */
function measureNow(line: Show): Measure {
    return (
        measures.value.get(measureKey(line, valuerKey())) ?? {
            scale: "evaluation",
            bounds: line.points ? null : [-100, 100],
        }
    );
}

function Valuer({ line }: { line: Show }) {
    return (
        <Select
            label={say.valuedBy}
            entries={[
                { id: "eval", title: say.strongest },
                ...entriesOf(evaluations(line.family)).map(({ id, title }) => ({
                    id: `eval ${id}`,
                    title,
                })),
                ...TIMES.map((ms) => ({
                    id: `search ${ms}`,
                    title: say.analyst(ms / 1000),
                })),
            ]}
            {...bound(valuer)}
        />
    );
}

export function GameGraph({ marks = [] }: { marks?: readonly Mark[] }) {
    useEffect(followGame, []);
    const line = show.value;
    if (line === null || line.player_names.length > 2) return null;
    const shown = shownPoints(pointsOf(line, valuerKey(), known.value), measureNow(line));
    const state =
        refusal.value !== "" ? refusal.value : left.value === null ? "" : say.left(left.value);
    return (
        <section class="game-graph" aria-label={say.label}>
            <Curve line={line} marks={marks} {...shown} />
            <Valuer line={line} />
            <p class="graph-state muted" role="status">
                {state}
            </p>
        </section>
    );
}
