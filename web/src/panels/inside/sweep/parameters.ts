/** The parameter explorer: which parameters can be swept, over which values, and what came out. */

import type { GameRow, Row, Values } from "../../../engine/protocol.ts";
import { type Placed, placedIn } from "../../../params/placed.ts";

import { titleOfMove } from "../../../text/shown.ts";
import type { Measure } from "../../../text/value.ts";
import { sweep as say } from "../../../words/inside/sweep.ts";

/** All parameters with several values, those of the evaluation and the playout included. */
export function parametersOf(row: Row, values: Values, gameRow: GameRow): Placed[] {
    return placedIn(row, values, gameRow).filter(({ param }) =>
        ["int", "real", "bool", "enum"].includes(param.type),
    );
}

export interface Range {
    from: number;
    to: number;
    count: number;
}

/** Depths that end soon. */
const DEEP = 8;
const COUNT = 8;
/** A logarithmic parameter goes so far below and above its value. */
const FACTOR = 32;

/** Where a number is swept until somebody says otherwise: about its present value, and counts no further
 * than a search is let. */
export function usualRange({ param, value }: Placed, limit: number): Range {
    const min = param.min ?? 0;
    const max = param.max ?? 1;
    const now = typeof value === "number" ? value : 0;
    const within = (x: number) => Math.min(max, Math.max(min, x));
    if (param.name === "depth") return { from: within(1), to: within(DEEP), count: COUNT };
    if (param.log === true) {
        const middle = now > 0 ? now : 100;
        const least = param.type === "int" ? 1 : 1e-6;
        const round = (x: number) =>
            within(param.type === "int" ? Math.round(Number(x.toPrecision(2))) : x);
        return {
            from: round(Math.max(least, middle / FACTOR)),
            to: round(
                param.type === "int"
                    ? Math.max(middle, Math.min(limit, middle * FACTOR))
                    : middle * FACTOR,
            ),
            count: COUNT,
        };
    }
    if (max - min <= 2 * DEEP) return { from: min, to: max, count: COUNT };
    const reach = Math.abs(now) || DEEP;
    return { from: within(now - reach), to: within(now + reach), count: COUNT };
}

export const MOST_VALUES = 16;

/** The values of a sweep as the console reads them, each once. */
export function valuesOf({ param }: Placed, range: Range): string[] {
    if (param.type === "bool") return ["no", "yes"];
    if (param.type === "enum") return [...(param.choices ?? [])];
    const count = Math.max(2, Math.min(MOST_VALUES, Math.round(range.count)));
    // Of few whole numbers all are tried.
    const few = param.type === "int" && range.to - range.from < count;
    const log = param.log === true && range.from > 0 && range.to > 0 && !few;
    const texts = Array.from({ length: count }, (_, i) => {
        const share = i / (count - 1);
        const value = log
            ? range.from * (range.to / range.from) ** share
            : range.from + (range.to - range.from) * share;
        const near = param.type === "int" ? Math.round(value) : Number(value.toPrecision(3));
        // Long numbers say no more: 317 000 is 320 000 here.
        return String(
            log && param.type === "int" && near > 100 ? Number(near.toPrecision(2)) : near,
        );
    });
    return [...new Set(texts)];
}

/** What a search with one setting came to. */
export interface Outcome {
    best: string | null;
    value: number | null;
    measure: Measure;
    /** Playouts, or nodes. */
    effort: number;
    ms: number;
    /** It was stopped before it came to a result of its own. */
    spec: string;
}

/** A parameter with the values that are tried. */
export interface Swept {
    path: string;
    /** What people call it. */
    title: string;
    values: string[];
}

/** The first parameter's values, with the second one's below each other; missing = not searched yet. */
export interface Sweep {
    first: Swept;
    second: Swept | null;
    /** By `row * columns + column`. */
    cells: (Outcome | null | undefined)[];
}

export const cellsIn = ({ first, second }: Sweep) =>
    first.values.length * (second?.values.length ?? 1);

/** What its values are measured in: that of the first search that has one. */
export function measureOf({ cells }: Sweep): Measure {
    const first = cells.find((cell) => cell?.value != null);
    return first?.measure ?? { scale: "result", bounds: [-100, 100] };
}

/** Settings of a cell: `depth=3 c=1.5`. */
export function wordsOf(sweep: Sweep, cell: number): string[] {
    const columns = sweep.first.values.length;
    const words = [`${sweep.first.path}=${sweep.first.values[cell % columns]}`];
    if (sweep.second !== null)
        words.push(`${sweep.second.path}=${sweep.second.values[Math.floor(cell / columns)]}`);
    return words;
}

/** One sentence about what the parameter has changed. */
export function findingOf(sweep: Sweep): string {
    const done = sweep.cells.filter((cell): cell is Outcome => cell != null);
    const moves = [...new Set(done.flatMap(({ best }) => (best === null ? [] : [best])))];
    if (done.length < 2) return "";
    const [first] = moves;
    if (first === undefined) return say.noMove;
    if (moves.length === 1) return say.same(titleOfMove(first), done.length === cellsIn(sweep));
    const most = moves
        .map((move) => ({
            move: titleOfMove(move),
            count: done.filter(({ best }) => best === move).length,
        }))
        .sort((a, b) => b.count - a.count);
    return say.depends(most, done.length);
}

/** A tried value as a table has it: what is a number is one. */
export function cellOf(value = ""): string | number {
    const number = Number(value);
    return value === "" || !Number.isFinite(number) ? value : number;
}
