import { beforeEach, expect, test, vi } from "vitest";
import { loadSettings, saveSettings } from "./settings.ts";
import { defaults } from "./store.ts";

let stored: string | null = null;

beforeEach(() => {
    stored = null;
    vi.stubGlobal("localStorage", {
        getItem: () => stored,
        setItem: (_key: string, text: string) => {
            stored = text;
        },
    });
});

test("settings survive a visit", () => {
    saveSettings({ ...defaults, theme: "dark", pace: 900 });
    expect(loadSettings()).toEqual({ ...defaults, theme: "dark", pace: 900 });
});

test("what does not fit falls back, one by one", () => {
    stored = JSON.stringify({ theme: "pink", panel: 7, pace: 100, unknown: 1 });
    expect(loadSettings()).toEqual({ ...defaults, pace: 100 });
    for (const text of ["{", "null", "[]", "3"]) {
        stored = text;
        expect(loadSettings()).toEqual(defaults);
    }
});

test("no storage, no settings, no error", () => {
    vi.stubGlobal("localStorage", {
        getItem: () => {
            throw new Error("denied");
        },
        setItem: () => {
            throw new Error("denied");
        },
    });
    saveSettings(defaults);
    expect(loadSettings()).toEqual(defaults);
});
