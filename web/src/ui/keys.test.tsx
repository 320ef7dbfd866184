// @vitest-environment happy-dom
/** What the keyboard does in tabs, menus, segmented controls and tables. */
import { signal } from "@preact/signals";
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { bound } from "./field.tsx";
import { ACROSS, PAGED, walk } from "./keys.ts";
import { Menu } from "./menu.tsx";
import { Segmented } from "./segmented.tsx";
import { Table } from "./table.tsx";
import { Tabs } from "./tabs.tsx";

const WORDS = ["first", "second", "third"];
const ENTRIES = WORDS.map((id) => ({ id, title: id }));
const word = signal("first");

function show(part: () => ComponentChild): HTMLElement {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const Part = part;
    act(() => render(<Part />, host));
    return host;
}

function press(key: string, init: KeyboardEventInit = {}): void {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    act(() => void document.activeElement?.dispatchEvent(event));
}

const focused = () => document.activeElement?.textContent;

afterEach(() => {
    word.value = "first";
});

test("keys lead within bounds, around where a row is a ring, and not with a modifier", () => {
    const key = (name: string, init = {}) => new KeyboardEvent("keydown", { key: name, ...init });
    expect(walk(key("ArrowDown"), PAGED, 3, 4)).toBe(3);
    expect(walk(key("PageUp"), PAGED, 3, 40)).toBe(0);
    expect(walk(key("End"), PAGED, 0, 40)).toBe(39);
    expect(walk(key("ArrowLeft"), ACROSS, 0, 4, true)).toBe(3);
    expect(walk(key("ArrowRight"), ACROSS, 3, 4, true)).toBe(0);
    expect(walk(key("ArrowDown"), ACROSS, 0, 4)).toBeNull();
    expect(walk(key("x"), PAGED, 0, 40)).toBeNull();
    expect(walk(key("End", { ctrlKey: true }), PAGED, 0, 40)).toBeNull();
});

test("tabs: arrows go around, Home and End to the ends; one tab stop, and its panel is shown", () => {
    const host = show(() => (
        <Tabs label="Panels" tabs={ENTRIES} {...bound(word)}>
            {`panel ${word.value}`}
        </Tabs>
    ));
    host.querySelector<HTMLElement>("[role=tab]")?.focus();
    press("ArrowLeft");
    expect([word.value, focused()]).toEqual(["third", "third"]);
    press("ArrowRight");
    expect([word.value, focused()]).toEqual(["first", "first"]);
    press("End");
    expect(word.value).toBe("third");
    press("Home");
    press("ArrowRight");
    expect([word.value, focused()]).toEqual(["second", "second"]);
    const stops = [...host.querySelectorAll<HTMLElement>("[role=tab]")].map((tab) => tab.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
    expect(host.querySelector("[role=tabpanel]")?.textContent).toContain("panel second");
    press("x");
    expect(word.value).toBe("second");
});

test("menu: it opens at its first entry, arrows pass what is disabled, Escape gives the focus back", () => {
    const picked: string[] = [];
    const choices = [...ENTRIES, { id: "no", title: "no", disabled: true }];
    const host = show(() => (
        <Menu label="Export" choices={choices} onPick={(id) => picked.push(id)} />
    ));
    const opener = host.querySelector("button") as HTMLButtonElement;
    act(() => opener.click());
    expect(focused()).toBe("first");
    press("ArrowUp");
    expect(focused()).toBe("third");
    press("ArrowDown");
    press("ArrowDown");
    expect(focused()).toBe("second");
    press("Escape");
    expect(host.querySelector("[role=menu]")).toBeNull();
    expect(document.activeElement).toBe(opener);
    act(() => opener.click());
    act(() => (document.activeElement as HTMLElement).click());
    expect(picked).toEqual(["first"]);
    expect(document.activeElement).toBe(opener);
});

test("segmented: radio buttons of one group, among which the browser's arrows walk", () => {
    const host = show(() => <Segmented label="Words" entries={ENTRIES} {...bound(word)} />);
    const radios = [...host.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    act(() => radios[2]?.click());
    expect(word.value).toBe("third");
    expect(host.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe("Words");
});

test("table: one tab stop, keys walk over its rows and its pages, Enter picks, Backspace goes back", () => {
    const done: string[] = [];
    const rows = Array.from({ length: 120 }, (_, i) => i);
    const host = show(() => (
        <Table
            caption="Numbers"
            rows={rows}
            keyOf={(row) => row}
            walked={{
                current: (row) => row === 2,
                onPick: (row) => done.push(`pick ${row}`),
                onBack: () => done.push("back"),
            }}
            columns={[{ title: "Number", cell: (row) => row }]}
        />
    ));
    const stops = () => [...host.querySelectorAll<HTMLElement>("tr[tabindex='0']")];
    expect(stops().map((row) => row.textContent)).toEqual(["2"]);
    stops()[0]?.focus();
    press("ArrowDown");
    expect(focused()).toBe("3");
    press("PageDown");
    expect(focused()).toBe("13");
    press("Enter");
    press("Backspace");
    expect(done).toEqual(["pick 13", "back"]);
    press("End");
    expect(focused()).toBe("119");
    expect(host.querySelectorAll("tbody tr")).toHaveLength(20);
});
