/**
 * A fast computer at the keys of a game of tiles plays as fast as it can: one move after the other, of
 * which the board shows only some.
 */
import { engine } from "../../engine/engine.ts";
import type { AnyLine } from "../../engine/protocol.ts";
import { computersRun, rushing } from "../keep/session.ts";
import { settings } from "../keep/settings.ts";
import { analysis, computerToMove, searching } from "../read/store.ts";
import { analyse } from "./analysis.ts";
import { find } from "./ask.ts";
import { refresh } from "./refresh.ts";

/** Milliseconds of moves between two positions that are shown, and until a stop is heard. */
const SLICE = 60;

/** Positions between those that are shown are not told: `refresh` follows again. */
function slice(): Promise<AnyLine[]> {
    void engine.send("follow off", { quiet: true });
    return engine.send("go", { quiet: true, repeat: SLICE });
}

/** Plays until the game ends or somebody stops it. `goes`: no other change of the game is on its way. */
export async function rush(goes: () => boolean): Promise<void> {
    if (rushing.value) return;
    rushing.value = true;
    if (analysis.value.on) void analyse();
    const wanted = () =>
        goes() && computersRun.value && computerToMove.value && settings.value.pace === 0;
    try {
        let moves = slice();
        while (wanted() && find(await moves, "error") === undefined) {
            const seen = refresh();
            // The next ones are played while the board draws the last one.
            if (wanted()) moves = slice();
            await seen;
        }
        await moves;
    } finally {
        rushing.value = false;
        await refresh();
        if (analysis.value.on) void analyse(searching.value.held);
    }
}
