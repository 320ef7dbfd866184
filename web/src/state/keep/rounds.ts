/** What the arena knows: where a round in real time stands, and what the rounds before it gave. */

import { computed, signal } from "@preact/signals";
import { gameRowOf, hasTool } from "../read/looks.ts";
import { shared } from "../read/shared.ts";
import { readSpec, splitTop } from "../read/spec.ts";
import { players, show, shownFamily } from "../read/store.ts";
import { learning, session } from "./session.ts";
import { settings } from "./settings.ts";

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

export const isArena = computed(() => hasTool(shownFamily.value, "rounds"));

/** Values of the game's spec under a clock: what real time adds to the rules. */
export const underClock = () => gameRowOf(shownFamily.value)?.real_time ?? "";

/** The variant as it is called: what real time adds to the rules makes no other one. */
export const variant = computed(() => {
    const spec = show.value?.game ?? "";
    if (!isArena.value || !settings.value.realTime) return spec;
    const { name, inside } = readSpec(spec);
    const added = splitTop(underClock());
    const own = splitTop(inside).filter((piece) => !added.includes(piece));
    return own.length === 0 ? name : `${name}(${own.join()})`;
});

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

/** The start is on the board; not where the board stands beside something to look at. */
export const startsOnBoard = computed(
    () => awaitsStart.value && learning.value === null && session.value.panel !== "inside",
);

/** Seats of people. */
export const people = computed(() =>
    players.value.flatMap((player, seat) => (player.human ? [seat] : [])),
);

export const period = computed(() => 1000 / settings.value.ticks);
