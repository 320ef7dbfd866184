import { describe, expect, it } from "vitest";
import type { GameRow, Param, Row } from "../../../engine/protocol.ts";
import type { Placed } from "../../../params/placed.ts";

import { shortText } from "./paint.ts";
import {
    findingOf,
    parametersOf,
    type Sweep,
    usualRange,
    valuesOf,
    wordsOf,
} from "./parameters.ts";

const param = (part: Partial<Param>): Param => ({
    name: "x",
    title: "",
    doc: "",
    type: "int",
    init: 1,
    ...part,
});
const parameter = (part: Partial<Param>, value: number | boolean | string = 4): Placed => ({
    path: part.name ?? "x",
    param: param(part),
    value,
});

describe("the parameter explorer", () => {
    it("finds the parameters of nested specs, too", () => {
        const row = {
            params: [
                param({ name: "depth", min: 1, max: 60 }),
                param({ name: "eval", type: "spec", kind: "eval" }),
                param({ name: "name", type: "text" }),
            ],
        } as Row;
        const gameRow = {
            evals: [{ name: "lines", params: [param({ name: "three", type: "real" })] }],
            playouts: [],
        } as unknown as GameRow;
        const values = { depth: 4, eval: { name: "lines", values: { three: 5 } }, name: "" };
        expect(parametersOf(row, values, gameRow).map(({ path }) => path)).toEqual([
            "depth",
            "eval.three",
        ]);
    });

    it("begins with a sensible range", () => {
        expect(usualRange(parameter({ name: "depth", min: 1, max: 60 }), 1e6)).toMatchObject({
            from: 1,
            to: 8,
        });
        expect(usualRange(parameter({ type: "real", min: 0, max: 10 }, 1.7), 1e6)).toMatchObject({
            from: 0,
            to: 10,
        });
        expect(usualRange(parameter({ log: true, min: 1, max: 1e12 }, 3200), 1e6)).toMatchObject({
            from: 100,
            to: 100000,
        });
        // A search that is let 5000 playouts makes no more of them, whatever the parameter says.
        const capped = usualRange(parameter({ log: true, min: 1, max: 1e12 }, 3200), 5000);
        expect(capped).toMatchObject({ from: 100, to: 5000 });
        expect(
            usualRange(parameter({ type: "real", min: -1000, max: 1000 }, 5), 1e6),
        ).toMatchObject({
            from: 0,
            to: 10,
        });
    });

    it("writes long numbers short, shorter where columns are narrow", () => {
        const texts = (wide?: number) =>
            ["120000", "1500000", "2300", "310", "yes", "0.5"].map((one) => shortText(one, wide));
        const others = ["310", "yes", "0.5"];
        expect(texts()).toEqual(["120k", "1.5M", "2\u202f300", ...others]);
        expect(texts(30)).toEqual(["120k", "1.5M", "2.3k", ...others]);
    });

    it("has every value once, in equal steps or ratios", () => {
        expect(valuesOf(parameter({}), { from: 1, to: 4, count: 16 })).toEqual([
            "1",
            "2",
            "3",
            "4",
        ]);
        expect(valuesOf(parameter({ log: true }), { from: 10, to: 1000, count: 3 })).toEqual([
            "10",
            "100",
            "1000",
        ]);
        const depths = ["1", "2", "3", "4", "5", "6", "7", "8"];
        expect(valuesOf(parameter({ log: true }), { from: 1, to: 8, count: 8 })).toEqual(depths);
        expect(valuesOf(parameter({ type: "real" }), { from: 0, to: 1, count: 3 })).toEqual([
            "0",
            "0.5",
            "1",
        ]);
        expect(valuesOf(parameter({ type: "bool" }, true), { from: 0, to: 1, count: 9 })).toEqual([
            "no",
            "yes",
        ]);
        expect(
            valuesOf(parameter({ type: "enum", choices: ["a", "b"] }, "a"), {
                from: 0,
                to: 0,
                count: 2,
            }),
        ).toEqual(["a", "b"]);
        expect(valuesOf(parameter({}), { from: 0, to: 1000, count: 1e9 })).toHaveLength(16);
    });

    it("names the settings of a cell and says what they changed", () => {
        const measure = { scale: "result", bounds: [-100, 100] } as const;
        const done = (best: string) => ({
            ...{ best, value: 1, effort: 1, ms: 1, spec: "" },
            measure: { ...measure, bounds: [...measure.bounds] as [number, number] },
        });
        const sweep: Sweep = {
            first: { path: "depth", title: "Depth", values: ["1", "2"] },
            second: { path: "c", title: "C", values: ["0", "1"] },
            cells: [done("4"), done("4"), done("3")],
        };
        expect(wordsOf(sweep, 2)).toEqual(["depth=1", "c=1"]);
        expect(wordsOf({ ...sweep, second: null }, 1)).toEqual(["depth=2"]);
        expect(findingOf(sweep)).toBe(
            "The choice depends on it: 4 with 2, 3 with 1 of 3 settings.",
        );
        expect(findingOf({ ...sweep, cells: [done("4"), done("4")] })).toBe(
            "The move is 4 with every setting so far.",
        );
        expect(findingOf({ ...sweep, cells: [] })).toBe("");
    });
});
