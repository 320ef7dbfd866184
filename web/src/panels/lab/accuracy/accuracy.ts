/**
 * How often players choose right, by the exact solver. The players are dealt out to workers, each of
 * which judges the same positions and asks its own; what they find is put together here, and is what
 * one job with all players would say.
 */
import { computed, signal } from "@preact/signals";
import type { Engine } from "../../../engine/client.ts";
import { engine } from "../../../engine/engine.ts";
import type { Job } from "../../../engine/job.ts";
import { TRIES } from "../../../engine/pool.ts";
import type { AccuracyLine, AccuracyProgress } from "../../../engine/protocol.ts";
import { notify } from "../../../state/act/notify.ts";
import { carryFiles, makeEngine } from "../../../state/act/workers.ts";
import { workers } from "../../../state/keep/settings.ts";
import { lab as say } from "../../../words/lab.ts";
import { type AccuracyRequest, accuracyCommand, dealt, joined } from "./rows.ts";

export interface Accuracy {
    game: string;
    request: AccuracyRequest;
    line: string;
    /** `stopped`: of the moves that were asked for until then. */
    state: "running" | "paused" | "done" | "stopped" | "cancelled";
    /** What all workers know so far. */
    latest: AccuracyLine | AccuracyProgress | null;
    /** Milliseconds at work so far. */
    worked: number;
}

/** A worker and the players that it asks, by their places in the list. */
interface Part {
    players: number[];
    engine: Engine;
    job: Job<"accuracy">;
}

const work = signal<(Pick<Accuracy, "game" | "request" | "line"> & { parts: Part[] }) | null>(null);

export const accuracy = computed<Accuracy | null>(() => {
    if (work.value === null) return null;
    const { parts, ...what } = work.value;
    const jobs = parts.map(({ job }) => job);
    const is = (phase: Accuracy["state"]) => jobs.some((job) => job.phase === phase);
    const latest = joined(
        parts.map(({ players, job }) => ({
            players,
            latest: job.last.value ?? job.progress.value,
        })),
    );
    const failed = jobs.some((job) => job.error !== "");
    const stopped = latest !== null && "stopped" in latest && latest.stopped;
    const ended = failed ? "cancelled" : stopped ? "stopped" : "done";
    const state = (["paused", "running", "cancelled"] as const).find(is) ?? ended;
    return { ...what, state, latest, worked: Math.max(...jobs.map((job) => job.worked)) };
});

/** What was asked last of all parts. */
const asked = signal<"go on" | "rest" | "stop">("go on");

const open = () => work.value?.parts.map(({ job }) => job).filter((job) => job.active) ?? [];

/** Sets a worker to its share of the work. */
function begin(players: number[], game: string, request: AccuracyRequest): Part {
    const made = makeEngine();
    void made.send(`new ${game}`, { quiet: true });
    const specs = players.map((index) => request.specs[index] as string);
    const line = accuracyCommand({ ...request, specs });
    return { players, engine: made, job: made.start("accuracy", line, { quiet: true }) };
}

export async function startAccuracy(game: string, request: AccuracyRequest): Promise<void> {
    const line = accuracyCommand(request);
    engine.mention(line);
    await carryFiles([line, ...request.specs]);
    if (open().length > 0) return;
    const parts = dealt(request.specs.length, workers()).map((players) =>
        begin(players, game, request),
    );
    asked.value = "go on";
    work.value = { game, request, line, parts };
    let failed = false;
    /** Resolves when a part has ended; one whose worker ends is begun anew by another one. */
    const follow = async (index: number, tries: number): Promise<void> => {
        const { players, job, engine: made } = parts[index] as Part;
        const end = await job.ended;
        const stopped = say.stopped(made.failure);
        made.close();
        if (end === "crashed" && tries < TRIES && asked.peek() !== "stop") {
            const next = begin(players, game, request);
            parts[index] = next;
            if (asked.peek() === "rest") void next.job.pause();
            work.value = { game, request, line, parts };
            return follow(index, tries + 1);
        }
        const error = end === "crashed" ? stopped : job.error;
        if (error === "" || failed) return;
        failed = true;
        notify("error", error);
        // Without this part the others are of no use.
        for (const part of parts) part.job.cancel();
    };
    await Promise.all(parts.map((_, index) => follow(index, 1)));
}

function ask<T>(wanted: typeof asked.value, what: (part: Part["job"]) => T): T[] {
    asked.value = wanted;
    return open().map(what);
}

/** What is told to all parts. */
export const accuracyWork = {
    pause: () => ask("rest", (job) => job.pause()),
    resume: () => ask("go on", (job) => job.resume()),
    /** Ends with what is asked so far. */
    stop: () => ask("stop", (job) => job.stop()),
};
