/** Ends of axes, the numbers along them, and room for labels. Pure functions. */

export interface Ends {
    low: number;
    high: number;
    /** Equal factors stand at equal distances. */
    log?: boolean;
}

/** 0 at the low end, 1 at the high end. */
export function shareOf({ low, high, log }: Ends, value: number): number {
    if (high <= low) return 0.5;
    return log ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
}

/** The value that stands there: the inverse of `shareOf`. */
export function valueAt({ low, high, log }: Ends, share: number): number {
    return log ? low * (high / low) ** share : low + share * (high - low);
}

/** The smallest of 1, 2, 5 times a power of ten that fits into the span at most so many times. */
function stepOf(span: number, most: number): number {
    const power = 10 ** Math.floor(Math.log10(span / most));
    return [1, 2, 5, 10].map((n) => n * power).find((step) => span / step <= most) ?? 10 * power;
}

const SLACK = 1e-9;

/** About `most` round numbers within the ends; on logarithmic axes powers of ten, with 2 and 5 between
 * where few fit. */
export function marksOf({ low, high, log }: Ends, most = 7, whole = false): number[] {
    if (log) {
        const from = Math.floor(Math.log10(low));
        const powers = Array.from(
            { length: Math.ceil(Math.log10(high)) - from + 1 },
            (_, i) => 10 ** (from + i),
        );
        const within = (values: number[]) =>
            values.filter((v) => v >= low * 0.999 && v <= high * 1.001);
        const tens = within(powers);
        return tens.length > 2 ? tens : within(powers.flatMap((v) => [v, 2 * v, 5 * v]));
    }
    const step = Math.max(whole ? 1 : 0, stepOf(Math.max(SLACK, high - low), most));
    const first = Math.ceil(low / step - SLACK);
    const count = Math.floor(high / step + SLACK) - first + 1;
    // Without the noise of the last digits.
    return Array.from({ length: Math.max(0, count) }, (_, i) =>
        Number(((first + i) * step).toPrecision(12)),
    );
}

/** The ends moved outwards to round numbers. */
export function rounded({ low, high, log }: Ends): Ends {
    if (log) {
        const from = Math.floor(Math.log10(low) + SLACK);
        const to = Math.max(from + 1, Math.ceil(Math.log10(high) - SLACK));
        return { low: 10 ** from, high: 10 ** to, log };
    }
    const step = stepOf(Math.max(SLACK, high - low), 7);
    const from = Math.floor(low / step + SLACK);
    const to = Math.max(from + 1, Math.ceil(high / step - SLACK));
    return {
        low: Number((from * step).toPrecision(12)),
        high: Number((to * step).toPrecision(12)),
    };
}

interface Air {
    /** The span is never smaller, so that noise does not fill the chart. */
    least: number;
    /** Never left. */
    bounds?: readonly [number, number];
    /** Where nothing is known. */
    empty?: readonly [number, number];
}

/** The ends of some values, with air above and below. */
export function rangeOf(
    values: readonly (number | null | undefined)[],
    { least, bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], empty = bounds }: Air,
): Ends {
    const known = values.filter((value) => value != null) as number[];
    if (known.length === 0) return { low: empty[0], high: empty[1] };
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const air = Math.max((high - low) * 0.06, (least - (high - low)) / 2);
    return { low: Math.max(bounds[0], low - air), high: Math.min(bounds[1], high + air) };
}

/** The ends of values of moves: within their bounds where they have some, else of any size. */
export function valueRange(
    values: readonly (number | null | undefined)[],
    bounds: readonly [number, number] | null,
): Ends {
    if (bounds === null) {
        const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
        return rangeOf(values, { least: Math.max(1, largest * 0.02), empty: [0, 1] });
    }
    const [low, high] = bounds;
    const whole = high - low;
    const air = whole * 0.025;
    return rangeOf(values, { least: whole / 10, bounds: [low - air, high + air], empty: bounds });
}

/**
 * Places for labels that want to stand at `wanted` (any order) and need `gap` between them, within
 * low..high as long as they fit. The order of heights is kept.
 */
export function spread(
    wanted: readonly number[],
    gap: number,
    low: number,
    high: number,
): number[] {
    const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
    const places = wanted.map((place) => Math.max(low, place));
    let floor = low;
    for (const i of order) {
        places[i] = Math.max(places[i] as number, floor);
        floor = (places[i] as number) + gap;
    }
    let ceiling = high;
    for (const i of order.reverse()) {
        places[i] = Math.min(places[i] as number, ceiling);
        ceiling = (places[i] as number) - gap;
    }
    return places;
}
