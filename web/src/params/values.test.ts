import { describe, expect, test } from "vitest";
import type { GameRow, Param, Row, Values } from "../engine/protocol.ts";
import { checkNumber, rangeText, readTyped } from "./entered.ts";
import { placedEntries, placedIn } from "./placed.ts";
import {
    changesTo,
    findRow,
    isDefault,
    numberText,
    presetFits,
    presetSpec,
    readNumber,
    unitOf,
    valueText,
} from "./values.ts";

const sims: Param = {
    name: "sims",
    title: "",
    doc: "",
    type: "int",
    min: 1,
    max: 1e12,
    init: 10000,
};
const c: Param = {
    name: "c",
    title: "Exploration constant C",
    doc: "",
    type: "real",
    min: 0,
    max: 10,
    init: 1,
};
const time: Param = {
    name: "time",
    title: "",
    doc: "",
    type: "time",
    unit: "s",
    min: 0,
    max: 3600,
    init: 0,
};
const depth: Param = { ...sims, name: "depth", unit: "plies", unit_one: "ply" };
const table: Param = { ...sims, name: "table", unit: "MB" };
const solve: Param = { name: "solve", title: "", doc: "", type: "bool", init: true };
const name: Param = { name: "name", title: "", doc: "", type: "text", max: 23, init: "" };
const evaluation: Param = {
    name: "eval",
    title: "",
    doc: "",
    type: "spec",
    kind: "eval",
    init: "plain",
};

const one: Param = { name: "one", title: "", doc: "", type: "real", min: 0, max: 50, init: 0.5 };
const outcome = { name: "outcome", title: "", doc: "", params: [], presets: [], role: "plain" };
const lines = {
    name: "lines",
    title: "lines",
    doc: "",
    params: [one],
    presets: [],
    role: "strong",
};
const game = { evals: [outcome, lines], playouts: [] } as unknown as GameRow;
const row: Row = {
    name: "uct",
    title: "UCT",
    doc: "",
    params: [sims, c, time, solve, evaluation, name],
    presets: [
        { name: "club", values: "sims=2k" },
        { name: "strong", values: "sims=200k,solve=no,eval=lines(one=2)" },
    ],
};
const defaults: Values = {
    sims: 10000,
    c: 1,
    time: 0,
    solve: true,
    eval: { name: "outcome", values: {} },
    name: "",
};

test("a value has the unit that goes with its number, as the core says both", () => {
    expect([0, 1, 2, 1.5].map((value) => unitOf(depth, value))).toEqual([
        "plies",
        "ply",
        "plies",
        "plies",
    ]);
    expect([unitOf(table, 1), unitOf(sims, 1), unitOf(time, 1)]).toEqual([
        "MB",
        undefined,
        undefined,
    ]);
});

describe("numbers", () => {
    test("are written as the console reads them", () => {
        expect(numberText(sims, 7)).toBe("7");
        expect(numberText(sims, 9999)).toBe("9999");
        expect(numberText(sims, 10000)).toBe("10k");
        expect(numberText(sims, 1500000)).toBe("1.5M");
        expect(numberText(sims, 1234567)).toBe("1234567");
        expect(numberText(c, 0.1 + 0.2)).toBe("0.3");
        expect(numberText(time, 0.5)).toBe("500ms");
        expect(numberText(time, 2)).toBe("2s");
        expect(numberText(time, 180)).toBe("3min");
    });

    test("are read as people type them", () => {
        expect(readNumber(sims, "5k")).toBe(5000);
        expect(readNumber(sims, " 2 M ")).toBe(2e6);
        expect(readTyped(sims, "12 000")).toBe(12000);
        expect(readNumber(sims, "1e6")).toBe(1e6);
        expect([readTyped(c, "0,5"), readTyped(c, "0.5")]).toEqual([0.5, 0.5]);
        // In English it may be a thousand, or one.
        expect(readTyped(c, "1,000")).toBeNull();
        expect(readNumber(time, "500ms")).toBe(0.5);
        expect(readNumber(time, "2 min")).toBe(120);
        expect(readNumber(time, "1h")).toBe(3600);
        expect(readNumber(c, "")).toBeNull();
        expect(readNumber(c, "five")).toBeNull();
        expect(readNumber(c, "2ms")).toBeNull();
        expect(readNumber(time, "2k")).toBeNull();
    });

    test("come back from their own text", () => {
        for (const value of [1, 999, 10000, 10500, 123456, 2e6, 1e12])
            expect(readNumber(sims, numberText(sims, value))).toBe(value);
        for (const value of [0, 0.001, 0.05, 0.35, 1, 1.5, 90, 600, 3600])
            expect(readNumber(time, numberText(time, value))).toBe(value);
    });

    test("outside of their range are refused with it", () => {
        expect(checkNumber(c, "3")).toEqual({ value: 3 });
        expect(checkNumber(c, "11")).toEqual({
            error: "“Exploration constant C” must be a number from 0 to 10.",
        });
        expect(checkNumber(sims, "2.5")).toEqual({ error: rangeText(sims) });
        expect(rangeText(sims)).toContain("a whole number from 1 to 1\u202f000");
        expect(rangeText(time)).toBe("“time” must be a time from 0 to 60min.");
    });

    test("of lines are exact", () => {
        expect(valueText(sims, 1234567)).toBe("1234567");
        expect(valueText(solve, false)).toBe("no");
        expect(valueText(time, 0.25)).toBe("250ms");
    });
});

describe("specs", () => {
    test("name rows by role, too", () => {
        expect(findRow("strong", game.evals)?.name).toBe("lines");
        expect(findRow("nothing", game.evals)).toBeUndefined();
    });

    test("defaults look into nested specs", () => {
        expect(isDefault(evaluation, { name: "outcome", values: {} }, game)).toBe(true);
        expect(isDefault(evaluation, { name: "lines", values: { one: 0.5 } }, game)).toBe(false);
        const strong: Param = { ...evaluation, init: "strong" };
        expect(isDefault(strong, { name: "lines", values: { one: 0.5 } }, game)).toBe(true);
        expect(isDefault(strong, { name: "lines", values: { one: 2 } }, game)).toBe(false);
        // A variant whose strong evaluation has values of its own.
        const own: Values = { one: 2 };
        expect(isDefault(strong, { name: "lines", role: "strong", values: own }, game)).toBe(true);
        const usual: Values = { one: 0.5 };
        expect(isDefault(strong, { name: "lines", role: "", values: usual }, game)).toBe(false);
    });

    test("presets are recognised, apart from the name", () => {
        const [club, strong] = row.presets as [Row["presets"][0], Row["presets"][0]];
        const now: Values = { ...defaults, sims: 2000, name: "Ada" };
        expect(presetFits(row, club, now, game)).toBe(true);
        expect(presetFits(row, strong, now, game)).toBe(false);
        expect(presetFits(row, club, { ...now, c: 2 }, game)).toBe(false);
        const nested = { name: "lines", values: { one: 2 } };
        const full = { ...defaults, sims: 200000, solve: false, eval: nested };
        expect(presetFits(row, strong, full, game)).toBe(true);
        nested.values.one = 3;
        expect(presetFits(row, strong, full, game)).toBe(false);
    });

    test("a preset within a preset counts where it stands", () => {
        const inner = { name: "inner", values: "preset=club,c=7" };
        const outer = { ...row, presets: [...row.presets, inner] };
        expect(presetFits(outer, inner, { ...defaults, sims: 2000, c: 7 }, game)).toBe(true);
        expect(presetFits(outer, inner, { ...defaults, c: 7 }, game)).toBe(false);
    });

    test("where no row has a role, the first takes it", () => {
        expect(findRow("strong", [outcome as Row])?.name).toBe("outcome");
    });

    test("the way to a preset is what differs", () => {
        const now: Values = { ...defaults, c: 2, name: "Ada" };
        expect(changesTo(row, "sims=2k", now, game)).toEqual([
            { path: "sims", value: "2k" },
            { path: "c", value: "1" },
        ]);
        expect(changesTo(row, "", defaults, game)).toEqual([]);
    });

    test("a preset keeps the free name", () => {
        const club = row.presets[0] ?? null;
        expect(presetSpec(row, club, { ...defaults, name: "Ada" })).toBe(
            "uct(preset=club,name=Ada)",
        );
        expect(presetSpec(row, null, defaults)).toBe("uct");
    });
});

test("menus of parameters show titles, those of nested specs under what these are", () => {
    const values = { c: 1, eval: { name: "lines", values: { one: 0.5 } } };
    const placed = placedIn({ ...row, params: [c, evaluation] }, values, game);
    expect(placed.map(({ path }) => path)).toEqual(["c", "eval.one"]);
    expect(placedEntries(placed)).toEqual([
        { id: "c", title: "Exploration constant C", doc: "In the console: c" },
        {
            group: "eval: lines",
            entries: [{ id: "eval.one", title: "one", doc: "In the console: eval.one" }],
        },
    ]);
});
