/** The map by keys, and as the board's painting sees it. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));
vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(() => [], core);
});

import { drawn } from "../../testing/drawn.ts";
import { MapCanvas, viewOf } from "./canvas.tsx";
import { blankMap, type MapDraft, mapRows, readRows } from "./map.ts";
import { draft, open, past, symmetry, tool } from "./state.ts";

function map(text: string, wrap = "none"): MapDraft {
    const reading = readRows(text);
    if ("error" in reading) throw new Error(reading.error);
    return { ...reading.map, wrap };
}

const board = () => drawn(<MapCanvas />).all("div");
const spoken = () => board().find(({ role }) => role === "status")?.children;
const rows = () => mapRows(draft.value as MapDraft).split("\n");

/** Presses a key; says whether the map took it. */
function press(key: string, part: { ctrlKey?: boolean; altKey?: boolean } = {}): boolean {
    const event = { key, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...part };
    board()
        .find(({ role }) => role === "application")
        ?.onKeyDown(event);
    return event.preventDefault.mock.calls.length > 0;
}
const walk = (...keys: string[]) => {
    for (const key of keys) press(key);
};

beforeEach(() => {
    open(blankMap(4, 3, 2, false));
    tool.value = "wall";
    symmetry.value = "none";
    // To the first cell of the lowest floor.
    walk("PageDown", "PageDown", ...Array(4).fill("ArrowUp"), ...Array(4).fill("ArrowLeft"));
});

describe("by keys", () => {
    test("a cursor walks over the map, not beyond it, and says where it is", () => {
        expect(spoken()).toBe("row 1, column 1, floor 1: free");
        walk("ArrowRight", "ArrowDown");
        expect(spoken()).toBe("row 2, column 2, floor 1: free");
        walk("PageUp", "PageUp", "ArrowDown", "ArrowDown");
        expect(spoken()).toBe("row 3, column 2, floor 2: free");
        walk("ArrowRight", "ArrowRight", "ArrowRight");
        expect(spoken()).toBe("row 3, column 4, floor 2: free");
    });

    test("the tool is used on the cell, and the cell cleared", () => {
        walk("ArrowRight", " ");
        expect(rows()[0]).toBe(".#..");
        expect(spoken()).toBe("row 1, column 2, floor 1: wall");
        walk("Delete");
        expect(rows()[0]).toBe("....");
        tool.value = "start";
        walk("Enter");
        expect(spoken()).toBe("row 1, column 2, floor 1: start 1");
        tool.value = "teleport";
        walk(" ");
        expect(spoken()).toBe("row 1, column 2, floor 1: teleport a");
        tool.value = "stairs";
        walk(" ");
        expect(spoken()).toBe("row 1, column 2, floor 1: stairs A");
        expect(past.value).toHaveLength(5);
    });

    test("other keys are left to the page", () => {
        expect(press("ArrowRight")).toBe(true);
        expect(press("Tab")).toBe(false);
        expect(press(" ", { ctrlKey: true })).toBe(false);
        expect(press("ArrowRight", { altKey: true })).toBe(false);
        expect(rows()[0]).toBe("....");
    });

    test.each([" ", "Delete"])("on a map that has become smaller %j stays on it", (key) => {
        walk("PageUp", ...Array(3).fill("ArrowRight"), ...Array(2).fill("ArrowDown"));
        open(map("###\n###\n###"));
        tool.value = "stairs";
        press(key);
        expect(draft.value?.cells).toHaveLength(9);
        expect(rows()[2]).toBe(key === " " ? "##A" : "##.");
        expect(spoken()).toContain("row 3, column 3:");
    });

    test("nothing is drawn without a map", () => {
        draft.value = null;
        expect(board()).toEqual([]);
    });
});

describe("the map as a view", () => {
    test("has a cell for each character, rows from below", () => {
        const { columns, rows: height, floors, cells, links } = viewOf(map("#1a\nA..\n..."));
        expect([columns, height, floors, links]).toEqual([3, 3, 1, []]);
        expect(cells.slice(0, 4).map(({ x, y, place, label }) => [x, y, place, label])).toEqual([
            [0, 2, "wall", undefined],
            [1, 2, "start", undefined],
            [2, 2, "teleport", "a"],
            [0, 1, "stairs", "A"],
        ]);
        expect(cells[3]?.name).toBe("row 2, column 1");
    });

    test.each([
        ["none", []],
        ["sides", [[3, 5]]],
        ["ends", [[1, 7]]],
        [
            "torus",
            [
                [1, 7],
                [3, 5],
            ],
        ],
    ])("glued %s joins free cells of opposite edges", (wrap, pairs) => {
        const { links } = viewOf(map("..#\n...\n#..", wrap));
        const joined = links.map(({ from, to }) => [from, to].sort()).sort();
        expect(joined).toEqual(pairs);
    });
});
