/** Settings remembered in this browser. What cannot be read or does not fit falls back to defaults. */
import { defaults, type Settings, settings } from "./store.ts";

const KEY = "plyscope.settings";

/** Settings that are one of a few words. */
const WORDS: { [name: string]: readonly string[] } = {
    theme: ["system", "light", "dark"],
    panel: [
        "analysis",
        "see",
        "players",
        "moves",
        "match",
        "arena",
        "views",
        "outlook",
        "genes",
        "learn",
    ],
};

/** Numbers that the page can work with; its controls keep to less. */
const RANGES: { [name: string]: readonly [least: number, most: number] } = {
    pace: [0, 10_000],
    ticks: [1, 60],
    terminalHeight: [0, 10_000],
    workers: [0, 1000],
};

export function loadSettings(): Settings {
    const loaded: Settings = { ...defaults };
    let stored: unknown = null;
    try {
        stored = JSON.parse(localStorage.getItem(KEY) ?? "null");
    } catch {
        return loaded;
    }
    if (typeof stored !== "object" || stored === null) return loaded;
    for (const name of Object.keys(defaults) as (keyof Settings)[]) {
        const value = (stored as Record<string, unknown>)[name];
        if (typeof value !== typeof defaults[name]) continue;
        if (WORDS[name]?.includes(String(value)) === false) continue;
        const [least, most] = RANGES[name] ?? [0, 0];
        if (typeof value === "number" && (value < least || value > most)) continue;
        Object.assign(loaded, { [name]: value });
    }
    return loaded;
}

/** Changes settings and remembers them. */
export function changeSettings(part: Partial<Settings>): void {
    settings.value = { ...settings.value, ...part };
    saveSettings(settings.value);
}

export function saveSettings(settings: Settings): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
        // Private windows may refuse storage; the settings then last for this visit.
    }
}
