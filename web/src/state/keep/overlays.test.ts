/** What lies over the board: kept when the person chooses it, taken up at the next visit. */
import { beforeEach, expect, test, vi } from "vitest";
import { arrows, bestLine, keepLayers, readOverlay, shownCells, startLayers } from "./overlays.ts";
import { loadSettings, settings } from "./settings.ts";

let stored: string | null = null;
vi.stubGlobal("localStorage", {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
        stored = value;
    },
});

/** Another visit in the same browser. */
function visit(): void {
    settings.value = loadSettings();
    arrows.value = true;
    bestLine.value = true;
    shownCells.value = "none";
    startLayers();
}

beforeEach(() => {
    stored = null;
    visit();
});

test("the first visit has lines and nothing in the cells", () => {
    expect([arrows.value, bestLine.value, shownCells.value]).toEqual([true, true, "none"]);
});

test("what was chosen is there again", () => {
    shownCells.value = "density";
    bestLine.value = false;
    keepLayers();
    visit();
    expect([arrows.value, bestLine.value, shownCells.value]).toEqual([true, false, "density"]);
    arrows.value = false;
    shownCells.value = "none";
    keepLayers();
    visit();
    expect([arrows.value, bestLine.value, shownCells.value]).toEqual([false, false, "none"]);
});

test("what a link shows is not kept", () => {
    readOverlay("territory");
    visit();
    expect(shownCells.value).toBe("none");
});
