import { describe, expect, test } from "vitest";
import type { Param } from "../engine/protocol.ts";
import { type Scale, scaleOf } from "./scale.ts";

function scale(part: Partial<Param>): Scale {
    const found = scaleOf({ name: "p", title: "", doc: "", type: "int", init: 0, ...part });
    if (found === null) throw new Error("no slider");
    return found;
}

function values(of: Scale): number[] {
    return Array.from({ length: of.steps + 1 }, (_, i) => of.value(i));
}

describe("every slider", () => {
    const sliders: [string, Partial<Param>][] = [
        ["small integers", { min: 2, max: 12 }],
        ["integers with 0 as a stop", { min: 0, max: 100000, log: true }],
        ["counts", { min: 1, max: 1e12, log: true, limit: true }],
        ["wide integers", { min: 0, max: 5000 }],
        ["fractions", { type: "real", min: 0, max: 10 }],
        ["signed fractions", { type: "real", min: -3, max: 3 }],
        ["log fractions", { type: "real", min: 0.001, max: 100, log: true }],
        ["log fractions with 0", { type: "real", min: 0, max: 1e9, log: true }],
        ["time", { type: "time", min: 0, max: 3600 }],
    ];
    test.each(sliders)("%s: grows from its least to its last value, and back", (_, part) => {
        const of = scale(part);
        const all = values(of);
        expect(all[0]).toBe(part.min);
        for (let i = 1; i < all.length; i++)
            expect(all[i] as number).toBeGreaterThan(all[i - 1] as number);
        for (const value of all) expect(of.value(of.position(value))).toBe(value);
        expect(of.steps).toBeLessThanOrEqual(400);
        expect(of.position(Number.MAX_SAFE_INTEGER)).toBe(of.steps);
    });
});

describe("scales", () => {
    test("a position for each small whole number", () => {
        expect(values(scale({ min: 2, max: 6 }))).toEqual([2, 3, 4, 5, 6]);
    });

    test("zero is a stop below the least value of a logarithmic slider", () => {
        const of = scale({ min: 0, max: 1e15, log: true, limit: true });
        expect(of.value(0)).toBe(0);
        expect(of.value(1)).toBe(1);
        expect(of.position(0)).toBe(0);
        expect(of.position(1)).toBe(1);
        const time = scale({ type: "time", min: 0, max: 3600 });
        expect([time.value(0), time.value(1)]).toEqual([0, 0.01]);
    });

    test("equal ratios, rounded to two digits", () => {
        const of = scale({ min: 1, max: 1e6, log: true });
        expect(values(of).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(of.value(of.position(1000))).toBe(1000);
        expect(of.value(of.position(64))).toBe(63);
        for (const value of values(of)) expect(Number(value.toPrecision(2))).toBe(value);
    });

    test("round steps of fractions", () => {
        const of = scale({ type: "real", min: 0, max: 10 });
        expect(of.value(1)).toBe(0.05);
        expect(of.value(28)).toBe(1.4);
    });

    test("limits end where sliders are of use; the step of the row is kept", () => {
        expect(scale({ min: 1, max: 1e12, log: true, limit: true }).value(1e6)).toBe(1e7);
        expect(scale({ type: "time", min: 0, max: 3600 }).value(1e6)).toBe(60);
        expect(values(scale({ min: 0, max: 6, step: 2 }))).toEqual([0, 2, 4, 6]);
    });

    test("seeds and words have none", () => {
        const none = (part: Partial<Param>) =>
            scaleOf({ name: "p", title: "", doc: "", type: "int", init: 0, ...part });
        expect(none({ min: 0, max: 2 ** 53 - 1 })).toBeNull();
        expect(none({ type: "text", max: 20 })).toBeNull();
        expect(none({ type: "bool" })).toBeNull();
    });
});
