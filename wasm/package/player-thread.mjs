/** A thread in which a player sits (players.mjs). What it prints goes to who has started it. */
import { workerData } from "node:worker_threads";
import { openPlyscope } from "./node.mjs";
import { createPlayer, describePlayer, faultOf, faultText } from "./player.mjs";
import { keepRealm, keepTimers } from "./realm.mjs";
import { FILE, loaderOf } from "./source.mjs";

const { player, port, news } = workerData;

function say(message) {
    port.postMessage(message);
    Atomics.add(news, 0, 1);
    Atomics.notify(news, 0);
}

const load = loaderOf(player.source);

async function describe() {
    try {
        say({ described: describePlayer(player.name, await load()) });
    } catch (error) {
        say({ line: faultText(faultOf(error, FILE)) });
    }
}

const ready = openPlyscope().then((plyscope) => {
    const settle = keepTimers(globalThis);
    const seated = createPlayer({
        plyscope,
        load,
        file: FILE,
        settle,
        renew: () => renew(),
        say: (line, gone = false) => say({ line, gone }),
        note: ({ type, text }) => {
            if (type === "log" || type === "fault") say({ print: text });
        },
    });
    globalThis.console = seated.print;
    const renew = keepRealm(globalThis);
    return seated;
});

port.on("message", async (line) => {
    const seated = await ready;
    if (line === "describe") void describe();
    else seated.hear(line);
});
