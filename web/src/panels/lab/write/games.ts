/** Games of players that were written here, in an engine of their own beside the one of the page. */
import { TRIES } from "../../../engine/pool.ts";
import type { Said } from "../../../engine/protocol.ts";
import type { LineOf } from "../../../engine/query.ts";
import { makeEngine } from "../../../state/act/workers.ts";
import { lend, writtenBy } from "../../../state/act/written.ts";
import { saying } from "../../../state/read/said.ts";
import { show } from "../../../state/read/store.ts";
import { lab } from "../../../words/lab.ts";

/** Games that a player has lost because a move took too long, or because it failed and why. */
export interface Cost {
    late: number;
    failed: number;
    why: string;
}

interface Played {
    /** Null = they did not come to their end, and why; "" = they were not wanted any more. */
    last: LineOf<"match"> | null;
    why: string;
    /** Of the player. */
    cost: Cost;
}

interface Options {
    /** What the player prints is noted nowhere. */
    quiet?: boolean;
    /** Games that are over. */
    progress?: (done: number) => void;
}

/** What a player itself said when it failed, else what is said of it. */
function causeOf(failed: { why: string | null; why_said?: Said } | undefined): string {
    const own = failed?.why_said && saying(failed.why_said, "program_ended")?.parts?.why;
    return String(own ?? failed?.why ?? "");
}

/** A match on the board that is set up; when its engine ends, in another one. `at`: which of them is the player. */
export function playGames(
    players: readonly string[],
    at: number,
    options: string,
    { quiet = false, progress = () => {} }: Options = {},
): { over: Promise<Played>; stop: () => void } {
    let stop = () => {};
    const name = players[at] ?? "";
    const play = async (left: number): Promise<Played> => {
        const engine = makeEngine();
        let wanted = true;
        stop = () => {
            wanted = false;
            engine.close();
        };
        await engine.send(`new ${show.peek()?.game}`, { quiet: true });
        const written = quiet ? writtenBy(name) : undefined;
        const called = written ? await lend(engine, written) : name;
        const names = players.map((one, i) => (i === at ? called : one));
        const line = `match ${names.join(" ")} ${options}`;
        const job = engine.start("match", line, { quiet: true });
        const follow = job.progress.subscribe((now) => now !== null && progress(now.done));
        const end = await job.ended;
        follow();
        const stopped = lab.stopped(engine.failure);
        engine.close();
        if (end === "crashed" && wanted && left > 1) return play(left - 1);
        const last = job.last.peek();
        const failed = last?.failed?.[at];
        const why = causeOf(failed).replaceAll(called, name);
        return {
            last,
            why: job.error || (end === "crashed" && wanted ? stopped : ""),
            cost: { late: last?.late?.[at] ?? 0, failed: failed?.games ?? 0, why },
        };
    };
    return { over: play(TRIES), stop: () => stop() };
}
