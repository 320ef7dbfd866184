/** What a setting buys at each effort: a line of strength for every number of simulations, say, that was measured. */
import { signal } from "@preact/signals";
import type { Chart } from "../../../charts/chart.ts";
import { LineFigure } from "../../../charts/figure.tsx";
import { fixed, tableOf } from "../../../charts/table.ts";
import { playerTitle, small } from "../../../params/titles.ts";
import { type Family, families } from "../../../state/act/curves.ts";
import { Select } from "../../../ui/select.tsx";
import { grouped } from "../../../words/numbers.ts";
import { scale as say } from "../../../words/scale.ts";
import { around } from "../axes.ts";

/** Which of them is shown. */
const looked = signal("");

const idOf = ({ player, setting }: Family) => `${setting.name} ${player}`;

function Lines({ family }: { family: Family }) {
    const { setting, effort, lines } = family;
    const all = lines.flatMap(({ value, points }) =>
        points.map((point) => ({ effort: value, point })),
    );
    const half = Math.max(...all.map(({ point: { low, high } }) => (high - low) / 2));
    const title = say.together.figure(small(setting.title), small(effort.title));
    const values = [...new Set(all.map(({ point }) => point.value))];
    const chart: Chart = {
        x: {
            title: setting.title,
            text: (value) => grouped(value, 2),
            ...{ low: Math.min(...values), high: Math.max(...values), log: true, marks: values },
        },
        y: {
            title: say.axes.elo,
            text: (value) => grouped(value),
            ...around(all.map(({ point }) => point.at)),
        },
        series: lines.map(({ value, points }, colour) => {
            const best = Math.max(...points.map(({ at }) => at));
            return {
                name: grouped(value),
                colour,
                named: true,
                points: points.map((point) => ({
                    x: point.value,
                    y: point.at,
                    dot: point.at === best,
                })),
            };
        }),
    };
    return (
        <>
            <p class="muted">
                {say.together.about(small(setting.title), small(effort.title), half)}
            </p>
            <LineFigure
                title={title}
                name="together"
                label={say.together.label(title)}
                chart={chart}
                height={280}
                table={() =>
                    tableOf(title, all, [
                        { title: effort.title, of: (row) => row.effort },
                        { title: setting.title, of: ({ point }) => point.value },
                        { title: say.table.elo.title, of: ({ point }) => point.at, text: fixed(0) },
                        { title: say.table.low, of: ({ point }) => point.low, text: fixed(0) },
                        { title: say.table.high, of: ({ point }) => point.high, text: fixed(0) },
                        { title: say.table.cost.title, of: ({ point }) => point.ms },
                        { title: say.table.games, of: ({ point }) => point.games },
                    ])
                }
            />
        </>
    );
}

export function Together() {
    const all = families();
    const family = all.find((one) => idOf(one) === looked.value) ?? all[0];
    if (family === undefined) return null;
    return (
        <section class="scale-where" aria-label={say.together.title}>
            <h3>{say.together.title}</h3>
            {all.length > 1 && (
                <div class="contestants">
                    <Select
                        label={say.player}
                        entries={all.map((one) => ({
                            id: idOf(one),
                            title: playerTitle(one.player),
                        }))}
                        value={idOf(family)}
                        onChange={(id) => {
                            looked.value = id;
                        }}
                    />
                </div>
            )}
            <Lines family={family} />
        </section>
    );
}
