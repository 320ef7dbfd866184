/** How a session stands: the parts that `follow on` tells, put together. */
import type { PlayersLine, PositionLine, SearchersLine, Show } from "./protocol.ts";

export interface Standing {
    /** Of the session, numbered as the versions of the engine are. */
    version: number;
    show: Show;
    players: PlayersLine["players"];
    /** Seats whose player no longer fitted the game: sentences. */
    reset: string[];
    searchers: SearchersLine["searchers"];
    /** Grows with every other game: the moves before it are gone. */
    games: number;
}

/** What stands after a line of the core; what it does not tell is as it was. */
export function standingAfter(
    before: Standing | null,
    line: PositionLine,
    version: number,
): Standing {
    return {
        version,
        show: { type: "show", re: line.re, ...line.show },
        players: line.players ?? before?.players ?? [],
        reset: line.reset ?? before?.reset ?? [],
        searchers: line.searchers ?? before?.searchers ?? [],
        games: (before?.games ?? 0) + (line.changed.includes("game") ? 1 : 0),
    };
}
