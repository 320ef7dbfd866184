/**
 * Players that are JavaScript files (player.d.ts tells what they may do): each sits in a thread of its
 * own and is asked by the lines of the engine protocol. Whoever asks may wait in the middle of its work,
 * so lines are heard without the event loop, and a player that never answers is silent to the core, which
 * takes the game from it.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

/** Threads that wait for a game. */
const RESTING = 8;
/** Milliseconds that reading a file may take. */
const READING = 5000;
/** Lines of a player that are heard after its time: those that had been said when the host was late. */
const LATE = 1000;
/** What `hear` answers besides lines. */
const NOTHING = 1;
const SILENT = 2;

function startThread(player) {
    const { port1: port, port2 } = new MessageChannel();
    const news = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL("./player-thread.mjs", import.meta.url), {
        workerData: { player, port: port2, news },
        transferList: [port2],
    });
    const thread = { player, port, news, worker, told: 0, late: 0, idle: false, gone: "" };
    worker.on("error", (error) => {
        thread.gone = `${error.name}: ${error.message}`;
    });
    worker.on("exit", () => {
        thread.gone ||= "it ended its thread";
    });
    return thread;
}

function endThread({ port, worker }) {
    port.close();
    void worker.terminate();
}

/** The host of PlyscopeOptions.players. */
export class Players {
    #players = new Map();
    #working = new Map();
    #resting = [];
    #opened = 0;

    /** @param player {name, source, text}: its name, its file, and what describePlayer says of it */
    add(player) {
        this.#players.set(player.name, player);
    }

    open(name) {
        const player = this.#players.get(name);
        if (player === undefined) return 0;
        const rested = this.#resting.findIndex((thread) => thread.player === player);
        const thread = rested < 0 ? startThread(player) : this.#resting.splice(rested, 1)[0];
        this.#working.set(++this.#opened, thread);
        return this.#opened;
    }

    tell(id, line) {
        const thread = this.#working.get(id);
        thread.told = performance.now();
        thread.late = 0;
        thread.idle = false;
        thread.port.postMessage(line);
    }

    hear(id, patience) {
        const thread = this.#working.get(id);
        const before = Atomics.load(thread.news, 0);
        const said = receiveMessageOnPort(thread.port)?.message;
        if (said !== undefined) {
            // One that talks for ever is as good as silent.
            if (performance.now() - thread.told > patience && thread.late++ >= LATE) return SILENT;
            thread.idle = said.line.startsWith("bestmove ");
            return said;
        }
        if (thread.gone) return { line: thread.gone, gone: true };
        if (performance.now() - thread.told > patience) return SILENT;
        Atomics.wait(thread.news, 0, before, 1);
        return NOTHING;
    }

    close(id) {
        const thread = this.#working.get(id);
        this.#working.delete(id);
        if (thread.idle && this.#resting.length < RESTING) this.#resting.push(thread);
        else endThread(thread);
    }

    end() {
        for (const thread of [...this.#working.values(), ...this.#resting]) endThread(thread);
    }
}

/** What describePlayer says of that file, or an error whose message is a sentence. */
export async function readPlayer(name, source) {
    const thread = startThread({ name, source });
    let timer;
    try {
        return await new Promise((resolve, reject) => {
            const fail = (why) => reject(new Error(why));
            timer = setTimeout(
                () => fail(`reading it took more than ${READING / 1000} seconds`),
                READING,
            );
            thread.worker.on("exit", () => fail(thread.gone));
            thread.port.on("message", ({ described, line }) =>
                described === undefined ? fail(line) : resolve(described),
            );
            thread.port.postMessage("describe");
        });
    } finally {
        clearTimeout(timer);
        endThread(thread);
    }
}
