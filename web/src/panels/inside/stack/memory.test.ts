import { expect, test } from "vitest";
import { turns } from "../../../../../tests/answers/data/memory.ts";
import { answerTo } from "../../../../../tests/answers/turn.ts";
import { plotOf } from "../windows/plot.ts";
import { bytesOf, framesAt, growthAfter, memoryOf, sameTrace } from "./memory.ts";

const loop = answerTo(turns, "log 0 8000 job=1", "log");
const recursive = answerTo(turns, "log 0 8000 job=2", "log");
const plot = plotOf(loop);
const memory = memoryOf(plot);

test("the search with a stack of its own does what the recursive one does", () => {
    expect(sameTrace(loop, recursive)).toBe(true);
    expect(sameTrace(loop, { ...recursive, value: recursive.value.map(() => 0) })).toBe(false);
});

test("frames are held for nodes with replies, and all are gone at the end", () => {
    const { held, most, what } = memory;
    expect([...held.slice(0, 4)]).toEqual([1, 2, 3, 4]);
    expect(held.at(-1)).toBe(0);
    // At depth 4 the root and three plies have replies that are searched.
    expect(most.at(-1)).toBe(4);
    held.forEach((frames, i) => {
        const step = frames - (held[i - 1] ?? 0);
        expect(step).toBe({ pushed: 1, leaf: 0, popped: -1 }[what[i] as "leaf"]);
        expect(most[i]).toBe(Math.max(frames, most[i - 1] ?? 0));
    });
});

test("a frame knows how many of its replies are done", () => {
    expect(framesAt(plot, memory, 0)).toEqual([{ node: 0, done: 0, all: 3 }]);
    const last = memory.what.length - 2;
    expect(framesAt(plot, memory, last)).toEqual([{ node: 0, done: 3, all: 3 }]);
});

test("the stack grows where more is held than ever before", () => {
    expect(growthAfter(memory, 0)).toBe(1);
    expect(growthAfter(memory, 2)).toBe(3);
    expect(growthAfter(memory, 3)).toBe(0);
});

test("recursion costs a call for every frame but that of the root", () => {
    expect(bytesOf({ frame: 124, call: 64 }, 4)).toEqual({ loop: 496, recursive: 688 });
    expect(bytesOf({ frame: 124, call: 64 }, 0)).toEqual({ loop: 0, recursive: 0 });
});
