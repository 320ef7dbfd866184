/** What of sharing is open, and the link at one click. */
import { signal } from "@preact/signals";
import { address } from "./address.ts";

export const shareOpen = signal(false);
/** The link for the friend with whom the game is played. */
export const sendOpen = signal(false);

/** Puts the link onto the clipboard; where the browser refuses that, it is shown to be copied by hand. */
export async function copyLink(): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(address.value);
        return true;
    } catch {
        shareOpen.value = true;
        return false;
    }
}
