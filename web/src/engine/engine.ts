/** The one engine of the page. */
import { Engine, type WorkerLike } from "./client.ts";

export const engine = new Engine(
    () =>
        new Worker(new URL("./worker.ts", import.meta.url), {
            type: "module",
            name: "engine",
        }) as WorkerLike,
);
