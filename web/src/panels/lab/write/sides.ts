/** How the workshop divides the window. */
import { signal } from "@preact/signals";

/** The width of the code in percent, where both stand beside each other. */
export const codeShare = signal(56);

/** On a phone one of them is shown. */
export const sideShown = signal<"code" | "board">("code");
