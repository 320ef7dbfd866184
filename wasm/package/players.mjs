/**
 * Players that are files in JavaScript or Python (player.d.ts tells what they may do): each sits in a thread of its
 * own and is asked by the lines of the engine protocol. Whoever asks may wait in the middle of its work,
 * so lines are heard without the event loop, and a player that never answers is silent to the core, which
 * takes the game from it.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { RESTED } from "./player.mjs";

/** Threads that wait for a game, and milliseconds in which one makes itself ready for the next. */
const RESTING = 8;
const READY = 200;
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

function send(thread, line) {
    thread.told = performance.now();
    thread.late = 0;
    thread.idle = false;
    thread.port.postMessage(line);
}

/** What a player prints where nobody else asks for it: to standard error. */
export const toStandardError = (name, text) => void process.stderr.write(`${name}: ${text}\n`);

/** The host of PlyscopeOptions.players. */
export class Players {
    #print;
    #players = new Map();
    #working = new Map();
    #resting = [];
    #opened = 0;

    /** @param print takes the name of a player and what it has printed, before it has chosen its move */
    constructor(print = toStandardError) {
        this.#print = print;
    }

    /** @param player {name, source, text}: its name, its file, and what describePlayer says of it */
    add(player) {
        this.#players.set(player.name, player);
    }

    open(name) {
        const player = this.#players.get(name);
        if (player === undefined) return 0;
        const thread = this.#rested(player) ?? startThread(player);
        this.#working.set(++this.#opened, thread);
        return this.#opened;
    }

    /** One that has come to rest after its last game. */
    #rested(player) {
        for (const thread of this.#resting.filter((one) => one.player === player)) {
            let said = this.#next(thread);
            while (said === undefined && !thread.gone && performance.now() - thread.told < READY) {
                Atomics.wait(thread.news, 0, Atomics.load(thread.news, 0), 1);
                said = this.#next(thread);
            }
            this.#resting.splice(this.#resting.indexOf(thread), 1);
            if (said?.line === RESTED && !said.gone) return thread;
            endThread(thread);
        }
        return null;
    }

    /** The next that a thread says besides what it prints. */
    #next(thread) {
        for (;;) {
            const said = receiveMessageOnPort(thread.port)?.message;
            if (said?.print === undefined) return said;
            this.#print(thread.player.name, said.print);
        }
    }

    tell(id, line) {
        send(this.#working.get(id), line);
    }

    hear(id, patience) {
        const thread = this.#working.get(id);
        const before = Atomics.load(thread.news, 0);
        const said = this.#next(thread);
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
        if (!thread.idle || this.#resting.length >= RESTING) {
            endThread(thread);
            return;
        }
        send(thread, "quit");
        this.#resting.push(thread);
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
            thread.port.on("message", ({ described, line, print }) => {
                if (print !== undefined) toStandardError(name, print);
                else if (described === undefined) fail(line);
                else resolve(described);
            });
            thread.port.postMessage("describe");
        });
    } finally {
        clearTimeout(timer);
        endThread(thread);
    }
}
