/** A worker: plays the units that it is sent and answers with their results. */
import { setImmediate as breathe } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { openPlyscope } from "./node.mjs";
import { Players } from "./players.mjs";

let answer = {};
const players = new Players((name, text) => parentPort.postMessage({ print: text, name }));
const plyscope = await openPlyscope({
    players,
    output(_re, kind, line) {
        const said = JSON.parse(line);
        if (kind === "error") answer = { error: said.text };
        else if (said.type === "unit_result") answer = { result: said.result };
    },
});
parentPort.on("message", async ({ player, line }) => {
    if (player !== undefined) {
        players.add(player);
        plyscope.blob(`player-${player.name}`, new TextEncoder().encode(player.text));
        return;
    }
    answer = { error: "A game came to nothing." };
    plyscope.exec(line, "json");
    while (plyscope.pump(100) === "busy") await breathe();
    parentPort.postMessage(answer);
});
