/** Live analysis: a search of the position on the board that begins anew whenever it changes. */
import { batch, computed, effect, type Signal, untracked } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import type { Report } from "../../engine/protocol.ts";
import { rides } from "../keep/rounds.ts";
import { rushing } from "../keep/session.ts";
import { changeSettings, settings } from "../keep/settings.ts";
import { isArriving } from "../read/arrival.ts";
import { withReport } from "../read/jobs.ts";
import { analystOf, plays } from "../read/roles.ts";
import {
    analysis,
    found,
    here,
    NOTHING_FOUND,
    searching,
    show,
    shownFamily,
} from "../read/store.ts";
import { ask, find, refused } from "./ask.ts";
import { helpOf, startHelped } from "./help.ts";
import { throttled } from "./throttle.ts";

/** The search of the position on the board; null when none has begun. */
let search: Job<"analyze"> | null = null;

/** The only way to write the three signals of the analysis; what stands already is not told anew. */
function set<T extends object>(signal: Signal<T>, change: Partial<T>): void {
    const now = signal.peek();
    const entries = Object.entries(change);
    if (entries.some(([key, value]) => !Object.is(now[key as keyof T], value)))
        signal.value = { ...now, ...change };
}

/** Who analysed each family last. */
const chosen = new Map<string, string>();

/** The computers move so fast that a search beside them would slow them down: it rests until they are done. */
export const outrun = computed(() => rushing.value || rides.value);

/** Who analyses a game of this family when it comes on the board: in another family, whoever did so last. */
export function analystFor(family: string): string {
    const { spec } = analysis.value;
    if (shownFamily.value === family) return spec;
    const usual = analystOf(family);
    // Games without an analyst of their own share the one that is remembered.
    const shared = settings.value.analyst || usual.spec;
    return chosen.get(family) || (usual.own ? usual.spec : shared) || spec;
}

/** Another game comes on the board, with this analyst; `old`: the family of the one that leaves it. */
export function seatAnalyst(old: string, spec: string): void {
    if (old !== "") chosen.set(old, analysis.value.spec);
    set(analysis, { spec });
}

/** The search has begun, but at another position than the one on the board. */
export const isStale = () => search !== null && search.version !== null && !here(search.version);

/** Begins anew at the present position; `held`: the search waits for its first step. */
export async function analyse(held = false): Promise<void> {
    const { on, spec, limited, record } = analysis.value;
    const line = show.value;
    const open = line !== null && line.status !== "over" && (line.mover ?? -1) >= 0;
    const wanted = on && open && !outrun.value;
    search?.cancel("replaced");
    search = null;
    batch(() => {
        set(searching, { job: null, last: null, held, done: false });
        set(found, NOTHING_FOUND);
    });
    if (!wanted) return;
    const words = `analyze ${spec}${limited ? "" : " endless"}${record > 0 ? recordWord(record) : ""}`;
    const seen = engine.version.peek();
    // A move that came meanwhile has ended the game, or begins the search anew.
    const wished = () => engine.version.peek() === seen;
    const job = startHelped("analyze", words, spec, { paused: held }, wished);
    search = job;
    effect(() => follow(job));
    await job.started;
}

/** Puts what the search says into the store, if it is about the position on the board. */
function follow(job: Job<"analyze">): void {
    const { active } = job;
    const progress = job.progress.value;
    const last = job.last.value;
    if (job !== search || (job.number === null && active) || !here(job.version)) return;
    untracked(() =>
        batch(() => {
            const fresh = searching.value.last !== job.number || job.number === null;
            const known = fresh ? NOTHING_FOUND : found.value;
            set(found, {
                ...known,
                ...(progress !== null && progress !== known.report && withReport(known, progress)),
                ...(last !== null && { report: last }),
            });
            const { number } = job;
            set(searching, { job: active ? number : null, last: number, done: last !== null });
        }),
    );
}

export async function setAnalysis(on: boolean): Promise<void> {
    set(analysis, { on });
    await analyse();
}

/** What has been found, in other words. */
export function retell(report: Report): void {
    set(found, { report });
}

/** The engine is gone, and with it the search: none begins by itself in the next one. */
export function switchOff(): void {
    set(analysis, { on: false });
}

/** What a bare `record` keeps. */
const RECORD = 20000;

function recordWord(nodes: number): string {
    return nodes <= RECORD ? " record" : ` record=${nodes}`;
}

/** Views of the search want its tree; a search that runs without one begins anew. */
export async function setRecording(record: number): Promise<void> {
    const { on, record: old } = analysis.value;
    const { held, last } = searching.value;
    if (record === old) return;
    set(analysis, { record });
    if (record > old && on && last !== null) await analyse(held);
}

/** What a step goes on to: words of `step`. */
export type StepEvent = "node" | "playout" | "iteration" | "move" | "cutoff";

/** Lets the search rest, go on, or begin when there is none. */
export async function pauseAnalysis(): Promise<void> {
    const { job, held } = searching.value;
    if (job === null || held) return;
    set(searching, { held: true });
    await search?.pause();
}

export async function resumeAnalysis(): Promise<void> {
    const { job, held } = searching.value;
    if (!analysis.value.on || job === null) {
        await setAnalysis(true);
        return;
    }
    if (!held) return;
    set(searching, { held: false });
    await search?.resume();
}

/** Back to before the first node, where the search rests. */
export async function restartAnalysis(): Promise<void> {
    set(analysis, { on: true });
    await analyse(true);
}

/** Goes on over `count` events and rests there. Resolves when the search rests again or has ended. */
export async function stepAnalysis(event: StepEvent, count = 1): Promise<void> {
    if (searching.value.job === null || !analysis.value.on) await restartAnalysis();
    const job = search;
    if (job === null || !job.active) return;
    if (!searching.value.held) await pauseAnalysis();
    set(searching, { held: true });
    refused(await job.step(`${event}${count > 1 ? ` ${count}` : ""}`));
}

/** Another player analyses; `menu`: chosen in the analyst's own menu, which is remembered. */
export async function setAnalyst(spec: string, menu = false): Promise<boolean> {
    if (menu && isArriving()) return false;
    const answers = await ask(`spec player ${spec}`, true);
    const line = find(answers, "spec");
    // A link or a lesson may name one of another game.
    if (line === undefined || !plays(line.name) || (menu && isArriving())) return false;
    set(analysis, { spec: line.text, limited: false });
    if (menu) remember(line.text);
    if (analysis.value.on) await analyse(searching.value.held);
    return true;
}

function remember(spec: string): void {
    // What is remembered beyond this visit is for the games without an analyst of their own.
    if (!analystOf(shownFamily.value).own) changeSettings({ analyst: spec });
}

/** Changes one option of the analysing player, at once also in the running search. */
export function tuneAnalyst(path: string, value: string): Promise<void> {
    return throttled(`analyst ${path}`, async () => {
        const { spec } = analysis.value;
        const job = search;
        const [answers, tuned] = await Promise.all([
            ask(`spec player ${spec} ${path}=${value}`, true),
            job?.tune(`${path}=${value}`) ?? null,
        ]);
        const line = find(answers, "spec");
        // Another game may have brought another player meanwhile, or is about to: the spec may be written for it.
        if (line === undefined || analysis.value.spec !== spec || isArriving()) return;
        set(analysis, { spec: line.text });
        remember(line.text);
        // A search that had just ended cannot be tuned, one that took its place is not, one that works alone
        // hands nothing out: they begin anew.
        const alone = helpOf(line.text) > helpOf(spec);
        const other = search !== job || job?.active !== true || alone;
        if (analysis.value.on && (other || find(tuned, "tuned") === undefined)) await analyse();
    });
}

/** The next search ends where the analyst's own limits say. */
export function keepToLimits(): void {
    set(analysis, { limited: true });
}

/** A limit on its effort holds for the analysis, too; null: it goes on as long as it can find more. */
export async function limitAnalyst(path: string, value: string | null): Promise<void> {
    const limited = value !== null;
    const other = limited !== analysis.value.limited;
    set(analysis, { limited });
    if (value !== null) await tuneAnalyst(path, value);
    if (other && analysis.value.on) await analyse();
}
