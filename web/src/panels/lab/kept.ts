/** Games of batch jobs, read from the lines of their units and of their results. */
import { splitTop } from "../../state/read/spec.ts";
import type { BatchRequest } from "./saved.ts";

export interface KeptGame {
    index: number;
    /** Specs by seat, and which players of the job they are. */
    players: string[];
    seats: number[];
    /** Points by seat. */
    result: number[];
    /** The seat that won; -1 = nobody. */
    winner: number;
    /** Choices that players made, those of the opening included. */
    moves: number;
    /** The line of play as the core lists it, dice included. */
    line: string;
    /** Seat of a player that was late or failed; -1 = none. */
    late: number;
    failed: number;
}

/** Up to so many games are kept; those of one player are as long as luck lets them be. */
export function keptGames(seats: number): number {
    return seats === 1 ? 5000 : 20_000;
}

function pairs(text: string): Map<string, string> {
    const words = splitTop(text, " ").map((word) => [word, word.indexOf("=")] as const);
    return new Map(
        words.flatMap(([word, at]) => (at > 0 ? [[word.slice(0, at), word.slice(at + 1)]] : [])),
    );
}

/** Null: the moves were not kept. */
export function keptGame(
    request: Pick<BatchRequest, "kind" | "players">,
    index: number,
    unit: string,
    text: string,
): KeptGame | null {
    const plan = pairs(unit);
    const outcome = pairs(text);
    const line = outcome.get("line");
    if (line === undefined) return null;
    const players: string[] = [];
    for (let seat = 0; plan.has(`p${seat}`); seat++) players.push(plan.get(`p${seat}`) as string);
    const count = request.players.length;
    const result = (outcome.get("result") ?? "").split(",").map(Number);
    const best = Math.max(...result);
    const first = result.indexOf(best);
    const alone = result.length > 1 && result.lastIndexOf(best) === first;
    return {
        index,
        players,
        // In a match the sides change after every game; a tournament has no two equal players.
        seats: players.map((spec, seat) =>
            request.kind === "match" ? (index + seat) % count : request.players.indexOf(spec),
        ),
        result,
        winner: alone ? first : -1,
        moves: Number(outcome.get("moves") ?? 0),
        line,
        late: Number(outcome.get("late") ?? -1),
        failed: Number(outcome.get("failed") ?? -1),
    };
}
