import { beforeEach, expect, test, vi } from "vitest";
import { choose, openPanel, session, startSession } from "./session.ts";
import { changeSettings, defaults, loadSettings, settings, startSettings } from "./settings.ts";

let stored: string | null = null;
let heard: (event: { key: string | null }) => void = () => {};

/** What another tab of the same browser remembers. */
function elsewhere(part: object): void {
    stored = JSON.stringify({ ...JSON.parse(stored ?? "{}"), ...part });
}

beforeEach(() => {
    stored = null;
    settings.value = { ...defaults };
    vi.stubGlobal("localStorage", {
        getItem: () => stored,
        setItem: (_key: string, text: string) => {
            stored = text;
        },
    });
    vi.stubGlobal("window", {
        addEventListener: (_type: string, listener: typeof heard) => {
            heard = listener;
        },
    });
});

test("settings survive a visit", () => {
    changeSettings({ theme: "dark" });
    changeSettings({ pace: 900 });
    expect(loadSettings()).toEqual({ ...defaults, theme: "dark", pace: 900 });
});

test("what does not fit falls back, one by one", () => {
    stored = JSON.stringify({ theme: "pink", panel: 7, pace: 100, unknown: 1 });
    expect(loadSettings()).toEqual({ ...defaults, pace: 100 });
    for (const text of ["{", "null", "[]", "3"]) {
        stored = text;
        expect(loadSettings()).toEqual(defaults);
        changeSettings({ pace: 200 });
        expect(loadSettings()).toEqual({ ...defaults, pace: 200 });
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
    changeSettings({ theme: "dark" });
    expect(settings.value.theme).toBe("dark");
    expect(loadSettings()).toEqual(defaults);
});

test("two tabs do not undo each other's settings", () => {
    startSettings();
    elsewhere({ theme: "dark" });
    changeSettings({ pace: 900 });
    expect(loadSettings()).toEqual({ ...defaults, theme: "dark", pace: 900 });
    heard({ key: "plyscope.settings" });
    expect(settings.value).toEqual({ ...defaults, theme: "dark", pace: 900 });
    elsewhere({ theme: "light" });
    heard({ key: "another" });
    expect(settings.value.theme).toBe("dark");
    stored = null;
    heard({ key: null });
    expect(settings.value).toEqual(defaults);
});

test("what is opened is not remembered, what is chosen is, and other tabs do not change it", () => {
    startSettings();
    startSession();
    openPanel("moves");
    expect(session.value.panel).toBe("moves");
    expect(stored).toBeNull();
    choose({ terminalOpen: true });
    expect(session.value).toEqual({ panel: "moves", terminalOpen: true });
    expect(JSON.parse(stored ?? "")).toEqual({ terminalOpen: true });
    elsewhere({ panel: "match", terminalOpen: false });
    heard({ key: "plyscope.settings" });
    expect(session.value).toEqual({ panel: "moves", terminalOpen: true });
    startSession();
    expect(session.value).toEqual({ panel: "match", terminalOpen: false });
});
