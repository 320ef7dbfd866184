/** Workers that play the units of batch jobs, each one at a time, in a session of its own. */
import { Worker } from "node:worker_threads";

export class UnitWorkers {
    #size;
    #idle = [];
    #busy = new Set();
    #waiting = [];
    #players = [];
    #wake = () => {};
    #print;

    /** @param print takes the name of a player, what it has printed, and the number of its game */
    constructor(size, print) {
        this.#size = size;
        this.#print = print;
    }

    get busy() {
        return this.#busy.size > 0;
    }

    /** Resolves when a unit is over. */
    news() {
        return new Promise((resolve) => {
            this.#wake = resolve;
        });
    }

    /** Plays the unit of that number and line: {result}, or {error} with a sentence. */
    play(number, line) {
        return new Promise((resolve) => {
            this.#waiting.push({ number, line, resolve });
            this.#next();
        });
    }

    /** A player (players.mjs) that units may name from now on. */
    add(player) {
        this.#players.push(player);
        for (const worker of [...this.#idle, ...this.#busy]) worker.postMessage({ player });
    }

    close() {
        this.#waiting.length = 0;
        for (const worker of [...this.#idle, ...this.#busy]) void worker.terminate();
    }

    #next() {
        while (this.#waiting.length > 0 && this.#busy.size < this.#size) {
            const worker = this.#idle.pop() ?? this.#open();
            this.#busy.add(worker);
            const { number, line, resolve } = this.#waiting.shift();
            worker.number = number;
            worker.done = (answer) => {
                this.#busy.delete(worker);
                resolve(answer);
                this.#wake();
                this.#next();
            };
            worker.postMessage({ line });
        }
    }

    #open() {
        const worker = new Worker(new URL("./unit.mjs", import.meta.url));
        worker.on("message", (answer) => {
            if (answer.print !== undefined) {
                this.#print(answer.name, answer.print, worker.number);
                return;
            }
            this.#idle.push(worker);
            worker.done(answer);
        });
        worker.on("error", (error) => worker.done({ error: `A worker has ended: ${error}` }));
        for (const player of this.#players) worker.postMessage({ player });
        return worker;
    }
}
