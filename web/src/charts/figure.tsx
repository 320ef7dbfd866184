/**
 * A plot on the page: title, legend, picture or table, files. The pointer and the arrow keys go from
 * place to place; what stands there is read out beside the picture.
 */
import { useState } from "preact/hooks";
import "../styles/charts.css";
import { Boundary } from "../ui/boundary.tsx";
import { IconButton } from "../ui/button.tsx";
import { charts as say } from "../words/charts.ts";
import type { Chart } from "./chart.ts";
import { Exports } from "./exports.tsx";
import { Numbers } from "./numbers.tsx";
import { chartPlot, type Plot } from "./plot.ts";
import { type Size, Surface } from "./surface.tsx";
import type { Table } from "./table.ts";
import { isWhole, partOf, scaled, WHOLE } from "./zoom.ts";

interface Props {
    title: string;
    /** Stem of file names. */
    name: string;
    /** What the picture shows, for those who do not see it. */
    label: string;
    plot: Plot;
    height: number;
    /** The place that is chosen already. */
    at?: number;
    /** A click or an arrow key has chosen a place. */
    onPick?: (place: number) => void;
    /** The pointer is near a series. */
    onSeries?: (name: string | null) => void;
    /** Enlarges the picture about a place, or makes it smaller; null = about its end. */
    onZoom?: (closer: boolean, place: number | null) => void;
    /** It shows all that there is. */
    whole?: boolean;
}

const LEAP = 10;

/** Where a key leads to from a place; null when it does not lead anywhere. */
function step(key: string, at: number, last: number): number | null {
    const to = {
        ArrowLeft: at - 1,
        ArrowDown: at - 1,
        ArrowRight: at + 1,
        ArrowUp: at + 1,
        PageDown: at - LEAP,
        PageUp: at + LEAP,
        Home: 0,
        End: last,
    }[key];
    return to === undefined ? null : Math.max(0, Math.min(last, to));
}

export function Figure(props: Props) {
    return (
        <Boundary of={say.chart(props.title)}>
            <Picture {...props} />
        </Boundary>
    );
}

function Picture(props: Props) {
    const { title, name, label, plot, height, at, onPick, onSeries, onZoom, whole = true } = props;
    const [tabular, setTabular] = useState(false);
    const [pointed, setPointed] = useState<number | null>(null);
    const [size, setSize] = useState<Size>({ width: 480, height });
    const last = plot.places - 1;
    const chosen = pointed ?? at ?? null;
    const place = chosen === null || last < 0 ? null : Math.min(last, chosen);
    const point = (event: MouseEvent) => {
        setPointed(plot.find(event.offsetX, event.offsetY, size));
        onSeries?.(plot.series?.(event.offsetX, event.offsetY, size) ?? null);
    };
    const leave = () => {
        setPointed(null);
        onSeries?.(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        const closer = event.key === "+" ? true : event.key === "-" ? false : null;
        if (closer !== null && onZoom !== undefined && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            onZoom(closer, place);
            return;
        }
        const to = step(event.key, (onPick === undefined ? place : at) ?? last + 1, last);
        if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        if (onPick === undefined) setPointed(to);
        else onPick(to);
    };
    const table = () => ({
        ...plot.table(),
        ...(onPick !== undefined && { onPick: (key: string) => onPick(Number(key)) }),
    });
    return (
        <figure class="chart">
            <figcaption class="muted">
                <span>{title}</span>
                {plot.legend.length > 1 &&
                    plot.legend.map(({ text, colour, dashed, look }) => (
                        <span key={text} class="chart-key">
                            <i
                                class={look ?? (dashed ? "chart-dashed" : "")}
                                style={{
                                    "--key":
                                        colour === undefined
                                            ? "var(--good)"
                                            : `var(--chart-${(colour % 8) + 1})`,
                                }}
                            />
                            {text}
                        </span>
                    ))}
                <span class="chart-tools">
                    {onZoom !== undefined && (
                        <>
                            <IconButton
                                icon="enlarge"
                                label={say.enlarge.label(title)}
                                title={say.enlarge.tip}
                                disabled={tabular || last < 2}
                                onClick={() => onZoom(true, place)}
                            />
                            <IconButton
                                icon="reduce"
                                label={say.reduce.label(title)}
                                title={say.reduce.tip}
                                disabled={tabular || whole}
                                onClick={() => onZoom(false, place)}
                            />
                        </>
                    )}
                    <IconButton
                        icon="table"
                        label={say.table.label(title)}
                        title={say.table.tip}
                        pressed={tabular}
                        onClick={() => setTabular(!tabular)}
                    />
                    <Exports
                        label={say.save(title)}
                        contents={() => ({
                            name,
                            picture: {
                                ...size,
                                paint: (...all) => plot.paint(...all, null),
                            },
                            table: plot.table(),
                            data: plot.data,
                        })}
                    />
                </span>
            </figcaption>
            {tabular ? (
                <Numbers table={table()} />
            ) : (
                <div class="chart-box">
                    <div style={{ height: `${height}px` }}>
                        <Surface
                            paint={(brush, now) => plot.paint(brush, now, place)}
                            onSize={setSize}
                            label={label}
                            {...(last >= 0 && {
                                role: "slider",
                                tabIndex: 0,
                                "aria-valuemin": 0,
                                "aria-valuemax": last,
                                "aria-valuenow": place ?? last,
                                "aria-valuetext": plot.words(place ?? last),
                            })}
                            onKeyDown={onKeyDown}
                            onPointerMove={point}
                            onPointerLeave={leave}
                            onBlur={leave}
                            onClick={(event) => {
                                const to = plot.find(event.offsetX, event.offsetY, size);
                                if (to !== null) onPick?.(to);
                            }}
                        />
                    </div>
                    {place !== null && (
                        <p class="chart-words num" aria-hidden="true">
                            {plot.words(place)}
                        </p>
                    )}
                </div>
            )}
        </figure>
    );
}

interface LineProps extends Omit<Props, "plot" | "onZoom" | "whole"> {
    chart: Chart;
    /** Where the numbers behind the chart say more than it draws. */
    table?: () => Table;
    /** Parts of it can be enlarged. */
    zoom?: boolean;
}

/** A figure of lines and points. */
export function LineFigure(props: LineProps) {
    return (
        <Boundary of={say.chart(props.title)}>
            <Lines {...props} />
        </Boundary>
    );
}

function Lines({ chart, table, zoom = false, ...rest }: LineProps) {
    const [part, setPart] = useState(WHOLE);
    const shown = zoom ? partOf(chart, part) : chart;
    const plot = chartPlot(shown, rest.title);
    const onZoom = (closer: boolean, place: number | null) => {
        const about = place === null ? undefined : plot.at?.(place);
        setPart(scaled(part, closer ? 0.5 : 2, chart, about ?? shown.x.high));
    };
    return (
        <Figure
            {...rest}
            plot={{ ...plot, ...(table && { table }) }}
            {...(zoom && { onZoom, whole: isWhole(part) })}
        />
    );
}
