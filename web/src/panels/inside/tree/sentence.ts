/** What a search has done in a node, in words. */
import type { NodeLine, Show } from "../../../engine/protocol.ts";
import { countText } from "../../../text/format.ts";
import { type Measure, valueFor } from "../../../text/value.ts";

/** What stands before the mean of a search that estimates results. */
const ESTIMATES: { [end: string]: (visits: number) => string } = {
    searched: (visits) => `Mean of ${countText(visits)} visits: `,
    playout: () => "The tree ends here; random games from here say ",
};

/** What happened in a node; estimates of the result are said as everywhere on the page. */
export function sentenceOf({ node, unit, text }: NodeLine, measure: Measure, line: Show): string {
    const estimate = ESTIMATES[node?.end ?? ""];
    const told = measure.scale === "result" && unit === "visits";
    if (!told || node == null || node.value === null || estimate === undefined) return text;
    return `${estimate(node.visits)}${valueFor(node.value, measure, line, line.mover ?? 0)}.`;
}
