/**
 * Searches that prove what every move is worth share the moves out: to workers of their own, which are made
 * when the first unit comes, for short searches are over before.
 */
import type { Job, StartOptions } from "../engine/job.ts";
import { start } from "./ask.ts";
import { hasRole } from "./roles.ts";

/** More than there are moves: they wait at the pool, and the search goes on from the other end. */
const MOVES = 64;

/** Starts the search of this player, with help where it takes some; `wanted` as in `start`. */
export function startHelped<K extends "analyze" | "go">(
    kind: K,
    line: string,
    spec: string,
    options: StartOptions = {},
    wanted = () => true,
): Job<K> {
    if (!hasRole(spec, "exact")) return start(kind, line, options, wanted);
    const helped: StartOptions = {
        ...options,
        unit: (unit) => void import("./helpers.ts").then(({ serve }) => serve(job, unit)),
    };
    const job: Job<K> = start(kind, `${line} pool=${MOVES}`, helped, wanted);
    return job;
}
