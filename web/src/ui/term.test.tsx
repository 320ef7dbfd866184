// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Term } from "./term.tsx";

const box = document.createElement("div");
const word = () => box.querySelector("button") as HTMLButtonElement;
const note = () => box.querySelector("[role=tooltip]");

beforeEach(() => {
    document.body.append(box);
    act(() => render(<Term doc="How far the search looks.">depth</Term>, box));
});

afterEach(() => {
    act(() => render(null, box));
    box.remove();
});

test("a press shows the explanation, another or Escape puts it away", () => {
    expect(note()).toBeNull();
    act(() => word().click());
    expect(note()?.textContent).toBe("How far the search looks.");
    expect(word().getAttribute("aria-expanded")).toBe("true");
    expect(word().getAttribute("aria-describedby")).toBe(note()?.id);
    act(() => word().click());
    expect(note()).toBeNull();
    act(() => word().click());
    act(() => {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(note()).toBeNull();
});

test("the pointer of a mouse shows it while it is there; a finger has to press", () => {
    const point = (type: string, pointerType: string) =>
        act(() => {
            word().dispatchEvent(new PointerEvent(type, { pointerType }));
        });
    point("pointerenter", "touch");
    expect(note()).toBeNull();
    point("pointerenter", "mouse");
    expect(note()).not.toBeNull();
    point("pointerleave", "mouse");
    expect(note()).toBeNull();
});

test("a press elsewhere puts it away", () => {
    act(() => word().click());
    act(() => {
        document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    });
    expect(note()).toBeNull();
});
