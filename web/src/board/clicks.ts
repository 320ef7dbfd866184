/** What is read out of the parts of a move. */
import type { Show } from "../engine/protocol.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { nextClicks } from "../state/read/paths.ts";
import { spokenCell } from "../text/cells.ts";
import { device } from "../text/device.ts";
import { clicks as say } from "../words/ahead.ts";
import { turn } from "../words/turn.ts";
import { cellOf } from "./draw/geometry.ts";

/**
 * What is announced when the clicks of a move become others: the cell, and what comes next; empty when the
 * move is whole, for it is announced itself.
 */
export function clickAnnouncement(
    line: Show,
    before: readonly number[],
    clicks: readonly number[],
): string {
    const next = nextClicks(line, clicks);
    const ask = gameRowOf(line.family)?.asks[clicks.length];
    const taken = clicks.every((click, i) => before[i] === click);
    const token = taken ? before[clicks.length] : clicks.at(-1);
    const cell = token === undefined ? undefined : cellOf(line.view, token);
    if (cell === undefined || next.size === 0) return "";
    const { text, touch } = ask ?? turn.cell;
    const tell = taken ? say.back : say.chosen;
    return tell(spokenCell(line, cell), device(touch, text), next.size);
}
