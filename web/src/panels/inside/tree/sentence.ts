/** What a search has done in a node, in words. */
import type { NodeLine, Show } from "../../../engine/protocol.ts";
import { countText } from "../../../text/format.ts";
import { type Measure, shownAs, valueFor } from "../../../text/value.ts";
import { tree } from "../../../words/inside/tree.ts";

const say = tree.card;

/** What happened in a node; estimates of the result are said as everywhere on the page. */
export function sentenceOf({ node, unit, text }: NodeLine, measure: Measure, line: Show): string {
    const told = shownAs(measure, false).scale === "result" && unit === "visits";
    if (!told || node == null || node.value === null) return text;
    const value = valueFor(node.value, measure, line, line.mover ?? 0);
    if (node.end === "searched") return say.searched(node.visits, countText(node.visits), value);
    return node.end === "playout" ? say.playout(value) : text;
}
