/**
 * Ratings of all players of a tournament at once: the Elo differences under which the scores of all
 * pairings are likeliest (R. A. Bradley and M. E. Terry, Biometrika 39, 1952), a draw counting as half
 * a win of each. Every pairing gets half a drawn game more, so that a clean sweep has a finite rating. Where some
 * of them have their place on a game's scale, all others find theirs there.
 */

interface Pairing {
    a: number;
    b: number;
    wins: number;
    draws: number;
    losses: number;
}

export interface Rating {
    elo: number;
    /** Half of the interval of 95 %; null where the games say nothing. */
    error: number | null;
}

/** A strength that is known beforehand. */
export interface Known {
    elo: number;
    /** Half of its interval of 95 %. */
    error: number;
}

const SCALE = 400 / Math.LN10;
/** Half of an interval of 95 % in standard deviations, as in the core. */
const Z95 = 1.959963984540054;
const PRIOR = 0.5;
/** No strength is known better, in standard deviations. */
const CLOSE = 1e-3;
/** Holds groups of players together that have not met each other yet. */
const TIE = 1e-7;
/** Errors above say nothing. */
const UNKNOWN = 1500;

/**
 * Solves `matrix x = right` for all columns of `right` at once by elimination; false when it is
 * singular. Both are overwritten, `right` by the solutions.
 */
function solve(matrix: number[][], right: number[][]): boolean {
    const n = matrix.length;
    /** Takes `part` times row k off row i. */
    const reduce = (i: number, k: number, part: number) => {
        for (const table of [matrix, right]) {
            const row = table[i] as number[];
            const other = table[k] as number[];
            for (let j = 0; j < row.length; j++)
                row[j] = (row[j] as number) - part * (other[j] as number);
        }
    };
    for (let k = 0; k < n; k++) {
        let pivot = k;
        for (let i = k + 1; i < n; i++)
            if (Math.abs(matrix[i]?.[k] ?? 0) > Math.abs(matrix[pivot]?.[k] ?? 0)) pivot = i;
        for (const table of [matrix, right])
            [table[k], table[pivot]] = [table[pivot] as number[], table[k] as number[]];
        const lead = matrix[k]?.[k] as number;
        if (Math.abs(lead) < 1e-12) return false;
        for (let i = 0; i < n; i++) if (i !== k) reduce(i, k, (matrix[i]?.[k] as number) / lead);
    }
    for (let k = 0; k < n; k++) {
        const lead = matrix[k]?.[k] as number;
        right[k] = (right[k] as number[]).map((value) => value / lead);
    }
    return true;
}

/**
 * Ratings around a mean of 0 over those who have played. Where strengths are known, on their scale instead: each
 * counts like a measurement with its error.
 */
export function ratings(
    count: number,
    pairings: readonly Pairing[],
    known: readonly (Known | undefined)[] = [],
): Rating[] {
    const met = pairings.filter((p) => p.wins + p.draws + p.losses > 0);
    const played = Array.from({ length: count }, (_, i) =>
        met.some(({ a, b }) => a === i || b === i),
    );
    const strength = Array.from({ length: count }, () => 0);
    const held = Array.from({ length: count }, (_, i) => {
        const one = played[i] ? known[i] : undefined;
        const spread = Math.max(CLOSE, (one?.error ?? 0) / (Z95 * SCALE));
        return one === undefined ? null : { at: one.elo / SCALE, weight: 1 / spread ** 2 };
    });
    // Newton's method on the log-likelihood; the mean of those who played is held at 0.
    const present = played.filter(Boolean).length;
    const mean = held.some((one) => one !== null) ? 0 : 1 / present;
    const information = () => {
        const matrix = Array.from({ length: count }, (_, i) =>
            Array.from({ length: count }, (_, j) =>
                played[i] && played[j]
                    ? mean + (i === j ? TIE + (held[i]?.weight ?? 0) : 0)
                    : i === j
                      ? 1
                      : 0,
            ),
        );
        const slope = strength.map((value, i) => {
            const one = held[i];
            return (one ? one.weight * (one.at - value) : 0) - TIE * value;
        });
        for (const { a, b, wins, draws, losses } of met) {
            const games = wins + draws + losses + PRIOR;
            const points = wins + draws / 2 + PRIOR / 2;
            const p = 1 / (1 + Math.exp((strength[b] as number) - (strength[a] as number)));
            const weight = games * p * (1 - p);
            for (const [i, j, sign] of [
                [a, b, 1],
                [b, a, -1],
            ] as const) {
                const row = matrix[i] as number[];
                row[i] = (row[i] as number) + weight;
                row[j] = (row[j] as number) - weight;
                slope[i] = (slope[i] as number) + sign * (points - games * p);
            }
        }
        return { matrix, slope };
    };
    for (let round = 0; round < 100; round++) {
        const { matrix, slope } = information();
        const column = slope.map((value) => [value]);
        if (!solve(matrix, column)) break;
        const step = column.map(([value = 0]) => value);
        const longest = Math.max(...step.map(Math.abs));
        const damp = longest > 1 ? 1 / longest : 1;
        step.forEach((value, i) => {
            strength[i] = (strength[i] as number) + damp * value;
        });
        if (longest < 1e-9) break;
    }
    const inverse = strength.map((_, i) => strength.map((_, k) => (k === i ? 1 : 0)));
    const solved = solve(information().matrix, inverse);
    return strength.map((value, i) => {
        // The term that holds the mean adds as much to every variance.
        const variance = solved && played[i] ? (inverse[i]?.[i] as number) - mean : null;
        const error = variance === null ? null : Z95 * SCALE * Math.sqrt(Math.max(0, variance));
        return { elo: SCALE * value, error: error !== null && error < UNKNOWN ? error : null };
    });
}
