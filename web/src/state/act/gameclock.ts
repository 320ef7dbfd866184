/**
 * A clock for both sides: so many minutes each, and so many seconds more with every move. It starts with the first
 * move, rests while people step through the record or computers wait, and is set anew with every other game. At
 * zero the game ends: whose time is up has lost. Who goes back from there goes on without a clock.
 */
import { effect, signal, untracked } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { gameclock as say } from "../../words/gameclock.ts";
import { rides } from "../keep/rounds.ts";
import { computersRun, learning } from "../keep/session.ts";
import { settings } from "../keep/settings.ts";
import { hasTool } from "../read/looks.ts";
import { shared } from "../read/shared.ts";
import { analysis, computerToMove, games, players, show, thinking } from "../read/store.ts";
import { loseOnTime } from "../read/timeup.ts";
import { analyse } from "./analysis.ts";
import { pauseComputer } from "./computer.ts";

/** Milliseconds of a tick. */
const TICK = 100;

/** Milliseconds that each side has left; null where no clock is. */
export const left = signal<readonly number[] | null>(null);
/** The side whose clock runs; -1 = nobody's. */
export const running = signal(-1);

/** Two sides move in turn, here. */
const applies = ({ family }: Show) =>
    settings.value.clockMinutes > 0 &&
    players.value.length === 2 &&
    !hasTool(family, "rounds") &&
    shared.value?.kind !== "friend";

/** Whose clock runs in this position; -1 = nobody's. */
export function runsFor(line: Show, waits: boolean): number {
    const begun = line.moves_played.length > 0 && line.redo.length === 0;
    return line.status === "ongoing" && begun && !waits ? (line.mover ?? -1) : -1;
}

/** What is left after `spent` of one side's time; with its move the seconds that it gets for that. */
export const after = (
    times: readonly number[],
    seat: number,
    spent: number,
    gained = 0,
): readonly number[] => times.map((ms, i) => (i === seat ? Math.max(0, ms - spent) + gained : ms));

/** A move has been made, by nobody's stepping through a record. */
const isMove = (old: Show | null, line: Show) =>
    old !== null &&
    line.moves_played.length === old.moves_played.length + 1 &&
    line.redo.length === 0 &&
    old.redo.length === 0;

export function startGameClock(): void {
    let last: Show | null = null;
    let game = "";
    let since = 0;
    /** Somebody's time is up. */
    let over = false;
    let timer: ReturnType<typeof setInterval> | undefined;

    function tick(gained = 0): void {
        const now = performance.now();
        const seat = running.peek();
        const times = left.peek();
        if (seat >= 0 && times !== null) left.value = after(times, seat, now - since, gained);
        since = now;
        if (seat < 0 || left.peek()?.[seat] !== 0) return;
        over = true;
        run(-1);
        const titles = show.peek()?.player_titles ?? [];
        // The game is over before the computer is stopped: one that waits in a game is made to move by somebody.
        const waits = computerToMove.peek();
        loseOnTime(seat, say.lost(titles[seat] ?? ""));
        if (waits) void pauseComputer();
        if (analysis.peek().on) void analyse();
    }

    function run(seat: number): void {
        running.value = seat;
        clearInterval(timer);
        timer = seat < 0 ? undefined : setInterval(tick, TICK);
    }

    effect(() => {
        const line = show.value;
        const { clockMinutes: minutes, clockIncrement: increment } = settings.value;
        const waits =
            (computerToMove.value && !computersRun.value && thinking.value === null) ||
            rides.value ||
            learning.value !== null;
        const plays = line !== null && applies(line);
        const now = [games.value, line?.game, minutes, increment].join();
        untracked(() => {
            const begins = now !== game || left.value === null;
            const moved = line !== null && !begins && isMove(last, line);
            tick(moved ? 1000 * increment : 0);
            if (begins || !plays) {
                left.value = plays ? [0, 1].map(() => 60_000 * minutes) : null;
                over = false;
            }
            game = now;
            last = line;
            run(plays && !over ? runsFor(line, waits) : -1);
        });
    });
}
