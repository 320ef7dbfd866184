/** Named tests that hold a figure of ours against a published one. Pure functions. */

/** Of a published column: what the document says of it. */
export interface Column {
    /** Where a row has several. */
    title?: string;
    /** Games won, of how many: Fisher's exact test. */
    won?: [count: number, games: number];
    /** A mean of which the number of games is not said, taken as exact to `within`: a z test. */
    mean?: { value: number; within: number };
    /** The second of two means of ours is said to be the smaller one: Welch's test. */
    claim?: "smaller";
}

/** Ours, in the order of the columns: games won of how many; a mean with its error; two means. */
export type Counted =
    | { won: [count: number, games: number] }
    | { mean: number; error: number }
    | { means: [mean: number, error: number][] };

export interface Tested {
    title: string;
    test: "fisher" | "z" | "welch";
    p: number;
}

/** ln(n!), by Stirling's series from 8 on: exact to ten digits. */
function logFactorial(n: number): number {
    let [at, product] = [n, 1];
    while (at < 8) {
        at++;
        product *= at;
    }
    const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5);
    return (
        (at + 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product)
    );
}

/** Two shares, two-sided: the chance of a table that is no more likely than this one. */
export function fisher([a, m]: [number, number], [b, n]: [number, number]): number {
    const of = (all: number, part: number) =>
        logFactorial(all) - logFactorial(part) - logFactorial(all - part);
    const won = a + b;
    const likely = (first: number) => Math.exp(of(m, first) + of(n, won - first) - of(m + n, won));
    const seen = likely(a) * (1 + 1e-7);
    let p = 0;
    for (let first = Math.max(0, won - n); first <= Math.min(m, won); first++) {
        const one = likely(first);
        if (one <= seen) p += one;
    }
    return Math.min(1, p);
}

/** The share of a normal distribution beyond z (Abramowitz and Stegun 7.1.26, to seven digits). */
function beyond(z: number): number {
    const x = Math.abs(z) / Math.SQRT2;
    const t = 1 / (1 + 0.3275911 * x);
    const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
    const poly = terms.reduceRight((sum, term) => (sum + term) * t, 0);
    const tail = (poly * Math.exp(-x * x)) / 2;
    return z < 0 ? 1 - tail : tail;
}

/** A mean with its error against a figure that is exact to `within`, two-sided. */
export function zTest(mean: number, error: number, value: number, within: number): number {
    const gap = Math.max(0, Math.abs(mean - value) - within);
    return Math.min(1, 2 * beyond(gap / error));
}

/** Against the claim that the second mean is the smaller one, one-sided; of thousands of games. */
export function welch([first, second]: readonly [number, number][]): number {
    const [a, ea] = first ?? [0, 1];
    const [b, eb] = second ?? [0, 1];
    return beyond((b - a) / Math.hypot(ea, eb));
}

/** Every column by its test; those of which ours knows nothing are left out. */
export function tested(columns: readonly Column[], ours: readonly Counted[]): Tested[] {
    return columns.flatMap((column, i): Tested[] => {
        const { title = "", won, mean, claim } = column;
        const our = ours[i];
        if (our === undefined) return [];
        if (won !== undefined && "won" in our)
            return [{ title, test: "fisher", p: fisher(our.won, won) }];
        if (mean !== undefined && "mean" in our) {
            const p = zTest(our.mean, our.error, mean.value, mean.within);
            return [{ title, test: "z", p }];
        }
        if (claim !== undefined && "means" in our)
            return [{ title, test: "welch", p: welch(our.means) }];
        return [];
    });
}
