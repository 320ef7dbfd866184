/** Shares of right moves against effort on a logarithmic axis, a line for every player. */
import type { Chart, Series } from "../../charts/chart.ts";
import { LineFigure } from "../../charts/figure.tsx";
import type { Axis } from "./accuracyrows.ts";
import { around } from "./axes.ts";

export function AccuracyPlot({ series, axis }: { series: readonly Series[]; axis: Axis }) {
    const title = "Right moves against effort";
    const chart: Chart = {
        x: {
            title: axis === "effort" ? "nodes or random games per move" : "milliseconds per move",
            text: (value) => value.toLocaleString("en", { notation: "compact" }),
            ...around(
                series.flatMap(({ points }) => points.map(({ x }) => x)),
                true,
            ),
        },
        y: {
            title: "per cent of the moves",
            text: (share) => share.toLocaleString("en", { maximumFractionDigits: 1 }),
            low: 0,
            high: 100,
        },
        series,
    };
    return (
        <LineFigure
            title={title}
            name="accuracy"
            label={`${title}; the table below has the same numbers`}
            chart={chart}
            height={260}
        />
    );
}
