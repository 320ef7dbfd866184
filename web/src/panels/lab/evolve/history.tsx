/** Fitness by generation: as a chart with bands, and as a table of the same numbers. */
import { useMemo } from "preact/hooks";
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { rangeOf, valueRange } from "../../../charts/scale.ts";
import type { Generation } from "../../../engine/protocol.ts";
import { roundText } from "../../../text/format.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Table } from "../../../ui/table.tsx";

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

const digits = (measure: Props["measure"]) => (measure === "wins" ? 1 : 2);

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
    const d = digits(measure);
    const what = wins ? "games won" : "mean score";
    return (
        <>
            <LineFigure
                title={`Fitness (${what}) by generation`}
                name="fitness"
                label={`Chart: ${what} of the best ${last.best.toFixed(d)}, mean of the population ${last.mean.toFixed(d)} in generation ${last.generation}; the table of generations has all numbers`}
                chart={chart}
                height={200}
            />
            <Numbers history={history} measure={measure} />
        </>
    );
}

function Numbers({ history, measure }: Props) {
    const d = digits(measure);
    const unit = measure === "wins" ? " %" : "";
    return (
        <Fold title="Generations" count={history.length}>
            {() => (
                <Table
                    caption="Generations"
                    scroll
                    class="generations"
                    rows={history}
                    keyOf={(row) => row.generation}
                    columns={[
                        { title: "Generation", head: true, cell: (row) => row.generation },
                        { title: `Best${unit}`, cell: (row) => row.best.toFixed(d) },
                        {
                            title: "95 %",
                            cell: (row) => `${row.low.toFixed(d)} to ${row.high.toFixed(d)}`,
                        },
                        { title: `Mean${unit}`, cell: (row) => row.mean.toFixed(d) },
                        { title: "Spread", cell: (row) => row.sd.toFixed(d) },
                        { title: "Worst", cell: (row) => row.worst.toFixed(d) },
                        {
                            title: "Best score",
                            cell: (row) => Math.round(row.best_score * 100) / 100,
                        },
                        {
                            title: "Mean score",
                            cell: (row) => Math.round(row.mean_score * 100) / 100,
                        },
                        { title: "Games", cell: (row) => row.games },
                    ]}
                />
            )}
        </Fold>
    );
}
