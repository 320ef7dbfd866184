/** What a judge says that a move is worth, in words. */
import type { Show, Worth } from "../engine/protocol.ts";
import { judged as say } from "../words/values.ts";
import { type Measure, provenText, valueAlone, valueText } from "./value.ts";

/** Whose game is judged. */
export type Board = Pick<Show, "points" | "player_titles">;

/** What bounds of judges that prove are measured in: hundredths of a win, or points. */
export const provenIn = ({ points }: Board): Measure =>
    points ? { scale: "points", bounds: null } : { scale: "result", bounds: [-100, 100] };

/** "wins in 5", "draw", "about 62 %", "between loss and draw"; `measure`: of what is estimated. */
export function worthText(worth: Worth, board: Board, measure: Measure = provenIn(board)): string {
    const { proven, value, low, high } = worth;
    if (proven !== null) return provenText(proven, worth.in, board);
    if (value !== null) return valueAlone(value, measure);
    return say.between(edgeText(low, board, "loss"), edgeText(high, board, "win"));
}

function edgeText(value: number | null, board: Board, far: string): string {
    const { points } = board;
    if (value === null) return far === "loss" ? say.nothing : say.anything;
    if (!points && value >= 100) return say.ends.win;
    if (!points && value <= -100) return say.ends.loss;
    if (!points && value === 0) return say.ends.draw;
    return valueText(value, provenIn(board));
}
