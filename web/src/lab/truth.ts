/** How often players choose right, by the exact solver: one job of the core. */
import { signal } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, TruthLine, TruthProgress } from "../engine/protocol.ts";
import { ask, find, notify } from "../state/ask.ts";
import { carryFiles } from "./run.ts";
import { type TruthWish, truthCommand } from "./truthrows.ts";

export interface Truth {
    job: number;
    game: string;
    line: string;
    state: "running" | "paused" | "done" | "cancelled";
    /** What is going on, in words of the core. */
    text: string;
    latest: TruthLine | TruthProgress | null;
}

export const truth = signal<Truth | null>(null);

let waiting: TruthProgress | null = null;
let listening = false;

function update(part: Partial<Truth>): void {
    if (truth.value !== null) truth.value = { ...truth.value, ...part };
}

function draw(): void {
    const line = waiting;
    waiting = null;
    if (line !== null && line.job === truth.value?.job && truth.value.state !== "done")
        update({ latest: line, text: line.text });
}

function receive(line: AnyLine): void {
    const now = truth.value;
    if (now === null || line.job !== now.job) return;
    if (now.state === "done" || now.state === "cancelled") return;
    if (line.type === "progress" && line.kind === "truth") {
        if (waiting === null) requestAnimationFrame(draw);
        waiting = line as TruthProgress;
    } else if (line.type === "truth") {
        waiting = null;
        update({ latest: line, state: "done", text: "" });
        if (line.error !== undefined) notify("error", line.error);
    } else if (line.type === "cancelled" || line.type === "error") {
        update({ state: "cancelled", text: "" });
    }
}

export async function startTruth(game: string, wish: TruthWish): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
    }
    const line = truthCommand(wish);
    await carryFiles([line, ...wish.specs]);
    const answers = await ask(line);
    const job = find(answers, "started")?.job;
    if (answers === null || job === undefined) return;
    truth.value = { job, game, line, state: "running", text: "", latest: null };
    for (const answer of answers) receive(answer);
}

export async function pauseTruth(): Promise<void> {
    if (truth.value?.state !== "running") return;
    update({ state: "paused" });
    await engine.send(`pause ${truth.value.job}`);
}

export async function resumeTruth(): Promise<void> {
    if (truth.value?.state !== "paused") return;
    update({ state: "running" });
    await engine.send(`resume ${truth.value.job}`);
}

/** Ends with what is asked so far. */
export async function stopTruth(): Promise<void> {
    const now = truth.value;
    if (now !== null && (now.state === "running" || now.state === "paused"))
        await engine.send(`stop ${now.job}`);
}
