/** What happened at an event of the record, in words. */

import { ENDS } from "../../../engine/protocol.ts";
import { show } from "../../../state/store.ts";
import { countText, seatName } from "../../../text/format.ts";
import { titlesOfMoves } from "../../../text/shown.ts";
import { type Measure, valueText } from "../../../text/value.ts";
import { windowText } from "./paint.ts";
import { entryOf, isCut, type Moment, movesTo, type Plot, raises, valueAt } from "./plot.ts";

const WHY_SENTENCES: { [why: string]: string } = {
    depth: "the depth is reached, the evaluation says",
    win: "the game is won:",
    loss: "the game is lost:",
    draw: "the game is drawn:",
    over: "the game is over:",
    table: "the table knows it:",
    searched: "all replies are searched; the best is worth",
    known: "it is proven:",
    open: "the search stopped here; so far",
};

export function sentenceOf(plot: Plot, moment: Moment, measure: Measure): string {
    const { trace } = plot;
    const line = show.value;
    if (line === null) return "";
    const node = trace.node[moment.at] as number;
    const moves = titlesOfMoves(movesTo(plot, node)) || "The root";
    const mover = trace.mover[node] ?? 0;
    const who = mover >= 0 ? seatName(line, mover) : "";
    if (!moment.left) {
        const window = windowText(entryOf(plot, moment, node), measure);
        const task =
            who === ""
                ? ""
                : `${who} is to move and ${raises(plot, node) ? "raises the lower" : "lowers the upper"} limit. `;
        return `${moves} is entered with the window ${window}. ${task}`;
    }
    const value = valueText(valueAt(trace, moment.at), measure);
    const why = ENDS[trace.end[moment.at] as number] ?? "";
    if (isCut(trace, moment.at)) {
        const count = trace.pruned[moment.at] ?? 0;
        const saved = trace.saved[moment.at] ?? 0;
        return `${moves}: cut off at ${value}. ${who} has a reply that the player before will not allow, so ${countText(count)} more ${count === 1 ? "move is" : "moves are"} left out, about ${countText(saved)} ${saved === 1 ? "node" : "nodes"}.`;
    }
    return `${moves} is left: ${WHY_SENTENCES[why] ?? why} ${value}.`;
}
