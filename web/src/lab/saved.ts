/**
 * Batch jobs of an earlier visit, with the results of their units, in IndexedDB: one job of every kind.
 * Where there is no storage (private windows) nothing is remembered, and nothing else changes.
 */

/** What a person asked for: enough to send the same line again. */
export interface Wish {
    kind: "match" | "tournament" | "sweep";
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
    wish: Wish;
    /** Of the core that played; another one may play differently. */
    version: string;
    done: number;
    total: number;
    ended: boolean;
}

export interface Memory {
    jobs(): Promise<SavedJob[]>;
    /** A new job takes the place of the one of that name, its results go. */
    begin(job: SavedJob): Promise<void>;
    update(job: SavedJob): Promise<void>;
    drop(name: string): Promise<void>;
    /** Results by unit line. */
    results(name: string): Promise<Map<string, string>>;
    add(name: string, results: [unit: string, result: string][]): Promise<void>;
}

const FILE = "plyscope.lab";
const JOBS = "jobs";
const RESULTS = "results";

interface SavedResult {
    name: string;
    unit: string;
    result: string;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

function completed(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
    });
}

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
        const request = indexedDB.open(FILE, 1);
        request.onupgradeneeded = () => {
            request.result.createObjectStore(JOBS, { keyPath: "name" });
            request.result.createObjectStore(RESULTS, { keyPath: ["name", "unit"] });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    return opening;
}

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
            return (await settled(store.getAll())) as SavedJob[];
        } catch {
            return [];
        }
    },
    begin: (job) =>
        change((transaction) => {
            transaction.objectStore(RESULTS).delete(range(job.name));
            transaction.objectStore(JOBS).put(job);
        }),
    update: (job) => change((transaction) => transaction.objectStore(JOBS).put(job)),
    drop: (name) =>
        change((transaction) => {
            transaction.objectStore(RESULTS).delete(range(name));
            transaction.objectStore(JOBS).delete(name);
        }),
    async results(name) {
        const known = new Map<string, string>();
        try {
            const store = (await database()).transaction(RESULTS).objectStore(RESULTS);
            const rows = (await settled(store.getAll(range(name)))) as SavedResult[];
            for (const { unit, result } of rows) known.set(unit, result);
        } catch {
            // As if there were none.
        }
        return known;
    },
    add: (name, results) =>
        change((transaction) => {
            const store = transaction.objectStore(RESULTS);
            for (const [unit, result] of results)
                store.put({ name, unit, result } satisfies SavedResult);
        }),
};
