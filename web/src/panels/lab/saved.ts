/**
 * Batch jobs of an earlier visit, with the results of their units, in IndexedDB: one job of every kind.
 * Where there is no storage (private windows) nothing is remembered, and nothing else changes.
 */

import { once } from "../../state/act/once.ts";
import { completed, openDatabase, settled } from "../../state/keep/database.ts";

const KINDS = ["match", "tournament", "sweep", "rate", "ladder"] as const;
type Kind = (typeof KINDS)[number];

/** What a person asked for: enough to send the same line again. */
export interface BatchRequest {
    kind: Kind;
    game: string;
    /** Specs in the order of the line. */
    players: string[];
    /** Always told: the same seed gives the same games. */
    seed: number;
    /** key=value words of the line besides seed, pool and keep. */
    options: string[];
    /** Number of games as far as it is known before. */
    total: number;
    keep: boolean;
}

export interface SavedJob {
    /** Which job of the page it is: the key. */
    name: string;
    request: BatchRequest;
    /** Of the core that played; another one may play differently. */
    version: string;
    done: number;
    total: number;
    ended: boolean;
}

/** Text that may stand in a line of the console. */
function isLine(value: unknown): value is string {
    if (typeof value !== "string") return false;
    return ![...value].some((c) => c < " " || c === "\u007f");
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const isLines = (value: unknown) => Array.isArray(value) && value.every(isLine);

/** What was stored as a job, when that is what it is: another program, or a fault, may have written it. */
export function readJob(stored: unknown): SavedJob | null {
    const job = stored as (Partial<SavedJob> & { wish?: unknown }) | null;
    // Earlier versions of the page have stored it under another name.
    const request = (job?.request ?? job?.wish) as Partial<BatchRequest> | null | undefined;
    if (typeof job !== "object" || typeof request !== "object" || job === null || request === null)
        return null;
    const sound =
        isLine(job.name) &&
        isLine(job.version) &&
        isCount(job.done) &&
        isCount(job.total) &&
        typeof job.ended === "boolean" &&
        KINDS.some((kind) => kind === request.kind) &&
        isLine(request.game) &&
        isLines(request.players) &&
        isLines(request.options) &&
        isCount(request.seed) &&
        isCount(request.total) &&
        typeof request.keep === "boolean";
    return sound ? ({ ...job, request } as SavedJob) : null;
}

const RESULT = /^(?=.*\bresult=-?\d)(?=.*\bmoves=\d)[^\s=]+=\S*(?: [^\s=]+=\S*)*$/;

/** The same of a result: its unit and the answer; the core looks at the numbers. */
export function readResult(stored: unknown): [unit: string, result: string] | null {
    const { unit, result } = (stored ?? {}) as Partial<SavedResult>;
    const sound = isLine(unit) && unit.startsWith("unit ") && isLine(result) && RESULT.test(result);
    return sound ? [unit as string, result as string] : null;
}

export interface Memory {
    /** As they were stored, to be read with `readJob`. */
    jobs(): Promise<unknown[]>;
    /** A new job takes the place of the one of that name, its results go. */
    begin(job: SavedJob): Promise<void>;
    /** How far it is, and what has come since the last time; nothing when another tab has begun one of that name. */
    keep(job: SavedJob, results?: [unit: string, result: string][]): Promise<void>;
    drop(name: string): Promise<void>;
    /** As they were stored, to be read with `readResult`. */
    results(name: string): Promise<unknown[]>;
}

const FILE = "plyscope.lab";
const JOBS = "jobs";
const RESULTS = "results";

interface SavedResult {
    name: string;
    unit: string;
    result: string;
}

const database = once(() =>
    openDatabase(FILE, (made) => {
        made.createObjectStore(JOBS, { keyPath: "name" });
        made.createObjectStore(RESULTS, { keyPath: ["name", "unit"] });
    }),
);

/** All results of one job. */
const range = (name: string) => IDBKeyRange.bound([name], [name, []]);

async function change(work: (transaction: IDBTransaction) => void): Promise<void> {
    try {
        const transaction = (await database()).transaction([JOBS, RESULTS], "readwrite");
        work(transaction);
        await completed(transaction);
    } catch {
        // No storage, or it is full: the job goes on without being remembered.
    }
}

/** What the browser keeps of this page. */
export const memory: Memory = {
    async jobs() {
        try {
            const store = (await database()).transaction(JOBS).objectStore(JOBS);
            return await settled(store.getAll());
        } catch {
            return [];
        }
    },
    begin: (job) =>
        change((transaction) => {
            transaction.objectStore(RESULTS).delete(range(job.name));
            transaction.objectStore(JOBS).put(job);
        }),
    keep: (job, results = []) =>
        change((transaction) => {
            const jobs = transaction.objectStore(JOBS);
            const there: IDBRequest<SavedJob | undefined> = jobs.get(job.name);
            there.onsuccess = () => {
                const { request = job.request } = there.result ?? {};
                if (JSON.stringify(request) !== JSON.stringify(job.request)) return;
                jobs.put(job);
                const { name } = job;
                for (const [unit, result] of results)
                    transaction
                        .objectStore(RESULTS)
                        .put({ name, unit, result } satisfies SavedResult);
            };
        }),
    drop: (name) =>
        change((transaction) => {
            transaction.objectStore(RESULTS).delete(range(name));
            transaction.objectStore(JOBS).delete(name);
        }),
    async results(name) {
        try {
            const store = (await database()).transaction(RESULTS).objectStore(RESULTS);
            return await settled(store.getAll(range(name)));
        } catch {
            return [];
        }
    },
};
