/** Judged moves in words, and as heights of the graph. */

import type { ReviewPly, ReviewProgress, Show, Worth } from "../engine/protocol.ts";
import { decimals, signed } from "../words/numbers.ts";
import { judged as say, values } from "../words/values.ts";
import { boundsText, seatName } from "./format.ts";
import { type Measure, movesOf, provenText, valueText } from "./value.ts";

/** Whose game is judged. */
type Board = Pick<Show, "points" | "player_titles">;

/** What judges estimate where nothing is proven: evaluations. */
const measureOf = ({ points }: Board): Measure => ({
    scale: "evaluation",
    bounds: points ? null : [-100, 100],
});

/** "wins in 5", "draw", "evaluation +12.5", "between loss and draw" */
export function worthText(worth: Worth, board: Board): string {
    const { proven, value, low, high } = worth;
    if (proven !== null) return provenText(proven, worth.in, board);
    if (value !== null) return say.evaluation(valueText(value, measureOf(board)));
    return say.between(edgeText(low, board, "loss"), edgeText(high, board, "win"));
}

function edgeText(value: number | null, board: Board, far: string): string {
    const { points } = board;
    if (value === null) return far === "loss" ? say.nothing : say.anything;
    if (!points && value >= 100) return say.ends.win;
    if (!points && value <= -100) return say.ends.loss;
    if (!points && value === 0) return say.ends.draw;
    return valueText(value, measureOf(board));
}

/** What is known of the move in work: the exact score where the judge counts one. */
export function nowText(now: NonNullable<ReviewProgress["now"]>, board: Board): string {
    const { score } = now.counters;
    if (score === undefined || now.counters.score_at_most === undefined)
        return worthText(now, board);
    return boundsText(now.counters) || say.openScore(signed(score));
}

/** What a move gave away: "", "wins 2 moves later", "win to loss", "12.5", "at most 100". */
export function lossText(ply: ReviewPly, board: Board): string {
    const { best, played, loss, loss_max: most, delay } = ply;
    if (most <= 0) {
        if (delay === null || delay <= 0) return "";
        const moves = movesOf(delay, board);
        return best.proven === "win" ? say.later(moves) : say.sooner(moves);
    }
    if (best.proven !== null && played.proven !== null)
        return say.fromTo(say.ends[best.proven], say.ends[played.proven]);
    const number = (value: number) => decimals(value, board.points ? 0 : 1);
    if (most - loss < 1e-6) return number(loss);
    return loss > 0 ? say.fromTo(number(loss), number(most)) : say.atMost(number(most));
}

/** A sentence about a judged move. */
export function verdict(ply: ReviewPly, board: Board): string {
    const { grade, best, played } = ply;
    const move = { number: ply.ply + 1, side: seatName(board, ply.player), move: ply.move };
    if (grade === null) return say.open(move, worthText(played, board));
    if (grade === "best") return say.best(move, worthText(played, board));
    return say.worse(move, grade, lossText(ply, board), best.move, worthText(best, board));
}

/** A worth as a height from -100 to 100: a nearer end stands higher or lower than a far one. */
export function height(worth: Worth): number | null {
    if (worth.proven === "draw") return 0;
    if (worth.proven !== null) {
        const size = worth.in > 0 ? 100 - (50 * worth.in) / (worth.in + 12) : 75;
        return worth.proven === "win" ? size : -size;
    }
    return worth.value;
}

/** What is known of a position: for whoever chose there, or for whoever moved last at the end. */
export interface Standing {
    player: number;
    worth: Worth;
}

/** Every position of the game; null where nothing is judged yet. */
export function standings(
    judged: ReadonlyMap<number, ReviewPly>,
    total: number,
): (Standing | null)[] {
    const list = Array.from({ length: total + 1 }, (_, i): Standing | null => {
        const ply = judged.get(i);
        return ply === undefined ? null : { player: ply.player, worth: ply.best };
    });
    const last = judged.get(total - 1);
    if (last !== undefined) list[total] = { player: last.player, worth: after(last.played) };
    return list;
}

/** What a move was worth, one move later: at the end of the game nothing is nearer. */
function after(played: Worth): Worth {
    if (played.proven === null) return played;
    if (played.in === 1) return { ...played, proven: null, in: 0 };
    return { ...played, in: Math.max(0, played.in - 1) };
}

/** Its height for the first player, in games of one or two. */
export function heightOf(standing: Standing | null): number | null {
    const value = standing === null ? null : height(standing.worth);
    return value === null || standing?.player === 0 ? value : 0 - value;
}

/** "Yellow: wins in 5" */
export function standingText(standing: Standing | null, board: Board): string {
    if (standing === null) return say.notJudged;
    const { player, worth } = standing;
    const won = !board.points && worth.proven === null && worth.value === 100;
    return say.standing(seatName(board, player), won ? values.won : worthText(worth, board));
}
