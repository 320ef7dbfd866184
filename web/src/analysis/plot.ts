/**
 * The convergence chart on uPlot. Loaded when the first chart is shown. Lines carry their move at
 * their right end; colour, dashes and label all tell them apart.
 */
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { countText, valueText } from "./format.ts";
import { type Chart, LINES, spread, ticks, valueRange } from "./series.ts";

const DASHES: number[][] = [[], [7, 3], [2, 3], [10, 3, 2, 3], [5, 2], [1, 2], [12, 4], [3, 6]];
const LABEL = 13;
const HEIGHT = 190;

interface Colours {
    lines: string[];
    text: string;
    grid: string;
    font: string;
}

function readColours(): Colours {
    const style = getComputedStyle(document.documentElement);
    const of = (name: string) => style.getPropertyValue(name).trim();
    return {
        lines: Array.from({ length: LINES }, (_, i) => of(`--chart-${i + 1}`)),
        text: of("--text-soft"),
        grid: of("--line"),
        font: `11px ${of("--font")}`,
    };
}

export interface Plot {
    draw(chart: Chart, points: boolean): void;
    /** Marks the line of a move. */
    mark(move: string | null): void;
    resize(width: number): void;
    /** After a change of theme. */
    repaint(): void;
    close(): void;
}

export function openPlot(
    host: HTMLElement,
    width: number,
    hover: (move: string | null) => void,
): Plot {
    let colours = readColours();
    let chart: Chart = { x: [], lines: [], unit: "playouts", log: true };
    let points = false;
    let plot: uPlot | null = null;
    let layout = "";
    let marked: string | null = null;

    const strokeOf = (i: number) => colours.lines[chart.lines[i]?.style ?? 0] ?? colours.text;

    function labels(u: uPlot): void {
        const { left, top, width: wide, height } = u.bbox;
        const ratio = uPlot.pxRatio;
        const ends = chart.lines.map((line) => line.values.findLast((value) => value !== null));
        const known = chart.lines.flatMap((_, i) => (ends[i] == null ? [] : [i]));
        const wanted = known.map((i) => u.valToPos(ends[i] as number, "y", true));
        const places = spread(wanted, LABEL * ratio, top + 4 * ratio, top + height - 4 * ratio);
        u.ctx.save();
        u.ctx.font = `600 ${LABEL * ratio * 0.9}px ${colours.font.slice(5)}`;
        u.ctx.textBaseline = "middle";
        u.ctx.textAlign = "left";
        known.forEach((i, k) => {
            u.ctx.fillStyle = strokeOf(i);
            u.ctx.fillText(
                chart.lines[i]?.move ?? "",
                left + wide + 6 * ratio,
                places[k] as number,
            );
        });
        u.ctx.restore();
    }

    function make(): void {
        plot?.destroy();
        const longest = Math.max(1, ...chart.lines.map((line) => line.move.length));
        const axis = {
            stroke: () => colours.text,
            grid: { stroke: () => colours.grid, width: 1 },
            ticks: { show: false },
            font: colours.font,
        };
        plot = new uPlot(
            {
                width,
                height: HEIGHT,
                padding: [8, 10 + longest * 8, 0, 0],
                legend: { show: false },
                cursor: {
                    drag: { x: false, y: false },
                    y: false,
                    points: { show: false },
                    focus: { prox: 18 },
                },
                focus: { alpha: 0.35 },
                scales: {
                    x: {
                        time: false,
                        distr: chart.log ? 3 : 1,
                        range: (_, low, high) =>
                            low < high ? [low, high] : around(low, chart.log),
                    },
                    y: { range: () => valueRange(chart, points) },
                },
                axes: [
                    {
                        ...axis,
                        size: 26,
                        gap: 4,
                        space: 44,
                        splits: (_, __, low, high) => ticks(low, high, chart.log),
                        filter: (_, splits) => splits,
                        values: (_, splits) =>
                            splits.map((v) => countText(v).replace(/\.0+(?=[kMG])/, "")),
                    },
                    {
                        ...axis,
                        // Large values need more room than hundredths of a win.
                        size: (_, labels) =>
                            Math.max(44, ...(labels ?? []).map((text) => 14 + 7 * text.length)),
                        gap: 4,
                        space: 34,
                        values: (_, splits) =>
                            splits.map((v) => valueText(v, points).replace(/\.0$/, "")),
                    },
                ],
                series: [
                    {},
                    ...chart.lines.map((line, i) => ({
                        label: line.move,
                        stroke: () => strokeOf(i),
                        width: 1.75,
                        dash: DASHES[line.style] ?? [],
                        spanGaps: true,
                        points: { show: chart.x.length < 3, size: 5 },
                    })),
                ],
                hooks: {
                    draw: [labels],
                    setSeries: [
                        (_, i) => {
                            const move = i == null ? undefined : chart.lines[i - 1]?.move;
                            if (move !== undefined || marked === null) hover(move ?? null);
                        },
                    ],
                },
            },
            [chart.x, ...chart.lines.map((line) => line.values)],
            host,
        );
    }

    return {
        draw(next, inPoints) {
            chart = next;
            points = inPoints;
            const moves = next.lines.map((line) => `${line.move}/${line.style}`).join();
            const shape = `${moves} ${next.unit} ${next.x.length < 3} ${inPoints}`;
            if (plot === null || shape !== layout) make();
            else plot.setData([next.x, ...next.lines.map((line) => line.values)]);
            layout = shape;
        },
        mark(move) {
            if (plot === null || move === marked) return;
            marked = move;
            const at = chart.lines.findIndex((line) => line.move === move);
            plot.setSeries(at < 0 ? null : at + 1, { focus: true }, false);
        },
        resize(next) {
            width = next;
            plot?.setSize({ width, height: HEIGHT });
        },
        repaint() {
            colours = readColours();
            if (plot !== null) make();
        },
        close() {
            plot?.destroy();
            plot = null;
        },
    };
}

/** A range for a single point. */
function around(x: number, log: boolean): [number, number] {
    return log ? [x / 2, x * 2] : [x - 1, x + 1];
}
