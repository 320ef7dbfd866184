/** The place of a chart of curves with bands: its title, its legend, the chart itself. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { theme } from "../state/theme.ts";
import { sayMissing } from "../ui/lazy.tsx";
import type { CurvePlot, Curves } from "./plot.ts";

export interface Entry {
    text: string;
    colour: number;
    kind: "line" | "dashed" | "band";
}

interface Props {
    title: string;
    /** What the picture shows, for those who do not see it. */
    label: string;
    legend: Entry[];
    curves: Curves;
}

export function CurveChart({ title, label, legend, curves }: Props) {
    const host = useRef<HTMLDivElement>(null);
    const plot = useRef<CurvePlot | null>(null);
    const latest = useRef(curves);
    latest.current = curves;

    useEffect(() => {
        const box = host.current as HTMLDivElement;
        let closed = false;
        import("./plot.ts").then(({ openPlot }) => {
            if (closed) return;
            plot.current = openPlot(box, box.clientWidth);
            plot.current.draw(latest.current);
        }, sayMissing);
        const sizes = new ResizeObserver(() => plot.current?.resize(box.clientWidth));
        sizes.observe(box);
        return () => {
            closed = true;
            sizes.disconnect();
            plot.current?.close();
            plot.current = null;
        };
    }, []);
    useEffect(() => plot.current?.draw(curves), [curves]);
    useSignalEffect(() => {
        theme.value;
        plot.current?.repaint();
    });

    return (
        <figure class="chart">
            <figcaption class="muted genes-caption">
                <span>{title}</span>
                {legend.map((entry) => (
                    <span key={entry.text} class="genes-key">
                        <i
                            class={`genes-${entry.kind}`}
                            style={{ "--key": `var(--chart-${entry.colour})` }}
                        />
                        {entry.text}
                    </span>
                ))}
            </figcaption>
            <div class="genes-chart" ref={host} role="img" aria-label={label} />
        </figure>
    );
}
