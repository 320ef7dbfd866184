/**
 * The score of flat Monte Carlo against its number of simulations: a sweep of the core whose games are
 * played by a pool of workers.
 */
import { signal } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import { Pool } from "../engine/pool.ts";
import type { AnyLine, SweepLine, SweepProgress } from "../engine/protocol.ts";
import { notify } from "../state/ask.ts";
import { makeEngine, workers } from "./run.ts";

export interface CurveWish {
    /** Numbers of simulations per direction. */
    sims: number[];
    games: number;
    playout: string;
}

export interface Curve {
    job: number;
    game: string;
    spec: string;
    state: "running" | "paused" | "done" | "cancelled";
    done: number;
    total: number;
    rows: SweepLine["rows"];
}

export const curve = signal<Curve | null>(null);

let pool: Pool | null = null;
let latest: SweepProgress | SweepLine | null = null;
let listening = false;

function update(part: Partial<Curve>): void {
    if (curve.value !== null) curve.value = { ...curve.value, ...part };
}

function draw(): void {
    const line = latest;
    latest = null;
    if (line === null || line.job !== curve.value?.job) return;
    update({ rows: line.rows ?? [] });
    if (line.type === "progress") update({ done: line.done, total: line.total });
}

function end(state: "done" | "cancelled"): void {
    draw();
    if (state === "done") update({ done: curve.value?.total ?? 0 });
    update({ state });
    pool?.close();
    pool = null;
}

function receive(line: AnyLine): void {
    const now = curve.value;
    if (now === null || line.job !== now.job) return;
    if (now.state === "done" || now.state === "cancelled") return;
    if (line.type === "progress" && line.kind === "sweep") {
        if (latest === null) requestAnimationFrame(draw);
        latest = line as SweepProgress;
    } else if (line.type === "sweep") {
        latest = line;
        end("done");
    } else if (line.type === "cancelled") {
        end("cancelled");
    }
}

export async function startCurve(game: string, { sims, games, playout }: CurveWish): Promise<void> {
    if (!listening) {
        listening = true;
        engine.on(receive);
    }
    pool?.close();
    pool = new Pool(engine, makeEngine, workers(), "sweep");
    const policy = playout === "uniform" ? "" : `,playout=${playout}`;
    const spec = `montecarlo(sims=${sims.join("|")}${policy})`;
    const answers = await engine.send(`sweep ${spec} games=${games} pool=${2 * workers()}`);
    let job: number | undefined;
    for (const answer of answers) {
        if (answer.type === "error") notify("error", answer.text);
        if (answer.type === "started") job = answer.job;
    }
    if (job === undefined) {
        pool.close();
        pool = null;
        return;
    }
    const total = sims.length * games;
    curve.value = { job, game, spec, state: "running", done: 0, total, rows: [] };
    for (const answer of answers) receive(answer);
}

export async function pauseCurve(): Promise<void> {
    if (curve.value?.state !== "running") return;
    update({ state: "paused" });
    await engine.send(`pause ${curve.value.job}`);
}

export async function resumeCurve(): Promise<void> {
    if (curve.value?.state !== "paused") return;
    update({ state: "running" });
    await engine.send(`resume ${curve.value.job}`);
}

/** Ends with the games that are played. */
export async function stopCurve(): Promise<void> {
    const now = curve.value;
    if (now !== null && (now.state === "running" || now.state === "paused"))
        await engine.send(`stop ${now.job}`);
}
