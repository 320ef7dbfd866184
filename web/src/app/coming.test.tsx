// @vitest-environment happy-dom
/** Whoever waits for a part of the page is told so, and hears nothing where it comes at once. */
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { loading } from "../ui/lazy.tsx";
import { startComing } from "./coming.tsx";

const said = () => document.querySelector("[role=status]")?.textContent;
const coming = (parts: number) =>
    act(() => {
        loading.value = parts;
    });
const after = (milliseconds: number) =>
    act(() => {
        vi.advanceTimersByTime(milliseconds);
    });

beforeEach(() => {
    vi.useFakeTimers();
    document.body.replaceChildren();
    void act(startComing);
    return () => {
        vi.useRealTimers();
    };
});

test("what comes soon is not told", () => {
    coming(1);
    after(900);
    coming(0);
    after(60_000);
    expect(said()).toBe("");
});

test("what takes its time is told, and no longer when it is there", () => {
    coming(2);
    after(1100);
    expect(said()).toBe("Loading…");
    coming(1);
    expect(said()).toBe("Loading…");
    after(15_000);
    expect(said()).toBe(
        "A part of the page takes long to come. You can play meanwhile. Reload the page",
    );
    coming(0);
    expect(said()).toBe("");
});
