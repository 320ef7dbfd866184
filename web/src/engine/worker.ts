/**
 * The engine's worker: one session of the core, pumped in slices of about ten milliseconds.
 *
 * Between two slices the worker looks at its messages, so a line from the page acts within one slice.
 * What the core says is collected and posted once a slice.
 */
import wasmUrl from "@wasm/plyscope.wasm?url";
import { createPlyscope, type Plyscope } from "./wasm.ts";
import type { FromWorker, Output, ToWorker } from "./messages.ts";

/** Milliseconds of one slice of work. */
const SLICE = 10;

let core: Plyscope | null = null;
let batch: Output[] = [];
let done: number[] = [];
/** The page's number of every line of the session whose job may still speak. */
const asks = new Map<number, number>();
let asking = 0;
let pumping = false;

function post(message: FromWorker): void {
    postMessage(message);
}

function flush(busy: boolean): void {
    post({ type: "output", batch, done, version: core?.version() ?? 0, busy });
    batch = [];
    done = [];
}

/** Wakes the pump after the messages that wait have been handled. */
const channel = new MessageChannel();
channel.port1.onmessage = pump;

function pump(): void {
    pumping = false;
    if (core === null) return;
    const busy = core.pump(SLICE) === "busy";
    if (batch.length > 0 || done.length > 0 || !busy) flush(busy);
    if (busy) wake();
}

function wake(): void {
    if (pumping) return;
    pumping = true;
    channel.port2.postMessage(null);
}

const queue: ToWorker[] = [];

function handle(message: ToWorker): void {
    if (core === null) {
        queue.push(message);
        return;
    }
    if (message.type === "complete") {
        const found = core.complete(message.line, message.cursor);
        post({ type: "completed", ask: message.ask, ...found });
        return;
    }
    asking = message.ask;
    const re = core.exec(message.line, message.mode);
    asks.set(Math.abs(re), message.ask);
    asking = 0;
    done.push(message.ask);
    if (asks.size > 5000) for (const old of [...asks.keys()].slice(0, 2500)) asks.delete(old);
    wake();
}

self.onmessage = (event: MessageEvent<ToWorker>) => handle(event.data);

async function load(): Promise<void> {
    const response = await fetch(wasmUrl);
    if (!response.ok) throw new Error(`the engine could not be loaded (${response.status})`);
    core = await createPlyscope({
        wasmBinary: await response.arrayBuffer(),
        output(re, kind, line) {
            batch.push({ ask: asking || (asks.get(re) ?? 0), kind, line });
        },
    });
    post({ type: "ready" });
    for (const message of queue.splice(0)) handle(message);
}

load().catch((error: unknown) => {
    post({ type: "failed", text: error instanceof Error ? error.message : String(error) });
});
