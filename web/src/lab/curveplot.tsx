/** The curve as a picture: score against simulations on a logarithmic axis, with error bars. */
import type { SweepRow } from "../engine/protocol.ts";
import { Grid } from "./grid.tsx";

export interface Reference {
    sims: number;
    score: number;
}

const WIDTH = 420;
const HEIGHT = 240;
const LEFT = 38;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 30;

/** Round numbers that cover a range in four to eight steps. */
export function scaleOf(low: number, high: number): number[] {
    const span = Math.max(1e-9, high - low);
    const power = 10 ** Math.floor(Math.log10(span / 4));
    const step = ([1, 2, 5, 10].find((n) => span / (n * power) <= 7) ?? 10) * power;
    const marks: number[] = [];
    for (let mark = Math.floor(low / step) * step; mark < high + step; mark += step)
        marks.push(Math.round(mark * 1e6) / 1e6);
    return marks;
}

/** Powers of ten around a range. */
export function decades(low: number, high: number): number[] {
    const first = Math.floor(Math.log10(low) + 1e-9);
    const last = Math.ceil(Math.log10(high) - 1e-9);
    return Array.from({ length: Math.max(2, last - first + 1) }, (_, i) => 10 ** (first + i));
}

interface Props {
    rows: readonly SweepRow[];
    references: Reference[];
    /** Where no score can be above. */
    most?: number;
}

export function CurvePlot({ rows, references, most }: Props) {
    const points = rows.map((row) => ({ ...row, sims: Number(row.value) }));
    const sims = [...points.map((p) => p.sims), ...references.map((p) => p.sims), 10];
    const lows = [...points.map((p) => p.score - p.error), ...references.map((p) => p.score)];
    const highs = [...points.map((p) => p.score + p.error), ...references.map((p) => p.score)];
    const xs = decades(Math.min(...sims), Math.max(...sims));
    const ys = scaleOf(Math.min(...lows), Math.max(...highs, most ?? 0));
    const [x0, x1] = [Math.log10(xs[0] as number), Math.log10(xs.at(-1) as number)];
    const [y0, y1] = [ys[0] as number, ys.at(-1) as number];
    const x = (n: number) => LEFT + ((Math.log10(n) - x0) / (x1 - x0)) * (WIDTH - LEFT - RIGHT);
    const y = (n: number) => HEIGHT - BOTTOM - ((n - y0) / (y1 - y0)) * (HEIGHT - TOP - BOTTOM);
    const path = (list: { sims: number; score: number }[]) =>
        list.map((p, i) => `${i === 0 ? "M" : "L"}${x(p.sims)} ${y(p.score)}`).join("");
    return (
        <svg
            class="curve-plot"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label="Chart of the mean score against the simulations per direction; the table below has the same numbers"
        >
            <Grid
                xs={xs}
                ys={ys}
                x={x}
                y={y}
                left={LEFT}
                right={WIDTH - RIGHT}
                top={TOP}
                bottom={HEIGHT - BOTTOM}
                foot={HEIGHT - 12}
            />
            {most !== undefined && (
                <path class="curve-most" d={`M${LEFT} ${y(most)}H${WIDTH - RIGHT}`} />
            )}
            <path class="curve-reference" d={path(references)} />
            {references.map((p) => (
                <rect
                    key={p.sims}
                    class="curve-reference-point"
                    x={x(p.sims) - 4}
                    y={y(p.score) - 4}
                    width="8"
                    height="8"
                />
            ))}
            <path class="curve-line" d={path(points)} />
            {points.map((p) => (
                <g key={p.sims}>
                    <path
                        class="curve-error"
                        d={`M${x(p.sims)} ${y(p.score - p.error)}V${y(p.score + p.error)}M${x(p.sims) - 4} ${y(p.score - p.error)}h8M${x(p.sims) - 4} ${y(p.score + p.error)}h8`}
                    />
                    <circle class="curve-point" cx={x(p.sims)} cy={y(p.score)} r="4" />
                </g>
            ))}
        </svg>
    );
}
