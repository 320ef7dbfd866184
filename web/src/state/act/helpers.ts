/** The workers that help searches of the page: a pool for each, as long as it runs. */
import { effect } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import { Pool, type Served } from "../../engine/pool.ts";
import type { Unit } from "../../engine/protocol.ts";
import { workers } from "../keep/settings.ts";
import { makeEngine } from "./workers.ts";

type Helped = Served & Pick<Job, "state">;

const pools = new WeakMap<Helped, Pool>();

function poolFor(job: Helped, lost: (unit: Unit) => void): Pool {
    const pool = new Pool(engine, makeEngine, workers(), { lost });
    pool.serve(job);
    const unheard = effect(() => pool.hold(job.state.value === "paused"));
    void job.ended.then(unheard);
    pools.set(job, pool);
    return pool;
}

/** Lets a worker run this unit of the search; `lost` is told of one that ends its workers. */
export function serve(job: Helped, unit: Unit, lost: (unit: Unit) => void): void {
    if (job.active) (pools.get(job) ?? poolFor(job, lost)).take(unit);
}
