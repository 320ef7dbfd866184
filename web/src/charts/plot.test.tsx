/** What a figure reads out and steps through: charts and heat maps. */
import { describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }], core);
});

import { drawn } from "../testing/drawn.ts";
import type { Chart } from "./chart.ts";
import { Figure } from "./figure.tsx";
import { type Matrix, matrixHeight, matrixPlot } from "./matrix.ts";
import { chartPlot } from "./plot.ts";
import { csvOf } from "./table.ts";

const SIZE = { width: 400, height: 200 };
const text = (value: number) => String(value);
const chart: Chart = {
    x: { title: "games", text, low: 0, high: 4 },
    y: { title: "points", text, low: 0, high: 10 },
    series: [
        {
            name: "a",
            colour: 0,
            spread: "band",
            points: [
                { x: 0, y: 1, low: 0, high: 2 },
                { x: 4, y: 9, low: 9, high: 9 },
            ],
        },
        { name: "=b", colour: 1, points: [{ x: 2, y: 5 }] },
    ],
    marks: [{ x: 2, tone: "bad", text: "a blunder" }],
};
const plot = chartPlot(chart, "A chart");

describe("a chart", () => {
    test("has a place for every x of any line, found by the nearest", () => {
        expect(plot.places).toBe(3);
        expect([0, 200, 400].map((x) => plot.find(x, 50, SIZE))).toEqual([0, 1, 2]);
        expect(chartPlot({ ...chart, series: [] }, "").find(10, 10, SIZE)).toBeNull();
    });

    test("says what stands at a place: intervals that are known, and what is pointed out", () => {
        expect(plot.words(0)).toBe("games 0: a 1 (0 to 2)");
        expect(plot.words(1)).toBe("games 2: =b 5 · a blunder");
        expect(plot.words(2)).toBe("games 4: a 9");
    });

    test("knows the line under the pointer, none where all are far", () => {
        const near = plot.series?.(200, 92, SIZE);
        expect([near, plot.series?.(200, 10, SIZE)]).toEqual(["=b", null]);
        const keyed = {
            ...chart,
            series: chart.series.map((one) => ({ ...one, key: `k${one.name}` })),
        };
        const told = [10, 200, 390].map((x) =>
            Array.from({ length: 40 }, (_, y) => chartPlot(keyed, "").series?.(x, y * 10, SIZE)),
        );
        expect(new Set(told.flat())).toContain("k=b");
    });

    test("is a table, too, whose names are no formulas", () => {
        expect(csvOf(plot.table())).toBe(
            'games,a,"a, low","a, high",\'=b\r\n0,1,0,2,\r\n2,,,,5\r\n4,9,9,9,\r\n',
        );
    });

    test("lists in its legend what is not named at its line", () => {
        const named = { ...chart, series: chart.series.map((one) => ({ ...one, named: true })) };
        expect(plot.legend.map((entry) => entry.text)).toEqual(["a", "=b"]);
        expect(chartPlot(named, "").legend).toEqual([]);
    });
});

test("a heat map: cells row after row, nothing beside them", () => {
    const matrix: Matrix = {
        ...{ x: "c", y: "sims", columns: ["1", "2"], rows: ["10", "20"] },
        cells: ["a", "b", "c"].map((words) => ({ place: 0, lines: [words], words })),
    };
    const map = matrixPlot(matrix, plot.table);
    const [middle, low] = [matrixHeight(matrix) - 40, matrixHeight(matrix) - 5];
    expect([map.find(100, middle, SIZE), map.find(390, low, SIZE)]).toEqual([0, 3]);
    expect([map.find(10, low, SIZE), map.find(100, 5, SIZE)]).toEqual([null, null]);
    expect([map.words(2), map.words(3)]).toEqual(["c", ""]);
});

describe("keys in a figure", () => {
    const press = (key: string, more = {}) => {
        const onPick = vi.fn();
        const page = drawn(
            <Figure title="t" name="n" label="l" plot={plot} height={100} at={1} onPick={onPick} />,
        );
        const event = { key, preventDefault() {}, stopPropagation() {}, ...more };
        page.all("canvas")[0]?.onKeyDown(event);
        return onPick.mock.calls.flat();
    };

    test.each([
        ["ArrowLeft", 0],
        ["ArrowUp", 2],
        ["Home", 0],
        ["End", 2],
        ["PageUp", 2],
        ["PageDown", 0],
    ])("%s", (key, place) => {
        expect(press(key)).toEqual([place]);
    });

    test("others, and those of the browser, are left alone", () => {
        expect(press("a")).toEqual([]);
        expect(press("ArrowLeft", { altKey: true })).toEqual([]);
    });

    test("what stands at the place is its value for readers of the screen", () => {
        const page = drawn(<Figure title="t" name="n" label="l" plot={plot} height={100} at={1} />);
        expect(page.all("canvas")[0]).toMatchObject({
            ...{ role: "slider", "aria-label": "l", "aria-valuemax": 2, "aria-valuenow": 1 },
            "aria-valuetext": "games 2: =b 5 · a blunder",
        });
    });
});
