/** What happened at an event of the record, in words. */

import { ENDS } from "../../../engine/protocol.ts";
import { show } from "../../../state/read/store.ts";
import { seatName, short } from "../../../text/format.ts";
import { titlesOfMoves } from "../../../text/shown.ts";
import { type Measure, valueText } from "../../../text/value.ts";
import { windows as say } from "../../../words/inside/windows.ts";
import { windowText } from "./paint.ts";
import { entryOf, isCut, type Moment, movesTo, type Plot, raises, valueAt } from "./plot.ts";

export function sentenceOf(plot: Plot, moment: Moment, measure: Measure): string {
    const { trace } = plot;
    const line = show.value;
    if (line === null) return "";
    const node = trace.node[moment.at] as number;
    const moves = titlesOfMoves(movesTo(plot, node)) || say.theRoot;
    const mover = trace.mover[node] ?? 0;
    const who = mover >= 0 ? seatName(line, mover) : "";
    if (!moment.left) {
        const window = windowText(entryOf(plot, moment, node), measure);
        return say.enters(moves, window, who === "" ? null : { who, raises: raises(plot, node) });
    }
    const value = valueText(valueAt(trace, moment.at), measure);
    const why = ENDS[trace.end[moment.at] as number] ?? "";
    if (isCut(trace, moment.at)) {
        const pruned = short(trace.pruned[moment.at] ?? 0);
        const saved = short(trace.saved[moment.at] ?? 0);
        return say.cuts(moves, value, who, pruned, saved);
    }
    return say.left(moves, why, value);
}
