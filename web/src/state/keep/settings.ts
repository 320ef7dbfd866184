/**
 * What this person prefers, remembered in this browser: changed by explicit choices only, never by what
 * is opened. What cannot be read or does not fit falls back to defaults.
 */
import { signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

export const defaults = {
    theme: "system" as Theme,
    /** The tag of the language that was chosen; empty: as the browser has it (words/begin.ts). */
    language: "",
    /** Values of moves drawn on the board. */
    boardValues: true,
    /** Values as the program computes them, in the place of what they come to for people. */
    ownNumbers: false,
    /** What lies over the board, in the words of state/keep/overlays.ts; empty: the usual. */
    layers: "",
    /** Computer seats move by themselves. */
    autoplay: true,
    /** Rest between two computer moves in milliseconds, so that people can follow. */
    pace: 350,
    /** Games in which all move at once are played against the clock, else step by step. */
    realTime: true,
    /** Steps a second in real time. */
    ticks: 8,
    animations: true,
    /** Who has played at a board of two changes sides with the next game. */
    rotate: true,
    /** After games against programs it is estimated how strong the person is. */
    place: true,
    /** Of a game of two, for each side; 0 = no clock. And seconds more with every move. */
    clockMinutes: 0,
    clockIncrement: 0,
    /** Moves and ends of games are heard, or felt in the hand. */
    sound: false,
    vibration: false,
    /** A search thinks about the position on the board when the page opens. */
    think: true,
    /** What a first visit is told and has been closed, by name. */
    closed: "",
    terminalOpen: false,
    terminalHeight: 260,
    /** The panel that was chosen last. */
    panel: "start",
    /** Spec of the analysing player that was chosen last; empty: the usual one. */
    analyst: "",
    screenReader: false,
    /** Workers for batch jobs, 0 = as many as cores less one. */
    workers: 0,
    /** Seconds that a player that was written here may be silent beyond its time. */
    patience: 10,
};
export type Settings = typeof defaults;

const KEY = "plyscope.settings";

/** Settings that are one of a few words. */
const WORDS: { [name: string]: readonly string[] } = { theme: ["system", "light", "dark"] };

/** Numbers that the page can work with; its controls keep to less. */
const RANGES: { [name: string]: readonly [least: number, most: number] } = {
    pace: [0, 10_000],
    ticks: [1, 60],
    clockMinutes: [0, 600],
    clockIncrement: [0, 600],
    terminalHeight: [0, 10_000],
    workers: [0, 1000],
    patience: [1, 600],
};

/** What storage holds: of any kind. */
function stored(): { [name: string]: unknown } {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
        return typeof found === "object" && found !== null && !Array.isArray(found)
            ? { ...found }
            : {};
    } catch {
        return {};
    }
}

export function loadSettings(): Settings {
    const loaded: Settings = { ...defaults };
    const found = stored();
    for (const name of Object.keys(defaults) as (keyof Settings)[]) {
        const value = found[name];
        if (typeof value !== typeof defaults[name]) continue;
        if (WORDS[name]?.includes(String(value)) === false) continue;
        const [least, most] = RANGES[name] ?? [0, 0];
        if (typeof value === "number" && (value < least || value > most)) continue;
        Object.assign(loaded, { [name]: value });
    }
    return loaded;
}

export const settings = signal<Settings>({ ...defaults });

/** Takes what is remembered, and follows what other tabs change. */
export function startSettings(): void {
    settings.value = loadSettings();
    window.addEventListener("storage", ({ key }) => {
        // Without a key: everything was deleted.
        if (key === KEY || key === null) settings.value = loadSettings();
    });
}

/** Changes settings and remembers them, beside what other tabs have remembered meanwhile. */
export function changeSettings(part: Partial<Settings>): void {
    settings.value = { ...settings.value, ...part };
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...part }));
    } catch {
        // Private windows may refuse storage; the settings then last for this visit.
    }
}

export const cores = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 2);

/** Number of workers that are asked for. */
export function workers(): number {
    return settings.value.workers > 0 ? settings.value.workers : Math.max(1, cores - 1);
}
