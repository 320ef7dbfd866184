/** Score against simulations on a logarithmic axis, with error bars, beside the document's points. */
import type { Chart, Series } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { type ColumnOf, fixed, type TableCell, tableOf } from "../../../charts/table.ts";
import type { SweepRow } from "../../../engine/protocol.ts";
import { msText } from "../../../text/format.ts";
import { curve as say } from "../../../words/curve.ts";
import { lab } from "../../../words/lab.ts";
import { grouped } from "../../../words/numbers.ts";
import { around } from "../axes.ts";

export interface Reference {
    sims: number;
    score: number;
}

interface Props {
    rows: readonly SweepRow[];
    references: readonly Reference[];
    /** Where no score can be above. */
    most?: number | undefined;
}

const milliseconds = (cell: TableCell) => (typeof cell === "number" ? msText(cell) : lab.none);

/** A line for every number of simulations that was measured here or by the document. */
function tableAbout(caption: string, { rows, references }: Props) {
    const all = [...rows.map(({ value }) => Number(value)), ...references.map(({ sims }) => sims)];
    const known = [...new Set(all)].sort((a, b) => a - b);
    const column = (
        title: string,
        key: "score" | "low" | "high" | "games" | "ms",
        digits: number,
    ) => ({
        title,
        of: (sims: number) => rows.find(({ value }) => Number(value) === sims)?.[key],
        text: fixed(digits),
    });
    const columns: ColumnOf<number>[] = [
        {
            title: say.columns.sims,
            of: (sims) => sims,
            text: (sims) => grouped(Number(sims)),
        },
        column(say.columns.score, "score", 1),
        column(say.columns.low, "low", 1),
        column(say.columns.high, "high", 1),
        column(say.columns.games, "games", 0),
        { ...column(say.columns.ms, "ms", 0), text: milliseconds },
        {
            title: say.columns.lab,
            of: (n) => references.find(({ sims }) => sims === n)?.score,
        },
    ];
    return tableOf(caption, known, references.length > 0 ? columns : columns.slice(0, -1));
}

export function CurvePlot(props: Props) {
    const { rows, references, most } = props;
    const title = say.figure;
    const measured = rows.map(({ value, score, low, high }) => ({
        x: Number(value),
        y: score,
        low,
        high,
    }));
    const known = references.map(({ sims, score }) => ({ x: sims, y: score }));
    const ys = [...measured.flatMap(({ low, high }) => [low, high]), ...known.map(({ y }) => y)];
    const chart: Chart = {
        x: {
            title: say.axes.sims,
            text: (value) => grouped(value),
            ...around([...measured, ...known].map(({ x }) => x).concat(10), true),
        },
        y: {
            title: say.axes.steps,
            text: (value) => grouped(value, 1),
            ...around(most === undefined ? ys : [...ys, most]),
        },
        series: [
            {
                name: say.series.measured,
                colour: 0,
                points: measured,
                spread: "bars",
                dots: "round",
            },
            { name: say.series.lab, colour: 1, points: known, dash: [6, 4], dots: "square" },
        ].filter(({ points }) => points.length > 0) as Series[],
        levels: most === undefined ? [] : [{ name: say.series.longest, y: most, dash: [2, 4] }],
    };
    return (
        <LineFigure
            title={title}
            name="curve"
            label={say.label(title)}
            chart={chart}
            table={() => tableAbout(title, props)}
            height={240}
        />
    );
}
