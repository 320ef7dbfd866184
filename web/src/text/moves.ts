/** Judged moves in words, and as heights of the graph. */

import type { ReviewPly, ReviewProgress, Worth } from "../engine/protocol.ts";
import { verdicts as say } from "../words/game.ts";
import { decimals, grouped, percent, signed } from "../words/numbers.ts";
import { judged, values } from "../words/values.ts";
import { boundsText, seatName } from "./format.ts";
import { titleOfMove } from "./shown.ts";
import { isRounded, type Measure, movesOf, rounded, shownAs } from "./value.ts";
import { type Board, provenIn, worthText } from "./worth.ts";

/** What is known of the move in work: the exact score where the judge counts one. */
export function nowText(now: NonNullable<ReviewProgress["now"]>, board: Board): string {
    const { score } = now.counters;
    if (score === undefined || now.counters.score_at_most === undefined)
        return worthText(now, board, now.measure);
    return boundsText(now.counters) || say.openScore(signed(score));
}

/** A difference of two values as they are shown: percent of a win, points, or the unit that they have there. */
export function differenceText(shown: number, measure: Measure): string {
    const { scale, bounds } = shownAs(measure);
    if (scale === "result") return percent(decimals(shown / 2, 0));
    if (scale === "chance") return percent(decimals(shown, 0));
    if (scale === "points") {
        const points = isRounded(measure) ? rounded(shown) : Number(shown.toFixed(1));
        return values.points(points, grouped(points, 1));
    }
    return decimals(shown, bounds === null ? 0 : scale === "reward" ? 2 : 1);
}

/** What a move gave away: "", "wins 2 moves later", "win to loss", "6 %", "at most 50 %", "1 990 points". */
export const lossText = (ply: ReviewPly, board: Board) =>
    stepText(ply, board) ?? amountText(ply, board);

/** What it changed of a proven end; null where that is not known of both. */
function stepText({ best, played, loss_max: most, delay }: ReviewPly, board: Board): string | null {
    if (most <= 0) {
        if (delay === null || delay <= 0) return "";
        const moves = movesOf(delay, board);
        return best.proven === "win" ? say.later(moves) : say.sooner(moves);
    }
    if (best.proven === null || played.proven === null) return null;
    return say.fromTo(judged.ends[best.proven], judged.ends[played.proven]);
}

function amountText(ply: ReviewPly, board: Board): string {
    const { best, played, loss, loss_max: most, measure = provenIn(board) } = ply;
    if (best.value !== null && played.value !== null) {
        const { of } = shownAs(measure);
        return differenceText(Math.max(0, of(best.value) - of(played.value)), measure);
    }
    const { of } = shownAs(provenIn(board));
    const between = (value: number) => differenceText(of(value), provenIn(board));
    if (most - loss < 1e-6) return between(loss);
    return loss > 0 ? say.fromTo(between(loss), between(most)) : say.atMost(between(most));
}

/** A sentence about a judged move. */
export function verdict(ply: ReviewPly, board: Board): string {
    const { grade, best, played, measure } = ply;
    // Who plays alone is not named.
    const side = board.player_titles.length === 1 ? "" : seatName(board, ply.player);
    const move = { number: ply.ply + 1, side, move: titleOfMove(ply.move) };
    if (grade === null) return say.open(move, worthText(played, board, measure));
    if (grade === "best") return say.best(move, worthText(played, board, measure));
    const cost = stepText(ply, board) ?? say.givenAway(amountText(ply, board));
    const worth = worthText(best, board, measure);
    return say.worse(move, grade, cost, titleOfMove(best.move), worth);
}

/**
 * A worth as a height, from -100 to 100 in games without points: a nearer end stands higher or lower than a far one,
 * an estimate where people read it.
 */
export function height(worth: Worth, measure?: Measure): number | null {
    if (worth.proven === "draw") return 0;
    if (worth.proven !== null) {
        const size = worth.in > 0 ? 100 - (50 * worth.in) / (worth.in + 12) : 75;
        return worth.proven === "win" ? size : -size;
    }
    if (worth.value === null || measure === undefined) return worth.value;
    return shownAs(measure, false).of(worth.value);
}

/** What is known of a position: for whoever chose there, or for whoever moved last at the end. */
export interface Standing {
    player: number;
    worth: Worth;
    /** Of its estimate. */
    measure: Measure | undefined;
}

/** Every position of the game; null where nothing is judged yet. */
export function standings(
    judged: ReadonlyMap<number, ReviewPly>,
    total: number,
): (Standing | null)[] {
    const list = Array.from({ length: total + 1 }, (_, i): Standing | null => {
        const ply = judged.get(i);
        if (ply === undefined) return null;
        return { player: ply.player, worth: ply.best, measure: ply.measure };
    });
    const last = judged.get(total - 1);
    if (last !== undefined)
        list[total] = {
            player: last.player,
            worth: after(last.played),
            measure: last.measure,
        };
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
    const value = standing === null ? null : height(standing.worth, standing.measure);
    return value === null || standing?.player === 0 ? value : 0 - value;
}

/** "Yellow: wins in 5" */
export function standingText(standing: Standing | null, board: Board): string {
    if (standing === null) return say.notJudged;
    const { player, worth, measure } = standing;
    const won = !board.points && worth.proven === null && worth.value === 100;
    const words = won ? values.won : worthText(worth, board, measure);
    return board.player_titles.length === 1 ? words : say.standing(seatName(board, player), words);
}
