/** What the arena knows: where a round in real time stands, and what the rounds before it gave. */

import { computed, signal } from "@preact/signals";
import { hasLook } from "./looks.ts";
import { searcherRow } from "./roles.ts";
import { settings } from "./settings.ts";
import { shared } from "./shared.ts";
import { players, show } from "./store.ts";

/** "setup": the seats and the board of a round are being made ready. */
export type Phase = "idle" | "setup" | "countdown" | "running" | "paused" | "over";

export const phase = signal<Phase>("idle");
/** Seconds left before the start. */
export const count = signal(0);
/** Keys and buttons of real time are there. */
export const listening = signal(false);

/** What came of a round for one rider. */
export interface Rider {
    /** Whoever it was, from seat to seat. */
    key: string;
    name: string;
    result: number;
    steps: number;
}

/** The rounds so far, riders in the order of their seats. */
export const rounds = signal<Rider[][]>([]);
/** Let everybody start everywhere: seats move on after every round. */
export const fair = signal(true);

export const isArena = computed(() => show.value !== null && hasLook(show.value.family, "trails"));

/** Riders ride, or are about to. */
export const rides = computed(() => ["setup", "countdown", "running"].includes(phase.value));

/** Everybody waits for the start of a ride in real time: no move is made before it. */
export const awaitsStart = computed(() => {
    const line = show.value;
    return (
        listening.value &&
        isArena.value &&
        settings.value.realTime &&
        shared.value?.kind !== "friend" &&
        phase.value === "idle" &&
        line?.status === "ongoing" &&
        line.moves_played.length + line.redo.length === 0
    );
});

/** Seats of people. */
export const people = computed(() =>
    players.value.flatMap((player, seat) => (player.human ? [seat] : [])),
);

export const period = computed(() => 1000 / settings.value.ticks);

/**
 * Per seat a name of who sits there that stays when seats change. Those of the same kind are told apart
 * by their order, as the keys of people are.
 */
export const riderKeys = computed(() => {
    const seen = new Map<string, number>();
    return players.value.map(({ spec }) => {
        const number = (seen.get(spec) ?? 0) + 1;
        seen.set(spec, number);
        return `${spec} ${number}`;
    });
});

function plainName(seat: number): string {
    const player = players.value[seat];
    if (player === undefined) return "";
    if (player.human)
        return people.value.length > 1 ? `Person ${people.value.indexOf(seat) + 1}` : "You";
    if (player.name !== player.searcher) return player.name;
    return searcherRow(player.searcher)?.title ?? player.searcher;
}

/** Who rides there; where two are called the same, the colour as well. */
export function riderName(seat: number): string {
    const name = plainName(seat);
    const namesakes = players.value.filter((_, other) => plainName(other) === name);
    return namesakes.length > 1 ? `${name} (${show.value?.player_titles[seat]})` : name;
}

/** Who did best, by place in the list; all who share the best result. */
export function winnersOf(results: number[]): number[] {
    const best = Math.max(...results);
    return results.flatMap((result, seat) => (result === best ? [seat] : []));
}

/** The riders who did best. */
export function winners(round: Rider[]): Rider[] {
    return winnersOf(round.map(({ result }) => result)).flatMap((seat) => round[seat] ?? []);
}

/** Wins, draws and defeats of a rider. */
export function tally(
    all: Rider[][],
    key: string | undefined,
): { wins: number; draws: number; losses: number } {
    const counts = { wins: 0, draws: 0, losses: 0 };
    for (const round of all) {
        if (!round.some((rider) => rider.key === key)) continue;
        const best = winners(round);
        if (!best.some((rider) => rider.key === key)) counts.losses++;
        else if (best.length === 1) counts.wins++;
        else counts.draws++;
    }
    return counts;
}
