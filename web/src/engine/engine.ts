/** The one engine of the page, and the worker that any engine works in. */
import { Engine, type WorkerLike } from "./client.ts";
import address from "./worker.ts?worker&url";

/**
 * A worker takes the policy of the answer that brings its script, and many hosts send none; a script that the
 * page makes itself has the page's, which its document states.
 */
let script = "";

/** A worker with a core of its own; `name` is for people who look at it in the browser's tools. */
export function coreWorker(name: string): WorkerLike {
    const text = `import ${JSON.stringify(new URL(address, import.meta.url).href)};`;
    script ||= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    return new Worker(script, { type: "module", name }) as WorkerLike;
}

export const engine = new Engine(() => coreWorker("engine"));
