/** Shares of right moves against effort on a logarithmic axis, a line for every player. */

import type { Axis, Series } from "./accuracyrows.ts";
import { decades } from "./curveplot.tsx";
import { Grid } from "./grid.tsx";

const WIDTH = 420;
const HEIGHT = 260;
const LEFT = 38;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 42;
/** Colours that style sheets have. */
const STYLES = 8;

export const styleOf = (index: number) => (index % STYLES) + 1;

export function AccuracyPlot({ series, axis }: { series: readonly Series[]; axis: Axis }) {
    const all = series.flatMap(({ points }) => points);
    const xs = decades(Math.min(...all.map((p) => p.x)), Math.max(...all.map((p) => p.x)));
    const [x0, x1] = [Math.log10(xs[0] as number), Math.log10(xs.at(-1) as number)];
    const x = (n: number) => LEFT + ((Math.log10(n) - x0) / (x1 - x0)) * (WIDTH - LEFT - RIGHT);
    const y = (share: number) =>
        HEIGHT - BOTTOM - (Math.min(100, Math.max(0, share)) / 100) * (HEIGHT - TOP - BOTTOM);
    return (
        <svg
            class="curve-plot"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label="Chart of the share of right moves against effort; the table below has the same numbers"
        >
            <Grid
                xs={xs}
                ys={[0, 20, 40, 60, 80, 100]}
                x={x}
                y={y}
                left={LEFT}
                right={WIDTH - RIGHT}
                top={TOP}
                bottom={HEIGHT - BOTTOM}
                foot={HEIGHT - 24}
                notation="compact"
            />
            <text class="curve-axis" x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
                {axis === "effort" ? "nodes or playouts a move" : "milliseconds a move"}
            </text>
            {series.map(({ index, points }) => (
                <g key={index} class={`accuracy-series accuracy-${styleOf(index)}`}>
                    <path
                        class="accuracy-line"
                        d={points
                            .map((p, i) => `${i === 0 ? "M" : "L"}${x(p.x)} ${y(p.y)}`)
                            .join("")}
                    />
                    {points.map((p) => (
                        <g key={p.row.spec}>
                            <path
                                class="accuracy-error"
                                d={`M${x(p.x)} ${y(p.y - p.error)}V${y(p.y + p.error)}`}
                            />
                            <circle class="accuracy-point" cx={x(p.x)} cy={y(p.y)} r="4">
                                <title>{`${p.row.spec}: ${p.y.toFixed(1)} %`}</title>
                            </circle>
                        </g>
                    ))}
                </g>
            ))}
        </svg>
    );
}
