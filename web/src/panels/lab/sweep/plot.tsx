/**
 * A sweep as a picture: a line with error bars for one parameter, a line for every player beside others, a
 * heat map for two parameters.
 */
import { DASHES, type Level, type Series } from "../../../charts/chart.ts";
import { Figure } from "../../../charts/figure.tsx";
import { matrixHeight, matrixPlot } from "../../../charts/matrix.ts";
import { chartPlot, type Plot } from "../../../charts/plot.ts";
import { tableOf } from "../../../charts/table.ts";
import type { SweepFigures, SweepRow } from "../../../engine/protocol.ts";
import { playerTitles } from "../../../params/list.ts";
import { playerTitle, small } from "../../../params/titles.ts";
import { grouped } from "../../../words/numbers.ts";
import { sweep as say } from "../../../words/sweep.ts";
import { around } from "../axes.ts";
import {
    evenLevel,
    type Figures,
    isWide,
    levelOf,
    levelText,
    type Measure,
    valuesOf,
} from "./measures.ts";

/** A line of the results with the values that it stands for. */
export type SweptRow = Figures & Pick<SweepRow, "values">;

/** The path of whole players beside each other. */
export const PLAYERS = "player";

interface Props {
    rows: readonly SweptRow[];
    reference?: SweepFigures | undefined;
    measure: Measure;
    /** Of the measure: its axis, and what the picture is headed by. */
    title: string;
    heading: string;
    alone: boolean;
    /** What people call the parameter at a path. */
    called: (path: string) => string;
}

const HEIGHT = 260;

/** A value of what is swept. */
export const sweptText = (value: number | string) =>
    typeof value === "number" ? grouped(value, 4) : value;

function seriesOf(
    rows: readonly SweptRow[],
    { measure, alone }: Props,
    placeOf: (row: SweptRow) => number,
) {
    return rows.flatMap((row) => {
        const level = levelOf(row, measure, alone);
        return level === null ? [] : [{ ...level, x: placeOf(row) }];
    });
}

/** `path` runs across; of several players each has a line. */
function linePlot(path: string, props: Props): Plot {
    const { rows, reference, measure, title, alone, called } = props;
    const values = valuesOf(rows, path);
    const numeric = values.every((value) => typeof value === "number");
    const placeOf = (row: SweptRow) => {
        const value = row.values[path] as number | string;
        return numeric ? Number(value) : values.indexOf(value);
    };
    const players = path === PLAYERS ? [] : valuesOf(rows, PLAYERS).filter((one) => one != null);
    const names = playerTitles(players.map(String));
    const look = { spread: "bars", dots: "round" } as const;
    const series: Series[] =
        players.length === 0
            ? [{ name: title, colour: 0, points: seriesOf(rows, props, placeOf), ...look }]
            : players.map((player, i) => ({
                  name: names[i] as string,
                  key: String(player),
                  colour: i,
                  dash: DASHES[i % DASHES.length] as number[],
                  points: seriesOf(
                      rows.filter((row) => row.values[PLAYERS] === player),
                      props,
                      placeOf,
                  ),
                  ...look,
              }));
    const base = reference === undefined ? null : levelOf(reference, measure, alone);
    const even = alone ? null : evenLevel(measure);
    const levels: Level[] = [
        ...(even === null ? [] : [{ name: say.equal, y: even, dash: [2, 4] }]),
        ...(base === null ? [] : [{ ...base, name: say.referenceLevel, colour: 1, dash: [6, 4] }]),
    ];
    const across = numeric
        ? around(values.map(Number), isWide(values))
        : { low: -0.5, high: values.length - 0.5, marks: values.map((_, i) => i) };
    const points = series.flatMap((one) => one.points);
    // Of costs equal factors matter more than equal differences.
    const costs = rows.every((row) => "work" in row);
    const log = costs && isWide(points.map(({ y }) => y ?? 0));
    const ends = [...points, ...levels].flatMap(({ y, low = y, high = y }) => [
        // There is no room below zero.
        Number(log ? y : low),
        Number(high),
    ]);
    const up = around(ends, log);
    const held = (one: Series): Series => ({
        ...one,
        points: one.points.map((point) => ({
            ...point,
            low: Math.max(up.low, point.low ?? up.low),
        })),
    });
    const titles = playerTitles(path === PLAYERS ? values.map(String) : []);
    const words = (value: number | string) =>
        path === PLAYERS ? (titles[values.indexOf(value)] ?? "") : sweptText(value);
    return chartPlot(
        {
            x: {
                title: called(path),
                text: (value) => (numeric ? sweptText(value) : words(values[value] ?? "")),
                ...across,
                whole: values.every(Number.isInteger),
            },
            y: { title, text: sweptText, ...up },
            series: log ? series.map(held) : series,
            levels,
        },
        say.by(props.heading, [small(called(path))]),
    );
}

function heatPlot(
    paths: [string, string],
    { rows, measure, title, heading, alone, called }: Props,
) {
    const [columns, lines] = [valuesOf(rows, paths[0]), valuesOf(rows, paths[1])];
    const levels = rows.map((row) => levelOf(row, measure, alone));
    const known = levels.flatMap((level) => (level === null ? [] : [level.y]));
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const matrix = {
        x: called(paths[0]),
        y: called(paths[1]),
        columns: columns.map(sweptText),
        rows: lines.map(sweptText),
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
                    words: say.cell(playerTitle(row.spec), text),
                };
            }),
        ),
    };
    const table = () =>
        tableOf(say.by(heading, paths.map(called).map(small)), rows, [
            ...paths.map((path) => ({
                title: called(path),
                of: ({ values }: SweptRow) => values[path],
            })),
            { title, of: (_, i) => levels[i]?.y },
        ]);
    return { plot: matrixPlot(matrix, table), height: matrixHeight(matrix) };
}

export function SweepPlot(props: Props) {
    const { rows, measure, heading, alone, called } = props;
    const [first, second] = Object.keys(rows[0]?.values ?? {});
    if (first === undefined || !rows.some((row) => levelOf(row, measure, alone))) return null;
    const line = first === PLAYERS ? (second ?? first) : second === undefined ? first : null;
    const across = line === null ? [first, second as string] : [line];
    const what = say.by(heading, across.map(called).map(small));
    return (
        <Figure
            title={what}
            name="sweep"
            label={say.picture(what)}
            {...(line !== null
                ? { plot: linePlot(line, props), height: HEIGHT }
                : heatPlot([first, second as string], props))}
        />
    );
}
