/** Shares of right moves against effort on a logarithmic axis, a line for every player. */
import type { Chart, Series } from "../../charts/chart.ts";
import { LineFigure } from "../../charts/figure.tsx";
import { grouped, roundText } from "../../text/format.ts";
import type { Axis } from "./accuracyrows.ts";
import { around } from "./axes.ts";

export function AccuracyPlot({ series, axis }: { series: readonly Series[]; axis: Axis }) {
    const title = "Right moves against effort";
    const chart: Chart = {
        x: {
            title: axis === "effort" ? "nodes or random games per move" : "milliseconds per move",
            text: axis === "effort" ? roundText : (ms) => grouped(ms, 3),
            ...around(
                series.flatMap(({ points }) => points.map(({ x }) => x)),
                true,
            ),
        },
        y: {
            title: "per cent of the moves",
            text: (share) => grouped(share, 1),
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
