/** The workers that help searches of the page: a pool for each, as long as it runs. */
import { engine } from "../engine/engine.ts";
import { Pool, type Served } from "../engine/pool.ts";
import type { Unit } from "../engine/protocol.ts";
import { makeEngine, workers } from "./workers.ts";

const pools = new WeakMap<Served, Pool>();

/** Lets a worker run this unit of the search. */
export function serve(job: Served, unit: Unit): void {
    if (!job.active) return;
    const pool = pools.get(job) ?? new Pool(engine, makeEngine, workers());
    if (!pools.has(job)) pool.serve(job);
    pools.set(job, pool);
    pool.take(unit);
}
