import { describe, expect, test } from "vitest";
import type { GameRow, Param, Row, SpecLine } from "../../../engine/protocol.ts";
import {
    companions,
    proposedRange,
    type Range,
    rangeCount,
    rangeText,
    readRanges,
    rulesOf,
    sweepable,
    sweepSpec,
    withValue,
} from "./range.ts";

const param = (name: string, type: Param["type"], more: Partial<Param> = {}): Param => ({
    name,
    title: "",
    doc: "",
    type,
    init: 0,
    ...more,
});
const row = (name: string, params: Param[]): Row => ({
    name,
    title: "",
    doc: "",
    presets: [],
    params,
});

const biased = row("biased", [param("bias", "real", { min: 0, max: 1 })]);
const uct = row("uct", [
    param("name", "text"),
    param("sims", "int", { min: 1, max: 1e12, log: true, init: 1000 }),
    param("c", "real", { min: 0, max: 4 }),
    param("final", "enum", { choices: ["visits", "value"] }),
    param("playout", "spec", { kind: "playout", init: "uniform" }),
]);
const game = { playouts: [biased], evals: [] } as unknown as GameRow;
const values = {
    name: "",
    sims: 1000,
    c: 1,
    final: "visits",
    playout: { name: "biased", values: { bias: 0.5 } },
};

const range = (part: Partial<Range>): Range => ({
    path: "c",
    scale: "linear",
    from: "0",
    to: "1",
    steps: 3,
    list: "",
    ...part,
});

describe("what can be swept", () => {
    test("numbers, words and the parameters of nested specs", () => {
        const found = sweepable(uct, values, game);
        expect(found.map(({ path }) => path)).toEqual(["sims", "c", "final", "playout.bias"]);
    });

    test("the first range lies around the present value", () => {
        const [sims, c, final] = sweepable(uct, values, game).map(proposedRange);
        expect(sims).toMatchObject({
            scale: "log",
            from: "30",
            to: "1000",
            list: "30 100 300 1000",
        });
        expect(c).toMatchObject({ scale: "linear", from: "0.5", to: "2" });
        expect(final).toMatchObject({ scale: "list", list: "visits value" });
    });
});

describe("ranges as the console reads them", () => {
    test("linear, log, list, and what is not complete", () => {
        expect(rangeText(range({}))).toBe("0..1:3");
        expect(rangeText(range({ scale: "log", from: "10", to: "1k", steps: 5 }))).toBe(
            "10..1k:log5",
        );
        // Between the ends stand round numbers.
        const log = (from: string, to: string, steps: number) =>
            rangeText(range({ scale: "log", from, to, steps }));
        expect(log("330", "10000", 5)).toBe("330|800|2000|4000|10000");
        expect(log("300", "10000", 4)).toBe("300|1000|3000|10000");
        expect(log("1000", "10", 3)).toBe("1000|100|10");
        expect(log("1", "3", 8)).toBe("1|2|3");
        expect(log("0", "10", 3)).toBe("0..10:log3");
        expect(rangeText(range({ scale: "list", list: " 1, 2  5" }))).toBe("1|2|5");
        expect(rangeText(range({ scale: "list", list: "lines(a=1,b=2) outcome" }))).toBe(
            "lines(a=1,b=2)|outcome",
        );
        expect(rangeText(range({ scale: "list", list: "1" }))).toBeNull();
        expect(rangeText(range({ from: "" }))).toBeNull();
    });

    test("take the place of what stood there, in nested specs too", () => {
        expect(withValue("uct", "c", "0..1:3", values)).toBe("uct(c=0..1:3)");
        expect(withValue("uct(c=2,sims=9)", "c", "1|2", values)).toBe("uct(c=1|2,sims=9)");
        expect(withValue("uct(sims=9)", "playout.bias", "0|1", values)).toBe(
            "uct(sims=9,playout=biased(bias=0|1))",
        );
        expect(withValue("uct(playout=biased(bias=0.3),c=1)", "playout.bias", "0|1", values)).toBe(
            "uct(playout=biased(bias=0|1),c=1)",
        );
    });

    test("two of them make a grid; none when one is missing", () => {
        const player = { text: "uct(c=2)", values } as unknown as SpecLine;
        const sims = range({ path: "sims", scale: "list", list: "10 100" });
        expect(sweepSpec(player, [sims, range({})])).toBe("uct(c=0..1:3,sims=10|100)");
        expect(sweepSpec(player, [sims, range({ to: "" })])).toBeNull();
        expect(rangeCount(sims, param("sims", "int"))).toBe(2);
        expect(rangeCount(range({ from: "1", to: "3", steps: 9 }), param("d", "int"))).toBe(3);
    });
});

const side = (name: string) => param(name, "int", { min: 2, max: 6, init: 4 });
const box = row("box", [side("rows"), side("cols"), param("four", "int", { min: 0, max: 100 })]);
const boxed = { ...box, playouts: [], evals: [] } as unknown as GameRow;

describe("rules of the game", () => {
    const rules = rulesOf(boxed, { rows: 4, cols: 4, four: 6 });

    test("stand beside the player's parameters; sides of the board go along", () => {
        expect(rules.map(({ path }) => path)).toEqual([
            "variant.rows",
            "variant.cols",
            "variant.four",
        ]);
        const paths = (path: string) => companions(rules, path).map((one) => one.path);
        expect(paths("variant.rows")).toEqual(["variant.cols"]);
        expect(paths("variant.four")).toEqual([]);
        expect(paths("sims")).toEqual([]);
    });

    test("square boards of every size", () => {
        const game = { text: "box(four=10)", values: {} } as unknown as SpecLine;
        const sizes = range({ path: "variant.rows", along: "variant.cols", from: "2", to: "6" });
        expect(sweepSpec(game, [sizes])).toBe("box(four=10,rows=2..6:3,cols=rows)");
    });
});

describe("what a link holds is read again", () => {
    test("spans, lists, nested specs, what goes along", () => {
        const uctRanges = [
            range({ path: "sims", scale: "log", from: "10", to: "1000", steps: 5 }),
            range({ path: "playout.bias", scale: "list", list: "0.2 1" }),
        ];
        const player = { text: "uct(c=2)", values } as unknown as SpecLine;
        const text = sweepSpec(player, uctRanges) ?? "";
        const read = readRanges(text);
        expect(read.spec).toBe("uct(c=2,sims=10,playout=biased(bias=0.2))");
        expect(sweepSpec({ text: read.spec, values }, read.ranges)).toBe(text);
        expect(read.ranges.map(({ scale }) => scale)).toEqual(["log", "list"]);

        const boxes = readRanges("box(cols=rows,rows=2..6,four=0.5..1.5:4)", "variant.");
        expect(boxes.spec).toBe("box(cols=2,rows=2,four=0.5)");
        expect(boxes.ranges).toMatchObject([
            { path: "variant.rows", along: "variant.cols", from: "2", to: "6", steps: 5 },
            { path: "variant.four", scale: "linear", from: "0.5", to: "1.5", steps: 4 },
        ]);
        expect(readRanges("uct")).toEqual({ spec: "uct", ranges: [] });
        expect(readRanges("uct(final=visits)").ranges).toEqual([]);
    });
});
