/** Engines of their own for jobs that run on workers. */
import { Engine } from "../../engine/client.ts";
import { coreWorker, engine } from "../../engine/engine.ts";
import { carryBook } from "./book.ts";
import { carryNetworks } from "./networks.ts";

/** Milliseconds until a worker's first word: the page's own one has brought the script. */
const PATIENCE = 20_000;

/** An engine of its own for one worker of a pool; it knows the files that the page's engine knows. */
export function makeEngine(): Engine {
    const made = new Engine(() => coreWorker("lab"), PATIENCE);
    for (const [name, bytes] of engine.blobs) void made.blob(name, bytes);
    return made;
}

/** Fetches the files that players need, before workers are made for them. */
export async function carryFiles(players: string[]): Promise<void> {
    await Promise.all([carryNetworks(players), carryBook(players)]);
}
