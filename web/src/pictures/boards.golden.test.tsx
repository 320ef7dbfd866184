// @vitest-environment happy-dom
/** Boards that are painted on a canvas, and what lies over boards of any kind. */
import { batch } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turns as tables } from "../../../tests/answers/data/describe.ts";
import { turns as maps } from "../../../tests/answers/data/maps.ts";
import { turns as queens } from "../../../tests/answers/data/queens.ts";
import { turns as riders } from "../../../tests/answers/data/riders.ts";
import { turns as tiles } from "../../../tests/answers/data/tiles.ts";
import { turns as connect4 } from "../../../tests/answers/data/views.ts";
import { answerTo, type Turn } from "../../../tests/answers/turn.ts";
import type { RecordedWorker } from "./core.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as RecordedWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { recordedEngine } = await import("./core.ts");
    return recordedEngine(core);
});

import { narrow } from "../board/draw/floors.ts";
import { queens as pieces } from "../board/draw/piece.tsx";
import { Grid } from "../board/grid.tsx";
import { MovePreviews, MoveValues } from "../board/layers.tsx";
import { CellValuesLayer } from "../board/overlays/cells.tsx";
import { LinesLayer } from "../board/overlays/lines.tsx";
import { Samples } from "../board/overlays/samples.tsx";
import { INKS, pictureOf } from "../board/picture/picture.tsx";
import { CanvasBoard } from "../board/surface.tsx";
import { TileBoard } from "../board/tiles/board.tsx";
import { heatStage, overlay, shownCells } from "../state/keep/overlays.ts";
import { settings } from "../state/keep/settings.ts";
import { known } from "../state/read/steps.ts";
import {
    analysis,
    clicked,
    describe,
    found,
    hinted,
    hovered,
    show,
    versions,
} from "../state/read/store.ts";
import { told } from "../testing/told.ts";
import { expectGolden, type Frame, mount, settle, setUp, svgOfCanvas, unmount } from "./frame.ts";

beforeEach(async () => {
    await pieces.ask();
    settings.value = { ...settings.value, animations: false };
});

afterEach(async () => {
    batch(() => {
        analysis.value = { ...analysis.value, on: false };
        found.value = { ...found.value, report: null };
        shownCells.value = "none";
        clicked.value = [];
        hovered.value = null;
        hinted.value = [];
        narrow.value = false;
    });
    await unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

interface Position {
    turns: readonly Turn[];
    /** The line of the search whose values are shown. */
    search?: string;
    frame?: Partial<Frame>;
    /** Which of several positions, from 0. */
    nth?: number;
}

/** Puts the position of a session on the board. */
function open({ turns, search, frame, nth = 0 }: Position) {
    const line = answerTo(turns, "show", "show", nth);
    describe.value = told;
    setUp({ width: 360, height: 300, family: line.family, ...frame });
    core.worker.play([...turns, ...tables]);
    const traced = turns.some((turn) => turn.line === "trace");
    const steps = traced ? answerTo(turns, "trace", "trace").steps : [];
    batch(() => {
        show.value = line;
        versions.value = new Set([1]);
        const way = steps.map(([ply, from, to, piece]) => ({ ply, from, to, piece }));
        known.value = { ...known.value, steps: way };
        if (search !== undefined) {
            analysis.value = { ...analysis.value, on: true };
            found.value = { ...found.value, report: answerTo(turns, search, "analyze") };
        }
    });
    return line;
}

const ride = { turns: riders };
const searched = { turns: riders, search: "analyze uct(sims=80)" };

const boards: { name: string; at: Position; cells?: typeof shownCells.value; stacked?: boolean }[] =
    [
        { name: "trails", at: ride },
        {
            name: "trails-small-dark",
            at: { ...ride, frame: { width: 40, height: 34, dark: true } },
        },
        { name: "values", at: searched },
        { name: "density", at: ride, cells: "density" },
        { name: "territory", at: ride, cells: "territory" },
        { name: "floors", at: { turns: maps } },
        { name: "floors-stacked", at: { turns: maps }, stacked: true },
        { name: "torus", at: { turns: maps, nth: 1 } },
    ];

test.each(boards)("board: $name", async ({ name, at, cells = "none", stacked = false }) => {
    const line = open(at);
    narrow.value = stacked;
    const page = await mount(<CanvasBoard line={line} ways />);
    // A pen keeps its line joins from one drawing to the next: the second one is compared.
    shownCells.value = cells;
    show.value = { ...line };
    await settle();
    expect(core.worker.unknown).toEqual([]);
    const canvas = page.querySelector("canvas") as HTMLCanvasElement;
    await expectGolden(`board-${name}`, svgOfCanvas(canvas));
});

test.each([
    { name: "trails", at: ride },
    { name: "framed", at: { turns: connect4 } },
    { name: "squares", at: { turns: queens } },
    { name: "tiles", at: { turns: tiles } },
])("file: $name", ({ name, at }) => {
    const line = open(at);
    const tokens = getComputedStyle(document.documentElement);
    const usual = new Map(INKS);
    // What stands in the parts themselves, with the colours that the tokens mean.
    vi.stubGlobal("getComputedStyle", (part: SVGElement) => ({
        getPropertyValue: (name: string) =>
            part.style
                .getPropertyValue(name)
                .replace(/var\((.*?)\)/g, (_, token) => tokens.getPropertyValue(token)) ||
            (part.getAttribute(name) ?? usual.get(name) ?? ""),
    }));
    const { svg } = pictureOf({ line, steps: known.value.steps, values: false, width: 480 });
    return expectGolden(`file-${name}`, svg);
});

test("simulated games", async () => {
    open({ ...ride, frame: { width: 160, height: 134 } });
    const page = await mount(<Samples />);
    page.querySelector("button")?.click();
    await settle();
    expect(core.worker.unknown).toEqual([]);
    const canvas = page.querySelector("canvas") as HTMLCanvasElement;
    await expectGolden("board-sample", svgOfCanvas(canvas));
});

test.each([
    { name: "discs", at: { turns: connect4 } },
    { name: "queens", at: { turns: queens } },
])("buttons: $name", async ({ name, at }) => {
    const page = await mount(<Grid line={open(at)} />);
    await expectGolden(`board-${name}`, page.innerHTML, "html");
});

test("tiles", async () => {
    const page = await mount(<TileBoard line={open({ turns: tiles })} />);
    await expectGolden("board-tiles", page.innerHTML, "html");
});

const threes = { turns: queens, search: "analyze uct(sims=60)" };
const fours = { turns: connect4, search: "analyze uct(sims=400,solve=no) keep" };

test("the best move of three clicks as arrows", async () => {
    const page = await mount(<LinesLayer line={open(threes)} />);
    await expectGolden("layer-lines-best", page.innerHTML);
});

test("the line of the move that is pointed at, numbered", async () => {
    const line = open(threes);
    hovered.value = found.value.report?.moves[0]?.move ?? "";
    const page = await mount(<LinesLayer line={line} />);
    await settle();
    expect(core.worker.unknown).toEqual([]);
    await expectGolden("layer-lines-numbered", page.innerHTML);
});

/** The only queen is clicked: what follows is where it may go. */
function clickQueen(): void {
    clicked.value = show.value?.moves[0]?.path.slice(0, 1) ?? [];
}

test("cells that are warm, of the second click", async () => {
    const line = open(threes);
    clickQueen();
    heatStage.value = 1;
    shownCells.value = "heat";
    const page = await mount(<CellValuesLayer line={line} />);
    await expectGolden("layer-heat", page.innerHTML, "html");
});

test("who owns which cell, with regions", async () => {
    const line = open(threes);
    shownCells.value = "territory";
    const page = await mount(<CellValuesLayer line={line} />);
    expect(core.worker.unknown).toEqual([]);
    await expectGolden("layer-territory", page.innerHTML, "html");
    const { terms = {}, titles = {} } = overlay.value.evaluated ?? {};
    expect(titles[Object.keys(terms)[0] ?? ""]).toBe("Queen territory");
    expect(Object.values(titles).filter((title) => title.length < 3)).toEqual([]);
});

test("values of moves where they end", async () => {
    open(fours);
    const page = await mount(<MoveValues />);
    await expectGolden("layer-values", page.innerHTML, "html");
});

test("values of the second clicks", async () => {
    open(threes);
    clickQueen();
    const page = await mount(<MoveValues />);
    await expectGolden("layer-values-clicks", page.innerHTML, "html");
});

test("previews of a hint and of the move that is pointed at in a table", async () => {
    open(fours);
    hinted.value = ["2"];
    hovered.value = "4";
    const page = await mount(<MovePreviews />);
    await expectGolden("layer-previews", page.innerHTML, "html");
});
