/** When a card tells how the game ended; the card itself is loaded when the first game ends. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { currentPanel } from "../panels/registry.tsx";
import { settingUp } from "../state/act/settingup.ts";
import { learning } from "../state/keep/session.ts";
import { gameKey, reviewing } from "../state/read/review.ts";
import { show } from "../state/read/store.ts";
import { lazy } from "../ui/lazy.tsx";

const Card = lazy(() => import("./endcard.tsx"), "EndCard");

/** The game whose card has been closed, or left. */
const closed = signal("");

export function EndCard() {
    const line = show.value;
    const key = line === null ? "" : gameKey(line);
    const fresh = line?.moves_played.length === 0;
    // The same game again is another game.
    useEffect(() => {
        if (fresh) closed.value = "";
    }, [fresh]);
    const busy =
        reviewing.value || settingUp.value || learning.value !== null || currentPanel().wide;
    if (line?.status !== "over" || fresh || busy || closed.value === key) return null;
    return (
        <Card
            key={key}
            onClose={() => {
                closed.value = key;
            }}
        />
    );
}
