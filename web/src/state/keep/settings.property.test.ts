/** Settings: what is kept comes back, and hostile storage gives settings all the same. */
import { beforeEach, expect, test, vi } from "vitest";
import { fc, json, text } from "../../testing/arbitrary.ts";
import { changeSettings, defaults, loadSettings, type Settings } from "./settings.ts";

let stored: string | null = null;

beforeEach(() => {
    vi.stubGlobal("localStorage", {
        getItem: () => stored,
        setItem: (_key: string, value: string) => {
            stored = value;
        },
    });
});

const settings: fc.Arbitrary<Settings> = fc.record({
    theme: fc.constantFrom("system", "light", "dark"),
    language: fc.constantFrom("", "en", "fr"),
    boardValues: fc.boolean(),
    ownNumbers: fc.boolean(),
    layers: fc.constantFrom("", "none", "arrows+line density 1000 uniform"),
    autoplay: fc.boolean(),
    pace: fc.integer({ min: 0, max: 1000 }),
    realTime: fc.boolean(),
    ticks: fc.integer({ min: 5, max: 15 }),
    animations: fc.boolean(),
    rotate: fc.boolean(),
    place: fc.boolean(),
    clockMinutes: fc.integer({ min: 0, max: 600 }),
    clockIncrement: fc.integer({ min: 0, max: 600 }),
    sound: fc.boolean(),
    vibration: fc.boolean(),
    think: fc.boolean(),
    closed: fc.constantFrom("", "welcome", "welcome column value"),
    terminalOpen: fc.boolean(),
    terminalHeight: fc.integer({ min: 100, max: 3000 }),
    panel: fc.constantFrom("analysis", "see", "moves", "genes", "learn"),
    analyst: text,
    screenReader: fc.boolean(),
    workers: fc.integer({ min: 0, max: 256 }),
    patience: fc.integer({ min: 1, max: 300 }),
});

test("settings come back", () => {
    fc.assert(
        fc.property(settings, (one) => {
            changeSettings(one);
            expect(loadSettings()).toEqual(one);
        }),
    );
});

test("hostile storage gives settings: each of its kind, numbers that the page can work with", () => {
    const names = Object.keys(defaults);
    const hostile = fc.oneof(
        json(...names),
        fc
            .array(fc.tuple(fc.constantFrom(...names, "__proto__"), json(...names)), {
                maxLength: 9,
            })
            .map((all) => `{${all.map(([key, value]) => `"${key}":${value}`).join(",")}}`),
        text,
    );
    fc.assert(
        fc.property(hostile, (one) => {
            stored = one;
            const loaded = loadSettings();
            expect(Object.keys(loaded)).toEqual(names);
            for (const name of names as (keyof Settings)[])
                expect(typeof loaded[name]).toBe(typeof defaults[name]);
            expect(["system", "light", "dark"]).toContain(loaded.theme);
            const { pace, ticks, terminalHeight, workers } = loaded;
            for (const number of [pace, terminalHeight, workers]) {
                expect(number).toBeGreaterThanOrEqual(0);
                expect(number).toBeLessThanOrEqual(10_000);
            }
            // Ticks divide the time.
            expect(1000 / ticks).toBeGreaterThan(0);
            expect(1000 / ticks).toBeLessThanOrEqual(1000);
            expect(({} as { theme?: unknown }).theme).toBeUndefined();
        }),
        { numRuns: 600 },
    );
});
