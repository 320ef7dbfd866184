/** The address: the page's own state goes into the link and comes out of it, whatever it is. */
import { beforeEach, expect, test, vi } from "vitest";
import { fc, of, pieces } from "../../testing/arbitrary.ts";

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => {
        const [word, kind, ...rest] = line.split(" ");
        if (word === "spec") return [{ type: "spec", kind, text: rest.join(" ") }];
        if (word === "analyze") return [{ type: "started", job: 1, kind: "analyze" }];
        return [{ type: "ok" }];
    });
});

import type { Show } from "../../engine/protocol.ts";
import { panels } from "../../panels/registry.tsx";
import {
    evaluation,
    heatStage,
    heatWeight,
    policy,
    shownCells,
    simulations,
} from "../../state/keep/overlays.ts";
import { inside, learning, openPanel, session, startSession } from "../../state/keep/session.ts";
import { reviewing } from "../../state/read/review.ts";
import { analysis, notices, searching, show } from "../../state/read/store.ts";
import { link, openAddress } from "./address.ts";

const place = { hash: "" };
vi.stubGlobal("location", place);
const remember = vi.fn();
vi.stubGlobal("localStorage", { getItem: () => null, setItem: remember });

/** As at the first visit. */
function forget(): void {
    startSession();
    inside.value = { view: "tree", states: {} };
    analysis.value = { ...analysis.value, on: false, spec: "uct", record: 0 };
    searching.value = { ...searching.value, job: null };
    learning.value = null;
    shownCells.value = "none";
    reviewing.value = false;
    notices.value = [];
}

/** Everything of the page that a link carries. */
const state = () => ({
    panel: session.value.panel,
    on: analysis.value.on,
    analyst: analysis.value.spec,
    view: session.value.panel === "inside" ? inside.value.view : null,
    kept: session.value.panel === "inside" ? (inside.value.states[inside.value.view] ?? "") : null,
    lesson: learning.value,
    reviewing: session.value.panel === "game" && reviewing.value,
    shown: shownCells.value,
    density: shownCells.value === "density" && [simulations.value, policy.value],
    territory: shownCells.value === "territory" && evaluation.value,
    heat: shownCells.value === "heat" && [heatStage.value, heatWeight.value],
});

async function open(text: string): Promise<boolean> {
    place.hash = `#${text}`;
    return openAddress();
}

beforeEach(() => {
    show.value = { link: "v=1&g=connect4", game: "connect4", status: "ongoing" } as unknown as Show;
});

test("what is open, analysed, overlaid and taught comes back from the link", async () => {
    const arbitrary = fc.record({
        panel: fc.constantFrom(...panels.map(({ id }) => id)),
        on: fc.boolean(),
        analyst: fc.constantFrom("uct", "pvs(depth=2)", "uct(preset=strong,name=Ada_B.c-1)"),
        view: fc.constantFrom("tree", "film", "windows"),
        kept: of("abc019_~-", { maxLength: 12 }),
        review: fc.boolean(),
        lesson: fc.option(
            fc.record({ lesson: fc.constantFrom("minimax", "uct"), step: fc.nat({ max: 20 }) }),
        ),
        shown: fc.constantFrom("none", "density", "territory", "heat"),
        games: fc.integer({ min: 1, max: 100_000 }),
        evaluation: fc.constantFrom("", "lines(one=2)", "territory"),
        stage: fc.integer({ min: 0, max: 3 }),
        weight: fc.constantFrom("visits", "best", "mean"),
    });
    await fc.assert(
        fc.asyncProperty(arbitrary, async (one) => {
            forget();
            openPanel(one.panel);
            analysis.value = { ...analysis.value, on: one.on, spec: one.analyst };
            inside.value = { view: one.view, states: { [one.view]: one.kept } };
            reviewing.value = one.review;
            learning.value = one.lesson;
            shownCells.value = one.shown as "heat";
            simulations.value = one.games;
            evaluation.value = one.evaluation;
            heatStage.value = one.stage;
            heatWeight.value = one.weight as "best";
            const [before, address] = [state(), link.value];
            forget();
            expect(await open(address)).toBe(true);
            expect(state()).toEqual(before);
            expect(remember).not.toHaveBeenCalled();
        }),
        { numRuns: 60 },
    );
});

test("a hostile address opens nothing or something, and the page goes on", async () => {
    const hostile = pieces("v=1", "&", "g=2048", "w=", "see", "moves", ".", "0", "1", "-", "z=");
    await fc.assert(
        fc.asyncProperty(hostile, async (one) => {
            forget();
            expect(typeof (await open(one))).toBe("boolean");
            expect(link.value).toMatch(/^v=1&g=connect4&w=/);
            expect(["none", "density", "territory", "heat"]).toContain(shownCells.value);
        }),
        { numRuns: 100 },
    );
});
