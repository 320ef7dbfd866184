/** The timeline of convergence: what the search believed at every moment, and what stopping there had meant. */
import type { HistoryLine, MoveReport } from "../../../engine/protocol.ts";
import { differenceText } from "../../../text/moves.ts";
import { type Measure, shownAs } from "../../../text/value.ts";
import { timeline as say } from "../../../words/inside/timeline.ts";
import { decimals } from "../../../words/numbers.ts";

export type Convergence = HistoryLine["convergence"];

/** Lines drawn at most. */
export const LINES = 8;

/** What a move is truly worth. */
export interface ExactValues {
    value: Map<string, number>;
    /** Where it comes from, for the words below the chart. */
    source: string;
    /** What values are measured in that are estimated; missing of those that are proven. */
    measure?: Measure | undefined;
}

const PROVEN: { [proven: string]: number } = { win: 100, draw: 0, loss: -100 };

/** Exact values from moves that the search itself has proven; null when no move is. */
export function provenValues(rows: readonly MoveReport[]): ExactValues | null {
    const value = new Map<string, number>();
    for (const { move, proven } of rows)
        if (proven !== null) value.set(move, PROVEN[proven] as number);
    return value.size === 0 ? null : { value, source: say.proven };
}

const RESULTS: { [value: number]: "win" | "draw" | "loss" } = {
    100: "win",
    0: "draw",
    [-100]: "loss",
};

/** Whether exact values may stand on one axis with estimates: results do where there are ends for them. */
export function comparable({ value }: ExactValues, { scale, bounds }: Measure): boolean {
    if (bounds === null) return scale === "points";
    if (scale === "chance" || bounds[0] !== -100 || bounds[1] !== 100) return false;
    return scale === "evaluation" || [...value.values()].every((one) => RESULTS[one] !== undefined);
}

/** A sentence about what choosing `move` gives away. */
export function lossText(
    { value, measure }: ExactValues,
    move: string,
    loss: number,
    points: boolean,
): string {
    if (loss === 0) return say.losesNothing;
    const own = value.get(move) ?? 0;
    const [from, to] = [RESULTS[own + loss], RESULTS[own]];
    if (!points && from !== undefined && to !== undefined) return say.turns(from, to);
    if (points) return say.losesPoints(decimals(loss, 1));
    if (measure === undefined) return say.losesValue(decimals(loss, 1));
    const { of, scale } = shownAs(measure);
    const text = differenceText(of(own + loss) - of(own), measure);
    return (scale === "evaluation" ? say.losesValue : say.givesAway)(text);
}

/** What choosing `move` gives away, hundredths of a win or points; null where that is not known. */
export function lossOf(
    exactValues: ExactValues | null,
    move: string | null,
    all: number,
): number | null {
    if (exactValues === null || move === null) return null;
    const own = exactValues.value.get(move);
    const best = Math.max(...exactValues.value.values());
    // A better move may be among those that are not judged, unless a win is known.
    if (own === undefined || (exactValues.value.size < all && best < 100)) return null;
    return Math.max(0, best - own);
}

/** Moves to draw: best at the end first, then by effort. */
export function leadersOf(trace: Convergence): number[] {
    const last = trace.effort.length - 1;
    const final = trace.best[last];
    return trace.moves
        .map((_, i) => i)
        .sort((a, b) => {
            const [p, q] = [trace.moves[a], trace.moves[b]];
            if (p === undefined || q === undefined) return 0;
            if ((p.move === final) !== (q.move === final)) return p.move === final ? -1 : 1;
            return (q.effort[last] ?? 0) - (p.effort[last] ?? 0);
        })
        .slice(0, LINES);
}

/** Runs of one best move: where it changes, moment by moment. */
export function runsOf(trace: Convergence): { move: string | null; from: number; to: number }[] {
    const runs: { move: string | null; from: number; to: number }[] = [];
    trace.best.forEach((move, i) => {
        const last = runs.at(-1);
        if (last !== undefined && last.move === move) last.to = i;
        else runs.push({ move, from: i, to: i });
    });
    return runs;
}

/** The moment at a share 0..1 of the axis, which is logarithmic in effort. */
export function momentAt(trace: Convergence, share: number): number {
    const first = trace.effort[0] ?? 1;
    const last = trace.effort.at(-1) ?? 1;
    const wanted = Math.log(first) + share * (Math.log(last) - Math.log(first));
    let at = 0;
    while (
        at + 1 < trace.effort.length &&
        Math.log(trace.effort[at + 1] as number) <= wanted + 1e-9
    )
        at++;
    return at;
}

/** Where a moment lies on the axis. */
export function shareOf(trace: Convergence, moment: number): number {
    const first = Math.log(trace.effort[0] ?? 1);
    const last = Math.log(trace.effort.at(-1) ?? 1);
    return last <= first ? 1 : (Math.log(trace.effort[moment] ?? 1) - first) / (last - first);
}

/** The values that the chart has to show; bands that are wider than all of them are cut off. */
export function valuesOf(
    trace: Convergence,
    leaders: readonly number[],
    exactValues: ExactValues | null,
): (number | null)[] {
    // The first moments jump about: what follows them decides.
    const begin = Math.floor(trace.effort.length * 0.15);
    const settled = leaders.flatMap((i) => trace.moves[i]?.value.slice(begin) ?? []);
    return [...settled, ...(exactValues?.value.values() ?? [])];
}
