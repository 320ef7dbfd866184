/** Fitness by generation: a chart with bands, whose table has all numbers of the generations. */
import { useMemo } from "preact/hooks";
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { rangeOf, valueRange } from "../../../charts/scale.ts";
import { fields, fixed, type Table, tableOf } from "../../../charts/table.ts";
import type { Generation } from "../../../engine/protocol.ts";
import { roundText } from "../../../text/format.ts";

/** Points of a chart; of longer histories some generations are left out. */
const POINTS = 300;

function thinned(history: Generation[]): Generation[] {
    const step = Math.ceil(history.length / POINTS);
    if (step <= 1) return history;
    return history.filter((_, i) => i % step === 0 || i === history.length - 1);
}

interface Props {
    history: Generation[];
    measure: "wins" | "score";
}

export function History({ history, measure }: Props) {
    const wins = measure === "wins";
    const chart = useMemo((): Chart => {
        const rows = thinned(history);
        const points = (y: (row: Generation) => number, ends: (row: Generation) => number[]) =>
            rows.map((row) => {
                const [low = 0, high = 0] = ends(row);
                return {
                    x: row.generation,
                    y: y(row),
                    low: wins ? Math.max(0, low) : low,
                    high: wins ? Math.min(100, high) : high,
                };
            });
        const best = points(
            ({ best }) => best,
            ({ low, high }) => [low, high],
        );
        const mean = points(
            ({ mean }) => mean,
            ({ mean, sd }) => [mean - sd, mean + sd],
        );
        const ends = [...best, ...mean].flatMap(({ low, high }) => [low, high]);
        const first = rows[0]?.generation ?? 0;
        return {
            x: {
                title: "generation",
                text: roundText,
                low: first,
                high: Math.max(first + 1, rows.at(-1)?.generation ?? 0),
                whole: true,
            },
            y: {
                title: wins ? "per cent" : "points",
                text: (value) => value.toLocaleString("en", { maximumFractionDigits: 2 }),
                ...(wins ? rangeOf(ends, { least: 4, bounds: [0, 100] }) : valueRange(ends, true)),
            },
            series: [
                { name: "best, 95 %", colour: 0, points: best, spread: "band" },
                { name: "mean ± spread", colour: 1, points: mean, spread: "band", dash: [6, 4] },
            ],
        };
    }, [history, wins]);
    const last = history.at(-1);
    if (last === undefined) return null;
    const d = wins ? 1 : 2;
    const what = wins ? "games won" : "mean score";
    return (
        <LineFigure
            title={`Fitness (${what}) by generation`}
            name="fitness"
            label={`Chart: ${what} of the best ${last.best.toFixed(d)}, mean of the population ${last.mean.toFixed(d)} in generation ${last.generation}; the table of generations has all numbers`}
            chart={chart}
            table={() => numbers(history, wins)}
            height={200}
        />
    );
}

function numbers(history: readonly Generation[], wins: boolean): Table {
    const [unit, text] = wins ? [" %", fixed(1)] : ["", fixed(2)];
    return tableOf("Generations", history, [
        ...fields<Generation>("generation"),
        { title: `best${unit}`, of: ({ best }) => best, text },
        { title: "from", doc: "Interval of 95 %", of: ({ low }) => low, text },
        { title: "to", doc: "Interval of 95 %", of: ({ high }) => high, text },
        { title: `mean${unit}`, of: ({ mean }) => mean, text },
        { title: "spread", of: ({ sd }) => sd, text },
        { title: "worst", of: ({ worst }) => worst, text },
        { title: "best score", of: (row) => row.best_score, text: fixed(2) },
        { title: "mean score", of: (row) => row.mean_score, text: fixed(2) },
        ...fields<Generation>("games"),
    ]);
}
