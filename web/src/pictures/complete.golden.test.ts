/** That nothing is drawn without a golden picture. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () => {
    const { recordedEngine } = await import("./core.ts");
    return recordedEngine({ worker: null as never });
});

import { views } from "../views/registry.ts";
import { goldens } from "./frame.ts";
import { scenes, viewIn } from "./scenes.ts";

const SOURCES = join(import.meta.dirname, "..");

/** What every module that draws is seen in: the beginning of names of golden pictures. */
const DRAWN: { [module: string]: string } = {
    "board/grid.tsx": "board-discs",
    "board/layers.tsx": "layer-ghosts",
    "board/paint.ts": "board-",
    "board/frame.tsx": "board-discs",
    "board/queen.tsx": "board-queens",
    "board/surface.tsx": "board-",
    "genes/parallel.tsx": "chart-parallel",
    "charts/brush.ts": "view-",
    "charts/chart.ts": "plot-",
    "charts/matrix.ts": "chart-sweep-heat",
    "charts/plot.ts": "plot-",
    "charts/surface.tsx": "view-film-bands-canvas",
    "overlays/lines.tsx": "layer-lines",
    "overlays/paint.ts": "board-territory",
    "overlays/samples.tsx": "board-sample",
    "views/descent/paint.ts": "view-descent",
    "views/duel/paint.ts": "view-duel",
    "views/film/paint.ts": "view-film",
    "views/ladder/view.tsx": "view-ladder",
    "views/sweep/paint.ts": "view-sweep",
    "views/tree/links.ts": "view-tree-links",
    "views/tree/mini.ts": "view-tree-card",
    "views/tree/paint.ts": "view-tree",
    "views/tree/picture.tsx": "view-tree",
    "views/windows/paint.ts": "view-windows",
};

/** Modules with pictures of another kind, and why they have no golden one. */
const OTHERS: { [module: string]: string } = {
    "arena/bar.tsx": "an icon",
    "board/piece.tsx": "the piece as an icon; on the board it is drawn with board-discs",
    "chance/edges.tsx": "an icon",
    "editor/canvas.tsx": "paints with board/paint.ts, and a cursor",
    "ui/icon.tsx": "icons",
    "layout/topbar.tsx": "the sign of the page",
    "setup/panel.tsx": "a piece",
    "charts/files.ts": "gives a view's picture another canvas",
};

/** An own picture, a canvas, a painter's brush or pen. */
const DRAWS =
    /<svg\b|getContext\("2d"\)|\bbrush: Brush\b|\bpaint\(brush[^)]*\) \{|\bpen: Pen\b|\bsheet: Sheet\b/;

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
