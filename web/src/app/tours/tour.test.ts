import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../engine/fake.ts");
    return fakeEngine((line) =>
        line.startsWith("spec player ")
            ? [{ type: "spec", text: line.slice(12) }]
            : [{ type: "ok" }],
    );
});

import { engine } from "../../engine/engine.ts";
import { hearSent } from "../../engine/fake.ts";
import { openPanel, session, tour } from "../../state/session.ts";
import { analysis, show } from "../../state/store.ts";
import type { Lesson } from "./lessons.ts";
import { begin, end, goBack, goToStep } from "./tour.ts";

const step = (...lines: string[]) => ({ text: "", lines, panel: "moves", checks: [] });
const lesson: Lesson = {
    id: "test",
    title: "",
    about: "",
    try: "",
    steps: [step("new a", "play 1", "play 2"), step("new b", "play 3", "play 4"), step("undo")],
};
const first = ["new a", "play 1", "play 2"];
const second = ["new b", "play 3", "play 4"];

let sent: string[] = [];
const remember = vi.fn();
hearSent(engine, ({ line }) => {
    sent.push(line);
});

beforeEach(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: remember });
    sent = [];
    tour.value = null;
});

test("steps that are taken quickly are set up one after the other", async () => {
    await Promise.all([1, 2, 3].map((number) => goToStep(lesson, number)));
    expect(sent).toEqual([...first, ...second, "undo"]);
    expect(tour.value).toEqual({ lesson: "test", step: 3 });
    expect(session.value.panel).toBe("moves");
    expect(remember).not.toHaveBeenCalled();
});

test("what is left of a tour that has ended is not carried out", async () => {
    const going = [goToStep(lesson, 1), goToStep(lesson, 2)];
    end();
    await Promise.all(going);
    expect(sent).toEqual([]);
});

test("the way back leads to what was on the screen, not to the game alone", async () => {
    show.value = { link: "v=1&g=connect4&m=44", game: "connect4" } as typeof show.value;
    openPanel("match");
    analysis.value = { ...analysis.value, on: false, spec: "uct(sims=7)" };
    await begin("minimax");
    expect(tour.value).toEqual({ lesson: "minimax", step: 1 });
    await goToStep(lesson, 1);
    analysis.value = { ...analysis.value, spec: "pvs" };
    sent = [];
    await goBack();
    expect(sent[0]).toMatch(/^open v=1&g=connect4&m=44&w=match\.0\./);
    expect(session.value.panel).toBe("match");
    expect(analysis.value.spec).toBe("uct(sims=7)");
    expect(tour.value).toBeNull();
    expect(remember).not.toHaveBeenCalled();
});
