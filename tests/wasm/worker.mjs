/** A worker of the pool: a session of its own that plays the units it is sent. */
import { parentPort, workerData } from "node:worker_threads";
import { openPlyscope } from "../../wasm/node.mjs";

let result = "";
const output = (_, kind, line) => {
    if (kind === "json") result = JSON.parse(line).result;
};
const plyscope = await openPlyscope({ path: workerData, output, clock: false });
parentPort.on("message", ({ index, line }) => {
    plyscope.exec(line, "json");
    parentPort.postMessage({ index, result });
});
parentPort.postMessage("ready");
