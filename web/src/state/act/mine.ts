/** Where the person who plays here stands on the scale of the game, from their games against programs. */
import { effect, signal, untracked } from "@preact/signals";
import type { ScaleLine, Show } from "../../engine/protocol.ts";
import { keepResult, resultsOf } from "../keep/mine.ts";
import { isArena } from "../keep/rounds.ts";
import { settings } from "../keep/settings.ts";
import { type Finished, finished, startStreak } from "../keep/streak.ts";
import { placeFrom, type Told } from "../read/odds.ts";
import { rowOfSpec } from "../read/roles.ts";
import { standingOf } from "./curves.ts";
import { once } from "./once.ts";
import { findScale, scaled } from "./scale.ts";

/** What the game on the board has come to for that: why it does not count, or that it does. Null: nothing to say. */
export const settled = signal<"counted" | "helped" | "changed" | "unknown" | null>(null);

/** Where they stand; null where there is no scale, or no game yet. */
export function placeHere(): (Told & { games: number }) | null {
    const { game, scale } = scaled.value ?? {};
    const results = resultsOf(game ?? "");
    if (scale == null || scale.unit !== "elo" || results.length === 0) return null;
    const { first = 0, draws = 0 } = scale;
    return { ...placeFrom(results, { first, draws }, priorOf(scale)), games: results.length };
}

/** Before the first game anybody may be anywhere between random moves and the strongest program, the middle before the ends. */
function priorOf({ anchors }: ScaleLine) {
    const strongest = Math.max(...anchors.map(({ at }) => at));
    return { mean: strongest / 2, deviation: strongest / 3 };
}

async function settle(game: Finished): Promise<void> {
    // Real time asks for quick hands, and what programs do in a tenth of a second is not what was measured.
    if (!settings.peek().place || (isArena.peek() && settings.peek().realTime)) return;
    const scale = await findScale();
    if (scale === null || scale.unit !== "elo") return;
    const told = await judge(game);
    if (finished.peek() === game) settled.value = told;
}

async function judge({ game, against, seat, points, fair, helped }: Finished) {
    if (!fair) return "changed";
    if (helped) return "helped";
    const place = await standingOf(against, rowOfSpec(against)?.params ?? []);
    if (place === null) return "unknown";
    const half = (place.high - place.low) / 2;
    keepResult(game, { against: place.at, half, first: seat === 0, points });
    return "counted";
}

const follow = once(() =>
    effect(() => {
        const game = finished.value;
        untracked(() => {
            settled.value = null;
            if (game !== null) void settle(game);
        });
    }),
);

/** Follows games from here on, however often it is asked to; `from`: the position in which a person makes the first move. */
export function startMine(from: Show | null): void {
    startStreak(from);
    follow();
}
