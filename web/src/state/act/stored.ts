/**
 * What people have made here by long work, in IndexedDB: their networks, and their last population. It is
 * there again at the next visit. Parts of the page that make or use such things load this module.
 */
import { effect, untracked } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import { jobsOf, phaseOf } from "../../engine/phase.ts";
import { files as say } from "../../words/files.ts";
import { completed, openDatabase, settled } from "../keep/database.ts";
import { find } from "./ask.ts";
import { networkBytes, refreshNetworks } from "./networks.ts";
import { notify } from "./notify.ts";
import { once } from "./once.ts";

export type Kind = "network" | "population";

interface Kept {
    kind: Kind;
    name: string;
    bytes: Uint8Array;
}

const FILE = "plyscope.stored";
const STORE = "kept";
/** Bytes that all together may have; and how many there may be, which the core has room for beside others. */
const BYTES = 64 << 20;
const COUNT = 32;

const database = once(() =>
    openDatabase(FILE, (made) => made.createObjectStore(STORE, { keyPath: ["kind", "name"] })),
);

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await database()).transaction(STORE, "readwrite");
    work(transaction.objectStore(STORE));
    await completed(transaction);
}

async function all(): Promise<Kept[]> {
    try {
        const store = (await database()).transaction(STORE).objectStore(STORE);
        const stored = (await settled(store.getAll())) as Partial<Kept>[];
        return stored.filter((one): one is Kept => one.bytes instanceof Uint8Array);
    } catch {
        return [];
    }
}

/** Once a visit; the next one would say the same. */
const nothingKept = once(() => notify("info", say.nothingKept));

/** Keeps it in the place of what has that name. Where that cannot be, a notice says so. */
export async function keep(kind: Kind, name: string, bytes: Uint8Array): Promise<void> {
    const others = (await all()).filter((one) => one.kind !== kind || one.name !== name);
    const size = others.reduce((sum, one) => sum + one.bytes.length, bytes.length);
    if (size > BYTES || others.length >= COUNT) {
        notify("info", say.notKept[kind](name, COUNT, BYTES >> 20));
        return;
    }
    try {
        await change((store) => store.put({ kind, name, bytes } satisfies Kept));
    } catch {
        nothingKept();
    }
}

export async function drop(kind: Kind, name: string): Promise<void> {
    // Where nothing can be kept there is nothing to drop.
    await change((store) => store.delete([kind, name])).catch(() => {});
}

export async function kept(kind: Kind): Promise<Kept[]> {
    return (await all()).filter((one) => one.kind === kind);
}

/** Hands the networks of earlier visits to the core; those of this visit stay as they are. */
export const recallNetworks = once(async () => {
    for (const { name, bytes } of await kept("network"))
        if (!engine.blobs.has(name)) await engine.blob(name, bytes);
    await refreshNetworks();
});

/**
 * Calls `keepIt` whenever a job rests or has ended. While it runs, the browser asks people before they
 * leave the page: what it has come to since then would be lost.
 */
export function keepAtRest(job: Pick<Job, "phase">, keepIt: () => Promise<void>): void {
    const hold = (event: Event) => event.preventDefault();
    effect(() => {
        if (job.phase === "running") {
            globalThis.addEventListener?.("beforeunload", hold);
            return;
        }
        globalThis.removeEventListener?.("beforeunload", hold);
        void untracked(keepIt);
    });
}

/** What a network knows now, for an engine that is started again and for the next visit. */
export async function keepNetwork(name: string): Promise<void> {
    const bytes = await networkBytes(name);
    if (bytes === null) return;
    engine.blobs.set(name, bytes);
    await keep("network", name, bytes);
    await refreshNetworks();
}

/** The same for the training that a line of the console has begun. */
export async function keepTrained(): Promise<void> {
    const begun = (await jobsOf(engine, "train")).at(-1);
    if (begun === undefined) return;
    const answers = await engine.send(`report ${begun.job}`, { quiet: true });
    const report = find(answers, "report");
    if (report?.kind !== "train") return;
    keepAtRest(phaseOf(engine, "train", begun.job), () => keepNetwork(report.name));
}
