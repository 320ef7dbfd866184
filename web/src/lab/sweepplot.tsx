/** A sweep as a picture: a line with error bars for one parameter, a heat map for two. */
import type { SweepFigures, SweepRow } from "../engine/protocol.ts";
import { decades, scaleOf } from "./curveplot.tsx";
import { evenLevel, isWide, levelOf, levelText, type Measure, valuesOf } from "./measures.ts";

const WIDTH = 420;
const HEIGHT = 260;
const LEFT = 46;
const RIGHT = 20;
const TOP = 12;
const BOTTOM = 44;

interface Props {
    rows: readonly SweepRow[];
    reference?: SweepFigures | undefined;
    measure: Measure;
    /** Of the measure. */
    title: string;
    alone: boolean;
}

const shortText = (value: number | string) =>
    typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 4 }) : value;

function Chart({ rows, reference, measure, title, alone, path }: Props & { path: string }) {
    const points = rows.flatMap((row) => {
        const level = levelOf(row, measure, alone);
        return level === null ? [] : [{ ...level, value: row.values[path] as number | string }];
    });
    const values = valuesOf(rows, path);
    const numeric = values.every((value) => typeof value === "number");
    const wide = numeric && isWide(values);
    const numbers = numeric ? values.map(Number) : values.map((_, i) => i);
    const base = reference === undefined ? null : levelOf(reference, measure, alone);
    const even = alone ? null : evenLevel(measure);
    const lows = [...points, ...(base === null ? [] : [base])].map((p) => p.low);
    const highs = [...points, ...(base === null ? [] : [base])].map((p) => p.high);
    const held = even === null ? [] : [even];
    const ys = scaleOf(Math.min(...lows, ...held), Math.max(...highs, ...held));
    const marks = wide
        ? decades(Math.min(...numbers), Math.max(...numbers))
        : numeric
          ? scaleOf(Math.min(...numbers), Math.max(...numbers))
          : numbers;
    const place = (n: number) => (wide ? Math.log10(n) : n);
    const margin = numeric ? 0 : 0.5;
    const x0 = place(marks[0] as number) - margin;
    const x1 = place(marks.at(-1) as number) + margin;
    const [y0, y1] = [ys[0] as number, ys.at(-1) as number];
    const x = (n: number) => LEFT + ((place(n) - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - RIGHT);
    const y = (n: number) =>
        HEIGHT - BOTTOM - ((n - y0) / (y1 - y0 || 1)) * (HEIGHT - TOP - BOTTOM);
    const at = (value: number | string) =>
        x(typeof value === "number" ? value : values.indexOf(value));
    const across = `M${LEFT} `;
    return (
        <>
            {ys.map((mark) => (
                <g key={mark}>
                    <path class="curve-grid" d={`${across}${y(mark)}H${WIDTH - RIGHT}`} />
                    <text class="curve-axis" x={LEFT - 6} y={y(mark) + 4} text-anchor="end">
                        {shortText(mark)}
                    </text>
                </g>
            ))}
            {marks.map((mark) => (
                <g key={mark}>
                    <path class="curve-grid" d={`M${x(mark)} ${TOP}V${HEIGHT - BOTTOM}`} />
                    <text
                        class="curve-axis"
                        x={x(mark)}
                        y={HEIGHT - BOTTOM + 16}
                        text-anchor="middle"
                    >
                        {shortText(numeric ? mark : (values[mark] ?? ""))}
                    </text>
                </g>
            ))}
            <text class="curve-axis" x={WIDTH - RIGHT} y={HEIGHT - 8} text-anchor="end">
                {path}
            </text>
            <text class="curve-axis" x={LEFT} y={HEIGHT - 8}>
                {title}
            </text>
            {even !== null && (
                <path class="curve-most" d={`${across}${y(even)}H${WIDTH - RIGHT}`} />
            )}
            {base !== null && (
                <>
                    <rect
                        class="lab-band"
                        x={LEFT}
                        y={y(base.high)}
                        width={WIDTH - RIGHT - LEFT}
                        height={Math.max(0, y(base.low) - y(base.high))}
                    />
                    <path class="curve-reference" d={`${across}${y(base.y)}H${WIDTH - RIGHT}`} />
                </>
            )}
            <path
                class="curve-line"
                d={points.map((p, i) => `${i === 0 ? "M" : "L"}${at(p.value)} ${y(p.y)}`).join("")}
            />
            {points.map((p) => (
                <g key={p.value}>
                    <path
                        class="curve-error"
                        d={`M${at(p.value)} ${y(p.low)}V${y(p.high)}M${at(p.value) - 4} ${y(p.low)}h8M${at(p.value) - 4} ${y(p.high)}h8`}
                    />
                    <circle class="curve-point" cx={at(p.value)} cy={y(p.y)} r="4">
                        <title>{`${path}=${p.value}: ${levelText(p, measure)}`}</title>
                    </circle>
                </g>
            ))}
        </>
    );
}

/** How strong a cell is at most: text upon it has to stay readable. */
const STRONGEST = 45;

function HeatMap({
    rows,
    measure,
    title,
    alone,
    paths,
}: Props & { paths: readonly [string, string] }) {
    const columns = valuesOf(rows, paths[0]);
    const lines = valuesOf(rows, paths[1]);
    const levels = rows.map((row) => levelOf(row, measure, alone));
    const known = levels.flatMap((level) => (level === null ? [] : [level.y]));
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const left = 64;
    const width = (WIDTH - left - 4) / columns.length;
    const height = (HEIGHT - TOP - BOTTOM) / lines.length;
    // Some of many values only, so that the names do not touch.
    const every = (count: number, room: number) => Math.max(1, Math.ceil((count * room) / 300));
    const [across, down] = [every(columns.length, 40), every(lines.length, 18)];
    const strength = (y: number) =>
        Math.round(high > low ? ((y - low) / (high - low)) * STRONGEST : STRONGEST / 2);
    return (
        <>
            {rows.map((row, i) => {
                const column = columns.indexOf(row.values[paths[0]] as number | string);
                const line = lines.indexOf(row.values[paths[1]] as number | string);
                const level = levels[i] ?? null;
                const x = left + column * width;
                const y = HEIGHT - BOTTOM - (line + 1) * height;
                return (
                    <g key={row.spec}>
                        <rect
                            class="lab-heat"
                            x={x + 1}
                            y={y + 1}
                            width={Math.max(1, width - 2)}
                            height={Math.max(1, height - 2)}
                            rx="3"
                            style={{
                                "--strength": `${level === null ? 0 : strength(level.y)}%`,
                            }}
                        >
                            <title>{`${row.spec}: ${levelText(level, measure)}`}</title>
                        </rect>
                        {width >= 34 && height >= 16 && (
                            <text
                                class="lab-heat-text"
                                x={x + width / 2}
                                y={y + height / 2 + 4}
                                text-anchor="middle"
                            >
                                {levelText(level, measure)}
                            </text>
                        )}
                    </g>
                );
            })}
            {columns.map((value, i) =>
                i % across > 0 ? null : (
                    <text
                        key={value}
                        class="curve-axis"
                        x={left + (i + 0.5) * width}
                        y={HEIGHT - BOTTOM + 16}
                        text-anchor="middle"
                    >
                        {shortText(value)}
                    </text>
                ),
            )}
            {lines.map((value, i) =>
                i % down > 0 ? null : (
                    <text
                        key={value}
                        class="curve-axis"
                        x={left - 6}
                        y={HEIGHT - BOTTOM - (i + 0.5) * height + 4}
                        text-anchor="end"
                    >
                        {shortText(value)}
                    </text>
                ),
            )}
            <text class="curve-axis" x={WIDTH - 4} y={HEIGHT - 8} text-anchor="end">
                {paths[0]} across, {paths[1]} upwards
            </text>
            <text class="curve-axis" x="4" y={HEIGHT - 8}>
                {title}
            </text>
        </>
    );
}

export function SweepPlot(props: Props) {
    const paths = Object.keys(props.rows[0]?.values ?? {});
    const [first, second] = paths;
    if (first === undefined || !props.rows.some((row) => levelOf(row, props.measure, props.alone)))
        return null;
    return (
        <svg
            class="curve-plot lab-plot"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={`${props.title} against ${paths.join(" and ")}; the table below has the same numbers`}
        >
            {second === undefined ? (
                <Chart {...props} path={first} />
            ) : (
                <HeatMap {...props} paths={[first, second]} />
            )}
        </svg>
    );
}

const KEPT = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "font-family",
    "font-size",
    "opacity",
];

/** The picture as a file that needs no style sheet, in the colours of the page. */
export function svgText(picture: SVGSVGElement): string {
    const copy = picture.cloneNode(true) as SVGSVGElement;
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", String(2 * WIDTH));
    copy.setAttribute("height", String(2 * HEIGHT));
    const sources = picture.querySelectorAll<SVGElement>("path, rect, circle, text");
    copy.querySelectorAll<SVGElement>("path, rect, circle, text").forEach((element, i) => {
        const style = getComputedStyle(sources[i] as SVGElement);
        element.removeAttribute("class");
        element.removeAttribute("style");
        for (const name of KEPT) element.setAttribute(name, style.getPropertyValue(name));
    });
    copy.removeAttribute("class");
    copy.style.background = getComputedStyle(document.documentElement).getPropertyValue(
        "--surface",
    );
    return `${new XMLSerializer().serializeToString(copy)}\n`;
}
