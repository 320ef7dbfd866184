/** What the values of the analysis that is looked at are measured in, and how they fill a scale of colours. */
import { useMemo } from "preact/hooks";
import type { Report } from "../../engine/protocol.ts";
import { settings } from "../../state/keep/settings.ts";
import { found, show } from "../../state/read/store.ts";
import { type Measure, measureFrom } from "../../text/value.ts";

export type Bounds = Measure["bounds"];

/** As the report tells; before there is one, as most searches do. */
export function measureIn(report: Report | null): Measure {
    if (report !== null) return measureFrom(report);
    return show.value?.points
        ? { scale: "evaluation", bounds: null }
        : { scale: "result", bounds: [-100, 100] };
}

/** Of all that decides how values are shown. */
export const keyOf = (measure: Measure) => JSON.stringify([measure, settings.value.ownNumbers]);

/** That of the analysis; another object only when it is another measure. */
export function useMeasure(): Measure {
    const measure = measureIn(found.value.report);
    return useMemo(() => measure, [keyOf(measure)]);
}

/** Middle and half of what a scale of colours has to show. */
export interface Reach {
    middle: number;
    span: number;
}

/** Of the bounds; where nobody knows them, of the values themselves. */
export function reachOf(bounds: Bounds, values: readonly number[]): Reach {
    const [low, high] = bounds ?? [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, span: (high - low) / 2 || 1 };
}
