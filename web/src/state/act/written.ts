/**
 * Players that were written in this browser: their files by name, with earlier versions, and what they
 * print. The engine knows them by a description made of their file; they run in the sandbox
 * (engine/sandbox.ts) whenever a core asks them. A file that came by a link or from disk is only text
 * until the person has it run.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Fault, Note } from "../../../../wasm/player.mjs";
import { type Engine, PLAYER } from "../../engine/client.ts";
import { engine } from "../../engine/engine.ts";
import { describeFile, dismiss, employ } from "../../engine/sandbox.ts";
import { sandbox as say } from "../../words/sandbox.ts";
import { KEY } from "../keep/ownplayers.ts";
import { changeSettings, settings } from "../keep/settings.ts";
import { describesPlayer } from "../read/described.ts";
import { LONGEST_NAME, plainName } from "../read/playername.ts";
import { isAbout } from "../read/said.ts";
import { describe, notices, players, searchers } from "../read/store.ts";
import { find } from "./ask.ts";
import { resumeComputer } from "./computer.ts";
import { film } from "./films.ts";
import { notify } from "./notify.ts";
import { once } from "./once.ts";
import { refresh } from "./refresh.ts";

export interface Version {
    source: string;
    /** Milliseconds since 1970. */
    saved: number;
}

export interface Written extends Version {
    name: string;
    /** The file by which the core knows it. */
    text: string;
    /** The newest first. */
    versions: Version[];
}

/** What a player printed, or where it failed. */
interface Print extends Note {
    player: string;
    number: number;
}

/** Versions and printed lines that are kept; the longest file. */
const VERSIONS = 20;
const PRINTED = 300;
export const LONGEST = 60_000;

const kept = signal<readonly Written[]>([]);
export const written = computed(() => kept.value);
export const prints = signal<readonly Print[]>([]);
/** Where the player failed last, by its name. */
export const faults = signal<{ readonly [name: string]: Fault }>({});

export const writtenBy = (name: string) => kept.value.find((one) => one.name === name);

/** A name made of this text that no player has: neither those of the core nor own ones, nor these. */
export function freeName(text: string, others: ReadonlySet<string> = new Set()): string {
    const base = plainName(text);
    const rows = describe.value?.searchers ?? [];
    const taken = (name: string) => others.has(name) || rows.some((row) => row.name === name);
    let name = base;
    for (let i = 2; taken(name) || writtenBy(name) !== undefined; i++)
        name = `${base.slice(0, LONGEST_NAME - 4)}-${i}`;
    return name;
}

const isVersion = (one: Partial<Version> | null): one is Version =>
    typeof one?.source === "string" && Number.isFinite(one.saved);

function isWritten(one: Partial<Written> | null): one is Written {
    if (one === null || !Array.isArray(one.versions)) return false;
    const named = typeof one.name === "string" && typeof one.text === "string";
    return named && [one, ...one.versions].every(isVersion);
}

/** Players for whom the browser had no room: they are in this tab only. */
const unstored = new Set<string>();

/** All players: those in storage, which other tabs may have changed, and those that are here only. */
function all(): readonly Written[] {
    try {
        const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        const found = Array.isArray(read) ? read.filter(isWritten) : [];
        const stored = (name: string) => found.some((one) => one.name === name);
        const here = kept.value.filter(({ name }) => unstored.has(name) && !stored(name));
        return sorted([...found, ...here]);
    } catch {
        return kept.value;
    }
}

const sorted = (list: readonly Written[]) => [...list].sort((a, b) => a.name.localeCompare(b.name));

/** Puts a player, or none, in the place of the one of that name. */
function save(name: string, next: Written | null): void {
    const others = all().filter((one) => one.name !== name);
    kept.value = next === null ? others : sorted([...others, next]);
    unstored.delete(name);
    try {
        if (kept.value.length === 0) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, JSON.stringify(kept.value));
        unstored.clear();
    } catch {
        if (next !== null) unstored.add(name);
        notify("error", say.notStored);
    }
}

let printed = 0;

/** `worker`: which of its games says so; 0 = none. `source`: the text that it plays by, where that may be an older one. */
export function note(player: string, said: Note, worker = 0, source?: string): void {
    if (worker > 0) film(player, worker, said);
    if (said.type !== "log" && said.type !== "fault") return;
    const old = source !== undefined && (writtenBy(player)?.source ?? source) !== source;
    batch(() => {
        prints.value = [...prints.value, { ...said, player, number: ++printed }].slice(-PRINTED);
        if (said.type === "fault" && !old) faults.value = { ...faults.value, [player]: said };
    });
}

export function clearPrints(): void {
    prints.value = [];
}

/** What the core knows of own players, by their names. */
const told = new Map<string, string>();

/** By what the core knows a player: titles differ, and it is told how long to wait. */
function description({ name, text }: Written, all: readonly Written[]): string {
    const titleOf = (of: string) => /^title (.*)$/m.exec(of)?.[1];
    const title = titleOf(text);
    const rows = describe.value?.searchers ?? [];
    const twin =
        all.some((other) => other.name !== name && titleOf(other.text) === title) ||
        rows.some((row) => row.title === title && writtenBy(row.name) === undefined);
    const own = twin && title !== name ? text.replace(/^title .*$/m, `title ${name}`) : text;
    return `${own}patience ${settings.value.patience}\n`;
}

/** Makes a player known to another engine, where nothing is noted of what it prints; under which name. */
export async function lend(to: Engine, one: Written): Promise<string> {
    // No word of a sentence is like it: in what is said of it, it can be called by its own name again.
    const name = freeName(`${one.name}-tested`);
    const { patience } = settings.value;
    employ(name, { source: one.source, patience, note: () => {} });
    // The description names it, too: the core takes that name, not the file's.
    const renamed = one.text.replace(/^name .*$/m, `name ${name}`);
    const text = description({ ...one, name, text: renamed }, kept.value);
    await to.blob(PLAYER + name, new TextEncoder().encode(text));
    return name;
}

/** Makes a player known to the engine; null, or why the core does not take it. */
async function introduce(one: Written, all: readonly Written[]): Promise<string | null> {
    const { name, source } = one;
    const { patience } = settings.value;
    employ(name, { source, patience, note: (said, worker) => note(name, said, worker, source) });
    const next = description(one, all);
    const wrong = await engine.blob(PLAYER + name, new TextEncoder().encode(next));
    if (wrong === null) told.set(name, next);
    return wrong;
}

/** Those of whom the core knows something else than it should by now. */
async function remind(): Promise<void> {
    for (const one of kept.value)
        if (told.get(one.name) !== description(one, kept.value)) await introduce(one, kept.value);
}

/** How long players may be silent beyond their time, in seconds, from now on. */
export async function setPatience(patience: number): Promise<void> {
    changeSettings({ patience });
    await remind();
}

/** What the tables say has changed: menus, sliders, seats. */
async function tell(): Promise<void> {
    const [tables, fits] = await Promise.all([
        engine.send("describe", { quiet: true }),
        engine.send("searchers", { quiet: true }),
    ]);
    batch(() => {
        describe.value = find(tables, "describe") ?? describe.value;
        searchers.value = find(fits, "searchers")?.searchers ?? searchers.value;
    });
    await refresh();
}

/** The core and the sandbox know this player no longer. */
async function forget(name: string): Promise<void> {
    // A file that describes nobody takes the place of the description.
    await engine.blob(PLAYER + name, new Uint8Array());
    engine.blobs.delete(PLAYER + name);
    dismiss(name);
    told.delete(name);
}

/** Another tab has kept or removed players: they are the same here. */
async function follow(): Promise<void> {
    const before = kept.value;
    const now = all();
    kept.value = now;
    for (const { name } of before) if (!now.some((one) => one.name === name)) await forget(name);
    for (const one of now)
        if (before.find(({ name }) => name === one.name)?.source !== one.source)
            await introduce(one, now);
    await remind();
    await tell();
}

/** Those of earlier visits, as they were. */
export const recall = once(async () => {
    kept.value = all();
    globalThis.addEventListener?.("storage", ({ key }: StorageEvent) => {
        // Without a key: everything was deleted.
        if (key === KEY || key === null) void follow();
    });
    await remind();
});

/** Where it is read what is wrong with a player, no notice says it again. */
export function dropNotices(name: string): void {
    const others = notices.value.filter(({ said }) => !isAbout(said, "player", name));
    if (others.length < notices.value.length) notices.value = others;
}

/**
 * Keeps a file under a name and lets it play from now on; null, or what is wrong with it. The file is
 * read in the sandbox: this is where its code runs for the first time. `then` is called when it is kept, before
 * menus and seats know of it.
 */
export async function keepPlayer(
    name: string,
    source: string,
    then: () => void = () => {},
): Promise<Fault | null> {
    await recall();
    if (source.length > LONGEST) return { text: say.tooLong(LONGEST) };
    const described = await describeFile(name, source, settings.value.patience);
    if ("fault" in described) return described.fault;
    if (!describesPlayer(described.text, name)) return { text: say.unclear };
    const before = all().find((one) => one.name === name);
    const failed = faults.peek()[name] !== undefined;
    const old = before === undefined ? [] : [{ source: before.source, saved: before.saved }];
    const same = before?.source === source;
    const versions = [...(same ? [] : old), ...(before?.versions ?? [])].slice(0, VERSIONS);
    const saved = same ? before.saved : Date.now();
    const next: Written = { name, source, text: described.text, saved, versions };
    const wrong = await introduce(next, [...kept.value, next]);
    if (wrong !== null) {
        if (before === undefined) dismiss(name);
        else await introduce(before, kept.value);
        return { text: wrong };
    }
    batch(() => {
        const { [name]: _, ...others } = faults.value;
        faults.value = others;
        // What was told of the text before is over.
        dropNotices(name);
        save(name, next);
    });
    then();
    await remind();
    await tell();
    // One that has failed in its seat goes on; where a person has gone back in the game, nobody moves.
    if (failed && players.value.some(({ searcher }) => searcher === name)) resumeComputer();
    return null;
}

export async function removePlayer(name: string): Promise<void> {
    save(name, null);
    await forget(name);
    await remind();
    await tell();
}

/** Of all players at once: results of games that others have played say nothing of these. */
export function stamp(): string {
    let sum = 0;
    for (const letter of JSON.stringify(kept.value.map(({ name, source }) => [name, source])))
        sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
    return kept.value.length === 0 ? "" : ` ${sum}`;
}
