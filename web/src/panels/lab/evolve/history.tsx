/** Fitness by generation: a chart with bands, whose table has all numbers of the generations. */
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { fields, fixed, type Table, tableOf } from "../../../charts/table.ts";
import type { Generation } from "../../../engine/protocol.ts";
import { along, fitness } from "../axes.ts";

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
    const rows = thinned(history);
    const points = (y: "best" | "mean", ends: (row: Generation) => [number, number]) =>
        rows.map((row) => {
            const [low, high] = ends(row);
            const [least, most] = wins ? [Math.max(0, low), Math.min(100, high)] : [low, high];
            return { x: row.generation, y: row[y], low: least, high: most };
        });
    const best = points("best", ({ low, high }) => [low, high]);
    const mean = points("mean", ({ mean, sd }) => [mean - sd, mean + sd]);
    const chart: Chart = {
        x: along(
            "generation",
            rows.map(({ generation }) => generation),
        ),
        y: fitness(wins, 2, [...best, ...mean]),
        series: [
            { name: "best, 95 %", colour: 0, points: best, spread: "band" },
            { name: "mean ± spread", colour: 1, points: mean, spread: "band", dash: [6, 4] },
        ],
    };
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
