/** What runs in the browser: sessions of one build of the module, alone or with workers. */
import { createPlyscope } from "../../wasm/load.mjs";
import { talk } from "./session.mjs";

const pools = new Map();

async function fetchBlobs(files) {
    return Promise.all(
        files.map(async ({ name, path }) => ({
            name,
            bytes: new Uint8Array(await (await fetch(path)).arrayBuffer()),
        })),
    );
}

function next(worker, message) {
    return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(message);
    });
}

/** The workers of a pool, kept from one session to the next. */
async function pool(module, count, blobs) {
    const key = `${module} ${count}`;
    if (!pools.has(key)) {
        const workers = [];
        for (let i = 0; i < count; i++) {
            const worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
            await next(worker, { module, blobs });
            workers.push({ play: (line) => next(worker, { line }) });
        }
        pools.set(key, workers);
    }
    return pools.get(key);
}

/** `module`: address of plyscope.mjs; `files`: blobs to hand in; `count`: workers, 0 = none. */
export async function run({ module, files, lines, json, count }) {
    const { default: factory } = await import(module);
    const blobs = await fetchBlobs(files);
    return talk({
        open: (options) => createPlyscope(factory, options),
        blobs,
        lines,
        json,
        workers: await pool(module, count, blobs),
    });
}
