/** A thread in which a player sits (players.mjs). What it prints goes to standard error. */
import { spawnSync } from "node:child_process";
import { workerData } from "node:worker_threads";
import { openPlyscope } from "./node.mjs";
import { createPlayer, describePlayer, faultOf, faultText } from "./player.mjs";

const { player, port, news } = workerData;
const FILE = "data:text/javascript;base64,";
const file = FILE + Buffer.from(player.source).toString("base64");

function say(message) {
    port.postMessage(message);
    Atomics.add(news, 0, 1);
    Atomics.notify(news, 0);
}

/** Where a file cannot be read: Node tells only who asks for a check. */
function placeOf(source) {
    const words = ["--input-type=module", "--check", "-"];
    const { stderr } = spawnSync(process.execPath, words, { input: source, encoding: "utf8" });
    const found = /^\[stdin\]:(\d+)\n.*\n( *)\^/m.exec(stderr);
    return found === null ? {} : { line: Number(found[1]), column: found[2].length + 1 };
}

let loads = 0;

async function load() {
    try {
        return await import(`${file}#${++loads}`);
    } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        const fault = { text: String(error), ...placeOf(player.source) };
        throw Object.assign(error, { fault });
    }
}

async function describe() {
    try {
        say({ described: describePlayer(player.name, await load()) });
    } catch (error) {
        say({ line: faultText(error.fault ?? faultOf(error, FILE)) });
    }
}

const ready = openPlyscope().then((plyscope) => {
    const seated = createPlayer({
        plyscope,
        load,
        file: FILE,
        say: (line, gone = false) => say({ line, gone }),
        note({ type, text }) {
            if (type === "log") process.stderr.write(`${player.name}: ${text}\n`);
        },
    });
    globalThis.console = seated.print;
    return seated;
});

port.on("message", async (line) => {
    const seated = await ready;
    if (line === "describe") void describe();
    else seated.hear(line);
});
