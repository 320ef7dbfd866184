/** Asks a player for a move where the board stands: what is wrong with it shows at once, not in a game. */
import { signal } from "@preact/signals";
import type { Engine } from "../../../engine/client.ts";
import type { Job } from "../../../engine/job.ts";
import { makeEngine } from "../../../state/act/workers.ts";
import { show } from "../../../state/read/store.ts";
import { write } from "../../../words/write.ts";

const say = write.trial;

export interface Trial {
    /** Of this player as it is in this text. */
    name: string;
    source: string;
    /** Its move and the milliseconds that it took; null = it is still thinking, or there is none. */
    move: string | null;
    ms: number;
    /** Why there is none; "" = it is not known yet. */
    why: string;
}

/** The last one. */
export const trial = signal<Trial | null>(null);

interface Asked {
    engine: Engine;
    job: Job<"analyze"> | null;
}

const asked = signal<Asked | null>(null);

/** The player of the last one is not wanted any more. */
function leave(): void {
    asked.peek()?.engine.close();
    asked.value = null;
}

/** Why nobody can be asked for a move on the board; "" = somebody can. */
function unasked(): string {
    const line = show.peek();
    if (line === null) return say.noGame;
    if (line.status !== "ongoing") return say.over;
    return line.mover === null || line.mover < 0 ? say.dice : "";
}

/** Asks the player for a move in an engine of its own; the game on the board stays as it is. */
export async function tryMove(name: string, source: string): Promise<void> {
    leave();
    const start: Trial = { name, source, move: null, ms: 0, why: unasked() };
    trial.value = start;
    if (start.why !== "") return;
    const engine = makeEngine();
    const mine: Asked = { engine, job: null };
    asked.value = mine;
    await engine.send(`open ${show.peek()?.link}`, { quiet: true });
    const job = engine.start("analyze", `analyze ${name}`, { quiet: true });
    await job.ended;
    if (asked.peek() !== mine) return;
    const last = job.last.peek();
    leave();
    trial.value =
        last?.best && job.error === ""
            ? { ...start, move: last.best, ms: last.ms }
            : { ...start, why: job.error || engine.failure || say.noMove };
}
