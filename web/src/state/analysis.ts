/** Live analysis: a search of the position on the board that begins anew whenever it changes. */
import { engine } from "../engine/engine.ts";
import { ask, find } from "./ask.ts";
import { gone, runningJob } from "./jobs.ts";
import { changeSettings } from "./settings.ts";
import { analysis, settings, show } from "./store.ts";
import { throttled } from "./throttle.ts";

/** Grows with every analysis that begins; an answer to an older one is thrown away. */
let analyses = 0;

/** Who analyses until the person has chosen. */
export const FIRST_ANALYST = "uct(preset=strong)";
/** Who analyses a family of games until the person has chosen somebody else there. */
const ANALYSTS: { [family: string]: string } = { "2048": "expectimax" };
/** Who analysed each family last. */
const chosen = new Map<string, string>();

/** Another family of games is on the board: its own analyst comes back. */
export function followFamily(old: string, family: string): void {
    const { spec } = analysis.value;
    if (old !== "") chosen.set(old, spec);
    const usual = ANALYSTS[old] === undefined ? "" : settings.value.analyst || FIRST_ANALYST;
    const next = chosen.get(family) ?? ANALYSTS[family] ?? usual;
    if (next !== "") analysis.value = { ...analysis.value, spec: next };
}

export async function analyse(): Promise<void> {
    const mine = ++analyses;
    const { job, on, spec } = analysis.value;
    const line = show.value;
    const wanted = on && line !== null && line.status !== "over" && (line.mover ?? -1) >= 0;
    analysis.value = { ...analysis.value, job: null, run: 0, done: false };
    if (job !== null && !gone.has(job)) void engine.send(`cancel ${job}`, { quiet: true });
    if (!wanted) {
        analysis.value = { ...analysis.value, report: null, history: [] };
        return;
    }
    const answers = await ask(`analyze ${spec} endless`);
    const started = runningJob(answers);
    if (mine !== analyses) {
        if (started !== null) void engine.send(`cancel ${started}`, { quiet: true });
        return;
    }
    const ended = find(answers, "analyze");
    analysis.value = {
        ...analysis.value,
        job: started,
        report: ended ?? null,
        done: ended !== undefined,
        history: [],
    };
}

export async function setAnalysis(on: boolean): Promise<void> {
    analysis.value = { ...analysis.value, on };
    await analyse();
}

export async function setAnalyst(spec: string): Promise<boolean> {
    const answers = await ask(`spec player ${spec}`, true);
    const line = find(answers, "spec");
    if (line === undefined) return false;
    keepAnalyst(line.text);
    if (analysis.value.on) await analyse();
    return true;
}

function keepAnalyst(spec: string): void {
    analysis.value = { ...analysis.value, spec };
    // What is remembered beyond this visit is for the games without an analyst of their own.
    if (ANALYSTS[show.value?.family ?? ""] === undefined) changeSettings({ analyst: spec });
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
        if (line === undefined) return;
        keepAnalyst(line.text);
        // A search that had just ended cannot be tuned: it begins anew.
        if (analysis.value.on && find(tuned, "tuned") === undefined) await analyse();
    });
}
