/** The training of a network: one job of the core, and what becomes of its network. */

import { effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { AnyLine, CurveRow, TrainLine, TrainProgress } from "../engine/protocol.ts";
import {
    find,
    newGame,
    notify,
    resumeComputer,
    setAnalysis,
    setAnalyst,
    setSeat,
    setSettings,
} from "../state/actions.ts";
import { carryNetworks, loadShipped, networkBytes, refreshNetworks } from "../state/networks.ts";
import { takes } from "../state/roles.ts";

export interface Training {
    job: number;
    state: "running" | "paused" | "done" | "cancelled";
    /** Learner with its options. */
    spec: string;
    /** Name of the network. */
    name: string;
    curve: CurveRow[];
    latest: TrainLine | TrainProgress | null;
    total: number;
}

export const training = signal<Training | null>(null);

export function isTraining(): boolean {
    const state = training.value?.state;
    return state === "running" || state === "paused";
}

let waiting: TrainProgress | null = null;
let listening = false;

function update(part: Partial<Training>): void {
    if (training.value !== null) training.value = { ...training.value, ...part };
}

function draw(): void {
    const line = waiting;
    waiting = null;
    if (line !== null && training.value?.job === line.job) update({ latest: line });
}

function receive(line: AnyLine): void {
    const now = training.value;
    if (now === null || line.job !== now.job || !isTraining()) return;
    if (line.type === "progress" && line.kind === "train") {
        if (waiting === null) requestAnimationFrame(draw);
        waiting = line;
    } else if (line.type === "learned") {
        const { games, moves, window, wins, score, best } = line;
        update({ curve: [...now.curve, { games, moves, window, wins, score, best }] });
    } else if (line.type === "train") {
        waiting = null;
        update({ state: "done", latest: line, curve: line.curve });
        void refreshNetworks();
        // So that a restarted engine has it, too.
        void carryNetworks([`net=${now.name}`]);
    } else if (line.type === "cancelled") {
        waiting = null;
        update({ state: "cancelled" });
    }
}

/** A crash takes the training with it; the curve stays. */
effect(() => {
    if (engine.state.value === "crashed" && untracked(isTraining)) update({ state: "cancelled" });
});

export async function startTraining(spec: string, options: string[], name: string): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
    }
    if (spec.includes("from=shipped")) await loadShipped();
    const answers = await engine.send(`train ${[spec, ...options].join(" ")}`);
    const error = find(answers, "error");
    const job = find(answers, "started")?.job;
    if (error !== undefined) notify("error", error.text);
    if (job === undefined) return;
    training.value = {
        job,
        state: "running",
        spec,
        name,
        curve: [],
        latest: null,
        total: 0,
    };
    for (const answer of answers) receive(answer);
}

export async function pauseTraining(): Promise<void> {
    if (training.value?.state !== "running") return;
    update({ state: "paused" });
    await engine.send(`pause ${training.value.job}`);
}

export async function resumeTraining(): Promise<void> {
    if (training.value?.state !== "paused") return;
    update({ state: "running" });
    await engine.send(`resume ${training.value.job}`);
}

/** Ends with what it knows. */
export async function stopTraining(): Promise<void> {
    if (isTraining()) await engine.send(`stop ${training.value?.job}`);
}

/** Changes an option while it learns. False, after a notice, when that is not possible any more. */
export async function tuneTraining(name: string, value: string): Promise<boolean> {
    const answers = await engine.send(`tune ${training.value?.job} ${name}=${value}`);
    const error = find(answers, "error");
    if (error !== undefined) notify("error", error.text);
    return error === undefined;
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
    const answers = await engine.send("network take");
    const error = find(answers, "error");
    if (error !== undefined) notify("error", error.text);
    await refreshNetworks();
    return error === undefined;
}

/** A player that looks so many moves ahead and values positions by the network. */
function player(name: string, depth: number): string {
    const net = name === "shipped" ? "" : `(net=${name})`;
    return `${takes("judge")}(depth=${depth},eval=ntuple${net})`;
}

export async function useAsAnalyst(name: string, depth: number): Promise<void> {
    if (!(await ready(name)) || !(await setAnalyst(player(name, depth)))) return;
    setSettings({ panel: "analysis" });
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
    if (bytes === null) notify("error", `The network ${name} cannot be saved.`);
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
    const refused = await engine.blob(FILE, file.bytes);
    const answers = refused === null ? await engine.send(`network load ${FILE} ${name}`) : [];
    engine.blobs.delete(FILE);
    await engine.send(`network drop ${FILE}`, { quiet: true });
    const error = refused ?? find(answers, "error")?.text;
    if (error !== undefined) notify("error", error);
    await refreshNetworks();
    return error === undefined;
}

export async function dropNetwork(name: string): Promise<void> {
    const answers = await engine.send(`network drop ${name}`);
    const error = find(answers, "error");
    if (error !== undefined) notify("error", error.text);
    engine.blobs.delete(name);
    await refreshNetworks();
}
