/** The convergence chart: the value of each of the best moves as the search goes on. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { LineFigure } from "../../charts/figure.tsx";
import {
    hovered,
    position,
    show,
    shownHistory,
    shownReport,
    shownSeat,
} from "../../state/read/store.ts";
import { titleOfMove } from "../../text/shown.ts";
import { type Measure, valueAxis, valueFor } from "../../text/value.ts";
import { think as say } from "../../words/think.ts";
import { orderMoves } from "./rows.ts";
import { buildChart, pictureOf, withLast } from "./series.ts";

const UNKNOWN: Measure = { scale: "result", bounds: [-100, 100] };

/** Least milliseconds between two drawings. */
const GAP = 100;

function present() {
    const line = show.peek();
    const report = shownReport.peek();
    const moves = line?.moves.map((row) => row.move) ?? [];
    const order = orderMoves(report, moves);
    const history = withLast(shownHistory.peek(), report, moves);
    const chart = buildChart(history, moves, order, (report?.playouts ?? 0) > 0);
    const sides = line ?? { player_titles: [] };
    const axis = valueAxis(report ?? UNKNOWN, sides, shownSeat.peek());
    return { of: position.peek(), chart: pictureOf(chart, axis) };
}

function summary(): string {
    const report = shownReport.value;
    const line = show.value;
    if (report === null || line === null || report.best === null) return say.chart.none;
    const value = valueFor(report.value, report, line, shownSeat.value);
    return say.chart.label(titleOfMove(report.best), value);
}

export function ConvergenceChart() {
    const [drawn, setDrawn] = useState(present);
    // Another position has a chart of its own at once.
    const chart = drawn.of === position.value ? drawn.chart : present().chart;
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
            setDrawn(present());
        }, GAP);
    });
    return (
        <div ref={box}>
            <LineFigure
                title={say.chart.title}
                name="convergence"
                label={summary()}
                chart={{ ...chart, marked: hovered.value }}
                height={200}
                zoom
                onSeries={(move) => {
                    if (!elsewhere.current) hovered.value = move;
                }}
            />
        </div>
    );
}
