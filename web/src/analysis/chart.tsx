/** The place of the convergence chart: keeps its height, loads the chart when there is something. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { hovered, show, shownHistory, shownReport } from "../state/store.ts";
import { theme } from "../state/theme.ts";
import { sayMissing } from "../ui/lazy.tsx";
import { valueText } from "./format.ts";
import type { Plot } from "./plot.ts";
import { orderMoves } from "./rows.ts";
import { buildChart, type Chart, withLast } from "./series.ts";

/** Least milliseconds between two drawings. */
const GAP = 100;

function present(): { chart: Chart; points: boolean } {
    const line = show.peek();
    const report = shownReport.peek();
    const moves = line?.moves.map((row) => row.move) ?? [];
    const order = orderMoves(report, moves);
    const history = withLast(shownHistory.peek(), report, moves);
    const chart = buildChart(history, moves, order, (report?.playouts ?? 0) > 0);
    return { chart, points: line?.points ?? false };
}

function summary(): string {
    const report = shownReport.value;
    if (report === null || report.best === null) return "Chart: no values yet";
    const value = valueText(report.value, show.value?.points ?? false);
    return `Chart of the value of each move as the search goes on; best is ${report.best} at ${value}`;
}

export function ConvergenceChart() {
    const host = useRef<HTMLDivElement>(null);
    const plot = useRef<Plot | null>(null);
    const [unit, setUnit] = useState<Chart["unit"] | null>(null);
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    const drawn = useRef(0);

    const draw = useRef(() => {
        timer.current = undefined;
        drawn.current = performance.now();
        const { chart, points } = present();
        setUnit(chart.x.length > 0 ? chart.unit : null);
        plot.current?.draw(chart, points);
    }).current;

    useEffect(() => {
        const box = host.current as HTMLDivElement;
        let closed = false;
        // Where a finger touched last browsers see a pointer, even when the chart has moved there since.
        let elsewhere = matchMedia("(hover: none)").matches;
        const press = (event: PointerEvent) => {
            elsewhere = event.pointerType === "touch" && !box.contains(event.target as Node);
        };
        document.addEventListener("pointerdown", press, true);
        import("./plot.ts").then(({ openPlot }) => {
            if (closed) return;
            plot.current = openPlot(box, box.clientWidth, (move) => {
                if (!elsewhere) hovered.value = move;
            });
            draw();
        }, sayMissing);
        const sizes = new ResizeObserver(() => plot.current?.resize(box.clientWidth));
        sizes.observe(box);
        return () => {
            closed = true;
            sizes.disconnect();
            document.removeEventListener("pointerdown", press, true);
            clearTimeout(timer.current);
            plot.current?.close();
            plot.current = null;
        };
    }, [draw]);

    useSignalEffect(() => {
        shownHistory.value;
        shownReport.value;
        if (timer.current !== undefined) return;
        const rest = GAP - (performance.now() - drawn.current);
        timer.current = setTimeout(() => requestAnimationFrame(draw), Math.max(0, rest));
    });
    useSignalEffect(() => {
        // Read before there is a chart, too: an effect follows only what it has read.
        const move = hovered.value;
        plot.current?.mark(move);
    });
    useSignalEffect(() => {
        theme.value;
        plot.current?.repaint();
    });

    return (
        <figure class="chart">
            <figcaption class="muted">
                Value of each move against {unit === null ? "effort" : unit}
            </figcaption>
            <div class="chart-box" ref={host} role="img" aria-label={summary()} />
        </figure>
    );
}
