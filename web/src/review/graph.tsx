/**
 * A value over the moves of a game, for the first player: a line with the area under it, bars where only
 * bounds are known, marks at single moves, the present position. A click goes to the nearest position.
 */
import type { Point } from "./words.ts";

export interface GraphMark {
    /** Moves played. */
    at: number;
    kind: string;
    title: string;
}

interface Props {
    points: readonly Point[];
    /** Moves of the game. */
    total: number;
    /** Moves played in the position on the board. */
    played: number;
    marks: readonly GraphMark[];
    /** Where a vertical line stands. */
    turning: number | null;
    /** Ends of the scale; games of points have their own. */
    low: number;
    high: number;
    /** What stands at the upper and at the lower end. */
    ends: readonly [string, string];
    label: string;
    pick: (at: number) => void;
}

const WIDTH = 400;
const HEIGHT = 132;
const PAD = 8;

export function Graph(props: Props) {
    const { points, total, played, marks, turning, low, high, ends, label, pick } = props;
    const x = (at: number) => PAD + (at / Math.max(1, total)) * (WIDTH - 2 * PAD);
    const span = Math.max(1e-9, high - low);
    const y = (value: number) =>
        PAD + (1 - (Math.min(high, Math.max(low, value)) - low) / span) * (HEIGHT - 2 * PAD);
    const base = y(Math.max(low, Math.min(high, 0)));
    // Stretches of known values; a gap ends a stretch.
    const stretches: { at: number; value: number }[][] = [];
    let before = Number.NaN;
    for (const { at, value } of points) {
        if (value !== null) {
            if (at !== before + 1) stretches.push([]);
            stretches.at(-1)?.push({ at, value });
            before = at;
        }
    }
    const path = (list: { at: number; value: number }[]) =>
        list.map(({ at, value }, i) => `${i === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
    const onClick = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        const part = ((event.clientX - box.left) / box.width) * WIDTH;
        const at = Math.round(((part - PAD) / (WIDTH - 2 * PAD)) * total);
        pick(Math.min(total, Math.max(0, at)));
    };
    return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the page go through the game
        <svg
            class="review-graph"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={label}
            onClick={onClick}
        >
            <path class="review-base" d={`M${PAD} ${base}H${WIDTH - PAD}`} />
            {points.map(({ at, value, low: least, high: most }) =>
                value === null && least !== null && most !== null ? (
                    <path key={at} class="review-open" d={`M${x(at)} ${y(least)}V${y(most)}`} />
                ) : null,
            )}
            {stretches.map((list) => {
                const [first, last] = [list[0], list.at(-1)];
                if (first === undefined || last === undefined) return null;
                return (
                    <g key={first.at}>
                        <path
                            class="review-area"
                            d={`${path(list)}L${x(last.at)} ${base}L${x(first.at)} ${base}Z`}
                        />
                        <path class="review-line" d={path(list)} />
                    </g>
                );
            })}
            {turning !== null && (
                <path class="review-turning" d={`M${x(turning)} ${PAD}V${HEIGHT - PAD}`} />
            )}
            <path class="review-here" d={`M${x(played)} 0V${HEIGHT}`} />
            {marks.map(({ at, kind, title }) => {
                const point = points.find((candidate) => candidate.at === at);
                return (
                    <circle
                        key={at}
                        class={`review-dot review-dot-${kind}`}
                        cx={x(at)}
                        cy={y(point?.value ?? 0)}
                        r={kind === "blunder" ? 5 : 4}
                    >
                        <title>{title}</title>
                    </circle>
                );
            })}
            <text class="review-end" x={PAD + 2} y={PAD + 9}>
                {ends[0]}
            </text>
            <text class="review-end" x={PAD + 2} y={HEIGHT - PAD - 2}>
                {ends[1]}
            </text>
        </svg>
    );
}
