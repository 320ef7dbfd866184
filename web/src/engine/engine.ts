/** The one engine of the page, and the worker that any engine works in. */
import { Engine, SILENT_MS, type WorkerLike } from "./client.ts";
import address from "./worker.ts?worker&url";

/**
 * A worker takes the policy of the answer that brings its script, and many hosts send none; a script that the
 * page makes itself has the page's, which its document states.
 */
const script = URL.createObjectURL(
    new Blob([`import "${new URL(address, import.meta.url)}"`], { type: "text/javascript" }),
);

/** A worker with a core of its own; `name` is for people who look at it in the browser's tools. */
export const coreWorker = (name: string) =>
    new Worker(script, { type: "module", name }) as WorkerLike;

/** It begins with the playground: another page that has its code needs none. */
export const engine = new Engine(() => coreWorker("engine"), SILENT_MS, false);
