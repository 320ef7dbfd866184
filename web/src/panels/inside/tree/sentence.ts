/** What a search has done in a node, in words. */
import type { NodeLine, Show } from "../../../engine/protocol.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { countText, seatName } from "../../../text/format.ts";
import { type Measure, moveName, valueFor, valueText } from "../../../text/value.ts";
import { tree } from "../../../words/inside/tree.ts";

const say = tree.card;

type Known = NonNullable<NodeLine["node"]>;

/** Only the end of a game is at the ends of an evaluation: "a win for Yellow"; null for any other value. */
function endText(value: number, { scale, bounds }: Measure, side: string | null): string | null {
    if (scale !== "evaluation" || bounds === null) return null;
    if (value >= bounds[1]) return say.won(side);
    return value <= bounds[0] ? say.lost(side) : null;
}

/** "54 % for Yellow", "at least a win for Yellow". */
function worthOf(value: number, { bound }: Known, measure: Measure, line: Show): string {
    const seat = line.mover ?? 0;
    const text =
        endText(value, measure, seatName(line, seat)) ?? valueFor(value, measure, line, seat);
    return bound === "lower" || bound === "upper" ? say.bounds[bound](text) : text;
}

/** Why the other moves of a node were left out. */
function cutOf({ node, children, mover }: NodeLine & { node: Known }, line: Show): string {
    const tried = children.filter(({ turn = -1 }) => turn >= 0);
    const last = tried.reduce(
        (latest, child) => ((child.turn ?? -1) > (latest?.turn ?? -1) ? child : latest),
        tried[0],
    );
    if (last === undefined) return say.cutAtOnce;
    const all = tried.length + node.pruned;
    const asker = line.mover ?? 0;
    const other = line.two_player ? 1 - (mover ?? 0) : asker;
    const why =
        mover === null || mover < 0 || other === mover || line.player_titles.length < 2
            ? say.cutAlone(tried.length, all)
            : say.cut(
                  tried.length,
                  all,
                  moveName(line, gameRowOf(line.family), last.move),
                  seatName(line, mover),
                  seatName(line, other),
              );
    return node.pruned === 0 ? why : `${why} ${say.leftOut(node.pruned, countText(node.saved))}`;
}

function eventOf(answer: NodeLine & { node: Known }, measure: Measure, line: Show): string {
    const { node, unit } = answer;
    const side = seatName(line, line.mover ?? 0);
    switch (node.end) {
        case null:
            return say.nothing;
        case "open":
            return say.open;
        case "draw":
            return say.ended.draw;
        case "win":
        case "loss":
            return say.ended[node.end](side);
        case "cutoff":
            return cutOf(answer, line);
    }
    if (node.value === null) return say.valueless;
    const worth = worthOf(node.value, node, measure, line);
    if (node.end !== "searched" || unit !== "visits") return say.says[node.end](worth);
    return say.mean(node.visits, countText(node.visits), worth);
}

/** The window: between what values the choice above could still change; "" where there was none. */
function windowOf({ alpha, beta }: Known, measure: Measure): string {
    if (alpha === null && beta === null) return "";
    const text = (end: number | null) =>
        end === null ? null : (endText(end, measure, null) ?? valueText(end, measure));
    return ` ${say.window(text(alpha), text(beta))}`;
}

/** What happened in a node, and why it ended: values as everywhere on the page. */
export function sentenceOf(answer: NodeLine, measure: Measure, line: Show): string {
    const { node } = answer;
    if (node === null) return say.nothing;
    const again = node.again > 0 ? ` ${say.again}` : "";
    return eventOf({ ...answer, node }, measure, line) + windowOf(node, measure) + again;
}
