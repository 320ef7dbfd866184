/**
 * What running jobs say: reports of the analysis and of thinking players, the ends of jobs. Progress
 * is put into the store at most once a frame.
 */
import { batch } from "@preact/signals";
import type { AnyLine, Progress, Report } from "../engine/protocol.ts";
import { find, notify } from "./ask.ts";
import { analysis, effortOf, hinted, players, type Sample, thinking, times } from "./store.ts";

/** Points kept for a chart; beyond it every second one is dropped. */
const HISTORY = 300;

/** The job of a hint that is on its way; `turn` grows when what was asked for is not wanted any more. */
export const hints: { job: number | null; turn: number } = { job: null, turn: 0 };

function samplesWith(history: Sample[], report: Report): Sample[] {
    if (report.values === undefined || report.visits === undefined) return history;
    const sample: Sample = {
        effort: effortOf(report),
        depth: report.depth,
        values: report.values,
        visits: report.visits,
    };
    const last = history.at(-1);
    if (last !== undefined && last.effort >= sample.effort) return history;
    const kept = history.length < HISTORY ? history : history.filter((_, i) => i % 2 === 0);
    return [...kept, sample];
}

/** Progress waits here for the next frame, so that a burst costs one redraw. */
const waiting = new Map<number, Progress>();
let frame = false;

function draw(): void {
    frame = false;
    batch(() => {
        for (const progress of waiting.values()) take(progress);
    });
    waiting.clear();
}

function take(progress: Progress): void {
    const running = analysis.value;
    const seat = thinking.value;
    if (running.job === progress.job) {
        const anew = progress.run !== running.run;
        analysis.value = {
            ...running,
            run: progress.run,
            report: progress,
            history: samplesWith(anew ? [] : running.history, progress),
        };
    } else if (seat?.job === progress.job) {
        const anew = progress.run !== seat.run;
        thinking.value = {
            ...seat,
            run: progress.run,
            report: progress,
            history: samplesWith(anew ? [] : seat.history, progress),
        };
    }
}

function nextFrame(callback: () => void): void {
    if (typeof requestAnimationFrame === "function") requestAnimationFrame(callback);
    else setTimeout(callback, 16);
}

/**
 * Jobs that have ended. A job may be gone before the promise of the line that started it resolves
 * (both came in one batch), so whoever learns a job's number asks here first.
 */
export const gone = new Set<number>();
/** Job by the line that started it: a failing job's error carries that line's number only. */
export const jobOfLine = new Map<number, number>();

function end(job: number | undefined): void {
    if (job === undefined) return;
    gone.add(job);
    waiting.delete(job);
    if (thinking.value?.job === job) thinking.value = null;
    if (analysis.value.job === job) analysis.value = { ...analysis.value, job: null };
    if (hints.job === job) hints.job = null;
}

function keepTime(seat: number, ms: number): void {
    const next = players.value.map((_, i) => times.value[i] ?? null);
    next[seat] = ms;
    times.value = next;
}

export function receive(line: AnyLine): void {
    switch (line.type) {
        case "started":
            jobOfLine.set(line.re, line.job as number);
            break;
        case "progress":
            if (line.kind !== "analyze" && line.kind !== "go") break;
            waiting.set(line.job, line);
            if (!frame) {
                frame = true;
                nextFrame(draw);
            }
            break;
        case "analyze":
            if (analysis.value.job === line.job) {
                draw();
                analysis.value = { ...analysis.value, report: line, done: true };
            } else if (hints.job === line.job) {
                hinted.value = line.best;
            }
            end(line.job);
            break;
        case "go":
            if (thinking.value?.job === line.job) keepTime(thinking.value.seat, line.ms);
            end(line.job);
            break;
        case "round":
            line.players.forEach((player, seat) => {
                if (player !== null) keepTime(seat, player.ms);
            });
            end(line.job);
            break;
        case "cancelled":
            end(line.job);
            break;
        case "error": {
            // The work of a job failed: nothing else would tell that it is gone.
            const job = line.job ?? jobOfLine.get(line.re);
            if (job === undefined || gone.has(job)) break;
            end(job);
            notify("error", line.text);
            break;
        }
        default:
            break;
    }
}

/** The job that a line started, null when there is none or it is over already. */
export function runningJob(answers: AnyLine[] | null): number | null {
    const job = find(answers, "started")?.job;
    return job === undefined || gone.has(job) ? null : job;
}
