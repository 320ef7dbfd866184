/** What the arena knows: where a round in real time stands, and what the rounds before it gave. */

import { computed, signal } from "@preact/signals";
import { hasLook } from "./looks.ts";
import { settings } from "./settings.ts";
import { players, show } from "./store.ts";

export type Phase = "idle" | "countdown" | "running" | "paused" | "over";

export const phase = signal<Phase>("idle");
/** Seconds left before the start. */
export const count = signal(0);

/** Results of one round, per player of the arena (not per seat). */
export interface Round {
    results: number[];
    steps: number[];
    /** Names of the players who won; none = a draw. */
    winners: number[];
}

export const rounds = signal<Round[]>([]);
/** Seats move on by so many after the rounds so far: player i sits at (i + shift) % players. */
export const shift = signal(0);
/** Let everybody start everywhere: seats move on after every round. */
export const fair = signal(true);

export const isArena = computed(() => show.value !== null && hasLook(show.value.family, "trails"));

/** Seats of people. */
export const people = computed(() =>
    players.value.flatMap((player, seat) => (player.human ? [seat] : [])),
);

export const period = computed(() => 1000 / settings.value.ticks);

/** The player of the arena that sits on a seat. */
export function playerAt(seat: number, seats: number): number {
    return (((seat - shift.value) % seats) + seats) % seats;
}

/** Wins, draws and defeats of a player. */
export function tally(
    all: Round[],
    player: number,
): { wins: number; draws: number; losses: number } {
    let wins = 0;
    let draws = 0;
    for (const round of all) {
        if (!round.winners.includes(player)) continue;
        if (round.winners.length === 1) wins++;
        else draws++;
    }
    return { wins, draws, losses: all.length - wins - draws };
}

/** Who did best; all who share the best result, when it is a draw. */
export function winnersOf(results: number[]): number[] {
    const best = Math.max(...results);
    return results.flatMap((result, player) => (result === best ? [player] : []));
}
