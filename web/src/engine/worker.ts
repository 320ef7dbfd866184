/**
 * The engine's worker: one session of the core, pumped in slices of about ten milliseconds.
 *
 * Between two slices the worker looks at its messages, so a line from the page acts within one slice.
 * What the core says is collected and posted once a slice.
 */

import type { HiredPlayers } from "./hired.ts";
import type { Done, FromWorker, Numbered, Output, ToWorker } from "./messages.ts";
import { buffersOf, packTree } from "./packed.ts";
import type { TreeColumns } from "./protocol.ts";
import { load, NotLoaded, type Plyscope } from "./wasm.ts";

/** Milliseconds of one slice of work. */
const SLICE = 10;
/** And between two looks while all wait for players: one that falls silent is noticed. */
const LOOK = 100;
/** How the line begins that may be packed. */
const TREE = '{"type":"columns"';
/** How a refusal begins. */
const REFUSED = '{"type":"error"';
/** Lines whose jobs may still speak; older ones are forgotten. */
const ASKS = 5000;

let core: Plyscope | null = null;
let batch: Output[] = [];
let done: Done[] = [];
/** The page's number of every line of the session. */
const asks = new Map<number, number>();
let asking = 0;
/** The line at work wants its tree packed. */
let packing = false;
/** A line is carried out again and again; of what it says only a refusal is told. */
let repeating = false;
let pumping = false;

/** Messages that have come, and that were posted. */
let heard = 0;
let posted = 0;

function post(message: FromWorker, transfer: Transferable[] = []): void {
    const numbered: Numbered<FromWorker> = { ...message, number: posted++ };
    postMessage(numbered, { transfer });
}

function flush(busy: boolean): void {
    const buffers = batch.flatMap(({ packed }) => (packed ? buffersOf(packed) : []));
    const message: FromWorker = {
        type: "output",
        batch,
        done,
        version: core?.version() ?? 0,
        busy,
    };
    post(message, buffers);
    batch = [];
    done = [];
}

/** Wakes the pump after the messages that wait have been handled. */
const channel = new MessageChannel();
channel.port1.onmessage = pump;

function pump(): void {
    pumping = false;
    if (core === null) return;
    // Answers leave before the next slice of work.
    if (done.length > 0) flush(true);
    const begun = performance.now();
    const busy = core.pump(SLICE) === "busy";
    if (batch.length > 0 || !busy) flush(busy);
    // The core is back early when it has nothing to do before a player has answered.
    const early = players.hear !== undefined && performance.now() - begun < SLICE / 2;
    if (busy && early) rest();
    else if (busy) wake();
}

let resting: ReturnType<typeof setTimeout> | undefined;

function rest(): void {
    clearTimeout(resting);
    resting = setTimeout(wake, LOOK);
}

/** Nobody can be asked before the first player is written. */
const players: Partial<HiredPlayers> = { open: () => 0 };
let sought = false;
/** Lines wait until players can be asked. */
let held = false;

async function findAgents(): Promise<void> {
    sought = held = true;
    const { hiredPlayers } = await import("./hired.ts");
    const hire = (id: number, name: string, port: MessagePort) =>
        post({ type: "hire", id, name, port }, [port]);
    const fire = (id: number, why: string) => post({ type: "fire", id, why });
    Object.assign(players, hiredPlayers({ hire, fire, wake }));
    held = false;
    for (const message of queue.splice(0)) handle(message);
}

function wake(): void {
    if (pumping) return;
    pumping = true;
    channel.port2.postMessage(null);
}

type Line = Exclude<ToWorker, { type: "live" | "rewritten" | "count" }>;
const queue: Line[] = [];

function handle(message: Line): void {
    if (core === null || held) {
        queue.push(message);
        return;
    }
    // Answers leave in the order of their questions: who is told of the book knows the search before it.
    if (message.type !== "exec" && done.length > 0) flush(true);
    if (message.type === "complete") {
        const found = core.complete(message.line, message.cursor);
        post({ type: "completed", ask: message.ask, ...found });
        return;
    }
    if (message.type === "blob") {
        const said = batch.length;
        const ok = core.blob(message.name, message.bytes);
        const why = batch.splice(said).map(({ line }) => line);
        post({ type: "handed", ask: message.ask, ok, why: why.join(" ") });
        // What it has changed of the session is told.
        wake();
        return;
    }
    asking = message.ask;
    if (message.repeat !== undefined) {
        repeat(core, message.line, message.repeat);
        asking = 0;
        done.push({ ask: message.ask, version: core.version() });
        wake();
        return;
    }
    packing = message.packed === true;
    const re = core.exec(message.line, message.mode);
    asking = 0;
    packing = false;
    asks.set(Math.abs(re), message.ask);
    if (asks.size > ASKS) asks.delete(asks.keys().next().value as number);
    done.push({ ask: message.ask, version: core.version() });
    wake();
}

/** Carries a line and its job out again and again, for so many milliseconds or until it is refused. */
function repeat(on: Plyscope, line: string, time: number): void {
    const until = performance.now() + time;
    repeating = true;
    while (repeating && performance.now() < until) {
        on.exec(line, "json");
        while (on.pump(SLICE) === "busy" && performance.now() < until);
    }
    repeating = false;
}

/** Browsers do not tell of a worker that they have ended; its locks go with it, and that can be waited for. */
function live(lock: string): void {
    const taken = navigator.locks.request(lock, () => {
        post({ type: "living", lock });
        return new Promise(() => {});
    });
    // Where storage is refused, so are locks.
    taken.catch(() => post({ type: "living", lock: null }));
}

self.onmessage = (event: MessageEvent<Numbered<ToWorker>>) => {
    if (event.data.number !== heard++) post({ type: "missed" });
    else if (event.data.type === "live") live(event.data.lock);
    else if (event.data.type === "count") post({ type: "counted" });
    else if (event.data.type === "rewritten") {
        if (!sought) void findAgents();
        players.forget?.(event.data.name);
    } else handle(event.data);
};

load((re, kind, line) => {
    // A line may make a job speak that an earlier line started: then that one is answered.
    const ask = asks.get(re) ?? asking;
    if (repeating && ask === asking) {
        if (!line.startsWith(REFUSED)) return;
        repeating = false;
    }
    if (packing && ask === asking && kind === "json" && line.startsWith(TREE))
        batch.push({ ask, kind, line: "", packed: packTree(JSON.parse(line) as TreeColumns) });
    else batch.push({ ask, kind, line });
}, players as HiredPlayers).then(
    (loaded) => {
        core = loaded;
        post({ type: "ready" });
        for (const message of queue.splice(0)) handle(message);
    },
    (error: unknown) => {
        // The module and the browser throw a RangeError where they get no memory.
        const { message = String(error) } = error as Error;
        const text = error instanceof RangeError ? "" : message;
        post({ type: "failed", text, ...(error instanceof NotLoaded && { status: error.status }) });
    },
);
