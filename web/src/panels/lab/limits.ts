/** What players may take for a move by their own settings: a match gives at least as much. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { find } from "../../state/actions.ts";

/** A slow player must not hold up everything. */
const USUAL = 1;

/** Seconds a move by game and player, 0 = no limit of its own; undefined = not read yet. */
const limits = signal<{ [player: string]: number | undefined }>({});

const keyOf = (game: string, spec: string) => `${game} ${spec}`;

async function read(game: string, spec: string): Promise<void> {
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    const time = find(answers, "spec")?.values.time;
    const own = typeof time === "number" ? time : 0;
    limits.value = { ...limits.value, [keyOf(game, spec)]: own };
}

export interface Limit {
    /** Seconds a move. */
    time: number;
    /** Whose limit that is; null where it is the usual one. */
    of: string | null;
    /** All players have been read. */
    known: boolean;
}

/** The largest limit of those who play, at least the usual one. */
export function limitOf({ game }: Pick<Show, "game">, specs: readonly string[]): Limit {
    const limit: Limit = { time: USUAL, of: null, known: true };
    for (const spec of specs) {
        const own = limits.value[keyOf(game, spec)];
        limit.known &&= own !== undefined;
        if (own === undefined || own <= limit.time) continue;
        limit.time = own;
        limit.of = spec;
    }
    return limit;
}

/** The same, read by the core as soon as somebody new plays. */
export function useLimit(line: Show, specs: readonly string[]): Limit {
    const { game } = line;
    useEffect(() => {
        for (const spec of new Set(specs))
            if (limits.peek()[keyOf(game, spec)] === undefined) void read(game, spec);
    }, [game, specs.join(" ")]);
    return limitOf(line, specs);
}
