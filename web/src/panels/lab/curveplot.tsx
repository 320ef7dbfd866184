/** Score against simulations on a logarithmic axis, with error bars, beside the document's points. */
import type { Axis, Chart, Series } from "../../charts/chart.ts";
import { LineFigure } from "../../charts/figure.tsx";
import { rounded } from "../../charts/scale.ts";
import type { SweepRow } from "../../engine/protocol.ts";

export interface Reference {
    sims: number;
    score: number;
}

interface Props {
    rows: readonly SweepRow[];
    references: Reference[];
    /** Where no score can be above. */
    most?: number;
}

/** The ends of an axis that begins and ends with a round number. */
export function around(values: readonly number[], log = false): Pick<Axis, "low" | "high" | "log"> {
    return rounded({ low: Math.min(...values), high: Math.max(...values), log });
}

export function CurvePlot({ rows, references, most }: Props) {
    const title = "Mean score against the simulations per direction";
    const measured = rows.map(({ value, score, error }) => ({
        x: Number(value),
        y: score,
        low: score - error,
        high: score + error,
    }));
    const known = references.map(({ sims, score }) => ({ x: sims, y: score }));
    const ys = [...measured.flatMap(({ low, high }) => [low, high]), ...known.map(({ y }) => y)];
    const chart: Chart = {
        x: {
            title: "simulations",
            text: (value) => value.toLocaleString("en"),
            ...around([...measured, ...known].map(({ x }) => x).concat(10), true),
        },
        y: {
            title: "steps",
            text: (value) => value.toLocaleString("en", { maximumFractionDigits: 1 }),
            ...around(most === undefined ? ys : [...ys, most]),
        },
        series: [
            { name: "measured", colour: 0, points: measured, spread: "bars", dots: "round" },
            { name: "document", colour: 1, points: known, dash: [6, 4], dots: "square" },
        ].filter(({ points }) => points.length > 0) as Series[],
        levels: most === undefined ? [] : [{ name: "longest ride", y: most, dash: [2, 4] }],
    };
    return (
        <LineFigure
            title={title}
            name="curve"
            label={`${title}; the table below has the same numbers`}
            chart={chart}
            height={240}
        />
    );
}
