/**
 * The population in parallel coordinates: an upright axis for each gene, a line for each individual.
 * Absent genes lie on the lane below the axes; the last axis is the fitness.
 */
import type { Individual } from "../engine/protocol.ts";
import { chosen, chosenId, type Evolution } from "./lab.ts";
import { geneText, shortName } from "./population.tsx";

const WIDTH = 420;
const HEIGHT = 260;
const TOP = 22;
const FLOOR = 150;
const ABSENT = 168;
const SIDE = 34;
const RIGHT = 14;
/** Lines beyond this would only be a blot. */
const MOST = 150;

export interface Axis {
    title: string;
    low: number;
    high: number;
    /** Nobody has this gene. */
    empty: boolean;
    of: (one: Individual) => number | null;
}

function axis(title: string, list: Individual[], of: Axis["of"]): Axis {
    const values = list.map(of).filter((value) => value !== null);
    let low = Math.min(...values);
    let high = Math.max(...values);
    if (values.length === 0) [low, high] = [0, 1];
    return { title, low, high, empty: values.length === 0, of };
}

export function axesOf(genes: string[], list: Individual[]): Axis[] {
    const fitness = (one: Individual) => one.wins ?? one.score;
    return [
        ...genes.map((path, i) => axis(shortName(path), list, (one) => one.values[i] ?? null)),
        axis("fitness", list, fitness),
    ];
}

function place({ low, high, of }: Axis, one: Individual): number {
    const value = of(one);
    if (value === null) return ABSENT;
    const part = high > low ? (value - low) / (high - low) : 0.5;
    return FLOOR - part * (FLOOR - TOP);
}

export function Parallel({ state }: { state: Evolution }) {
    const list = state.individuals.slice(0, MOST);
    const axes = axesOf(state.genes, list);
    const now = chosen();
    if (now === undefined) return null;
    const step = axes.length > 1 ? (WIDTH - SIDE - RIGHT) / (axes.length - 1) : 0;
    const x = (i: number) => SIDE + i * step;
    const path = (one: Individual) =>
        axes.map((a, i) => `${i === 0 ? "M" : "L"}${x(i)} ${place(a, one).toFixed(1)}`).join("");
    const last = axes.at(-1) as Axis;
    // The better ones are drawn above the others, and stronger.
    const strength = (one: Individual) => 0.25 + (0.6 * (FLOOR - place(last, one))) / (FLOOR - TOP);
    return (
        <figure class="chart">
            <figcaption class="muted">
                Genes of {list.length} individuals, a line for each; stronger lines have won more.
                Individual {now.id} stands out.
            </figcaption>
            <svg
                class="genes-parallel"
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                role="img"
                aria-label="Parallel coordinates of the population; the table of the population has all values"
            >
                {axes.map((a, i) => (
                    <g key={i}>
                        <path class="curve-grid" d={`M${x(i)} ${TOP}V${FLOOR}`} />
                        <text class="genes-end" x={x(i)} y={TOP - 6} text-anchor="middle">
                            {geneText(a.empty ? null : Math.round(a.high * 10) / 10)}
                        </text>
                        <text
                            class="genes-axis"
                            transform={`translate(${x(i) + 3} ${ABSENT + 14}) rotate(-60)`}
                            text-anchor="end"
                        >
                            {a.title}
                        </text>
                    </g>
                ))}
                <path
                    class="curve-grid genes-lane"
                    d={`M${SIDE} ${ABSENT}H${WIDTH - RIGHT - step}`}
                />
                {[...list].reverse().map((one) => (
                    // biome-ignore lint/a11y/noStaticElementInteractions: the table does the same by keys
                    <path
                        key={one.id}
                        class="genes-line"
                        style={{ opacity: strength(one) }}
                        d={path(one)}
                        onClick={() => {
                            chosenId.value = one.id;
                        }}
                    />
                ))}
                <path class="genes-line genes-line-chosen" d={path(now)} />
            </svg>
            <p class="muted genes-note">
                Above each axis its largest value; the dashed lane is for absent genes.
            </p>
        </figure>
    );
}
