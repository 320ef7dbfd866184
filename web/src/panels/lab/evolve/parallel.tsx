/**
 * The population in parallel coordinates: an upright axis for each gene that somebody has, a line for each
 * individual. Absent genes lie on the lane below the axes; the last axis is the fitness.
 */

import { colourOf } from "../../../charts/chart.ts";
import { Figure } from "../../../charts/figure.tsx";
import type { Plot } from "../../../charts/plot.ts";
import { type Ends, shareOf } from "../../../charts/scale.ts";
import type { Size } from "../../../charts/surface.tsx";
import { tableOf } from "../../../charts/table.ts";
import type { Individual } from "../../../engine/protocol.ts";
import { pathTitle } from "../../../params/placed.ts";

import { evolve } from "../../../words/evolve.ts";
import { chosen, chosenId, type Evolution } from "./evolution.ts";
import { geneText } from "./population.tsx";

const say = evolve.parallel;

const HEIGHT = 290;
const TOP = 22;
const FLOOR = 150;
const ABSENT = 168;
/** The name of the first axis begins there. */
const SIDE = 66;
const RIGHT = 14;
/** Lines beyond this would only be a blot. */
const MOST = 150;

export interface Axis extends Ends {
    title: string;
    of: (one: Individual) => number | null;
}

function axis(title: string, list: Individual[], of: Axis["of"]): Axis {
    const values = list.map(of).filter((value) => value !== null);
    return { title, low: Math.min(...values), high: Math.max(...values), of };
}

export function axesOf(
    { spec, game, genes }: Pick<Evolution, "spec" | "game" | "genes">,
    list: Individual[],
): Axis[] {
    const fitness = (one: Individual) => one.wins ?? one.score;
    const all = genes.map((path, i) =>
        axis(pathTitle(spec, path, game), list, (one) => one.values[i] ?? null),
    );
    return [...all.filter(({ high }) => Number.isFinite(high)), axis(say.fitness, list, fitness)];
}

function place(one: Axis, individual: Individual): number {
    const value = one.of(individual);
    return value === null ? ABSENT : FLOOR - shareOf(one, value) * (FLOOR - TOP);
}

function plotOf(axes: Axis[], list: Individual[], now: Individual): Plot {
    const step = ({ width }: Size) => (width - SIDE - RIGHT) / Math.max(1, axes.length - 1);
    const last = axes.at(-1) as Axis;
    return {
        legend: [],
        places: list.length,
        words: (at) => {
            const one = list[at] as Individual;
            const values = axes
                .filter((each) => each.of(one) !== null)
                .map((each) => say.value(each.title, geneText(each.of(one))));
            return say.words(one.id, values);
        },
        find(left, top, size) {
            const along = Math.max(0, Math.min(axes.length - 1, (left - SIDE) / step(size)));
            const [from, to] = [axes[Math.floor(along)] as Axis, axes[Math.ceil(along)] as Axis];
            const far = list.map((one) => {
                const [a, b] = [place(from, one), place(to, one)];
                return Math.abs(a + (b - a) * (along % 1) - top);
            });
            return far.length === 0 ? null : far.indexOf(Math.min(...far));
        },
        table: () =>
            tableOf(
                say.table,
                list,
                [{ title: say.individual, of: ({ id }) => id }, ...axes],
                (one) => ({ current: one === now }),
            ),
        data: () => list,
        paint(brush, size, at) {
            const { palette } = brush;
            const x = (i: number) => SIDE + i * step(size);
            const line = (one: Individual) => axes.flatMap((each, i) => [x(i), place(each, one)]);
            axes.forEach((each, i) => {
                brush.line([x(i), TOP, x(i), FLOOR], { colour: palette.lineStrong, width: 1 });
                const most = geneText(Math.round(each.high * 10) / 10);
                brush.text(most, x(i), TOP - 9, { size: 10, align: "center", fill: palette.soft });
                brush.text(each.title, x(i) + 3, ABSENT + 12, {
                    size: 11,
                    align: "right",
                    fill: palette.soft,
                    turn: -60,
                });
            });
            brush.line([SIDE, ABSENT, size.width - RIGHT - step(size), ABSENT], {
                colour: palette.lineStrong,
                width: 1,
                dash: [3, 3],
            });
            // The better ones are drawn above the others, and stronger.
            for (const one of [...list].reverse()) {
                const strength = 0.25 + (0.6 * (FLOOR - place(last, one))) / (FLOOR - TOP);
                const alpha = Math.round(255 * Math.max(0, strength)).toString(16);
                const colour = colourOf(palette, 0) + alpha.padStart(2, "0");
                brush.line(line(one), { colour, width: 1.25 });
            }
            for (const one of [now, at === null ? now : (list[at] ?? now)])
                brush.line(line(one), { colour: colourOf(palette, 1), width: 2.5 });
        },
    };
}

export function Parallel({ state }: { state: Evolution }) {
    const list = state.individuals.slice(0, MOST);
    const now = chosen();
    if (now === undefined) return null;
    const at = list.indexOf(now);
    const title = say.figure(list.length);
    return (
        <>
            <Figure
                title={title}
                name="population"
                label={say.label(title)}
                plot={plotOf(axesOf(state, list), list, now)}
                height={HEIGHT}
                {...(at >= 0 && { at })}
                onPick={(place) => {
                    chosenId.value = list[place]?.id ?? now.id;
                }}
            />
            <p class="muted evolve-note">{say.note(now.id)}</p>
        </>
    );
}
