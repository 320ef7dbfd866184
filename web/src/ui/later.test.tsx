// @vitest-environment happy-dom
/** Parts that come after the first answer, and menus whose choices come when they are opened. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () =>
    (await import("../testing/fake.ts")).fakeEngine(() => []),
);

import type { Show } from "../engine/protocol.ts";
import { analysis, found, show } from "../state/read/store.ts";
import { rested, startLater } from "./later.ts";
import { lazy } from "./lazy.tsx";
import { type Choice, Menu } from "./menu.tsx";

const root = document.body;
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test("what nobody waits for comes when the first answer stands", async () => {
    const load = vi.fn(async () => ({ Chart: () => <b>drawn</b> }));
    const waiting = () => <i>room</i>;
    const Chart = lazy(load, "Chart", { waiting, comes: "later" });
    const idle = vi.fn();
    vi.stubGlobal("requestAnimationFrame", (work: () => void) => work());
    vi.stubGlobal("requestIdleCallback", idle);
    startLater();
    act(() => render(<Chart />, root));
    show.value = { moves_played: [] } as unknown as Show;
    await settle();
    expect([root.textContent, load.mock.calls.length, idle.mock.calls.length]).toEqual([
        "room",
        0,
        0,
    ]);
    const report = { moves: [], best: null } as never;
    analysis.value = { ...analysis.value, on: true };
    found.value = { ...found.value, report };
    await settle();
    expect(idle).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    act(() => idle.mock.calls[0]?.[0]());
    expect(rested.value).toBe(true);
    await settle();
    expect([root.textContent, load.mock.calls.length]).toEqual(["drawn", 1]);
    vi.unstubAllGlobals();
});

test("a menu that is opened before its choices are there shows them when they come", () => {
    const choices = signal<Choice[]>([]);
    const asked = vi.fn();
    const Late = () => (
        <Menu label="More" choices={choices.value} onOpen={asked} onPick={() => {}} />
    );
    act(() => render(<Late />, root));
    act(() => (root.querySelector("button") as HTMLElement).click());
    expect(asked).toHaveBeenCalledOnce();
    expect(root.querySelector("[role=menu]")).toBeNull();
    act(() => {
        choices.value = [{ id: "swap", title: "Swap" }];
    });
    expect(document.activeElement?.textContent).toBe("Swap");
});
