/** One fast game of the player that has been run, in an engine of its own: how it ended, and its moves. */
import { signal } from "@preact/signals";
import { atLevel, takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";
import { playGames } from "./games.ts";
import { TIME } from "./trial.ts";

export interface Quick {
    name: string;
    opponent: string;
    /** Of the player. */
    seat: number;
    /** For it: 1 won, 0 drawn, -1 lost; null = the game is being played, or there is none. */
    result: number | null;
    moves: readonly string[];
    /** The rules of the game. */
    game: string;
    players: readonly string[];
    /** Why there is no result, or why it was lost: it was late or has failed; "" = by its moves. */
    why: string;
}

/** The last ones, the newest first. */
export const quick = signal<readonly Quick[]>([]);
const KEPT = 20;

/** Against whom; "" = the weakest. */
export const chosenOpponent = signal("");

/** Who can be met, from weak to strong. */
export function opponents(): string[] {
    const levels = ["easy", "medium", "hard"] as const;
    const specs = [takes("baseline"), ...levels.map((level) => atLevel("opponent", level))];
    return [...new Set(specs)].filter((spec) => spec !== "");
}

/** Ends the game that is being played. */
const running = signal<() => void>(() => {});

/** Plays one game; the one before it is over with that. Sides change from game to game. */
export async function playQuick(name: string): Promise<void> {
    running.peek()();
    const line = show.peek();
    if (line === null || line.player_names.length < 2) return;
    const others = quick.peek().filter(({ result, why }) => result !== null || why !== "");
    const known = opponents();
    const chosen = chosenOpponent.peek();
    const opponent = known.includes(chosen) ? chosen : (known[0] ?? "");
    const seat =
        others[0]?.name === name && others[0].opponent === opponent ? 1 - others[0].seat : 0;
    const rest = line.player_names.slice(2).map(() => opponent);
    const players = seat === 0 ? [name, opponent, ...rest] : [opponent, name, ...rest];
    const begun: Quick = {
        ...{ name, opponent, seat, players, result: null, moves: [], game: line.game, why: "" },
    };
    quick.value = [begun, ...others].slice(0, KEPT);
    const games = playGames(
        players,
        seat,
        `games=1 time=${TIME} keep=yes seed=${others.length + 1}`,
    );
    running.value = games.stop;
    const { last, why, cost } = await games.over;
    if (running.peek() !== games.stop) return;
    const kept = last?.kept?.[0];
    const lost = cost.late > 0 ? "late" : cost.why;
    const winner = kept?.seats[kept.winner];
    const ended: Quick =
        kept === undefined
            ? { ...begun, why: why || "?" }
            : {
                  ...begun,
                  result: kept.winner < 0 ? 0 : winner === seat ? 1 : -1,
                  moves: kept.line === "" ? [] : kept.line.split(","),
                  seat: kept.seats.indexOf(seat),
                  players: kept.seats.map((player) => players[player] ?? ""),
                  why: lost,
              };
    quick.value = [ended, ...others].slice(0, KEPT);
}
