/** That nothing is drawn without a golden picture. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () => {
    const { recordedEngine } = await import("./core.ts");
    return recordedEngine({ worker: null as never });
});

import { views } from "../panels/inside/registry.ts";
import { goldens } from "./frame.ts";
import { scenes, viewIn } from "./scenes.ts";

const SOURCES = join(import.meta.dirname, "..");

/** What every module that draws is seen in: the beginning of names of golden pictures. */
const DRAWN: { [module: string]: string } = {
    "board/grid.tsx": "board-discs",
    "board/draw/paint.ts": "board-",
    "board/draw/frame.tsx": "board-discs",
    "board/draw/preview.tsx": "layer-previews",
    "board/draw/queen.tsx": "board-queens",
    "board/surface.tsx": "board-",
    "board/picture/picture.tsx": "file-",
    "board/picture/squares.tsx": "file-squares",
    "panels/lab/evolve/parallel.tsx": "chart-parallel",
    "panels/lab/scale/plot.ts": "chart-scale",
    "charts/brush.ts": "view-",
    "charts/chart.ts": "plot-",
    "charts/matrix.ts": "chart-sweep-heat",
    "charts/plot.ts": "plot-",
    "charts/surface.tsx": "view-film-bands-canvas",
    "board/overlays/lines.tsx": "layer-lines",
    "board/overlays/paint.ts": "board-territory",
    "board/overlays/samples.tsx": "board-sample",
    "panels/inside/descent/paint.ts": "view-descent",
    "panels/inside/duel/paint.ts": "view-duel",
    "panels/inside/timeline/paint.ts": "view-film",
    "panels/inside/ladder/view.tsx": "view-ladder",
    "panels/inside/sweep/paint.ts": "view-sweep",
    "panels/inside/tree/links.ts": "view-tree-links",
    "panels/inside/tree/mini.ts": "view-tree-card",
    "panels/inside/tree/paint.ts": "view-tree",
    "panels/inside/tree/picture.tsx": "view-tree",
    "panels/inside/lockstep/paint.ts": "view-lockstep",
    "panels/inside/stack/paint.ts": "view-stack",
    "panels/inside/windows/paint.ts": "view-windows",
};

/** Modules with pictures of another kind, and why they have no golden one. */
const OTHERS: { [module: string]: string } = {
    "board/draw/piece.tsx": "the piece as an icon; on the board it is drawn with board-discs",
    "board/drag.tsx": "the piece under a pointer, which is that of the board",
    "board/editor/canvas.tsx": "paints with board/draw/paint.ts, and a cursor",
    "params/buys.tsx":
        "a line under a slider, as wide as that; tests/web/scale.test.mjs looks at it",
    "ui/icon.tsx": "icons",
    "ui/wordmark.tsx": "the sign of the page",
    "panels/setup/panel.tsx": "a piece",
    "charts/files.ts": "gives a view's picture another canvas",
};

/** An own picture, a canvas, a painter's brush or pen. */
const DRAWS =
    /<svg\b|getContext\("2d"\)|\bbrush: Brush\b|\bpaint\(brush[^)]*\) \{|\bpen: Pen\b|\bsheet: Sheet\b|\bsheetOn\(/;

const modules = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^pictures/.test(name))
    .filter((name) => DRAWS.test(readFileSync(join(SOURCES, name), "utf8")));

test("every module that draws has a golden picture, or a reason for having none", () => {
    const named = [...Object.keys(DRAWN), ...Object.keys(OTHERS)];
    expect(modules.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !modules.includes(name))).toEqual([]);
    const kept = goldens();
    const lacking = Object.values(DRAWN).filter((begin) => !kept.some((n) => n.startsWith(begin)));
    expect(lacking).toEqual([]);
});

test("every view of the registry has a golden picture, and none is left over", () => {
    const shown = new Set(scenes.map(viewIn));
    expect(views.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    const named = scenes.map(({ name }) => `view-${name}`);
    const kept = goldens().filter((name) => name.startsWith("view-"));
    expect(kept.filter((name) => !named.includes(name))).toEqual([]);
});
