/**
 * Searches that share their work out, to workers of their own, which are made when the first unit comes, for
 * short searches are over before: those that prove what every move is worth, and those of several trees.
 */
import { engine } from "../../engine/engine.ts";
import type { Job, StartOptions } from "../../engine/job.ts";
import type { Unit } from "../../engine/protocol.ts";
import { workers } from "../keep/settings.ts";
import { hasRole } from "../read/roles.ts";
import { start } from "./ask.ts";

/** More than there are moves: they wait at the pool, and the search goes on from the other end. */
const MOVES = 64;

/** How many units a search of this player may have out; 0: it uses one worker. */
export function helpOf(spec: string): number {
    // A tree that waited would be searched nowhere.
    return hasRole(spec, "exact") ? MOVES : /\btrees=/.test(spec) ? workers() : 0;
}

/** A unit that nobody does is left to the search itself, which waits for it otherwise. */
function lost({ job, index }: Unit): void {
    void engine.send(`fold ${job} ${index} lost`, { quiet: true });
}

/** Starts the search of this player, with help where it takes some; `wanted` as in `start`. */
export function startHelped<K extends "analyze" | "go">(
    kind: K,
    line: string,
    spec: string,
    options: StartOptions = {},
    wanted = () => true,
): Job<K> {
    const help = helpOf(spec);
    if (help === 0) return start(kind, line, options, wanted);
    const serve = (unit: Unit) =>
        import("./helpers.ts").then(
            (helpers) => helpers.serve(job, unit, lost),
            () => lost(unit),
        );
    const helped: StartOptions = { ...options, unit: (unit) => void serve(unit) };
    const job: Job<K> = start(kind, `${line} pool=${help}`, helped, wanted);
    return job;
}
