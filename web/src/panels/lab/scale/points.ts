/** Players as points of a chart: how strong each is, how sure that is, what a move costs. Pure functions. */
import { type ColumnOf, csvOf, tableOf } from "../../../charts/table.ts";
import type { Place } from "../../../engine/protocol.ts";
import { nameOf } from "../../../state/read/spec.ts";

/** `scale`: a player of the scale; `own`: one that was put on it here; `running`: one whose games are being played. */
export type Kind = "scale" | "own" | "running";

export interface ScalePoint extends Place {
    title: string;
    kind: Kind;
    /** Place of its algorithm among those of the chart. */
    algorithm: number;
    /** Of the scale: nobody is stronger in as little time. */
    front: boolean;
}

/** A player that is to be drawn. */
export type Placing = Place & { kind: Kind; front?: boolean };

/** The names of the algorithms: those of the scale before others, so that whoever comes changes no colours. */
export function algorithmsOf(all: readonly Pick<Placing, "player" | "kind">[]): string[] {
    const first = all.filter(({ kind }) => kind === "scale");
    return [...new Set([...first, ...all].map(({ player }) => nameOf(player)))];
}

/** Weakest first; those of whom only one end is known stand there, and those of whom nothing is known nowhere. */
export function pointsOf(all: readonly Placing[], titles: readonly string[]): ScalePoint[] {
    const sorted = all
        .map((one, i) => ({ ...one, title: titles[i] ?? one.player, front: one.front ?? false }))
        .filter((one) => heightOf(one) !== null)
        .sort((a, b) => (heightOf(a) ?? 0) - (heightOf(b) ?? 0));
    const algorithms = algorithmsOf(sorted);
    return sorted.map((one) => ({ ...one, algorithm: algorithms.indexOf(nameOf(one.player)) }));
}

/** Where it is drawn: at its strength, or at the end of its interval that is known; null = nowhere. */
export const heightOf = ({ at, low, high }: Pick<Place, "at" | "low" | "high">) =>
    at ?? low ?? high;

/** Below it no time can be told from none, in milliseconds: what the file of a scale writes. */
export const LEAST_MS = 0.0001;

/** The corners of the line below which somebody is as strong in as little time, from left to right. */
export function frontOf(points: readonly ScalePoint[]): { ms: number; at: number }[] {
    const best = points
        .filter(({ front, at }) => front && at !== null)
        .map(({ ms, at }) => ({ ms: Math.max(LEAST_MS, ms), at: at as number }))
        .sort((a, b) => a.ms - b.ms || a.at - b.at);
    return best.flatMap((one, i) => {
        const before = best[i - 1];
        return before === undefined ? [one] : [{ ms: one.ms, at: before.at }, one];
    });
}

/** How much of the way to the interval that is wanted is done, 0 to 1: the width falls as the root of the games. */
export function shareOf(within: number, width: number | null, done: number, total: number): number {
    const narrow = width === null || width <= 0 ? 0 : (within / width) ** 2;
    return Math.min(1, Math.max(narrow, total > 0 ? done / total : 0));
}

export function scaleCsv(points: readonly ScalePoint[]): string {
    const columns: ColumnOf<ScalePoint>[] = [
        { title: "player", of: ({ player }) => player },
        { title: "strength", of: ({ at }) => at },
        { title: "low", of: ({ low }) => low },
        { title: "high", of: ({ high }) => high },
        { title: "ms", of: ({ ms }) => ms },
        { title: "games", of: ({ games }) => games },
        { title: "front", of: ({ front }) => (front ? 1 : 0) },
        { title: "measured", of: ({ kind }) => (kind === "scale" ? "scale" : "here") },
    ];
    return csvOf(tableOf("", points, columns));
}
