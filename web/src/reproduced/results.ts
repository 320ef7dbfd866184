/** What tools/experiments/reproduce keeps in results.json. */

/** A published figure. */
export interface Row {
    id: string;
    document: string;
    title: string;
    published: string;
    note?: string;
    /** Of the playground, set up for it. */
    link: string;
}

/** One measurement of ours. */
export interface Result {
    id: string;
    scale: string;
    date: string;
    version: string;
    value: number;
    text: string;
    /** In which the value is expected; null where it depends on the machine. */
    band: [number, number] | null;
    /** For the console. */
    lines: string[];
}

/** Results are appended: the last one of a row and scale is the newest. */
export function newest(results: Result[], id: string, scale: string): Result | undefined {
    return results.findLast((result) => result.id === id && result.scale === scale);
}
