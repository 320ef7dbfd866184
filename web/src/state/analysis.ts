/** Live analysis: a search of the position on the board that begins anew whenever it changes. */
import { engine } from "../engine/engine.ts";
import { ask, find } from "./ask.ts";
import { gone, runningJob } from "./jobs.ts";
import { analystOf } from "./roles.ts";
import { changeSettings } from "./settings.ts";
import { analysis, settings, show } from "./store.ts";
import { throttled } from "./throttle.ts";

/** Grows with every analysis that begins; an answer to an older one is thrown away. */
let analyses = 0;

/** Who analysed each family last. */
const chosen = new Map<string, string>();

/** Another family of games is on the board: its own analyst comes back. */
export function followFamily(old: string, family: string): void {
    const { spec } = analysis.value;
    if (old !== "") chosen.set(old, spec);
    const usual = analystOf(family);
    // Games without an analyst of their own share the one that is remembered.
    const shared = analystOf(old).own ? settings.value.analyst || usual.spec : "";
    const next = chosen.get(family) ?? (usual.own ? usual.spec : shared);
    if (next !== "") analysis.value = { ...analysis.value, spec: next };
}

/** Begins anew at the present position; `held`: the search waits for its first step. */
export async function analyse(held = false): Promise<void> {
    const mine = ++analyses;
    const { job, on, spec, record } = analysis.value;
    const line = show.value;
    const wanted = on && line !== null && line.status !== "over" && (line.mover ?? -1) >= 0;
    analysis.value = { ...analysis.value, job: null, last: null, held, run: 0, done: false };
    if (job !== null && !gone.has(job)) void engine.send(`cancel ${job}`, { quiet: true });
    if (!wanted) {
        analysis.value = { ...analysis.value, report: null, history: [] };
        return;
    }
    const words = `${record > 0 ? recordWord(record) : ""}${held ? " paused" : ""}`;
    const answers = await ask(`analyze ${spec} endless${words}`);
    const started = runningJob(answers);
    if (mine !== analyses) {
        if (started !== null) void engine.send(`cancel ${started}`, { quiet: true });
        return;
    }
    const ended = find(answers, "analyze");
    analysis.value = {
        ...analysis.value,
        job: started,
        last: find(answers, "started")?.job ?? null,
        report: ended ?? null,
        done: ended !== undefined,
        history: [],
    };
}

export async function setAnalysis(on: boolean): Promise<void> {
    analysis.value = { ...analysis.value, on };
    await analyse();
}

/** What a bare `record` keeps. */
const RECORD = 20000;

function recordWord(nodes: number): string {
    return nodes <= RECORD ? " record" : ` record=${nodes}`;
}

/** Views of the search want its tree; a search that runs without one begins anew. */
export async function setRecording(record: number): Promise<void> {
    const { on, held, last, record: old } = analysis.value;
    if (record === old) return;
    analysis.value = { ...analysis.value, record };
    if (record > old && on && last !== null) await analyse(held);
}

/** What a step goes on to: words of `step`. */
export type StepEvent = "node" | "playout" | "iteration" | "move" | "cutoff";

/** Lets the search rest, go on, or begin when there is none. */
export async function pauseAnalysis(): Promise<void> {
    const { job, held } = analysis.value;
    if (job === null || held) return;
    analysis.value = { ...analysis.value, held: true };
    await ask(`pause ${job}`);
}

export async function resumeAnalysis(): Promise<void> {
    const { job, on, held } = analysis.value;
    if (on && job !== null) {
        if (!held) return;
        analysis.value = { ...analysis.value, held: false };
        await ask(`resume ${job}`);
        return;
    }
    analysis.value = { ...analysis.value, on: true };
    await analyse();
}

/** Back to before the first node, where the search rests. */
export async function restartAnalysis(): Promise<void> {
    analysis.value = { ...analysis.value, on: true };
    await analyse(true);
}

/** Goes on over `count` events and rests there. Resolves when the search rests again or has ended. */
export async function stepAnalysis(event: StepEvent, count = 1): Promise<void> {
    if (analysis.value.job === null || !analysis.value.on) {
        analysis.value = { ...analysis.value, on: true };
        await analyse(true);
    }
    const { job, held } = analysis.value;
    if (job === null) return;
    if (!held) await pauseAnalysis();
    analysis.value = { ...analysis.value, held: true };
    const rested = new Promise<void>((resolve) => {
        const stop = engine.on((line) => {
            if (
                line.job !== job ||
                !["progress", "analyze", "cancelled", "error"].includes(line.type)
            )
                return;
            stop();
            resolve();
        });
    });
    if ((await ask(`step ${event}${count > 1 ? ` ${count}` : ""} job=${job}`)) !== null)
        await rested;
}

export async function setAnalyst(spec: string): Promise<boolean> {
    const answers = await ask(`spec player ${spec}`, true);
    const line = find(answers, "spec");
    if (line === undefined) return false;
    keepAnalyst(line.text);
    if (analysis.value.on) await analyse(analysis.value.held);
    return true;
}

function keepAnalyst(spec: string): void {
    analysis.value = { ...analysis.value, spec };
    // What is remembered beyond this visit is for the games without an analyst of their own.
    if (!analystOf(show.value?.family).own) changeSettings({ analyst: spec });
}

/** Changes one option of the analysing player, at once also in the running search. */
export function tuneAnalyst(path: string, value: string): Promise<void> {
    return throttled(`analyst ${path}`, async () => {
        const { job, spec } = analysis.value;
        const [answers, tuned] = await Promise.all([
            ask(`spec player ${spec} ${path}=${value}`, true),
            job === null ? null : engine.send(`tune ${job} ${path}=${value}`),
        ]);
        const line = find(answers, "spec");
        // Another game may have brought another player meanwhile.
        if (line === undefined || analysis.value.spec !== spec) return;
        keepAnalyst(line.text);
        // A search that had just ended cannot be tuned, one that took its place is not: they begin anew.
        const other = analysis.value.job !== job;
        if (analysis.value.on && (other || find(tuned, "tuned") === undefined)) await analyse();
    });
}
