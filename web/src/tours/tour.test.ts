import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});

import { engine } from "../engine/engine.ts";
import { session, tour } from "../state/session.ts";
import type { Lesson } from "./lessons.ts";
import { end, goToStep } from "./tour.ts";

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
engine.onSent(({ line }) => {
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
