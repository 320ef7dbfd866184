/** Tells screen readers what happened on the board. */
import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Show } from "../engine/protocol.ts";
import { hiddenMoves } from "../state/read/shared.ts";
import { clicked, hinted, show, told } from "../state/read/store.ts";
import { titleOfMove } from "../text/shown.ts";
import { board as say } from "../words/board.ts";
import { announcement } from "./draw/geometry.ts";

export function Announcer() {
    const last = useRef<{ line: Show | null; clicks: readonly number[] }>({
        line: null,
        clicks: [],
    });
    useSignalEffect(() => {
        const line = show.value;
        const clicks = clicked.value;
        if (line === null) return;
        const before = last.current;
        const now = { line, clicks };
        last.current = now;
        const tell = (words: string) => {
            if (words !== "" && last.current === now) told.value = words;
        };
        // Another board begins with silence.
        if (before.line === null) told.value = "";
        if (line !== before.line)
            tell(hiddenMoves.value > 0 ? say.friendMoved : announcement(before.line, line));
        else if (clicks !== before.clicks)
            void import("./clicks.ts").then(({ clickAnnouncement }) =>
                tell(clickAnnouncement(line, before.clicks, clicks)),
            );
    });
    useSignalEffect(() => {
        const moves = hinted.value;
        if (moves.length > 0) told.value = say.hint(moves.map(titleOfMove).join(", "));
    });
    return (
        <div class="sr-only" role="status" aria-live="polite" aria-atomic="true">
            {told.value}
        </div>
    );
}
