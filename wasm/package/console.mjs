/**
 * A session whose lines are carried out to their end, one after another. The units of batch jobs (the
 * games of matches, tournaments and sweeps) are played by workers.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { openPlyscope } from "./node.mjs";
import { Players, readPlayer, toStandardError } from "./players.mjs";
import { UnitWorkers } from "./units.mjs";

/** Milliseconds of work between two looks at what has come in. */
const SLICE = 30;
const UNIT = '{"type":"unit",';
/** A file of a player where a spec stands: mine.js, mine.py, ./mine.mjs(depth=3). */
const FILES = /(?<=^|[\s(=])[^\s()=,]+\.(?:m?js|py)(?=$|[\s(),])/g;
/** What plays many games; searches of one position are left to one thread. */
const GAMES = /^\s*(?:match|tournament|sweep|evolve)\s/;
const ERROR = (text) => ({ type: "error", re: 0, text });

/**
 * @param options `json`: how it answers; `jobs`: number of workers; `print(kind, line)`: receives the
 *     answers, of the kinds of OutputKind
 */
export async function openConsole(options) {
    const console = new Console(options);
    await console.open();
    return console;
}

class Console {
    /** Whether a line was refused, or its job came to less than was asked. */
    failed = false;
    /** Lines that were said to the session, and of them those that nobody knows of. */
    #said = 0;
    #own = 0;
    /** By its number in the session: what the caller counts, from 1. */
    #numbers = new Map();
    #units = [];
    #interrupts = 0;
    #players = new Players();
    /** Names of the players by the paths of their files. */
    #names = new Map();
    #refusal = "";
    #running = false;

    constructor({ json, jobs, print }) {
        this.mode = json ? "json" : "text";
        this.jobs = jobs;
        this.print = print;
    }

    async open() {
        this.workers = new UnitWorkers(this.jobs, (name, text, number) =>
            toStandardError(`game ${number}, ${name}`, text),
        );
        this.plyscope = await openPlyscope({
            players: this.#players,
            output: (...answer) => this.#hear(...answer),
        });
    }

    get release() {
        return this.plyscope.release;
    }

    close() {
        this.workers.close();
        this.#players.end();
        this.plyscope.free();
    }

    /** Carries the line out, until nothing that it has begun is at work. */
    async run(line) {
        this.#interrupts = 0;
        let named = line;
        try {
            named = await this.#named(line);
        } catch (error) {
            this.#fail(error.message);
            return;
        }
        this.#running = true;
        this.#say(this.#pooled(named));
        for (;;) {
            const state = this.plyscope.pump(SLICE);
            for (const unit of this.#units.splice(0)) void this.#play(unit);
            if (state === "busy") await breathe();
            else if (this.workers.busy) await this.workers.news();
            else break;
        }
        this.#running = false;
    }

    /** The same line with names in place of files of players. */
    async #named(line) {
        for (const path of new Set(line.match(FILES)))
            if (!this.#names.has(path)) this.#names.set(path, await this.#take(path));
        return line.replace(FILES, (path) => this.#names.get(path));
    }

    /** Reads a player's file; its name for lines, which no other player has. */
    async #take(path) {
        const source = await readFile(path, "utf8");
        const bare = basename(path)
            .replace(/\.(?:m?js|py)$/, "")
            .replace(/[^A-Za-z0-9_-]/g, "-");
        const stem = /^[A-Za-z]/.test(bare) ? bare.slice(0, 18) : `player-${bare}`.slice(0, 18);
        const taken = new Set(this.#names.values());
        let name = stem;
        for (let i = 2; taken.has(name); i++) name = `${stem}-${i}`;
        try {
            // Searchers of the core have a name already.
            return await this.#employ(name, source).catch(() => this.#employ(`my-${name}`, source));
        } catch (error) {
            throw new Error(`${path}: ${error.message}`);
        }
    }

    async #employ(name, source) {
        const player = { name, source, text: await readPlayer(name, source) };
        const bytes = new TextEncoder().encode(player.text);
        if (!this.plyscope.blob(`player-${name}`, bytes)) throw new Error(this.#refusal);
        this.#players.add(player);
        this.workers.add(player);
        return name;
    }

    /** Ends the running job with what is known, the second time without; false when there is none. */
    interrupt() {
        if (this.#running) this.#sayAside(this.#interrupts++ > 0 ? "cancel" : "stop");
        return this.#running;
    }

    #say(line) {
        this.#numbers.set(++this.#said, this.#said - this.#own);
        this.plyscope.exec(line, this.mode);
    }

    /** A line of which the caller knows nothing, so that its answer is not for the caller. */
    #sayAside(line) {
        this.#said++;
        this.#own++;
        this.plyscope.exec(line, "json");
    }

    /** The same line, with its units given out when there are workers for them. */
    #pooled(line) {
        if (this.jobs === 1 || !GAMES.test(line) || /\spool=/.test(line)) return line;
        const { words } = this.plyscope.complete(`${line} pool`);
        return words.some(({ word }) => word === "pool=") ? `${line} pool=${2 * this.jobs}` : line;
    }

    async #play({ job, index, line }) {
        const { result, error } = await this.workers.play(index + 1, line);
        if (error !== undefined) {
            this.#fail(error);
            this.#sayAside(`cancel ${job}`);
        } else this.#sayAside(`fold ${job} ${index} ${result}`);
    }

    #fail(sentence) {
        this.failed = true;
        this.print("error", this.mode === "json" ? JSON.stringify(ERROR(sentence)) : sentence);
    }

    #hear(re, kind, line, failed) {
        if (kind === "json" && line.startsWith(UNIT)) {
            this.#units.push(JSON.parse(line));
            return;
        }
        if (re === 0) this.#refusal = line;
        const number = this.#numbers.get(re);
        if (number === undefined) return;
        if (failed) this.failed = true;
        this.print(kind, this.mode === "json" ? line.replace(/"re":\d+/, `"re":${number}`) : line);
    }
}
