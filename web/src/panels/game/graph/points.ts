/** The value of every position of a game as points of a graph. Pure functions. */
import type { Scaled, Show } from "../../../engine/protocol.ts";
import { settings } from "../../../state/keep/settings.ts";
import { type Measure, shownAs } from "../../../text/value.ts";

/** A value for the first player (games of two) or for who moves, and what it comes to for people. */
export type Known = Pick<Scaled, "estimate"> & { value: number };

export interface GraphPoint {
    ply: number;
    /** The move that led there; none at the first position. */
    move: string | null;
    /** From the first player's view in games of two; null = not known. */
    value: number | null;
}

/** What makes the values of two positions of the same moves equal. */
export function keyOf(line: Show, valuer: string, moves: readonly string[]): string {
    return [line.game, line.start ?? "", line.seed, valuer, moves.join(" ")].join("|");
}

/** A point for every position of the record, those that can be redone included. */
export function pointsOf(
    line: Show,
    valuer: string,
    known: ReadonlyMap<string, Known>,
): (GraphPoint & Pick<Known, "estimate">)[] {
    const moves = [...line.moves_played, ...line.redo];
    return [null, ...moves].map((move, ply) => ({
        ply,
        move,
        value: null,
        ...known.get(keyOf(line, valuer, moves.slice(0, ply))),
    }));
}

/** The same as people are shown them, with what they are measured in then: each position has an estimate of its own. */
export function shownPoints(points: ReturnType<typeof pointsOf>, measure: Measure) {
    const example = points.find(({ estimate }) => estimate !== undefined)?.estimate;
    if (example === undefined || settings.value.ownNumbers) return { points, measure };
    const { scale, bounds } = shownAs({ ...measure, estimate: example });
    return {
        points: points.map(({ ply, move, value, estimate }) => ({
            ply,
            move,
            value:
                value === null || estimate === undefined
                    ? null
                    : shownAs({ ...measure, estimate }).of(value),
        })),
        measure: { scale: scale === "points" ? scale : ("result" as const), bounds },
    };
}

/** Lowest and highest value of the graph: round numbers, the middle of games of two in the middle. */
export function rangeOf(points: readonly GraphPoint[], twoSided: boolean): [number, number] {
    const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
    const most = Math.max(0, ...values.map(Math.abs));
    if (!twoSided) return [Math.min(0, ...values), Math.max(1, ...values)];
    const limit = [10, 20, 50, 100].find((one) => most <= one) ?? Math.ceil(most);
    return [-limit, limit];
}
