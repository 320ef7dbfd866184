/** Searches and games for a question, in an engine of its own: the game on the board stays as it is. */
import { effect } from "@preact/signals";
import type { Engine } from "../../../engine/client.ts";
import type { Job } from "../../../engine/job.ts";
import type { Report } from "../../../engine/protocol.ts";
import type { LineOf } from "../../../engine/query.ts";
import { find } from "../../../state/act/ask.ts";
import { carryFiles, makeEngine } from "../../../state/act/workers.ts";
import { effortOf } from "../../../state/read/store.ts";

/** Seconds that a search may take where the question says nothing. */
const PATIENCE = 20;

/** Works with an engine in which these lines have been carried out; a sentence where they were refused. */
export async function inEngine<Found>(
    lines: readonly string[],
    players: string[],
    work: (engine: Engine) => Promise<Found>,
): Promise<Found | string> {
    await carryFiles(players);
    const engine = makeEngine();
    try {
        for (const line of lines) {
            const error = find(await engine.send(line, { quiet: true }), "error");
            if (error !== undefined) return error.text;
        }
        return await work(engine);
    } finally {
        engine.close();
    }
}

export interface Limits {
    /** Nodes or games, and milliseconds; 0 = none. */
    nodes: number;
    ms: number;
}

/** What this player thinks of the position that the engine has; it is stopped where it goes too far. */
async function thought(engine: Engine, spec: string, limits: Limits): Promise<Report | string> {
    const job: Job<"analyze"> = engine.start("analyze", `analyze ${spec}`, { quiet: true });
    const stop = () => void job.stop();
    const timer = setTimeout(stop, limits.ms > 0 ? limits.ms : 1000 * PATIENCE);
    const unheard = effect(() => {
        const report = job.progress.value;
        if (report !== null && limits.nodes > 0 && effortOf(report) > limits.nodes) stop();
    });
    await job.ended;
    clearTimeout(timer);
    unheard();
    return job.last.peek() ?? (job.error || engine.failure);
}

/** What a player thinks of the position that these lines lead to, or why it does not. */
export const measured = (
    lines: readonly string[],
    spec: string,
    limits: Limits = { nodes: 0, ms: 0 },
): Promise<Report | string> => inEngine(lines, [spec], (engine) => thought(engine, spec, limits));

/** Games of these players in this game, or why there are none. */
export const played = (
    game: string,
    players: string[],
    games: number,
): Promise<LineOf<"match"> | string> =>
    inEngine([`new ${game}`], players, async (engine) => {
        const line = `match ${players.join(" ")} games=${games} time=1`;
        const job = engine.start("match", line, { quiet: true });
        await job.ended;
        return job.last.peek() ?? (job.error || engine.failure);
    });
