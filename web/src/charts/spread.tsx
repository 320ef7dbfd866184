/**
 * How the values of what the dice may bring are spread: a line from the least to the largest, a box
 * over the middle half, a bar at the median, a dot at the mean. All moves share one scale.
 */

import type { MoveReport } from "../engine/protocol.ts";
import { type Measure, valueText } from "../text/value.ts";
import { values as say } from "../words/values.ts";

export interface Scale {
    low: number;
    high: number;
}

/** The scale on which all the rows fit. */
export function spreadScale(rows: Iterable<MoveReport>): Scale | null {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const { spread } of rows) {
        if (spread === undefined) continue;
        low = Math.min(low, ...spread);
        high = Math.max(high, ...spread);
    }
    return low <= high ? { low, high } : null;
}

/** Place on the scale in percent; the middle when there is only one value. */
export function spot(scale: Scale, value: number): number {
    const { low, high } = scale;
    return high > low ? ((Math.min(high, Math.max(low, value)) - low) * 100) / (high - low) : 50;
}

function spreadWords(row: MoveReport, measure: Measure): string {
    const { spread, value } = row;
    if (spread === undefined) return "";
    return say.spread(
        valueText(value, measure),
        spread.map((one) => valueText(one, measure)),
    );
}

export function Spread({
    row,
    scale,
    measure,
}: {
    row: MoveReport;
    scale: Scale;
    measure: Measure;
}) {
    const { spread, value } = row;
    if (spread === undefined || value === null) return null;
    const [least, first, median, third, most] = spread.map((one) => spot(scale, one)) as [
        number,
        number,
        number,
        number,
        number,
    ];
    return (
        <span class="spread" title={spreadWords(row, measure)}>
            <span class="sr-only">{spreadWords(row, measure)}</span>
            <span class="spread-line" style={{ left: `${least}%`, right: `${100 - most}%` }} />
            <span class="spread-box" style={{ left: `${first}%`, right: `${100 - third}%` }} />
            <span class="spread-median" style={{ left: `${median}%` }} />
            <span class="spread-mean" style={{ left: `${spot(scale, value)}%` }} />
        </span>
    );
}
