/** Swipes: one finger, one direction; several in a drag that bends; two fingers are the browser's. */
import { expect, test } from "vitest";
import { swipeOf, swipes } from "./swipe.ts";

type Step = [dx: number, dy: number];

/** The directions of a finger that goes these steps and leaves. */
function swiped(steps: Step[], { bends = false, kind = "touch" } = {}): string[] {
    const { turned, send } = surface(bends);
    const at = { clientX: 200, clientY: 200, pointerType: kind };
    send("pointerdown", at);
    for (const [dx, dy] of steps) {
        at.clientX += dx;
        at.clientY += dy;
        send("pointermove", at);
    }
    send("pointerup", at);
    // Whoever goes on without touching does not swipe.
    send("pointermove", { ...at, clientX: at.clientX + 100 });
    return turned;
}

function surface(bends = false) {
    const element = new EventTarget();
    const turned: string[] = [];
    const end = swipes(element, (direction) => turned.push(direction), bends);
    const send = (name: string, event: object) =>
        element.dispatchEvent(
            Object.assign(new Event(name), { pointerId: 1, isPrimary: true }, event),
        );
    return { turned, send, end };
}

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);

test("a movement has a direction once it is long enough, and clear where that is asked", () => {
    expect(swipeOf(10, -12)).toBeNull();
    expect(swipeOf(40, -12)).toBe("right");
    expect(swipeOf(-40, -12)).toBe("left");
    expect(swipeOf(3, 50)).toBe("down");
    expect(swipeOf(3, -50)).toBe("up");
    expect(swipeOf(40, -30)).toBe("right");
    expect(swipeOf(40, -30, 1.5)).toBeNull();
});

test.each<[string, Step[], string[]]>([
    ["short", [[-30, 0]], ["left"]],
    ["too short", times(4, [-5, 1]), []],
    ["as long as a thumb", times(10, [-15, 2]), ["left"]],
    ["slow", times(150, [0, 1]), ["down"]],
    ["so fast that one step is all", [[0, -260]], ["up"]],
    ["there and back", [...times(6, [20, 0]), ...times(6, [-20, 0])], ["right"]],
    ["round a corner", [...times(6, [20, 0]), ...times(6, [0, 20])], ["right"]],
    ["aslant, more across", times(10, [12, 10]), ["right"]],
    ["aslant, more along", times(10, [-10, 12]), ["down"]],
    ["first aslant, then clear", [...times(3, [10, 9]), ...times(8, [0, 15])], ["down"]],
])("one swipe is one direction: %s", (_, steps, wanted) => {
    expect(swiped(steps)).toEqual(wanted);
});

test("the direction is told on the way; that of a flick without a way where the finger leaves", () => {
    const { turned, send } = surface();
    const at = { clientX: 100, clientY: 100, pointerType: "touch" };
    send("pointerdown", at);
    send("pointermove", { ...at, clientX: 130 });
    expect(turned).toEqual(["right"]);
    send("pointerup", { ...at, clientX: 200 });
    expect(turned).toEqual(["right"]);
    send("pointerdown", at);
    send("pointerup", { ...at, clientY: 20 });
    expect(turned).toEqual(["right", "up"]);
});

test("a drag that may bend turns where it does, not where it goes straight on", () => {
    const way = [...times(8, [15, 1]), ...times(8, [1, 15]), ...times(8, [-15, 0])] as Step[];
    expect(swiped(way, { bends: true })).toEqual(["right", "down", "left"]);
    expect(swiped(times(20, [15, 1]), { bends: true })).toEqual(["right"]);
    expect(swiped(times(20, [15, 14]), { bends: true })).toEqual(["right"]);
});

test("two fingers do not swipe, nor does the one that stays", () => {
    const { turned, send } = surface();
    const one = { clientX: 100, clientY: 100, pointerType: "touch" };
    const other = { ...one, clientX: 200, pointerId: 2, isPrimary: false };
    send("pointerdown", one);
    send("pointerdown", other);
    send("pointermove", { ...one, clientX: 20 });
    send("pointermove", { ...other, clientX: 300 });
    send("pointerup", { ...other, clientX: 300 });
    send("pointermove", { ...one, clientX: 150 });
    send("pointerup", { ...one, clientX: 150 });
    expect(turned).toEqual([]);
    send("pointerdown", one);
    send("pointermove", { ...one, clientX: 20 });
    expect(turned).toEqual(["left"]);
});

test("the browser may take a finger, a mouse drags, and after the end nothing swipes", () => {
    const { turned, send, end } = surface();
    const at = { clientX: 100, clientY: 100, pointerType: "touch" };
    send("pointerdown", at);
    send("pointercancel", at);
    send("pointermove", { ...at, clientX: 200 });
    expect(turned).toEqual([]);
    expect(swiped(times(10, [20, 0]), { kind: "mouse" })).toEqual([]);
    expect(swiped(times(10, [20, 0]), { kind: "pen" })).toEqual(["right"]);
    end();
    send("pointerdown", at);
    send("pointermove", { ...at, clientX: 200 });
    expect(turned).toEqual([]);
});
