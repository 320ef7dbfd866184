/** The one engine of the page, and the worker that any engine works in. */
import { Engine, SILENT_MS, type WorkerLike } from "./client.ts";
import address from "./worker.ts?worker&url";

/**
 * A worker takes the policy of the answer that brings its script, and many hosts send none; a script that the
 * page makes itself has the page's, which its document states. It fetches the engine with a call, for what stands at
 * its head Firefox asks the server alone, and never the service worker; what it is told meanwhile it keeps.
 */
const script = URL.createObjectURL(
    new Blob(
        [
            "const told=[];onmessage=(event)=>told.push(event);",
            `import("${new URL(address, import.meta.url)}")`,
            ".then(()=>told.forEach((event)=>onmessage(event))).catch(reportError);",
        ],
        { type: "text/javascript" },
    ),
);

/** A worker with a core of its own; `name` is for people who look at it in the browser's tools. */
export const coreWorker = (name: string) =>
    new Worker(script, { type: "module", name }) as WorkerLike;

/** It begins with the playground: another page that has its code needs none. */
export const engine = new Engine(() => coreWorker("engine"), SILENT_MS, false);
