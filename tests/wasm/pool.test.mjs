/** The same match on pools of 1, 2 and 3 workers, and in one session alone: one result. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { openPlyscope } from "../../wasm/node.mjs";
import { path } from "./path.mjs";

const jobs = [
    "match uct(sims=30) montecarlo(sims=5) games=10 openings=2 seed=4",
    "tournament uct(sims=20) random minimax(depth=2) games=4 seed=2",
    "sweep uct(sims=5..40:3) random games=4 seed=3",
];

async function alone(line) {
    let last = "";
    const plyscope = await openPlyscope({
        path,
        clock: false,
        output: (_, __, text) => (last = text),
    });
    plyscope.exec(line, "json");
    while (plyscope.pump(20) === "busy");
    plyscope.free();
    return JSON.parse(last);
}

async function pooled(line, count) {
    const workers = [];
    for (let i = 0; i < count; i++) {
        const worker = new Worker(new URL("./worker.mjs", import.meta.url), { workerData: path });
        await new Promise((resolve, reject) => {
            worker.once("message", resolve);
            worker.once("error", reject);
        });
        workers.push(worker);
    }
    try {
        return await new Promise((resolve, reject) => {
            const free = [...workers];
            const units = [];
            let plyscope;
            const output = (_, __, text) => {
                const said = JSON.parse(text);
                if (said.type === "unit") units.push(said);
                else if (said.type === "error") reject(new Error(said.text));
                else if (said.type === line.split(" ")[0]) resolve(said);
            };
            const hand = () => {
                while (plyscope.pump(5) === "busy");
                while (units.length > 0 && free.length > 0) {
                    const unit = units.shift();
                    free.pop().postMessage({ index: unit.index, line: unit.line });
                }
            };
            for (const worker of workers) {
                worker.on("error", reject);
                worker.on("message", ({ index, result }) => {
                    free.push(worker);
                    plyscope.exec(`fold 1 ${index} ${result}`, "json");
                    hand();
                });
            }
            openPlyscope({ path, clock: false, output }).then((made) => {
                plyscope = made;
                plyscope.exec(`${line} pool=${count * 2}`, "json");
                hand();
            }, reject);
        });
    } finally {
        for (const worker of workers) await worker.terminate();
    }
}

for (const line of jobs) {
    test(line, async () => {
        const wanted = await alone(line);
        for (const count of [1, 2, 3]) {
            const got = await pooled(line, count);
            assert.deepEqual({ ...got, re: 0, job: 0 }, { ...wanted, re: 0, job: 0 });
        }
    });
}
