/** The link at one click. */
import { address } from "./address.ts";
import { shareOpen } from "./opened.ts";

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
