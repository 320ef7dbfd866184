/** A worker: plays the units that it is sent and answers with their results. */
import { parentPort } from "node:worker_threads";
import { openPlyscope } from "./node.mjs";

let answer = {};
const plyscope = await openPlyscope({
    output(_re, kind, line) {
        const said = JSON.parse(line);
        if (kind === "error") answer = { error: said.text };
        else if (said.type === "unit_result") answer = { result: said.result };
    },
});
parentPort.on("message", (line) => {
    answer = { error: "A game came to nothing." };
    plyscope.exec(line, "json");
    while (plyscope.pump(100) === "busy");
    parentPort.postMessage(answer);
});
