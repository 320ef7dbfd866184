/**
 * How often players choose right, by the exact solver. The players are dealt out to workers, each of
 * which judges the same positions and asks its own; what they find is put together here, and is what
 * one job with all players would say.
 */
import { signal } from "@preact/signals";
import type { Engine } from "../engine/client.ts";
import { engine } from "../engine/engine.ts";
import type { AccuracyLine, AccuracyProgress, AnyLine } from "../engine/protocol.ts";
import { find, notify } from "../state/ask.ts";
import { type AccuracyWish, accuracyCommand, dealt, joined } from "./accuracyrows.ts";
import { carryFiles, makeEngine, workers } from "./run.ts";

export interface Accuracy {
    game: string;
    wish: AccuracyWish;
    line: string;
    state: "running" | "paused" | "done" | "cancelled";
    /** What all workers know so far. */
    latest: AccuracyLine | AccuracyProgress | null;
}

export const accuracy = signal<Accuracy | null>(null);

/** A worker and the players that it asks, by their places in the list. */
interface Part {
    players: number[];
    engine: Engine;
    job: number;
    latest: AccuracyLine | AccuracyProgress | null;
    done: boolean;
}

let parts: Part[] = [];
let frame = false;

function update(part: Partial<Accuracy>): void {
    if (accuracy.value !== null) accuracy.value = { ...accuracy.value, ...part };
}

const running = () => accuracy.value?.state === "running" || accuracy.value?.state === "paused";

function draw(): void {
    frame = false;
    if (running()) update({ latest: joined(parts) });
}

function end(state: "done" | "cancelled", why?: string): void {
    const latest = joined(parts);
    const old = parts;
    parts = [];
    for (const part of old) part.engine.close();
    update({ state, latest });
    if (why !== undefined) notify("error", why);
}

function receive(part: Part, line: AnyLine): void {
    if (part.done || !parts.includes(part) || line.job !== part.job) return;
    if (line.type === "progress" && line.kind === "accuracy") {
        part.latest = line;
        if (frame) return;
        frame = true;
        requestAnimationFrame(draw);
    } else if (line.type === "accuracy") {
        part.latest = line;
        part.done = true;
        if (line.error !== undefined) end("cancelled", line.error);
        else if (parts.every(({ done }) => done)) end("done");
    } else if (line.type === "cancelled" || line.type === "error") {
        end("cancelled", line.type === "error" ? line.text : undefined);
    }
}

/** Sets a worker to its share of the work. */
async function begin(part: Part, game: string, wish: AccuracyWish): Promise<void> {
    const { engine: made } = part;
    made.onCrash(() => {
        if (parts.includes(part)) end("cancelled", `A worker has stopped: ${made.failure}.`);
    });
    made.on((line) => receive(part, line));
    await made.send(`new ${game}`, { quiet: true });
    const specs = part.players.map((index) => wish.specs[index] as string);
    const answers = await made.send(accuracyCommand({ ...wish, specs }), { quiet: true });
    if (!parts.includes(part)) return;
    const error = find(answers, "error");
    if (error !== undefined) {
        end("cancelled", error.text);
        return;
    }
    part.job = find(answers, "started")?.job ?? part.job;
    // What it was told meanwhile.
    if (accuracy.value?.state === "paused") void made.send(`pause ${part.job}`, { quiet: true });
    for (const answer of answers) receive(part, answer);
}

export async function startAccuracy(game: string, wish: AccuracyWish): Promise<void> {
    const line = accuracyCommand(wish);
    engine.mention(line);
    await carryFiles([line, ...wish.specs]);
    if (running()) return;
    parts = dealt(wish.specs.length, workers()).map((players) => ({
        players,
        engine: makeEngine(),
        job: -1,
        latest: null,
        done: false,
    }));
    accuracy.value = { game, wish, line, state: "running", latest: null };
    for (const part of parts) void begin(part, game, wish);
}

async function tell(word: "pause" | "resume" | "stop"): Promise<void> {
    const open = parts.filter(({ done, job }) => !done && job >= 0);
    await Promise.all(open.map((part) => part.engine.send(`${word} ${part.job}`, { quiet: true })));
}

export async function pauseAccuracy(): Promise<void> {
    if (accuracy.value?.state !== "running") return;
    update({ state: "paused" });
    await tell("pause");
}

export async function resumeAccuracy(): Promise<void> {
    if (accuracy.value?.state !== "paused") return;
    update({ state: "running" });
    await tell("resume");
}

/** Ends with what is asked so far. */
export async function stopAccuracy(): Promise<void> {
    if (!running()) return;
    if (parts.some(({ job }) => job < 0)) end("cancelled");
    else await tell("stop");
}
