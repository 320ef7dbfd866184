/** Keys that work wherever the focus does not want them itself. */

import { playByName } from "../board/keys.ts";
import { goBy, goTo, takeBack } from "../state/act/actions.ts";
import { key, stepBack } from "../state/act/hand.ts";
import { settingUp } from "../state/act/settingup.ts";
import { keysOpen, presenting } from "../state/keep/session.ts";
import { wasd } from "../state/read/looks.ts";
import { grades } from "../state/read/review.ts";
import { show } from "../state/read/store.ts";

/** Whether the element uses plain keys for itself. */
function wantsKeys(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false;
    return (
        target.closest(
            "input:not([type=checkbox]), select, textarea, dialog, [role=tablist], [role=grid], .terminal, .xterm",
        ) !== null ||
        (target instanceof HTMLElement && target.isContentEditable)
    );
}

const STEERS = /^Arrow/;

/** Shift and an arrow go from mistake to mistake in a reviewed game. */
function toMistake(event: KeyboardEvent, at: number): boolean {
    const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!event.shiftKey || direction === 0 || grades().size === 0) return false;
    void import("../state/read/mistakes.ts").then(({ mistakeFrom }) => {
        const found = mistakeFrom(grades(), at, direction);
        if (found !== null) void goTo(found);
    });
    return true;
}

function onKeyDown(event: KeyboardEvent): void {
    const line = show.value;
    if (line === null || event.defaultPrevented || event.altKey) return;
    const onCells = event.target instanceof Element && event.target.closest("[role=grid]");
    if (event.key === "?" && (onCells || !wantsKeys(event.target))) keysOpen.value = true;
    if (wantsKeys(event.target)) return;
    if (settingUp.value) return;
    const at = line.moves_played.length;
    if (event.ctrlKey || event.metaKey) {
        if (event.key !== "z" || event.shiftKey) return;
        void takeBack();
    } else if (event.key === "Escape") {
        if (!stepBack()) {
            if (!presenting.value) return;
            presenting.value = false;
        }
    } else if (toMistake(event, at)) {
        // There, or no mistake is left.
    } else if (STEERS.test(event.key) && key(event.key.slice(5).toLowerCase())) {
        // The arrow was a move.
    } else if (wasd(line.family, event.key) !== null) {
        key(wasd(line.family, event.key) as string);
    } else if (event.key === "ArrowLeft") void goBy(-1);
    else if (event.key === "ArrowRight") void goBy(1);
    else if (event.key === "Home") void goTo(0);
    else if (event.key === "End") void goTo(at + line.redo.length);
    // Where something has the focus, its part of the page may have letters of its own.
    else if (!playByName(line, event.key, event.target === document.body)) return;
    event.preventDefault();
}

export function startShortcuts(): void {
    document.addEventListener("keydown", onKeyDown);
}
