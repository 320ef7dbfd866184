/** Fitness by generation: a chart with bands, whose table has all numbers of the generations. */
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { fixed, type Table, tableOf } from "../../../charts/table.ts";
import type { Generation } from "../../../engine/protocol.ts";
import { evolve as say } from "../../../words/evolve.ts";
import { decimals } from "../../../words/numbers.ts";
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
            say.fitness.axis,
            rows.map(({ generation }) => generation),
        ),
        y: fitness(wins, 2, [...best, ...mean]),
        series: [
            { name: say.fitness.best, colour: 0, points: best, spread: "band" },
            { name: say.fitness.mean, colour: 1, points: mean, spread: "band", dash: [6, 4] },
        ],
    };
    const last = history.at(-1);
    if (last === undefined) return null;
    const d = wins ? 1 : 2;
    return (
        <LineFigure
            title={say.fitness.title[measure]}
            name="fitness"
            label={say.fitness.label[measure](
                decimals(last.best, d),
                decimals(last.mean, d),
                last.generation,
            )}
            chart={chart}
            table={() => numbers(history, measure)}
            height={200}
        />
    );
}

function numbers(history: readonly Generation[], measure: Props["measure"]): Table {
    const text = fixed(measure === "wins" ? 1 : 2);
    const titles = say.generations;
    return tableOf(titles.caption, history, [
        { title: titles.generation, of: ({ generation }) => generation },
        { title: titles.best[measure], of: ({ best }) => best, text },
        { title: titles.from, doc: titles.interval, of: ({ low }) => low, text },
        { title: titles.to, doc: titles.interval, of: ({ high }) => high, text },
        { title: titles.mean[measure], of: ({ mean }) => mean, text },
        { title: titles.spread, of: ({ sd }) => sd, text },
        { title: titles.worst, of: ({ worst }) => worst, text },
        { title: titles.bestScore, of: (row) => row.best_score, text: fixed(2) },
        { title: titles.meanScore, of: (row) => row.mean_score, text: fixed(2) },
        { title: titles.games, of: ({ games }) => games },
    ]);
}
