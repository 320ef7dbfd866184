/** What was measured of strength is kept, whether the panel that has begun it still stands or not. */
import type { LadderLine, RateLine } from "../../engine/protocol.ts";
import { findScale, isKnown, scaled } from "../../state/act/scale.ts";
import { writtenBy } from "../../state/act/written.ts";
import { keepPlaced, keepScale } from "../../state/keep/measured.ts";
import { nameOf } from "../../state/read/spec.ts";
import type { Run } from "./batch.ts";

/** When this text of a player was kept that was written here; 0 = it was not. */
export const textOf = (spec: string) => writtenBy(nameOf(spec))?.saved ?? 0;

/** Keeps where players stand on the scale of the game that they have played. */
export function keepRated({ request, latest }: Run<unknown>): void {
    const { players } = latest as RateLine;
    const now = scaled.peek();
    const date = now?.game === request.game ? (now.scale?.date ?? "") : "";
    for (const { player, at, low, high, games, ms } of players)
        if (low !== null || high !== null)
            keepPlaced({
                ...{ game: request.game, player, at, low, high, games, ms },
                ...{ written: textOf(player), when: Date.now(), scale: date },
            });
}

/** Keeps a scale; the core has put it in the place of the one that was there. */
export function keepLadder({ request, latest }: Run<unknown>): void {
    const { file, scale } = latest as LadderLine;
    if (file !== undefined && scale !== undefined && isKnown(scale)) keepScale(request.game, file);
    void findScale();
}
