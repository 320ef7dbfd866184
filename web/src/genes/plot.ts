/** Curves with bands around them, on uPlot. Loaded when the first one is shown. */
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

const HEIGHT = 180;

export interface Curves {
    x: number[];
    lines: { values: (number | null)[]; colour: number; dash?: number[] }[];
    /** Filled between `low` and `high`. */
    bands: { low: (number | null)[]; high: (number | null)[]; colour: number }[];
    /** Bounds of the values that are never left. */
    bounds?: [number, number];
    unit: string;
}

export interface CurvePlot {
    draw(curves: Curves): void;
    resize(width: number): void;
    /** After a change of theme. */
    repaint(): void;
    close(): void;
}

function marks(value: number): string {
    if (Math.abs(value) >= 1e6) return `${value / 1e6}M`;
    return Math.abs(value) >= 1e4 ? `${value / 1e3}k` : String(value);
}

function rangeOf({ lines, bands, bounds }: Curves): [number, number] {
    const all = [...lines.map((line) => line.values), ...bands.flatMap((b) => [b.low, b.high])];
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const values of all)
        for (const value of values) {
            if (value === null) continue;
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
    if (low > high) return bounds ?? [0, 1];
    const smallest = bounds === undefined ? 0.5 : (bounds[1] - bounds[0]) / 50;
    const rest = Math.max((high - low) * 0.06, Math.abs(high) * 0.01, smallest);
    const [least, most] = bounds ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return [Math.max(least, low - rest), Math.min(most, high + rest)];
}

/** A single generation gets a little room to its right. */
function ends(x: number[]): [number, number] {
    const first = x[0] ?? 0;
    return [first, Math.max(x.at(-1) ?? 0, first + 1)];
}

export function openPlot(host: HTMLElement, width: number): CurvePlot {
    let plot: uPlot | null = null;
    let shape = "";
    let curves: Curves = { x: [], lines: [], bands: [], unit: "" };

    const data = (): uPlot.AlignedData => [
        curves.x,
        ...curves.lines.map((line) => line.values),
        ...curves.bands.flatMap((band) => [band.high, band.low]),
    ];

    function make(): void {
        plot?.destroy();
        const style = getComputedStyle(document.documentElement);
        const of = (name: string) => style.getPropertyValue(name).trim();
        const font = `11px ${of("--font")}`;
        const axis = {
            stroke: of("--text-soft"),
            grid: { stroke: of("--line"), width: 1 },
            ticks: { show: false },
            font,
            gap: 4,
        };
        const count = curves.lines.length;
        plot = new uPlot(
            {
                width,
                height: HEIGHT,
                padding: [8, 18, 0, 0],
                legend: { show: false },
                cursor: { show: false },
                scales: {
                    x: { time: false, range: () => ends(curves.x) },
                    y: { range: () => rangeOf(curves) },
                },
                axes: [
                    {
                        ...axis,
                        size: 26,
                        space: 44,
                        incrs: [
                            1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5,
                            2e5, 5e5, 1e6, 1e7, 1e8,
                        ],
                        values: (_, splits) => splits.map(marks),
                    },
                    {
                        ...axis,
                        size: 46,
                        space: 30,
                        values: (_, splits) => splits.map((v) => `${marks(v)}${curves.unit}`),
                    },
                ],
                series: [
                    {},
                    ...curves.lines.map((line) => ({
                        stroke: of(`--chart-${line.colour}`),
                        width: 1.75,
                        dash: line.dash ?? [],
                        points: { show: curves.x.length < 3, size: 5 },
                    })),
                    ...curves.bands.flatMap(() => [
                        { width: 0, points: { show: false } },
                        { width: 0, points: { show: false } },
                    ]),
                ],
                bands: curves.bands.map((band, i) => ({
                    series: [count + 1 + 2 * i, count + 2 + 2 * i],
                    fill: `${of(`--chart-${band.colour}`)}2e`,
                })),
            },
            data(),
            host,
        );
    }

    return {
        draw(next) {
            curves = next;
            const now = `${next.lines.length} ${next.bands.length} ${next.unit} ${next.x.length < 3}`;
            if (plot === null || now !== shape) make();
            else plot.setData(data());
            shape = now;
        },
        resize(next) {
            if (next === 0 || next === width) return;
            width = next;
            plot?.setSize({ width, height: HEIGHT });
        },
        repaint() {
            if (plot !== null) make();
        },
        close() {
            plot?.destroy();
            plot = null;
        },
    };
}
