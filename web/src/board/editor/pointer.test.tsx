// @vitest-environment happy-dom
/** The map under a pointer: what a press, a drag and the right button draw. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));
vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(() => [], core);
});

import { MapCanvas } from "./canvas.tsx";
import { blankMap, type MapDraft, mapRows } from "./map.ts";
import { draft, open, past, symmetry, tool } from "./state.ts";

const rows = () => mapRows(draft.value as MapDraft).split("\n");

/** A pointer at the middle of a cell, of which each has ten pixels. */
function pointer(kind: "down" | "move" | "up", column: number, row: number, button = 0): void {
    const place = { clientX: 10 * column + 5, clientY: 10 * row + 5 };
    const event = new PointerEvent(`pointer${kind}`, { ...place, button, bubbles: true });
    act(() => void document.querySelector(".map-board")?.dispatchEvent(event));
}

beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    open(blankMap(4, 3, 1, false));
    tool.value = "wall";
    symmetry.value = "none";
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    act(() => render(<MapCanvas />, host));
    const box = { left: 0, top: 0, width: 40, height: 30 } as DOMRect;
    (document.querySelector("canvas") as HTMLCanvasElement).getBoundingClientRect = () => box;
    (document.querySelector(".map-board") as HTMLElement).setPointerCapture = () => {};
});

/** What is left mounted draws on after the test, and after its document. */
afterEach(() => {
    act(() => render(null, document.body.firstElementChild as Element));
});

test("a drag draws a wall over every cell, in one step", () => {
    pointer("down", 0, 0);
    pointer("move", 1, 0);
    pointer("move", 1, 1);
    pointer("up", 1, 1);
    pointer("move", 2, 2);
    expect(rows()).toEqual(["##..", ".#..", "...."]);
    expect(past.value).toHaveLength(1);
});

test("begun on a wall it takes walls away", () => {
    pointer("down", 0, 0);
    pointer("move", 1, 0);
    pointer("up", 1, 0);
    pointer("down", 1, 0);
    pointer("move", 0, 0);
    pointer("move", 2, 0);
    expect(rows()).toEqual(["....", "....", "...."]);
});

test("the right button takes away whatever the tool is, the others draw", () => {
    act(() => {
        tool.value = "start";
    });
    pointer("down", 2, 1);
    expect(rows()[1]).toBe("..1.");
    pointer("up", 2, 1);
    pointer("down", 2, 1, 2);
    expect(rows()[1]).toBe("....");
});

test("what is no line is set where the pointer goes down only", () => {
    act(() => {
        tool.value = "start";
    });
    pointer("down", 0, 0);
    pointer("move", 1, 0);
    expect(rows()[0]).toBe("1...");
});
