/**
 * What a link says of the game beside the game: that it is played with a friend by links, or that
 * something is to be reached. It is part of what a link carries; a link without it ends it.
 */
import { computed, signal } from "@preact/signals";
import { players, show } from "./store.ts";

/** Every move travels as a link; `id` tells the games of a browser apart. */
export interface Friend {
    kind: "friend";
    id: string;
    /** The seat of whoever sits here. */
    seat: number;
}

export interface Challenge {
    kind: "challenge";
    /** Who is to win. */
    seat: number;
    /** In games of points: more than so many are to be reached. */
    points: number | null;
    /** So many moves had been played when it began. */
    ply: number;
}

export const shared = signal<Friend | Challenge | null>(null);

/** Somebody else sits there, who moves by link. */
export const isFriend = (seat: number) =>
    shared.value?.kind === "friend" && seat !== shared.value.seat;

/** The friend is to move: here the board waits. */
export const friendToMove = computed(() => {
    const line = show.value;
    return line?.status === "ongoing" && isFriend(line.mover ?? -1);
});

/** So many of the last moves are the friend's in a step in which whoever sits here has not moved yet. */
export const hiddenMoves = computed(() => {
    const line = show.value;
    const { value } = shared;
    return value?.kind === "friend" && line?.mover === value.seat ? (line.pending ?? 0) : 0;
});

/** A name that nobody else uses. */
export const newId = () => Math.random().toString(36).slice(2, 12);

/** Another game has begun with the same people. */
export function sharedAnew(swapped = false): void {
    const { value } = shared;
    if (value?.kind === "friend")
        shared.value = { ...value, id: newId(), seat: swapped ? 1 - value.seat : value.seat };
    else if (value !== null && (value.ply > 0 || swapped)) shared.value = null;
}

/** It is of other rules; a friend comes along where two play. */
export function sharedElsewhere(): void {
    if (shared.value?.kind !== "friend" || players.value.length !== 2) shared.value = null;
}

/** As a part of a link, of letters, digits and ~. */
export function sharedText(value = shared.value): string {
    if (value === null) return "";
    const { kind, seat } = value;
    const words =
        kind === "friend" ? ["f", value.id, seat] : ["c", seat, value.ply, value.points ?? ""];
    return words.join("~").replace(/~+$/, "");
}
