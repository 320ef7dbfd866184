/** What tools/experiments/reproduce keeps in results.json. */

/** A published figure. */
export interface Row {
    id: string;
    document: string;
    title: string;
    published: string;
    note?: string;
    /** Where a value of ours agrees; without it there is nothing to compare. */
    near?: number[];
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
    /** What was measured besides the figure, for the chart of the row. */
    series?: { name: string; points: Measured[] }[];
    lines: string[];
}

export type Verdict = "agrees" | "differs" | "not measured" | "changed" | "nothing to compare";

export interface Judged {
    row: Row;
    /** Of the lines that the row has now; null: there is none. */
    result: Result | null;
    verdict: Verdict;
}

const same = (a: string[], b: string[]) => a.join("\n") === b.join("\n");

/** A version with changes that nobody can look up. */
const isUnclear = (version: string) => /\+|dirty/.test(version);

/** The newest measurement of a row, as long as it was measured as the row says. */
export function judged(row: Row, results: readonly Result[]): Judged {
    const all = results.filter(({ id, version }) => id === row.id && !isUnclear(version));
    const result = all.findLast(({ lines }) => same(lines, row.lines)) ?? null;
    if (result === null)
        return { row, result, verdict: all.length > 0 ? "changed" : "not measured" };
    const [low, high] = row.near ?? [];
    if (low === undefined || high === undefined)
        return { row, result, verdict: "nothing to compare" };
    const inside = result.value >= low && result.value <= high;
    return { row, result, verdict: inside ? "agrees" : "differs" };
}
