/** Searches that a view runs by itself, beside the page's analysis. */
import { engine } from "../engine/engine.ts";
import type { Analyze, AnyLine, Progress } from "../engine/protocol.ts";
import { ask, find } from "../state/ask.ts";

export interface Run {
    job: number;
    /** Throws it away, running or kept. */
    cancel(): void;
}

interface Listen {
    progress?: (line: Progress) => void;
    /** Its last line; null when it was cancelled or failed. */
    ended?: (line: Analyze | null) => void;
}

/** Begins an analysis by its line and listens to it; null when the core refuses (a notice says why). */
export async function runSearch(line: string, listen: Listen, quiet = false): Promise<Run | null> {
    let job: number | null = null;
    // A short search may be over before its number is known here.
    const early: AnyLine[] = [];
    const take = (news: AnyLine) => {
        if (news.job !== job) return;
        if (news.type === "progress" && news.kind === "analyze") listen.progress?.(news);
        else if (news.type === "analyze" || news.type === "cancelled" || news.type === "error") {
            stop();
            listen.ended?.(news.type === "analyze" ? news : null);
        }
    };
    const silence = engine.on((news) => {
        if (job === null) early.push(news);
        else take(news);
    });
    const unwatch = engine.onCrash(() => {
        if (job === null) return;
        stop();
        listen.ended?.(null);
    });
    const stop = () => {
        silence();
        unwatch();
    };
    job = find(await ask(line, quiet), "started")?.job ?? null;
    if (job === null) {
        stop();
        return null;
    }
    for (const news of early) take(news);
    const number = job;
    return {
        job: number,
        cancel: () => {
            stop();
            void engine.send(`cancel ${number}`, { quiet: true });
        },
    };
}

/** Runs it to its end. */
export async function runThrough(line: string, quiet = false): Promise<Run | null> {
    let done: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
        done = resolve;
    });
    const run = await runSearch(line, { ended: () => done() }, quiet);
    if (run !== null) await ended;
    return run;
}
