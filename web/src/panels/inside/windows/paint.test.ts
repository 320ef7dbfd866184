/** The strip under the windows, which shows the whole record. */
import { expect, test } from "vitest";
import { SvgBrush } from "../../../charts/brush.ts";
import type { Palette } from "../../../charts/palette.ts";
import type { Show } from "../../../engine/protocol.ts";
import { OVERVIEW, paintAnimation } from "./paint.ts";
import { momentOf, plotOf, type Trace } from "./plot.ts";

/** root (a (c ...)): the record ended before any of them did. */
const trace: Trace = {
    moves: ["a", "c"],
    parent: [-1, 0, 1],
    move: [-1, 0, 1],
    mover: [0, 1, 0],
    kind: [0, 0, 0],
    node: [0, 1, 2],
    alpha: [null, null, null],
    beta: [null, null, null],
    value: [50, null, null],
    bound: [0, 0, 0],
    end: [0, 0, 0],
    pruned: [0, 0, 0],
    saved: [0, 0, 0],
    total: 10,
    missed: 7,
};
const palette = {
    font: "serif",
    accentSoft: "#010203",
    scale: ["#000000", "#ffffff"],
    inks: ["#000000", "#ffffff"],
} as Palette;

class Noted extends SvgBrush {
    readonly strip: [number, number, string | null][] = [];
    override rect(x: number, y: number, w: number, _h: number, fill: string | null): void {
        if (y < OVERVIEW) this.strip.push([x, x + w, fill]);
    }
}

test("nodes that the record left open reach to its end, without a value", () => {
    const brush = new Noted(palette);
    const plot = plotOf(trace);
    const line = { player_names: ["Y", "R"], player_titles: ["Yellow", "Red"] } as Show;
    const scene = { plot, moment: momentOf(plot, 2), fullTree: null, line, pulse: 1 };
    paintAnimation({ ...scene, measure: "score" as never })(brush, { width: 300, height: 400 });
    expect(brush.strip).toEqual([
        [0, 299.7, palette.accentSoft],
        [100, 299.7, palette.accentSoft],
        [200, 299.7, palette.accentSoft],
    ]);
});
