/** When the analysis rests and what wakes it, against a fake engine. */
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("./analysis.ts", async () => {
    const { searching } = await import("../read/store.ts");
    const hold = (held: boolean) => async () => {
        searching.value = { ...searching.value, held };
    };
    return { pauseAnalysis: vi.fn(hold(true)), resumeAnalysis: vi.fn(hold(false)) };
});

import { analysis, found, searching, show } from "../read/store.ts";
import { pauseAnalysis, resumeAnalysis } from "./analysis.ts";
import { resting, startRest } from "./rest.ts";

/** Stands for all that there is in the page: the button that lets the search go on. */
class Button extends EventTarget {
    closest = () => this;
}
const button = new Button();
const page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => button });
vi.stubGlobal("document", page);
vi.stubGlobal("Element", Button);
vi.useFakeTimers();
startRest();

function see(hidden: boolean): void {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
    page.dispatchEvent(new Event("keydown"));
    analysis.value = { ...analysis.value, on: true };
    searching.value = { ...searching.value, held: false, job: null };
    searching.value = { ...searching.value, job: 7 };
    vi.clearAllMocks();
});

test("it rests after half a minute on one position, whatever it reports meanwhile", () => {
    vi.advanceTimersByTime(20_000);
    found.value = { ...found.value, run: 3 };
    vi.advanceTimersByTime(9_000);
    expect(pauseAnalysis).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(pauseAnalysis).toHaveBeenCalledOnce();
    expect(resting.value).toBe(true);
    page.dispatchEvent(new Event("pointerdown"));
    expect(resumeAnalysis).toHaveBeenCalledOnce();
    expect(resting.value).toBe(false);
});

test("it rests while the page is hidden", () => {
    see(true);
    expect(resting.value).toBe(true);
    see(false);
    expect(searching.value.held).toBe(false);
});

test("a new position wakes it", () => {
    see(true);
    show.value = { game: "test", position: "p", moves_played: ["1"] } as never;
    expect(resumeAnalysis).toHaveBeenCalledOnce();
});

test("what a person has paused stays paused", () => {
    searching.value = { ...searching.value, held: true };
    see(true);
    see(false);
    page.dispatchEvent(new Event("keydown"));
    expect(resumeAnalysis).not.toHaveBeenCalled();
});

test("the button that lets the search go on does so itself, and so does the space bar", () => {
    see(true);
    vi.clearAllMocks();
    for (const event of [
        Object.defineProperty(new Event("pointerdown"), "target", { value: button }),
        Object.assign(new Event("keydown"), { key: " " }),
    ]) {
        page.dispatchEvent(event);
        expect(resumeAnalysis).not.toHaveBeenCalled();
        expect(searching.value.held).toBe(true);
    }
    // It has gone on: so it does not rest any more.
    searching.value = { ...searching.value, held: false };
    expect(resting.value).toBe(false);
});
