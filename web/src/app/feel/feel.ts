/**
 * Sound and vibration of moves and ends of games, for those who have asked for them. They come after what is drawn,
 * so that no click waits for them, and never from a page that is hidden.
 */
import { effect, untracked } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { rides } from "../../state/keep/rounds.ts";
import { settings } from "../../state/keep/settings.ts";
import { players, show } from "../../state/read/store.ts";
import { type Felt, feltOf } from "./events.ts";
import { Speaker, tonesOf } from "./sound.ts";

/** Milliseconds between two moves of programs that are felt: fast ones would rattle. */
const LEAST = 70;

/** Milliseconds of vibration and rest in turn. */
const BUZZES = { move: [12], merge: [18], end: [40, 60, 40] };

/** Begins to tell of every position that comes. */
export function startFeel(): void {
    const speaker = new Speaker();
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let last: Show | null = show.peek();
    let told = 0;

    const tell = (felt: Felt) => {
        const { sound, vibration } = settings.value;
        // Before the first touch browsers allow neither, and would say so.
        if (document.hidden || navigator.userActivation?.hasBeenActive === false) return;
        if (sound) speaker.play(tonesOf(felt));
        if (vibration) navigator.vibrate?.(BUZZES[felt.kind]);
    };

    effect(() => {
        const line = show.value;
        if (line === null) return;
        const old = last;
        last = line;
        untracked(() => {
            const human = players.value.map((player) => player.human);
            const moving = settings.value.animations && !still.matches;
            const felt = feltOf(old, line, human, { moving, quiet: rides.value });
            if (felt === null) return;
            const now = performance.now();
            const byHand = human[old?.mover ?? -1] === true;
            if (!byHand && felt.kind !== "end" && now - told < LEAST) return;
            told = now;
            setTimeout(() => tell(felt));
        });
    });
}
