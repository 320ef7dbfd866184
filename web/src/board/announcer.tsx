/** Tells screen readers what happened on the board. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Show } from "../engine/protocol.ts";
import { hiddenMoves } from "../state/read/shared.ts";
import { clicked, show, told } from "../state/read/store.ts";
import { board as say } from "../words/board.ts";
import { announcement, clickAnnouncement } from "./draw/geometry.ts";

export function Announcer() {
    const last = useRef<{ line: Show | null; clicks: readonly number[] }>({
        line: null,
        clicks: [],
    });
    /** Kept until something new has to be said. */
    const said = useSignal("");
    useSignalEffect(() => {
        const line = show.value;
        const clicks = clicked.value;
        if (line === null) return;
        const before = last.current;
        last.current = { line, clicks };
        const words =
            line === before.line
                ? clickAnnouncement(line, before.clicks, clicks)
                : hiddenMoves.value > 0
                  ? say.friendMoved
                  : announcement(before.line, line);
        if (words !== "") said.value = words;
    });
    useSignalEffect(() => {
        if (told.value !== "") said.value = told.value;
    });
    return (
        <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">
            {said.value}
        </div>
    );
}
