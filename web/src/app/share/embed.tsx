/**
 * The page in a frame of another page, `?embed`: the board and its analysis, nothing else. The frame
 * shows what its address says, like any link, and a way out to the whole playground.
 */

import { page } from "../../words/page.ts";
import { address } from "./address.ts";
import { wholeAddress } from "./frame.ts";

/** Whether this page was opened as a frame's content. */
export const embedded = new URLSearchParams(location.search).has("embed");

export function WayOut() {
    return (
        <a
            class="embed-out"
            href={wholeAddress(address.value || location.href)}
            target="_blank"
            rel="noopener"
        >
            {page.links.embedded}
        </a>
    );
}
