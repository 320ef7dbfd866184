/** The batch jobs of the page: a match, a tournament, a sweep; one of them runs at a time. */
import { computed } from "@preact/signals";
import wasmUrl from "@wasm/plyscope.wasm?url";
import { engine } from "../../engine/engine.ts";
import type {
    LadderLine,
    MatchLine,
    MatchProgress,
    RateLine,
    RateProgress,
    SweepLine,
    SweepProgress,
    TournamentLine,
    TournamentProgress,
} from "../../engine/protocol.ts";
import { newGame, notify } from "../../state/act/actions.ts";
import { once } from "../../state/act/once.ts";
import { findScale } from "../../state/act/scale.ts";
import { carryFiles, makeEngine } from "../../state/act/workers.ts";
import { stamp } from "../../state/act/written.ts";
import { cores, workers } from "../../state/keep/settings.ts";
import { show } from "../../state/read/store.ts";
import { lab as say } from "../../words/lab.ts";
import { Batch, type BatchHost } from "./batch.ts";
import { keepLadder, keepRated } from "./measures.ts";
import { memory } from "./saved.ts";

const host: BatchHost = {
    engine,
    makeEngine,
    workers,
    // Enough for all workers that may be asked for while the job runs.
    ahead: () => 2 * Math.max(4, cores),
    notify: (text) => notify("error", text),
    damaged: once(() => notify("error", say.earlier.damaged)),
    prepare: carryFiles,
    // Own players that were changed meanwhile play other games, too.
    version: () => wasmUrl + stamp(), // its name has a sum of the bytes: another core may give other results
    memory,
};

export const matches = new Batch<MatchLine | MatchProgress>("match", host);
/** What a lesson shows: what people have played stays theirs. */
export const shown = new Batch<MatchLine | MatchProgress>("lesson", host);
export const tournaments = new Batch<TournamentLine | TournamentProgress>("tournament", host);
/** The players of a class (write/contest.ts). */
export const contests = new Batch<TournamentLine | TournamentProgress>("contest", host);
export const sweeps = new Batch<SweepLine | SweepProgress>("sweep", host);
/** The experiment of the document, in the panel of its own. */
export const curves = new Batch<SweepLine | SweepProgress>("curve", host);
/** Players that are put on the scale of the game, and a scale that is measured. */
export const rates = new Batch<RateLine | RateProgress>("rate", {
    ...host,
    async prepare(players) {
        // They meet players of the scale, whose files are needed, too.
        const scale = await findScale();
        await carryFiles([...players, ...(scale?.anchors ?? []).map(({ player }) => player)]);
    },
    ended: keepRated,
});
export const ladders = new Batch<LadderLine | RateProgress>("ladder", {
    ...host,
    ended: keepLadder,
});

const all = [matches, shown, tournaments, contests, sweeps, curves, rates, ladders];

/** The match, for those who only ask whether there is one. */
export const run = matches.run;

/** Whether some job of this list runs: they share the workers. */
export const busy = computed(() => all.some((batch) => batch.active.value));

/** The job of an earlier visit, at its own game. */
export async function goOn(batch: Pick<Batch<unknown>, "saved" | "again">): Promise<void> {
    const request = batch.saved.value?.request;
    if (request === undefined) return;
    if (show.value?.game !== request.game && !(await newGame(request.game, true))) return;
    await batch.again();
}

/** From now on what runs is written down when the page is left. */
export function keepOnLeaving(): void {
    globalThis.addEventListener?.("pagehide", () => {
        for (const batch of all) if (batch.active.value) batch.write();
    });
}
