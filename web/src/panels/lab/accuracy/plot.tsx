/** Shares of right moves against effort on a logarithmic axis, a line for every player. */
import type { Chart, Series } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { roundText } from "../../../text/format.ts";
import { accuracy as say } from "../../../words/accuracy.ts";
import { grouped } from "../../../words/numbers.ts";
import { around } from "../axes.ts";
import type { Axis } from "./rows.ts";

export function AccuracyPlot({ series, axis }: { series: readonly Series[]; axis: Axis }) {
    const chart: Chart = {
        x: {
            title: say.plot[axis],
            text: axis === "effort" ? roundText : (ms) => grouped(ms, 3),
            ...around(
                series.flatMap(({ points }) => points.map(({ x }) => x)),
                true,
            ),
        },
        y: {
            title: say.plot.share,
            text: (share) => grouped(share, 1),
            low: 0,
            high: 100,
        },
        series,
    };
    return (
        <LineFigure
            title={say.title}
            name="accuracy"
            label={say.plot.label(say.title)}
            chart={chart}
            height={260}
        />
    );
}
