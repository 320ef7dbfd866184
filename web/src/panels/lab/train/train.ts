/** The training of a network: one job of the core, and what becomes of its network. */
import { effect, signal } from "@preact/signals";
import { engine } from "../../../engine/engine.ts";
import type { Job } from "../../../engine/job.ts";
import type { CurveRow, TrainLine, TrainProgress } from "../../../engine/protocol.ts";
import {
    newGame,
    notify,
    resumeComputer,
    setAnalysis,
    setAnalyst,
    setSeat,
} from "../../../state/act/actions.ts";
import { ask, askWithFile, refused, start } from "../../../state/act/ask.ts";
import { loadShipped, networkBytes, refreshNetworks } from "../../../state/act/networks.ts";
import { drop, keep, keepAtRest, keepNetwork } from "../../../state/act/stored.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { takes } from "../../../state/read/roles.ts";
import { train as say } from "../../../words/train.ts";

export interface Training {
    job: Job<"train">;
    state: Job["phase"];
    /** Learner with its options. */
    spec: string;
    /** Name of the network. */
    name: string;
    curve: readonly CurveRow[];
    latest: TrainLine | TrainProgress | null;
}

export const training = signal<Training | null>(null);

export function isTraining(): boolean {
    const state = training.value?.state;
    return state === "running" || state === "paused";
}

export async function startTraining(spec: string, options: string[], name: string): Promise<void> {
    if (spec.includes("from=shipped")) await loadShipped();
    const job = start("train", `train ${[spec, ...options].join(" ")}`);
    if (!(await job.started)) return;
    effect(() => {
        const last = job.last.value;
        const curve = last?.curve ?? job.rows.value;
        const latest = last ?? job.progress.value;
        training.value = { job, state: job.phase, spec, name, curve, latest };
    });
    keepAtRest(job, () => keepNetwork(name));
}

/** Changes an option while it learns. False, after a notice, when that is not possible any more. */
export async function tuneTraining(name: string, value: string): Promise<boolean> {
    const answers = (await training.value?.job.tune(`${name}=${value}`)) ?? [];
    return !refused(answers);
}

// ---------------------------------------------------------------- networks

/** Makes a network ready for use: takes what a training knows now, fetches the page's own. */
async function ready(name: string): Promise<boolean> {
    if (name === "shipped") {
        const error = await loadShipped();
        if (error !== null) notify("error", error);
        return error === null;
    }
    if (!isTraining() || training.value?.name !== name) return true;
    const taken = await ask("network take");
    await refreshNetworks();
    return taken !== null;
}

/** A player that looks so many moves ahead and values positions by the network. */
function player(name: string, depth: number): string {
    const net = name === "shipped" ? "" : `(net=${name})`;
    return `${takes("judge")}(depth=${depth},eval=ntuple${net})`;
}

export async function useAsAnalyst(name: string, depth: number): Promise<void> {
    if (!(await ready(name)) || !(await setAnalyst(player(name, depth)))) return;
    openPanel("analysis");
    await setAnalysis(true);
}

export async function useAsPlayer(name: string, depth: number): Promise<boolean> {
    return (await ready(name)) && (await setSeat(0, player(name, depth)));
}

/** A new game in which it plays by itself. */
export async function watchNetwork(name: string, depth: number): Promise<void> {
    if (!(await newGame(undefined, true)) || !(await useAsPlayer(name, depth))) return;
    resumeComputer();
}

/** Its bytes; null after a notice. */
export async function fileOf(name: string): Promise<Uint8Array | null> {
    if (!(await ready(name))) return null;
    const bytes = await networkBytes(name);
    if (bytes === null) notify("error", say.networks.notSaved(name));
    return bytes;
}

/** What a file is called on its way in. */
const FILE = "network-file";

/** A name that the core takes, from that of a file. */
export function nameOf(file: string): string {
    const name = file
        .replace(/\.[^.]*$/, "")
        .replace(/[^\w.-]/g, "-")
        .slice(0, 31);
    return ["", "shipped", FILE].includes(name) ? "loaded" : name;
}

/** Takes the network of a file; what cannot be read is told and changes nothing. */
export async function loadNetwork(file: { name: string; bytes: Uint8Array }): Promise<boolean> {
    const name = nameOf(file.name);
    const answers = await askWithFile(`network load ${FILE} ${name}`, FILE, file.bytes);
    await engine.send(`network drop ${FILE}`, { quiet: true });
    await refreshNetworks();
    if (answers !== null) await keep("network", name, file.bytes);
    return answers !== null;
}

export async function dropNetwork(name: string): Promise<void> {
    await ask(`network drop ${name}`);
    engine.blobs.delete(name);
    await drop("network", name);
    await refreshNetworks();
}
