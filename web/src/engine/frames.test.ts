import { afterEach, beforeEach, expect, test, vi } from "vitest";

let nextFrame: typeof import("./frames.ts").nextFrame;

/** What is drawn takes so many milliseconds. */
let takes = 0;
let drawn: number[] = [];
const draw = () => {
    drawn.push(performance.now());
    late += takes;
};
/** Time that has gone by while something was drawn: timers do not see it. */
let late = 0;

beforeEach(async () => {
    vi.resetModules();
    ({ nextFrame } = await import("./frames.ts"));
    vi.useFakeTimers();
    late = 0;
    drawn = [];
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + late);
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => setTimeout(frame, 16));
});

afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

/** Asks for one drawing after the other, as a search that goes on; how far apart they begin. */
function gaps(count: number): number[] {
    const again = () => {
        draw();
        if (drawn.length < count) nextFrame(again);
    };
    nextFrame(again);
    vi.advanceTimersByTime(60_000);
    return drawn.slice(1).map((at, i) => at - (drawn[i] as number));
}

test("what is drawn fast is drawn in the next frame", () => {
    takes = 10;
    for (const gap of gaps(4)) expect(gap).toBeLessThan(10 + 20);
});

test("what takes long is not drawn again before the page has rested for twice as long, half a second at most", () => {
    takes = 80;
    for (const gap of gaps(5)) {
        expect(gap).toBeGreaterThanOrEqual(80 + 160);
        expect(gap).toBeLessThan(80 + 160 + 40);
    }
    takes = 1000;
    drawn = [];
    for (const gap of gaps(4)) expect(gap).toBeLessThan(1000 + 500 + 40);
});

test("what fails to be drawn keeps nothing else from it", () => {
    takes = 10;
    nextFrame(() => {
        throw new Error("not drawn");
    });
    expect(() => vi.advanceTimersByTime(16)).toThrow("not drawn");
    nextFrame(draw);
    vi.advanceTimersByTime(100);
    expect(drawn).toHaveLength(1);
});

test("without frames it is drawn all the same", () => {
    vi.stubGlobal("requestAnimationFrame", undefined);
    takes = 0;
    nextFrame(draw);
    vi.advanceTimersByTime(16);
    expect(drawn).toHaveLength(1);
});
