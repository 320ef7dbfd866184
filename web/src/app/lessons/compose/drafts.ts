/**
 * Lessons that are being written, in IndexedDB, with their earlier versions. Several tabs may have the same one open:
 * what another has kept meanwhile becomes a version before it gives way, so that nothing is lost.
 */
import { signal } from "@preact/signals";
import { notify } from "../../../state/act/notify.ts";
import { once } from "../../../state/act/once.ts";
import { completed, openDatabase, settled } from "../../../state/keep/database.ts";
import { compose as say } from "../../../words/compose.ts";

export interface Version {
    text: string;
    /** Milliseconds since 1970. */
    saved: number;
    /** As its author calls it; "" = it was kept by itself. */
    name: string;
}

export interface Draft {
    id: string;
    text: string;
    saved: number;
    /** The newest first. */
    versions: readonly Version[];
}

const FILE = "plyscope.lessons";
const STORE = "drafts";
/** Versions that are kept; and milliseconds after which what stood there becomes one. */
const VERSIONS = 30;
const APART = 600_000;

/** The newest first. */
export const drafts = signal<readonly Draft[]>([]);
export const draftOf = (id: string) => drafts.value.find((one) => one.id === id);

const database = once(() =>
    openDatabase(FILE, (made) => made.createObjectStore(STORE, { keyPath: "id" })),
);

/** Once a visit; the next one would say the same. */
const nothingKept = once(() => notify("error", say.notKept));

const sorted = (all: readonly Draft[]) => all.toSorted((a, b) => b.saved - a.saved);

function put(id: string, next: Draft | null): void {
    const others = drafts.peek().filter((one) => one.id !== id);
    drafts.value = sorted(next === null ? others : [next, ...others]);
}

/** The tabs tell one another which draft has changed. */
const channel = once(() => new BroadcastChannel(FILE));

/** Changes what is kept, whatever other tabs have made of it. Gives what is kept now. */
export async function change(
    id: string,
    make: (stored: Draft | undefined) => Draft | null,
): Promise<Draft | null> {
    let next: Draft | null = null;
    try {
        const transaction = (await database()).transaction(STORE, "readwrite");
        const store = transaction.objectStore(STORE);
        const stored = (await settled(store.get(id))) as Draft | undefined;
        next = make(stored);
        if (next === null) store.delete(id);
        else store.put(next);
        await completed(transaction);
        channel().postMessage(id);
    } catch {
        next ??= make(draftOf(id));
        nothingKept();
    }
    put(id, next);
    return next;
}

/** The oldest go, of those first that nobody has named. */
function few(versions: readonly Version[]): readonly Version[] {
    if (versions.length <= VERSIONS) return versions;
    const unnamed = versions.findLastIndex(({ name }) => name === "");
    return few(versions.toSpliced(unnamed < 0 ? versions.length - 1 : unnamed, 1));
}

/** With a version before the others, unless it is the same as the newest. */
export const withVersion = (versions: readonly Version[], version: Version): readonly Version[] =>
    versions[0]?.text === version.text && version.name === ""
        ? versions
        : few([version, ...versions]);

/**
 * What is to be kept when `text` has been written upon `base`, at a time: what another tab has kept meanwhile is a
 * version of it, and so is what stood there ten minutes after the last one.
 */
export function kept(
    stored: Draft | undefined,
    { id, base, text, now }: { id: string; base: string; text: string; now: number },
): Draft {
    if (stored === undefined) return { id, text, saved: now, versions: [] };
    const { versions } = stored;
    const other = stored.text !== base && stored.text !== text;
    const old = now - (versions[0]?.saved ?? 0) > APART && stored.text !== text;
    const before: Version = { text: stored.text, saved: stored.saved, name: "" };
    return {
        ...{ id, text, saved: now },
        versions: other || old ? withVersion(versions, before) : versions,
    };
}

const isVersion = (one: Partial<Version> | null): one is Version =>
    typeof one?.text === "string" && Number.isFinite(one.saved) && typeof one.name === "string";

const isDraft = (one: Partial<Draft> | null): one is Draft =>
    typeof one?.id === "string" &&
    typeof one.text === "string" &&
    Number.isFinite(one.saved) &&
    Array.isArray(one.versions) &&
    one.versions.every(isVersion);

async function readAll(): Promise<void> {
    try {
        const store = (await database()).transaction(STORE).objectStore(STORE);
        const found = (await settled(store.getAll())) as Partial<Draft>[];
        drafts.value = sorted(found.filter(isDraft));
    } catch {
        // Those of this tab stay.
    }
}

/** Reads what is kept, and from then on follows what other tabs keep. */
export const recallDrafts = once(async () => {
    await readAll();
    try {
        channel().addEventListener("message", () => void readAll());
    } catch {
        // Without it this tab knows its own.
    }
});
