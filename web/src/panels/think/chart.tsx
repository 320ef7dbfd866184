/** The convergence chart: the value of each of the best moves as the search goes on. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { LineFigure } from "../../charts/figure.tsx";
import { hovered, show, shownHistory, shownReport } from "../../state/store.ts";
import { valueText } from "../../text/format.ts";
import { orderMoves } from "./rows.ts";
import { buildChart, pictureOf, withLast } from "./series.ts";

/** Least milliseconds between two drawings. */
const GAP = 100;

function present() {
    const line = show.peek();
    const report = shownReport.peek();
    const moves = line?.moves.map((row) => row.move) ?? [];
    const order = orderMoves(report, moves);
    const history = withLast(shownHistory.peek(), report, moves);
    const chart = buildChart(history, moves, order, (report?.playouts ?? 0) > 0);
    return pictureOf(chart, line?.points ?? false);
}

function summary(): string {
    const report = shownReport.value;
    if (report === null || report.best === null) return "Chart: no values yet";
    const value = valueText(report.value, show.value?.points ?? false);
    return `Chart of the value of each move as the search goes on; best is ${report.best} at ${value}`;
}

export function ConvergenceChart() {
    const [chart, setChart] = useState(present);
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    // Where a finger touched last browsers see a pointer, even when the chart has moved there since.
    const box = useRef<HTMLDivElement>(null);
    const elsewhere = useRef(false);
    useEffect(() => {
        elsewhere.current = matchMedia("(hover: none)").matches;
        const press = (event: PointerEvent) => {
            elsewhere.current =
                event.pointerType === "touch" && !box.current?.contains(event.target as Node);
        };
        document.addEventListener("pointerdown", press, true);
        return () => {
            document.removeEventListener("pointerdown", press, true);
            clearTimeout(timer.current);
        };
    }, []);
    useSignalEffect(() => {
        void [shownHistory.value, shownReport.value];
        timer.current ??= setTimeout(() => {
            timer.current = undefined;
            setChart(present());
        }, GAP);
    });
    const { title } = chart.x;
    return (
        <div ref={box}>
            <LineFigure
                title={`Value of each move against ${chart.series.length === 0 ? "effort" : title}`}
                name="convergence"
                label={summary()}
                chart={{ ...chart, marked: hovered.value }}
                height={200}
                onSeries={(move) => {
                    if (!elsewhere.current) hovered.value = move;
                }}
            />
        </div>
    );
}
