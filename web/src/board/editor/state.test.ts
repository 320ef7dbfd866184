/** The map that is drawn: steps back and forth. */
import { beforeEach, describe, expect, test } from "vitest";
import { blankMap, type MapDraft, mapRows } from "./map.ts";
import * as editor from "./state.ts";

const rows = () => mapRows(editor.draft.value as MapDraft).split("\n");
const steps = () => [editor.past.value.length, editor.future.value.length];

beforeEach(() => {
    editor.open(blankMap(4, 3, 1, false));
    editor.symmetry.value = "none";
    editor.startNumber.value = 1;
});

describe("a change", () => {
    test("can be taken back and made again", () => {
        for (const at of [0, 1, 2]) expect(editor.use(at, "wall")).toBe(true);
        expect(rows()[0]).toBe("###.");
        editor.undoMap();
        editor.undoMap();
        expect(rows()[0]).toBe("#...");
        expect(steps()).toEqual([1, 2]);
        editor.redoMap();
        expect(rows()[0]).toBe("##..");
        editor.redoMap();
        expect(rows()[0]).toBe("###.");
        expect(steps()).toEqual([3, 0]);
    });

    test("ends what could be made again", () => {
        editor.use(0, "wall");
        editor.undoMap();
        editor.use(1, "wall");
        expect(steps()).toEqual([1, 0]);
        editor.redoMap();
        expect(rows()[0]).toBe(".#..");
    });

    test("that changes nothing is no step and ends nothing", () => {
        editor.use(0, "wall");
        editor.undoMap();
        expect(editor.use(0, "floor")).toBe(false);
        expect(editor.change({ ...(editor.draft.value as MapDraft) })).toBe(false);
        expect(steps()).toEqual([0, 1]);
        editor.redoMap();
        expect(rows()[0]).toBe("#...");
    });

    test.each([
        ["the glued edges", { wrap: "torus" }],
        ["the size alone", { width: 3, height: 4 }],
        ["the floors alone", { width: 2, height: 3, floors: 2 }],
    ])("of %s is one", (_, part) => {
        expect(editor.change({ ...(editor.draft.value as MapDraft), ...part })).toBe(true);
        expect(steps()).toEqual([1, 0]);
    });

    test("uses the number of the start and the symmetry", () => {
        editor.symmetry.value = "turn";
        editor.startNumber.value = 3;
        editor.use(0, "start");
        expect(rows()).toEqual(["3...", "....", "...4"]);
    });
});

describe("a drag", () => {
    /** Cell after cell, as the canvas does it. */
    function drag(cells: number[], kind: "wall" | "floor"): void {
        let begun = false;
        for (const at of cells) begun = editor.use(at, kind, begun);
    }

    test("is one step", () => {
        drag([0, 1, 2, 3], "wall");
        expect(rows()[0]).toBe("####");
        expect(steps()).toEqual([1, 0]);
        editor.undoMap();
        expect(rows()[0]).toBe("....");
    });

    test("that begins on cells which it does not change is one step, too", () => {
        drag([1, 2], "wall");
        drag([0, 1, 2], "floor");
        expect(rows()[0]).toBe("....");
        expect(steps()).toEqual([2, 0]);
        editor.undoMap();
        expect(rows()[0]).toBe(".##.");
    });

    test("that changes nothing leaves what can be made again", () => {
        editor.use(0, "wall");
        editor.undoMap();
        drag([0, 1, 2], "floor");
        expect(steps()).toEqual([0, 1]);
    });
});

describe("the ends", () => {
    test("at the first and the last map nothing happens", () => {
        editor.undoMap();
        editor.redoMap();
        expect(steps()).toEqual([0, 0]);
        expect(rows()[0]).toBe("....");
    });

    test("two hundred steps are kept", () => {
        for (let i = 0; i < 201; i++) editor.use(0, i % 2 === 0 ? "wall" : "floor");
        expect(steps()).toEqual([200, 0]);
        for (let i = 0; i < 201; i++) editor.undoMap();
        // The first step is forgotten: the map before it was free.
        expect(rows()[0]).toBe("#...");
        expect(steps()).toEqual([0, 200]);
    });

    test("another map begins without steps", () => {
        editor.use(0, "wall");
        editor.use(1, "wall");
        editor.undoMap();
        editor.open(blankMap(3, 3, 1, true));
        expect(steps()).toEqual([0, 0]);
        expect(rows()).toEqual(["###", "#.#", "###"]);
    });

    test("without a map there is nothing to change", () => {
        editor.draft.value = null;
        expect(editor.use(0, "wall")).toBe(false);
        editor.undoMap();
        editor.redoMap();
        expect(editor.draft.value).toBeNull();
        expect(editor.change(blankMap(3, 3, 1, false))).toBe(true);
        expect(steps()).toEqual([0, 0]);
    });
});
