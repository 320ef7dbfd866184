// @vitest-environment happy-dom
/** The picture of every view of the search, as its file has it; of some what their canvas shows. */

import { batch } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turns as tables } from "../../../tests/answers/data/describe.ts";
import { answerTo } from "../../../tests/answers/turn.ts";
import { told } from "../testing/told.ts";
import type { RecordedWorker } from "./core.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as RecordedWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { recordedEngine } = await import("./core.ts");
    return recordedEngine(core);
});

import { svgOf } from "../charts/files.ts";
import { readPalette } from "../charts/palette.ts";
import { output } from "../panels/inside/contract.ts";
import { thinkers } from "../panels/inside/duel/think.ts";
import { viewOf } from "../panels/inside/registry.ts";
import { clear } from "../panels/inside/sweep/run.ts";
import { inside } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import {
    analysis,
    describe,
    found,
    NOTHING_FOUND,
    searchers,
    searching,
    show,
    versions,
} from "../state/read/store.ts";
import { expectGolden, mount, settle, setUp, svgOfCanvas, unmount } from "./frame.ts";
import { type Scene, scenes, viewIn } from "./scenes.ts";

beforeEach(() => {
    settings.value = { ...settings.value, animations: false };
});

afterEach(async () => {
    await unmount();
    // What these two views have found outlives them, for as long as the position stays.
    thinkers.value = [];
    clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** The page after such a search, as the view is opened. */
function open(scene: Scene): void {
    const { turns, search, state = "", frame } = scene;
    const line = answerTo(turns, "show", "show");
    const report = search === undefined ? null : answerTo(turns, search, "analyze");
    const view = viewIn(scene);
    describe.value = told;
    setUp({ width: 480, height: 320, family: line.family, ...frame });
    core.worker.play([...turns, ...tables]);
    batch(() => {
        show.value = line;
        versions.value = new Set([1]);
        searchers.value = answerTo(turns, "searchers", "searchers").searchers;
        inside.value = { view, states: { [view]: state } };
        const spec = report?.spec ?? "uct";
        analysis.value = { on: report !== null, spec, limited: false, record: 0 };
        searching.value = { job: null, last: report?.job ?? null, held: false, done: true };
        found.value = { ...NOTHING_FOUND, report };
    });
}

/** The canvas that is asked for, or the file that the view would be saved as. */
function pictureOf(page: HTMLElement, canvas: string | undefined): string {
    if (canvas !== undefined) {
        const shown = page.querySelector<HTMLCanvasElement>(canvas);
        if (shown === null) throw new Error(`there is no ${canvas}`);
        return svgOfCanvas(shown);
    }
    const picture = output.value?.picture;
    if (picture == null) throw new Error("the view has no picture");
    return svgOf(picture, readPalette());
}

test.each(scenes)("$name", async (scene) => {
    open(scene);
    const { Body, Bar } = viewOf(viewIn(scene));
    const page = await mount(
        <>
            {Bar !== undefined && <Bar />}
            <Body />
        </>,
    );
    if (scene.press !== undefined) page.querySelector<HTMLElement>(scene.press)?.click();
    await settle();
    expect(core.worker.unknown).toEqual([]);
    await expectGolden(`view-${scene.name}`, pictureOf(page, scene.canvas));
});
