/** Nothing is stored in a frame. */
import { afterEach, expect, test, vi } from "vitest";
import { keepNothing } from "./nothing.ts";

afterEach(() => vi.unstubAllGlobals());

function inFrame(search: string): typeof globalThis {
    const inside = {} as typeof globalThis;
    vi.stubGlobal("window", inside);
    vi.stubGlobal("location", { search });
    vi.stubGlobal("localStorage", {
        setItem: (key: string, text: string) => inside.localStorage.setItem(key, text),
    });
    keepNothing();
    return inside;
}

test("what is kept lasts as long as the frame, in no store of the browser", () => {
    const { localStorage, sessionStorage, indexedDB } = inFrame("?embed");
    localStorage.setItem("a", "1");
    expect(localStorage.getItem("a")).toBe("1");
    expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([1, "a", null]);
    expect(sessionStorage.getItem("a")).toBeNull();
    localStorage.removeItem("a");
    expect(localStorage.getItem("a")).toBeNull();
    expect(() => indexedDB.open("a")).toThrow();
});

test("the address chooses the theme", () => {
    const { localStorage } = inFrame("?embed&theme=dark");
    expect(localStorage.getItem("plyscope.settings")).toBe('{"theme":"dark"}');
});
