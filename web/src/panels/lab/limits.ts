/**
 * What the core says of players before they meet: whether they are there as they are written, for links
 * bring any, and what they may take for a move by their own settings: a match gives at least as much.
 */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { find } from "../../state/act/actions.ts";
import { searcherRow } from "../../state/read/roles.ts";
import { nameOf } from "../../state/read/spec.ts";
import { searchers } from "../../state/read/store.ts";
import { lab as say } from "../../words/lab.ts";

/** A slow player must not hold up everything. */
const USUAL = 1;

interface Reading {
    /** Seconds a move; 0 = no limit of its own. */
    time: number;
    /** Why there is no such player; "" = there is. */
    wrong: string;
}

/** By game and player; undefined = not read yet. */
const readings = signal<{ [player: string]: Reading | undefined }>({});

const keyOf = (game: string, spec: string) => `${game} ${spec}`;

async function read(game: string, spec: string): Promise<void> {
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    const own = find(answers, "spec")?.values.time;
    const time = typeof own === "number" ? own : 0;
    const wrong = find(answers, "error")?.text ?? "";
    readings.value = { ...readings.value, [keyOf(game, spec)]: { time, wrong } };
}

/** What is wrong with players, given those that the core refuses and why; "" = nothing. */
function wrongOf(refused: [spec: string, why: string][]): string {
    const names = refused.map(([spec]) => nameOf(spec));
    const missing = [...new Set(names)].filter((name) => searcherRow(name) === undefined);
    return missing.length === 0 ? (refused[0]?.[1] ?? "") : say.missing(missing);
}

export interface Limit {
    /** Seconds a move. */
    time: number;
    /** Whose limit that is; null where it is the usual one. */
    of: string | null;
    /** All players have been read and are there. */
    known: boolean;
    /** What is wrong with them; "" = nothing. */
    wrong: string;
}

/** The largest limit of those who play, at least the usual one. */
export function limitOf({ game }: Pick<Show, "game">, specs: readonly string[]): Limit {
    const limit: Limit = { time: USUAL, of: null, known: true, wrong: "" };
    const refused: [spec: string, why: string][] = [];
    for (const spec of specs) {
        const { time = 0, wrong } = readings.value[keyOf(game, spec)] ?? {};
        limit.known &&= wrong === "";
        if (wrong) refused.push([spec, wrong]);
        if (time <= limit.time) continue;
        limit.time = time;
        limit.of = spec;
    }
    return { ...limit, wrong: wrongOf(refused) };
}

/** Lets the core read those whom it has not read yet, and those who were missing: they may have come. */
export async function readPlayers(game: string, specs: readonly string[]): Promise<void> {
    const open = specs.filter((spec) => readings.peek()[keyOf(game, spec)]?.wrong !== "");
    await Promise.all([...new Set(open)].map((spec) => read(game, spec)));
}

/** The same, read by the core as soon as somebody new plays or is there. */
export function useLimit(line: Show, specs: readonly string[]): Limit {
    const { game } = line;
    useEffect(() => void readPlayers(game, specs), [game, specs.join(" "), searchers.value]);
    return limitOf(line, specs);
}
