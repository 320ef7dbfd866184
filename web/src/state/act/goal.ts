/** The goal of a game that may be reached before it ends, and a computer at the keys. */

import { signal } from "@preact/signals";
import type { Show } from "../../engine/protocol.ts";
import { paused } from "../keep/session.ts";
import { gameRowOf } from "../read/looks.ts";
import { atLevel, takes } from "../read/roles.ts";
import { players, show } from "../read/store.ts";
import { openLink, resumeComputer, setSeat } from "./actions.ts";
import { ask, find } from "./ask.ts";

// ---------------------------------------------------------------- the goal

/** The goal of the game is reached. */
export function goalReached(line: Show): boolean {
    return line.goal?.reached === true;
}

/** The same game, which does not end at its goal, with the same moves and dice. */
export async function goOn(): Promise<void> {
    const line = show.value;
    const values = gameRowOf(line?.family)?.goal?.go_on;
    if (line === null || values == null) return;
    const spec = find(await ask(`spec game ${line.game} ${values}`, true), "spec");
    if (spec === undefined) return;
    const parts = line.link.split("&");
    const link = parts.map((part) => (part.startsWith("g=") ? `g=${spec.text}` : part)).join("&");
    await openLink(link);
}

// ---------------------------------------------------------------- a computer at the keys

/** The computer that had the keys last. */
const helper = signal("");

/** A computer takes the seat and plays by itself. */
export async function playByItself(): Promise<void> {
    if (players.value[0]?.human !== false)
        await setSeat(0, helper.value || atLevel("judge", "medium"));
    resumeComputer();
}

/** The person has the keys again. */
export async function takeKeys(): Promise<void> {
    const now = players.value[0];
    if (now === undefined || now.human) return;
    helper.value = now.spec;
    // At once, whatever is on its way.
    paused.value = true;
    await setSeat(0, takes("person"));
}
