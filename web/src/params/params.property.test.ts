/** Values of parameters: what is shown is read again, sliders lead back, hostile text is refused. */
import { describe, expect, test } from "vitest";
import type { GameRow, Param, Row, Values } from "../engine/protocol.ts";
import { fc, pieces, text } from "../testing/arbitrary.ts";
import { checkNumber, rangeText } from "./entered.ts";
import { rounded, scaleOf } from "./scale.ts";
import { changesTo, numberText, presetFits, readNumber, valueText } from "./values.ts";

const param = (part: Partial<Param>): Param => ({
    name: "p",
    title: "",
    doc: "",
    type: "real",
    init: 0,
    ...part,
});
const whole = param({ type: "int", min: -1e15, max: 1e15 });
const real = param({ min: -1e300, max: 1e300 });
const time = param({ type: "time", min: 0, max: 1e9, unit: "s" });

const counts = fc.oneof(
    fc.maxSafeInteger(),
    fc
        .tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat({ max: 11 }))
        .map(([n, e]) => n * 10 ** e),
);
const reals = fc.double({ min: -1e300, max: 1e300, noNaN: true });
const seconds = fc.oneof(
    fc.integer({ min: 0, max: 999_999 }).map((ms) => ms / 1000),
    fc.integer({ min: 0, max: 1e6 }),
    fc.double({ min: 0, max: 1e9, noNaN: true }),
);

describe("numbers", () => {
    test("whole ones come back exactly, from the entry and from a line", () => {
        fc.assert(
            fc.property(counts, (value) => {
                expect(readNumber(whole, numberText(whole, value))).toBe(value + 0);
                expect(readNumber(whole, valueText(whole, value))).toBe(value + 0);
            }),
        );
    });

    test("others come back exactly from a line, to ten digits from the entry", () => {
        fc.assert(
            fc.property(reals, (value) => {
                expect(readNumber(real, valueText(real, value))).toBe(value + 0);
                expect(readNumber(real, numberText(real, value))).toBe(rounded(value, 10) + 0);
            }),
        );
    });

    test("times come back, those below a second to six digits", () => {
        fc.assert(
            fc.property(seconds, (value) => {
                const read = readNumber(time, valueText(time, value));
                if (value >= 1) expect(read).toBe(value);
                else expect(read).toBe(rounded(rounded(value * 1000, 6) * 0.001, 15));
                expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(value * 1e-5);
            }),
        );
    });

    const hostile = fc.oneof(
        text,
        pieces("1", "0", ".", ",", "e", "-", "+", "k", "ms", " ", "\u202f", "constructor"),
    );

    test("hostile text is a number or none", () => {
        fc.assert(
            fc.property(hostile, fc.constantFrom(whole, real, time), (typed, of) => {
                const value = readNumber(of, typed);
                if (value !== null) expect(Number.isFinite(value)).toBe(true);
            }),
        );
    });

    test("what is taken lies in the range, what is not is told the range", () => {
        const ranged = fc
            .tuple(fc.constantFrom("int", "real", "time"), fc.nat(), fc.nat())
            .map(([type, a, b]) =>
                param({ type: type as "int", min: Math.min(a, b), max: Math.max(a, b) }),
            );
        const typed = fc.oneof(hostile, fc.nat().map(String), reals.map(String));
        fc.assert(
            fc.property(ranged, typed, (of, words) => {
                // Both ends belong to it.
                for (const end of [of.min, of.max])
                    expect(checkNumber(of, String(end))).toEqual({ value: end });
                const checked = checkNumber(of, words);
                if ("error" in checked) {
                    expect(checked.error).toBe(rangeText(of));
                    return;
                }
                expect(checked.value).toBeGreaterThanOrEqual(of.min as number);
                expect(checked.value).toBeLessThanOrEqual(of.max as number);
                if (of.type === "int") expect(Number.isInteger(checked.value)).toBe(true);
            }),
        );
    });
});

describe("sliders", () => {
    const range = fc.oneof(
        fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 1e6 })),
        fc.tuple(fc.constantFrom(0, 1, 7), fc.constantFrom(1, 50, 399, 400, 1e4, 1e9, 1e12)),
    );
    const ints = fc
        .record({ range, log: fc.boolean(), limit: fc.boolean() })
        .map(({ range: [min, span], ...part }) =>
            param({ type: "int", min, max: min + span, ...part }),
        );
    const fractions = fc
        .record({
            min: fc.constantFrom(0, 0.001, 0.5, 1, -3, -100),
            span: fc.constantFrom(0.01, 0.3, 1, 10, 2.5, 1000, 123.456, 1e5),
            log: fc.boolean(),
        })
        .map(({ min, span, log }) => param({ min, max: min + span, log }));
    const times = fc
        .constantFrom(0.5, 1, 60, 3600)
        .map((max) => param({ type: "time", min: 0, max }));
    const any = fc.oneof(ints, fractions, times);

    test("grow from the least value, lead back from each, and stay within", () => {
        fc.assert(
            fc.property(any, fc.nat(), fc.nat(), (of, a, b) => {
                const scale = scaleOf(of);
                if (scale === null) return;
                const [low, high] = [a, b].map((n) => n % (scale.steps + 1)).sort((x, y) => x - y);
                const [from, to] = [scale.value(low as number), scale.value(high as number)];
                expect(scale.position(from)).toBe(low);
                expect(scale.position(to)).toBe(high);
                if (low !== high) expect(from).toBeLessThan(to);
                expect(scale.value(0)).toBe(of.min);
                expect(from).toBeGreaterThanOrEqual(of.min as number);
                expect(to).toBeLessThanOrEqual(of.max as number);
                if (of.type === "int") expect(Number.isInteger(from)).toBe(true);
            }),
        );
    });

    test("have a position for every value, the nearest", () => {
        fc.assert(
            fc.property(any, fc.double({ min: -2e12, max: 2e12, noNaN: true }), (of, value) => {
                const scale = scaleOf(of);
                if (scale === null) return;
                const at = scale.position(value);
                expect(Number.isInteger(at) && at >= 0 && at <= scale.steps).toBe(true);
                if (value <= (of.min as number)) expect(at).toBe(0);
                if (value >= (of.max as number)) expect(at).toBe(scale.steps);
            }),
        );
    });
});

describe("presets", () => {
    const params = [
        param({ name: "sims", type: "int", min: 0, max: 1e9, init: 1000 }),
        param({ name: "c", min: 0, max: 10, init: 1 }),
        param({ name: "time", type: "time", min: 0, max: 3600, init: 0 }),
        param({ name: "solve", type: "bool", init: true }),
        param({ name: "mode", type: "enum", choices: ["a", "b", "c"], init: "a" }),
        param({ name: "name", type: "text", init: "" }),
    ];
    const row: Row = { name: "uct", title: "", doc: "", params, presets: [] };
    const game = { evals: [], playouts: [] } as unknown as GameRow;
    const values = fc.record({
        sims: fc.nat({ max: 1e9 }),
        c: fc.double({ min: 0, max: 10, noNaN: true }),
        time: fc.nat({ max: 3_600_000 }).map((ms) => ms / 1000),
        solve: fc.boolean(),
        mode: fc.constantFrom("a", "b", "c"),
        name: fc.constantFrom("", "Ada"),
    });
    const inside = (all: Values) =>
        params
            .filter(({ name }) => name !== "name")
            .map((one) => `${one.name}=${valueText(one, all[one.name] as number)}`)
            .join(",");

    test("fit the values that they are made of, and nothing has to change", () => {
        fc.assert(
            fc.property(values, (all) => {
                expect(presetFits(row, { name: "own", values: inside(all) }, all, game)).toBe(true);
                expect(changesTo(row, inside(all), all, game)).toEqual([]);
            }),
        );
    });

    test("the changes to a preset are all that differs from it", () => {
        fc.assert(
            fc.property(values, values, (now, wanted) => {
                const differs = Object.keys(now).filter(
                    (key) => key !== "name" && now[key as "c"] !== wanted[key as "c"],
                );
                const changes = changesTo(row, inside(wanted), now, game);
                expect(changes.map(({ path }) => path).sort()).toEqual(differs.sort());
                expect(presetFits(row, { name: "", values: inside(wanted) }, now, game)).toBe(
                    differs.length === 0,
                );
            }),
        );
    });

    test("hostile ones change what there is, to something", () => {
        const hostile = pieces(
            "sims",
            "solve",
            "c",
            "=",
            ",",
            "(",
            ")",
            "__proto__",
            "constructor",
        );
        fc.assert(
            fc.property(hostile, values, (one, now) => {
                for (const { path, value } of changesTo(row, one, now, game)) {
                    expect(params.map(({ name }) => name)).toContain(path);
                    expect(typeof value).toBe("string");
                }
            }),
        );
    });
});
