/** Tells screen readers what happened on the board. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Show } from "../engine/protocol.ts";
import { hiddenMoves } from "../state/read/shared.ts";
import { show } from "../state/read/store.ts";
import { board as say } from "../words/board.ts";
import { announcement } from "./draw/geometry.ts";

export function Announcer() {
    const last = useRef<Show | null>(null);
    /** Kept until something new has to be said. */
    const said = useSignal("");
    useSignalEffect(() => {
        const line = show.value;
        if (line === null) return;
        const words = hiddenMoves.value > 0 ? say.friendMoved : announcement(last.current, line);
        last.current = line;
        if (words !== "") said.value = words;
    });
    return (
        <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">
            {said.value}
        </div>
    );
}
