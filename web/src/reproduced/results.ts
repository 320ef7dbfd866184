/** What tools/experiments/reproduce keeps in results.json, and what it says of the documents. */
import { type Column, type Counted, type Tested, tested } from "./compare.ts";

/** A published figure. */
export interface Row {
    id: string;
    document: string;
    title: string;
    published: string;
    note?: string;
    /** All that was published and has a test; without it, and without `near`, nothing is compared. */
    columns?: Column[];
    /** Of a figure that has no test, a time or a growth: where a value of ours agrees. */
    near?: number[];
    /** A question that the document leaves open; the note answers it. */
    asks?: boolean;
    /** Its place in a chart, and the document's figure there; without a place that is a level. Rows of
     * one name ("ours") are a series; `theirs`: what the level is called. */
    chart?: { id: string; x?: number; y?: number; name?: string; theirs?: string };
    /** For the console: what is measured now. */
    lines: string[];
    /** Of the playground: the very experiment. */
    link: string;
}

/** A point of a series: x, y, and its interval where it has one. */
export type Measured = [x: number, y: number, low?: number, high?: number];

/** One measurement of ours. */
export interface Result {
    id: string;
    date: string;
    version: string;
    value: number;
    text: string;
    /** Of 95 %, "± 1.3"; empty where there is none. */
    interval?: string;
    /** That stand behind it; null: it was no matter of games. */
    games?: number | null;
    /** In the order of the row's columns. */
    columns?: Counted[];
    /** What was measured besides the figure, for the chart of the row. */
    series?: { name: string; points: Measured[] }[];
    lines: string[];
}

export type Verdict = "agrees" | "differs" | "answered" | "unmeasured" | "changed" | "incomparable";

export interface Judged {
    row: Row;
    /** Of the lines that the row has now; null: there is none. */
    result: Result | null;
    verdict: Verdict;
    /** Of every column. */
    tests: Tested[];
}

/** Figures that differ more than chance would make them in one of so many cases do not agree. */
export const LEVEL = 0.05;

const same = (a: string[], b: string[]) => a.join("\n") === b.join("\n");

/** A version with changes that nobody can look up. */
const isUnclear = (version: string) => /\+|dirty/.test(version);

function verdictOf({ near, asks }: Row, { value }: Result, tests: readonly Tested[]): Verdict {
    if (asks) return "answered";
    const [low, high] = near ?? [];
    const worst = Math.min(...tests.map(({ p }) => p));
    if (tests.length > 0) return worst >= LEVEL ? "agrees" : "differs";
    if (low === undefined || high === undefined) return "incomparable";
    return value >= low && value <= high ? "agrees" : "differs";
}

/**
 * The newest measurement of a row, as long as it was measured as the row says, by the worst of all
 * columns that were published.
 */
export function judged(row: Row, results: readonly Result[]): Judged {
    const all = results.filter(({ id, version }) => id === row.id && !isUnclear(version));
    const result = all.findLast(({ lines }) => same(lines, row.lines)) ?? null;
    if (result === null)
        return { row, result, verdict: all.length > 0 ? "changed" : "unmeasured", tests: [] };
    const tests = tested(row.columns ?? [], result.columns ?? []);
    return { row, result, verdict: verdictOf(row, result, tests), tests };
}
