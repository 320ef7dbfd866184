/** The file in the editor: whose it is, where it came from, and whether its code may run. */
import { computed, signal } from "@preact/signals";
import { type Language, languageOf } from "../../../../../wasm/language.mjs";
import type { Fault } from "../../../../../wasm/player.mjs";
import { visible } from "../../../../../wasm/visible.mjs";
import { faults, freeName, keepPlayer, written, writtenBy } from "../../../state/act/written.ts";
import { plainName } from "../../../state/read/playername.ts";
import { sourceOf } from "../../../words/starts.ts";
import { playQuick } from "./quick.ts";
import { STARTS } from "./starts.ts";
import { endTests, runTests } from "./tests.ts";
import { tryMoves } from "./trial.ts";

interface Draft {
    name: string;
    /** What its person or its file calls it, where that cannot be its name. */
    called?: string | undefined;
    source: string;
    /** Where the text came from, when it is not this person's: nothing of it runs before it is read. */
    from: "here" | "link" | "file";
    /** What stood here before a text of somebody else took its place. */
    before?: Draft | undefined;
}

/** What was being written, for when the page is opened again in this tab. */
const KEY = "plyscope.draft";

function readDraft(found: Partial<Draft> | null | undefined): Draft | null {
    const { name, called, source, from, before } = found ?? {};
    if (typeof name !== "string" || typeof source !== "string") return null;
    return {
        ...{ name, source },
        called: typeof called === "string" ? called : undefined,
        from: from === "here" || from === "file" ? from : "link",
        before: readDraft(before) ?? undefined,
    };
}

function kept(): Draft | null {
    try {
        return readDraft(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    } catch {
        return null;
    }
}

function open(next: Draft): void {
    chosen.value = next;
    try {
        sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
        // It lasts until the page is left.
    }
}

const fresh = (id: string, of: Language): Draft => ({
    name: `my-${id}`,
    source: sourceOf(id, of),
    from: "here",
});

/** What files of players end with, as choices of files take it. */
export const FILES = ".js,.mjs,.py,text/javascript,text/x-python";

/** Until the person has chosen, the player that was kept last or one to begin with. */
const chosen = signal<Draft | null>(null);
const first = (): Draft => {
    const before = kept();
    if (before !== null) return before;
    const [one] = [...written.peek()].sort((a, b) => b.saved - a.saved);
    return one === undefined ? fresh("greedy", "javascript") : { ...one, from: "here" };
};

export const draft = computed<Draft>(() => chosen.value ?? first());
/** The language of its text. */
export const language = computed(() => languageOf(draft.value.source));
/** What is wrong with the text as it was run last. */
export const wrong = signal<Fault | null>(null);
/** Its code is being read. */
export const reading = signal(false);

export function setDraft(part: Partial<Draft>): void {
    open({ ...draft.peek(), ...part });
}

function openDraft(next: Draft): void {
    wrong.value = null;
    open(next);
}

const unlessName = (text: string) => (plainName(text) === text ? undefined : text);

/** Calls it like this, as far as a name can be like that. */
export const nameDraft = (text: string) =>
    setDraft({ name: plainName(text), called: unlessName(text) });

/**
 * Opens a file of somebody else, under a name that no player has. What stood here is kept, and of several
 * such files in a row what stood here before the first.
 */
export function openForeign(text: string, source: string, from: "link" | "file"): void {
    const now = draft.peek();
    const before = now.from === "here" ? { ...now, before: undefined } : (now.before ?? now);
    openDraft({ name: freeName(text), called: unlessName(visible(text)), source, from, before });
}

/** Brings back what stood here before the text of somebody else. */
export function openBefore(): void {
    const { before } = draft.peek();
    if (before !== undefined) openDraft(before);
}

export const openStart = (id: string, of: Language = language.peek()) =>
    openDraft({ ...fresh(id, of), name: freeName(`my-${id}`) });

/** Goes on in this language: with what one has begun with, where nothing has been written yet. */
export function openLanguage(next: Language): void {
    const { source } = draft.peek();
    const begun = STARTS.find(({ id }) => sourceOf(id, language.peek()) === source);
    openStart(begun?.id ?? "greedy", next);
}

/** A file to begin with, of the page's own. */
export const openOwn = (name: string, source: string) =>
    openDraft({ name: freeName(name), source, from: "here" });

export function openWritten(name: string): void {
    const one = writtenBy(name);
    if (one !== undefined) openDraft({ name, source: one.source, from: "here" });
}

/** Whether what is in the editor is what plays. */
export const current = computed(() => {
    const { name, source } = draft.value;
    return written.value.some((one) => one.name === name && one.source === source);
});

/** Where it failed last: while its text was read, or in a game. */
export const fault = computed(
    () => wrong.value ?? (current.value ? (faults.value[draft.value.name] ?? null) : null),
);

/** Whether it plays: `doubtful` where something was told of it with which it has not ended. */
export const plays = computed(() =>
    fault.value === null ? "ready" : fault.value.ended === true ? "failed" : "doubtful",
);

/**
 * Runs the text in the editor: from now on it plays under its name, is asked for moves, plays a fast game and is
 * tested. What has come into the editor meanwhile has nothing to do with it.
 */
export async function runDraft(): Promise<void> {
    const { name, source } = draft.peek();
    if (reading.value) return;
    reading.value = true;
    wrong.value = null;
    endTests();
    try {
        const stands = () => draft.peek().name === name && draft.peek().source === source;
        const answered: { all: Promise<boolean> } = { all: Promise.resolve(false) };
        const found = await keepPlayer(name, source, () => {
            if (!stands()) return;
            setDraft({ from: "here", called: undefined, before: undefined });
            answered.all = tryMoves(name, source);
        });
        if (stands()) wrong.value = found;
        // One after the other: what runs beside a game takes time from its moves.
        void answered.all.then(async (whole) => {
            if (!whole || !current.peek()) return;
            await playQuick(name);
            if (stands() && current.peek()) void runTests(name, source);
        });
    } finally {
        reading.value = false;
    }
}
