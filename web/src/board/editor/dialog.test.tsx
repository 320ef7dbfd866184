/** The buttons and fields around the map, and the lines that ask the core about it. */
import { beforeEach, expect, suite, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));
vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import type { Describe, Show } from "../../engine/protocol.ts";
import { describe, show } from "../../state/read/store.ts";
import { drawn } from "../../testing/drawn.ts";
import { MapDialog } from "./dialog.tsx";
import { blankMap, type MapDraft, mapRows } from "./map.ts";
import { editorOpen } from "./open.ts";
import { draft, future, open, past, refusal, spec, startNumber, symmetry, tool } from "./state.ts";

core.answer = (line) => {
    if (line.startsWith("spec game bad")) return [{ type: "error", text: "no place to start" }];
    if (line.startsWith("spec game")) return [{ type: "spec", text: "tron(map=drawn)" }];
    if (line.startsWith("new"))
        return refuseNew ? [{ type: "error", text: "too small" }] : [{ type: "ok" }];
    return [{ type: "ok" }];
};
let refuseNew = false;

const settle = () => new Promise((done) => setImmediate(done));
const page = () => drawn(<MapDialog />);
const rows = () => mapRows(draft.value as MapDraft);
const lines = () => core.worker.lines.filter((line) => /^(spec game|new)/.test(line));
const numbers = () =>
    page()
        .all("input")
        .filter(({ type }) => type === "number");
const size = (at: number, value: string) => numbers()[at]?.onChange({ currentTarget: { value } });

beforeEach(() => {
    open(blankMap(5, 4, 1, true));
    show.value = { game: "tron(map=arena)", family: "tron" } as unknown as Show;
    const wrap = { name: "wrap", choices: ["none", "torus"], choice_titles: ["None", "All"] };
    describe.value = { games: [{ name: "tron", params: [wrap] }] } as unknown as Describe;
    refusal.value = "";
    spec.value = "";
    refuseNew = false;
    editorOpen.value = true;
    core.worker.sent.length = 0;
});

suite("the size", () => {
    test("is that of the map, and changes it", () => {
        expect(numbers().map(({ value }) => value)).toEqual([5, 4, 1]);
        size(0, "6");
        size(1, "3");
        size(2, "2");
        expect(rows()).toBe("######\n#....#\n######\n\n######\n#....#\n######");
    });

    test.each([
        ["2", 3],
        ["65", 64],
        ["-1", 3],
        ["4.6", 5],
        ["nonsense", 5],
    ])("%j columns become %i", (typed, columns) => {
        size(0, typed);
        expect(draft.value?.width).toBe(columns);
    });

    test("glued edges belong to it", () => {
        const wrap = page()
            .all("select")
            .findLast(({ value }) => value === "none");
        wrap?.onChange({ currentTarget: { value: "torus" } });
        expect(draft.value?.wrap).toBe("torus");
        page().press("Turn");
        page().press("Clear");
        expect(draft.value).toMatchObject({ wrap: "torus", width: 4, height: 5 });
    });
});

suite("the steps", () => {
    test("undo and redo can be used where there is something to take back", () => {
        expect(() => page().press("Undo")).toThrow("disabled");
        size(0, "6");
        page().press("Undo");
        expect(draft.value?.width).toBe(5);
        expect(() => page().press("Undo")).toThrow("disabled");
        page().press("Redo");
        expect(draft.value?.width).toBe(6);
        expect([past.value.length, future.value.length]).toEqual([1, 0]);
    });

    test("a mirror and a turn are steps", () => {
        open({ ...blankMap(4, 3, 1, false), cells: "1..........." });
        page().press("Mirror");
        expect(rows()).toBe("...1\n....\n....");
        page().press("Turn");
        expect(rows()).toBe("...\n...\n...\n..1");
        page().press("Clear");
        expect(rows()).toBe("###\n#.#\n#.#\n###");
        expect(past.value).toHaveLength(3);
    });
});

test("tools, symmetries and numbers are chosen", () => {
    const radios = page()
        .all("input")
        .filter(({ type }) => type === "radio");
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
    radios[2]?.onChange();
    expect(tool.value).toBe("start");
    const menus = page().all("select");
    menus.find(({ value }) => value === 1)?.onChange({ currentTarget: { value: "4" } });
    expect(startNumber.value).toBe(4);
    const symmetries = menus.find((menu) => menu.value === symmetry.value);
    symmetries?.onChange({ currentTarget: { value: "both" } });
    expect(symmetry.value).toBe("both");
    radios[0]?.onChange();
    symmetry.value = "none";
    startNumber.value = 1;
});

suite("the map as text", () => {
    const box = () => page().all("textarea")[0];
    const type = (value: string) => box()?.onInput({ currentTarget: { value } });

    test("is written, read again, and closed", () => {
        page().press("Text");
        expect(box()?.value).toBe(rows());
        draft.value = { ...(draft.value as MapDraft), wrap: "ends" };
        type("....\n.1..\n....");
        page().press("Read this text");
        expect(draft.value).toMatchObject({ width: 4, height: 3, wrap: "ends" });
        type("..");
        page().press("Read this text");
        expect(page().text).toContain("The map needs at least 3 rows and columns.");
        expect(draft.value?.width).toBe(4);
        page().press("Text");
        expect(box()).toBeUndefined();
    });
});

suite("the map is played", () => {
    const ready = () => {
        spec.value = "tron(map=drawn)";
    };

    test("not before the core has taken it", () => {
        expect(() => page().press("Play this map")).toThrow("disabled");
        ready();
        refusal.value = "no place to start";
        expect(page().text).toContain("no place to start");
        expect(() => page().press("Play this map")).toThrow("disabled");
    });

    test("as it was drawn last: the core looks at it once more", async () => {
        ready();
        draft.value = { ...(draft.value as MapDraft), wrap: "torus" };
        page().press("Play this map");
        await settle();
        expect(lines()).toEqual([
            "spec game tron(map=arena) map=5x4-_6.3_2.3_6 wrap=torus riders=0",
            "new tron(map=drawn)",
        ]);
        expect(editorOpen.value).toBe(false);
    });

    test("not when it is refused by then", async () => {
        ready();
        show.value = { game: "bad" } as unknown as Show;
        page().press("Play this map");
        await settle();
        expect(lines()).toHaveLength(1);
        expect(refusal.value).toBe("no place to start");
        expect(editorOpen.value).toBe(true);
    });

    test("and the dialog stays when the game cannot begin", async () => {
        ready();
        refuseNew = true;
        page().press("Play this map");
        await settle();
        expect(lines()).toHaveLength(2);
        expect(editorOpen.value).toBe(true);
        page().press("Cancel");
        expect(editorOpen.value).toBe(false);
    });
});
