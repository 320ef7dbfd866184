/** What of sharing is open. */
import { signal } from "@preact/signals";

export const shareOpen = signal(false);
/** The link for the friend with whom the game is played. */
export const sendOpen = signal(false);
