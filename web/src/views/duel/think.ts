/** Who takes part in the duel, and their searches. */
import { signal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import type { Report, SpecLine } from "../../engine/protocol.ts";
import { ask, find, start as startJob } from "../../state/ask.ts";
import { inRole, searcherRow, usualPlayer } from "../../state/roles.ts";
import { hovered, searchers, show } from "../../state/store.ts";
import {
    packWords,
    readFields,
    setViewState,
    unpackWords,
    viewState,
    writeFields,
} from "../contract.ts";
import { BUDGETS, idle, sampled, type Thinker } from "./duel.ts";

/** Players, budget. */
export const DEFAULTS = ["", "t3"] as const;
export const LEAST = 2;
export const MOST = 4;

export const thinkers = signal<Thinker[]>([]);
/** Lines that have set them to work. */
export const said = signal("");
/** Their searches; another list with every start and stop. */
let jobs: Job<"analyze">[] = [];

/** The usual player and the strongest of another kind. */
function usual(): string[] {
    const others = [...inRole("judge").reverse(), ...inRole("baseline")].map(({ name }) => name);
    return [...new Set([usualPlayer(), ...others])].slice(0, LEAST);
}

export function specsOf(text: string): string[] {
    const [packed = ""] = readFields(text, DEFAULTS);
    const specs = unpackWords(packed).slice(0, MOST);
    return specs.length >= LEAST ? specs : usual();
}

export function change(fields: { specs?: readonly string[]; budget?: string }): void {
    const [packed = "", budget = "t3"] = readFields(viewState("duel"), DEFAULTS);
    setViewState(
        "duel",
        writeFields(
            [
                fields.specs === undefined ? packed : packWords(fields.specs),
                fields.budget ?? budget,
            ],
            DEFAULTS,
        ),
    );
}

function update(i: number, part: Partial<Thinker>): void {
    thinkers.value = thinkers.value.map((thinker, k) =>
        k === i ? { ...thinker, ...part } : thinker,
    );
}

function release(): void {
    for (const job of jobs) job.cancel("replaced");
    jobs = [];
}

export function stop(): void {
    release();
    thinkers.value = thinkers.value.map((thinker) =>
        thinker.state === "running" ? { ...thinker, state: "done" } : thinker,
    );
}

/** A player whose own limits are out of the way and who has this budget. */
async function limited(spec: string, path: string, value: string): Promise<string | null> {
    const row = searcherRow(spec.split("(")[0] ?? "");
    const words = (row?.params ?? [])
        .filter((param) => param.limit === true)
        .map((param) => {
            if (param.name === path) return `${path}=${value}`;
            const open = param.name === "time" || param.name === "nodes" || param.min === 0;
            return `${param.name}=${open ? 0 : (param.max ?? param.init)}`;
        });
    return find(await ask(`spec player ${spec} ${words.join(" ")}`, true), "spec")?.text ?? null;
}

export async function start(): Promise<void> {
    release();
    const mine = jobs;
    const [, id = "t3"] = readFields(viewState("duel"), DEFAULTS);
    const budget = BUDGETS.find((one) => one.id === id) ?? BUDGETS[1];
    const specs = specsOf(viewState("duel"));
    thinkers.value = specs.map((spec) => ({ ...idle(spec), state: "running" }));
    const full = await Promise.all(
        specs.map((spec) => limited(spec, budget?.path ?? "time", budget?.value ?? "3s")),
    );
    if (mine !== jobs) return;
    said.value = full.map((spec) => `analyze ${spec} bare keep`).join("\n");
    const take = (i: number, report: Report | null) => {
        if (report === null) return;
        update(i, { report, samples: sampled(thinkers.value[i]?.samples ?? [], report) });
    };
    // All begin at once: the core gives every job an equal share of the time.
    full.forEach((spec, i) => {
        if (spec === null) {
            update(i, { state: "done" });
            return;
        }
        const job = startJob("analyze", `analyze ${spec} bare`, { keep: true });
        mine.push(job);
        job.progress.subscribe((line) => take(i, line));
        void job.ended.then(() => {
            if (mine !== jobs) return;
            take(i, job.last.value);
            update(i, { state: "done" });
        });
    });
}

/** Specs with all their values, for the knobs. */
export const lines = signal<{ [spec: string]: SpecLine }>({});

export async function learn(spec: string): Promise<void> {
    const line = find(await engine.send(`spec player ${spec}`, { quiet: true }), "spec");
    if (line !== undefined) lines.value = { ...lines.value, [spec]: line };
}

export async function setSpec(i: number, text: string): Promise<void> {
    const line = find(await ask(`spec player ${text}`, true), "spec");
    if (line === undefined) return;
    lines.value = { ...lines.value, [line.text]: line };
    const specs = specsOf(viewState("duel"));
    specs[i] = line.text;
    replace(specs);
}

/** Other players: what was thought before is of no use. */
export function replace(specs: readonly string[]): void {
    release();
    thinkers.value = specs.map(idle);
    change({ specs });
}

/** The players of the link, whenever they or the position change. */
export function useThinkers(): void {
    useSignalEffect(() => {
        const line = show.value;
        void searchers.value;
        const specs = specsOf(viewState("duel"));
        const wanted = `${line?.game} ${line?.start} ${line?.moves_played.join(",")}`;
        if (
            wanted === position &&
            thinkers
                .peek()
                .map(({ spec }) => spec)
                .join() === specs.join()
        )
            return;
        position = wanted;
        release();
        thinkers.value = specs.map(idle);
    });
    useEffect(
        () => () => {
            stop();
            hovered.value = null;
        },
        [],
    );
}

let position = "";
