/** Which player is to find its place, how well it is to be known, and which point of the picture is looked at. */
import { signal } from "@preact/signals";
import { openPanel } from "../../../state/keep/session.ts";

/** "" = the proposal. */
export const chosen = signal("");
/** Place among the widths that are offered. */
export const precision = signal(1);
/** The player of the point that is looked at; "" = none. */
export const looked = signal("");

/** It is to begin as soon as it can. */
export const begins = signal(false);

/** Puts this player on the scale, where that is shown. */
export function askPlace(spec: string): void {
    chosen.value = spec;
    begins.value = true;
    openPanel("scale");
}
