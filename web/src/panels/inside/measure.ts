/** What the values of the analysis that is looked at are measured in, and how they fill a scale of colours. */
import { useMemo } from "preact/hooks";
import type { Report } from "../../engine/protocol.ts";
import { analysis, show } from "../../state/read/store.ts";
import type { Measure } from "../../text/value.ts";

export type Bounds = Measure["bounds"];

/** As the report tells; before there is one, as most searches do. */
export function measureIn(report: Report | null): Measure {
    if (report !== null) return { scale: report.scale, bounds: report.bounds };
    return show.value?.points
        ? { scale: "evaluation", bounds: null }
        : { scale: "result", bounds: [-100, 100] };
}

/** That of the analysis; another object only when it is another measure. */
export function useMeasure(): Measure {
    const { scale, bounds } = measureIn(analysis.value.report);
    return useMemo(() => ({ scale, bounds }), [scale, bounds?.[0], bounds?.[1]]);
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
