/** Charts of the page "Reproduced": series of ours beside the documents' points. Pure functions. */
import type { Axis, Chart, Level, Point, Series } from "../charts/chart.ts";
import { type Ends, rangeOf, rounded } from "../charts/scale.ts";
import { significant } from "../words/numbers.ts";
import { reproduced as say } from "../words/reproduced.ts";
import { judged, type Measured, type Result, type Row } from "./results.ts";

interface AxisRow {
    title: string;
    log?: boolean;
    /** Where it begins. */
    low?: number;
}

/** What tools/experiments/rows.cjs says of a chart. */
export interface ChartRow {
    id: string;
    document: string;
    title: string;
    x: AxisRow;
    y: AxisRow;
    /** A line that grows by a factor from step to step, from the first point of one of the series. */
    growth?: { name: string; of: string; factor: number };
}

const digits = (value: number) => significant(value, 3);

/** Half of an interval as it is written: "± 2.5". */
const halfOf = (interval = "") => Number(interval.replace(/[^\d.]/g, ""));

/** The second colour is the documents'. */
const colourOf = (index: number) => (index === 0 ? 0 : index + 1);

const pointOf = ([x, y, low, high]: Measured): Point =>
    low === undefined || high === undefined ? { x, y } : { x, y, low, high };

/** One point of every row that has a place on the axis, those of one name joined. */
function single(rows: readonly Row[], results: readonly Result[]) {
    const placed = rows.flatMap(({ chart, ...row }) =>
        chart?.x === undefined ? [] : [{ ...chart, x: chart.x, row }],
    );
    if (placed.length === 0) return { ours: [], theirs: [] };
    const names = [...new Set(placed.map(({ name = say.ours }) => name))];
    const ours = names.map((wanted, i): Series => {
        const points = placed.flatMap(({ x, name = say.ours, row }): Point[] => {
            const { result } = judged(row, results);
            if (name !== wanted || result === null) return [];
            const half = halfOf(result.interval);
            const { value } = result;
            return [
                half > 0 ? { x, y: value, low: value - half, high: value + half } : { x, y: value },
            ];
        });
        return { name: wanted, colour: colourOf(i), points, spread: "bars", dots: "round" };
    });
    const theirs = placed.flatMap(({ x, y }): Point[] => (y === undefined ? [] : [{ x, y }]));
    const document: Series = { name: say.document, colour: 1, points: theirs, dash: [6, 4] };
    return { ours, theirs: [{ ...document, dots: "square" as const }] };
}

/** The series that the rows have measured as a whole. */
function whole(rows: readonly Row[], results: readonly Result[]): Series[] {
    const all = rows.flatMap((row) => judged(row, results).result?.series ?? []);
    return all.map(({ name, points }, i): Series => {
        const wide = points.some((point) => point.length > 2);
        const few = points.length <= 12;
        return {
            name,
            colour: colourOf(i),
            points: points.map(pointOf),
            ...(few ? { dots: "round" as const } : {}),
            ...(wide ? { spread: few ? ("bars" as const) : ("band" as const) } : {}),
        };
    });
}

function growing({ growth }: ChartRow, series: readonly Series[]): Series[] {
    const points = series.find(({ name }) => name === growth?.of)?.points ?? [];
    const first = points[0]?.y;
    if (growth === undefined || first == null) return [];
    return [
        {
            name: growth.name,
            colour: 1,
            dash: [6, 4],
            points: points.map(({ x }, i) => ({ x, y: first * growth.factor ** i })),
        },
    ];
}

function axisOf({ title, low, log }: AxisRow, values: readonly number[], exact: boolean): Axis {
    const known = low === undefined ? values : [...values, low];
    const ends: Ends = { low: Math.min(...known), high: Math.max(...known), log: log === true };
    const air = exact ? ends : rangeOf(known, { least: 1 });
    const wide = log || !exact ? rounded(log ? ends : { ...air, low: low ?? air.low }) : ends;
    return { title, text: digits, ...wide };
}

/** Null while nothing of it has been measured. */
export function chartOf(
    about: ChartRow,
    rows: readonly Row[],
    results: readonly Result[],
): Chart | null {
    const own = rows.filter(({ chart }) => chart?.id === about.id);
    const { ours, theirs } = single(own, results);
    const all = whole(own, results);
    if (![...ours, ...all].some(({ points }) => points.length > 0)) return null;
    const measured = [...ours, ...theirs, ...all];
    const series = [...measured, ...growing(about, measured)].filter(
        ({ points }) => points.length > 0,
    );
    const levels = own.flatMap(({ chart }): Level[] =>
        chart?.x !== undefined || chart?.y === undefined
            ? []
            : [{ name: chart.theirs ?? say.document, y: chart.y, colour: 1, dash: [6, 4] }],
    );
    const points = series.flatMap((one) => one.points);
    const ys = points.flatMap(({ y, low = y, high = y }) => [y, low, high]);
    const heights = [...ys, ...levels.map(({ y }) => y)].filter((y) => y != null);
    const places = points.map(({ x }) => x);
    return {
        x: { ...axisOf(about.x, places, true), whole: places.every(Number.isInteger) },
        y: axisOf(about.y, heights, false),
        series,
        levels,
    };
}
