/** A sweep as a picture: a line with error bars for one parameter, a heat map for two. */
import type { Level } from "../../charts/chart.ts";
import { Figure } from "../../charts/figure.tsx";
import { matrixHeight, matrixPlot } from "../../charts/matrix.ts";
import { chartPlot, type Plot } from "../../charts/plot.ts";
import { tableOf } from "../../charts/table.ts";
import type { SweepFigures, SweepRow } from "../../engine/protocol.ts";
import { playerTitle } from "../../params/titles.ts";
import { around } from "./axes.ts";
import { evenLevel, isWide, levelOf, levelText, type Measure, valuesOf } from "./measures.ts";

interface Props {
    rows: readonly SweepRow[];
    reference?: SweepFigures | undefined;
    measure: Measure;
    /** Of the measure. */
    title: string;
    alone: boolean;
    /** What people call the parameter at a path. */
    called: (path: string) => string;
}

const HEIGHT = 260;

const shortText = (value: number | string) =>
    typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 4 }) : value;

function linePlot(path: string, { rows, reference, measure, title, alone, called }: Props): Plot {
    const values = valuesOf(rows, path);
    const numeric = values.every((value) => typeof value === "number");
    const points = rows.flatMap((row) => {
        const level = levelOf(row, measure, alone);
        const value = row.values[path] as number | string;
        return level === null
            ? []
            : [{ ...level, x: numeric ? Number(value) : values.indexOf(value) }];
    });
    const base = reference === undefined ? null : levelOf(reference, measure, alone);
    const even = alone ? null : evenLevel(measure);
    const levels: Level[] = [
        ...(even === null ? [] : [{ name: "an equal player", y: even, dash: [2, 4] }]),
        ...(base === null ? [] : [{ ...base, name: "reference", colour: 1, dash: [6, 4] }]),
    ];
    const across = numeric
        ? around(values.map(Number), isWide(values))
        : { low: -0.5, high: values.length - 0.5, marks: values.map((_, i) => i) };
    return chartPlot(
        {
            x: {
                title: called(path),
                text: (value) => shortText(numeric ? value : (values[value] ?? "")),
                ...across,
                whole: values.every(Number.isInteger),
            },
            y: {
                title,
                text: shortText,
                ...around(
                    [...points, ...levels].flatMap(({ y, low = y, high = y }) => [low, high]),
                ),
            },
            series: [{ name: title, colour: 0, points, spread: "bars", dots: "round" }],
            levels,
        },
        `${title} against ${called(path)}`,
    );
}

function heatPlot(paths: [string, string], { rows, measure, title, alone, called }: Props) {
    const [columns, lines] = [valuesOf(rows, paths[0]), valuesOf(rows, paths[1])];
    const levels = rows.map((row) => levelOf(row, measure, alone));
    const known = levels.flatMap((level) => (level === null ? [] : [level.y]));
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const matrix = {
        x: called(paths[0]),
        y: called(paths[1]),
        columns: columns.map(shortText),
        rows: lines.map(shortText),
        cells: lines.flatMap((line) =>
            columns.map((column) => {
                const i = rows.findIndex(
                    ({ values }) => values[paths[0]] === column && values[paths[1]] === line,
                );
                const [row, level = null] = [rows[i], levels[i]];
                if (row === undefined) return null;
                const text = levelText(level, measure);
                const share = level === null || high <= low ? 0.5 : (level.y - low) / (high - low);
                return {
                    place: level === null ? null : 2 * share - 1,
                    lines: [text],
                    words: `${playerTitle(row.spec)}: ${text}`,
                };
            }),
        ),
    };
    const table = () =>
        tableOf(`${title} against ${paths.map(called).join(" and ")}`, rows, [
            ...paths.map((path) => ({
                title: called(path),
                of: ({ values }: SweepRow) => values[path],
            })),
            { title, of: (_, i) => levels[i]?.y },
        ]);
    return { plot: matrixPlot(matrix, table), height: matrixHeight(matrix) };
}

export function SweepPlot(props: Props) {
    const { rows, measure, title, alone, called } = props;
    const [first, second] = Object.keys(rows[0]?.values ?? {});
    if (first === undefined || !rows.some((row) => levelOf(row, measure, alone))) return null;
    const what = `${title} against ${called(first)}${second === undefined ? "" : ` and ${called(second)}`}`;
    return (
        <Figure
            title={what}
            name="sweep"
            label={`${what}; the table below has the same numbers`}
            {...(second === undefined
                ? { plot: linePlot(first, props), height: HEIGHT }
                : heatPlot([first, second], props))}
        />
    );
}
