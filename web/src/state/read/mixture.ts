/** What a search chooses: one move, or several of which it draws one, where any sure choice could be answered. */
import type { Report } from "../../engine/protocol.ts";

interface Drawn {
    move: string;
    /** How often, 0..1. */
    share: number;
}

/** What is drawn less often than that is not told. */
const LEAST = 0.005;

type Chosen = Pick<Report, "best" | "moves">;

/** The moves that are drawn, the most frequent first; empty where one move is chosen. */
export function mixtureOf({ moves }: Chosen): Drawn[] {
    const drawn = moves
        .map(({ move, mix = 0 }) => ({ move, share: mix }))
        .filter(({ share }) => share >= LEAST)
        .sort((a, b) => b.share - a.share);
    return drawn.length > 1 ? drawn : [];
}

/** The move that is chosen, or all that may be drawn. */
export function chosenMoves(report: Chosen): string[] {
    const drawn = mixtureOf(report).map(({ move }) => move);
    return drawn.length > 0 || report.best === null ? drawn : [report.best];
}
