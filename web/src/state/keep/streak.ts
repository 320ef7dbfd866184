/**
 * Wins in a row of one person against the same computer in the same game, in this browser. A win counts when the game
 * was played here from its start, every move of it made once and those of the computer by itself; whatever else comes
 * of a game ends the row. Whether help was seen in it is kept with it: live analysis, or a hint.
 */
import { effect, signal, untracked } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { analysis, computerToMove, games, hinted, players, show } from "../read/store.ts";
import { computersRun } from "./session.ts";

const KEY = "plyscope.streaks";

export interface Streak {
    wins: number;
    /** Help was seen in one of them. */
    helped: boolean;
}

/** What the game on the board has come to, once it is over; `ended`: so many wins in a row ended with it. */
export const streak = signal<(Streak & { ended: number }) | null>(null);

/** The game on the board, once it is over, of one person against one program. */
export interface Finished {
    game: string;
    /** The program as it was seated, and the person's seat. */
    against: string;
    seat: number;
    /** 1, 1/2 or 0. */
    points: number;
    /** Played here from its start in one go, against this program alone. */
    fair: boolean;
    helped: boolean;
}
export const finished = signal<Finished | null>(null);

function load(): { [against: string]: Streak } {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        const rows = Object.entries(found ?? {}).filter(
            ([, row]) => Number.isInteger(row?.wins) && row.wins > 0,
        );
        return Object.fromEntries(rows);
    } catch {
        return {};
    }
}

/** Adds a game; what the row is then. */
export function record(against: string, won: boolean, helped: boolean): Streak & { ended: number } {
    const kept = load();
    const old = kept[against] ?? { wins: 0, helped: false };
    const now = won
        ? { wins: old.wins + 1, helped: old.helped || helped }
        : { wins: 0, helped: false };
    const { [against]: _, ...others } = kept;
    const next = won ? { ...others, [against]: now } : others;
    try {
        localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
        // Without storage there is no row to go on with.
    }
    return { ...now, ended: won ? 0 : old.wins };
}

/** Seat of the only person, who plays against one computer; -1 = it is no such game. */
const personOf = (seats: readonly { human: boolean }[]) =>
    seats.length === 2 && seats[0]?.human !== seats[1]?.human
        ? seats.findIndex(({ human }) => human)
        : -1;

const begins = (line: Show, most: number) =>
    line.start === null && line.redo.length === 0 && line.moves_played.length <= most;

let started = false;

/** Follows games from here on; `from`: the position in which a person makes the first move. */
export function startStreak(from: Show | null): void {
    if (started) return;
    started = true;
    let last = from;
    let game = games.peek();
    let fair = from !== null && begins(from, 1);
    let against = "";
    let helped = false;
    let counted = false;
    effect(() => {
        const line = show.value;
        const help = analysis.value.on || hinted.value.length > 0;
        const forced = computerToMove.value && !computersRun.value;
        const seats = players.value;
        if (line === null) return;
        const seat = personOf(seats);
        const now = `${line.game} ${seats[1 - seat]?.spec}`;
        const which = games.value;
        untracked(() => {
            const fresh =
                which !== game || (begins(line, 0) && (last?.moves_played.length ?? 0) > 0);
            if (fresh) {
                fair = begins(line, 0);
                helped = false;
                counted = false;
                against = "";
                streak.value = null;
                finished.value = null;
            }
            if (against === "") against = now;
            if (line.moves_played.length < (last?.moves_played.length ?? 0) && !fresh) fair = false;
            if (now !== against || seat < 0 || (forced && !fresh)) fair = false;
            if (help && line.status !== "over") helped = true;
            game = which;
            last = line;
            if (line.status !== "over" || counted || seat < 0 || line.points) return;
            counted = true;
            const result = line.result?.[seat] ?? 0;
            const won = result > 0;
            const spec = seats[1 - seat]?.spec ?? "";
            const points = won ? 1 : result < 0 ? 0 : 0.5;
            finished.value = { game: line.game, against: spec, seat, points, fair, helped };
            if (!won || fair) streak.value = record(now, won, helped);
        });
    });
}
