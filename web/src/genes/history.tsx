/** Fitness by generation: as a chart with bands, and as a table of the same numbers. */
import { useMemo } from "preact/hooks";
import type { Generation } from "../engine/protocol.ts";
import { Fold } from "../ui/fold.tsx";
import { Table } from "../ui/table.tsx";
import { CurveChart } from "./chart.tsx";

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
    const curves = useMemo(() => {
        const rows = thinned(history);
        const of = (pick: (row: Generation) => number) => rows.map(pick);
        const most = wins ? 100 : Number.POSITIVE_INFINITY;
        return {
            x: of((row) => row.generation),
            lines: [
                { values: of((row) => row.best), colour: 1 },
                { values: of((row) => row.mean), colour: 2, dash: [6, 4] },
            ],
            bands: [
                { high: of((row) => row.high), low: of((row) => row.low), colour: 1 },
                {
                    high: of((row) => Math.min(most, row.mean + row.sd)),
                    low: of((row) => (wins ? Math.max(0, row.mean - row.sd) : row.mean - row.sd)),
                    colour: 2,
                },
            ],
            unit: wins ? " %" : "",
            ...(wins && { bounds: [0, 100] as [number, number] }),
        };
    }, [history, wins]);
    const last = history.at(-1);
    if (last === undefined) return null;
    const d = digits(measure);
    const what = wins ? "games won" : "mean score";
    return (
        <>
            <CurveChart
                title={`Fitness (${what}) by generation`}
                label={`Chart: ${what} of the best ${last.best.toFixed(d)}, mean of the population ${last.mean.toFixed(d)} in generation ${last.generation}; the table of generations has all numbers`}
                legend={[
                    { text: "best, 95 %", colour: 1, kind: "line" },
                    { text: "mean ± spread", colour: 2, kind: "dashed" },
                ]}
                curves={curves}
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
