/**
 * How often players choose right, by the exact solver. The players are dealt out to workers, each of
 * which judges the same positions and asks its own; what they find is put together here, and is what
 * one job with all players would say.
 */
import { signal } from "@preact/signals";
import type { Engine } from "../engine/client.ts";
import { engine } from "../engine/engine.ts";
import type { AnyLine, TruthLine, TruthProgress } from "../engine/protocol.ts";
import { find, notify } from "../state/ask.ts";
import { carryFiles, makeEngine, workers } from "./run.ts";
import { dealt, joined, type TruthWish, truthCommand } from "./truthrows.ts";

export interface Truth {
    game: string;
    wish: TruthWish;
    line: string;
    state: "running" | "paused" | "done" | "cancelled";
    /** What all workers know so far. */
    latest: TruthLine | TruthProgress | null;
}

export const truth = signal<Truth | null>(null);

/** A worker and the players that it asks, by their places in the list. */
interface Part {
    players: number[];
    engine: Engine;
    job: number;
    latest: TruthLine | TruthProgress | null;
    done: boolean;
}

let parts: Part[] = [];
let frame = false;

function update(part: Partial<Truth>): void {
    if (truth.value !== null) truth.value = { ...truth.value, ...part };
}

const running = () => truth.value?.state === "running" || truth.value?.state === "paused";

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
    if (line.type === "progress" && line.kind === "truth") {
        part.latest = line;
        if (frame) return;
        frame = true;
        requestAnimationFrame(draw);
    } else if (line.type === "truth") {
        part.latest = line;
        part.done = true;
        if (line.error !== undefined) end("cancelled", line.error);
        else if (parts.every(({ done }) => done)) end("done");
    } else if (line.type === "cancelled" || line.type === "error") {
        end("cancelled", line.type === "error" ? line.text : undefined);
    }
}

/** Sets a worker to its share of the work. */
async function begin(part: Part, game: string, wish: TruthWish): Promise<void> {
    const { engine: made } = part;
    made.onCrash(() => {
        if (parts.includes(part)) end("cancelled", `A worker has stopped: ${made.failure}.`);
    });
    made.on((line) => receive(part, line));
    await made.send(`new ${game}`, { quiet: true });
    const specs = part.players.map((index) => wish.specs[index] as string);
    const answers = await made.send(truthCommand({ ...wish, specs }), { quiet: true });
    if (!parts.includes(part)) return;
    const error = find(answers, "error");
    if (error !== undefined) {
        end("cancelled", error.text);
        return;
    }
    part.job = find(answers, "started")?.job ?? part.job;
    // What it was told meanwhile.
    if (truth.value?.state === "paused") void made.send(`pause ${part.job}`, { quiet: true });
    for (const answer of answers) receive(part, answer);
}

export async function startTruth(game: string, wish: TruthWish): Promise<void> {
    const line = truthCommand(wish);
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
    truth.value = { game, wish, line, state: "running", latest: null };
    for (const part of parts) void begin(part, game, wish);
}

async function tell(word: "pause" | "resume" | "stop"): Promise<void> {
    const open = parts.filter(({ done, job }) => !done && job >= 0);
    await Promise.all(open.map((part) => part.engine.send(`${word} ${part.job}`, { quiet: true })));
}

export async function pauseTruth(): Promise<void> {
    if (truth.value?.state !== "running") return;
    update({ state: "paused" });
    await tell("pause");
}

export async function resumeTruth(): Promise<void> {
    if (truth.value?.state !== "paused") return;
    update({ state: "running" });
    await tell("resume");
}

/** Ends with what is asked so far. */
export async function stopTruth(): Promise<void> {
    if (!running()) return;
    if (parts.some(({ job }) => job < 0)) end("cancelled");
    else await tell("stop");
}
