/** The way to the dialog of sharing, which is loaded when it is first opened, and the link at one click. */
import { signal } from "@preact/signals";
import { Button } from "../../ui/button.tsx";
import { sets } from "../../ui/field.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { address } from "./address.ts";

export const shareOpen = signal(false);
/** The link for the friend with whom the game is played. */
export const sendOpen = signal(false);

const ShareDialog = lazy(() => import("./dialog.tsx"), "ShareDialog");

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

export function ShareButton() {
    return (
        <>
            <Button
                look="quiet"
                icon="share"
                class="share-open"
                aria-label="Share"
                aria-haspopup="dialog"
                onClick={sets(shareOpen, true)}
            >
                <span>Share</span>
            </Button>
            {shareOpen.value && <ShareDialog />}
        </>
    );
}
