import { expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../testing/fake.ts");
    return fakeEngine(() => []);
});

import { lessons } from "../app/lessons/shelf.ts";
import { defaults } from "../state/keep/settings.ts";
import { describe, show } from "../state/read/store.ts";
import { told } from "../testing/told.ts";
import { currentPanel, panelOf, panels, panelsHere, sectionsOf, tabs } from "./registry.tsx";

test("names of panels stand once and can stand in links", () => {
    const names = panels.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+$/);
});

test("whoever opens a panel by its name names one of the table", () => {
    const files: { [path: string]: string } = import.meta.glob("../**/*.{ts,tsx}", {
        query: "?raw",
        import: "default",
        eager: true,
    });
    const named = Object.values(files).flatMap((text) =>
        [...text.matchAll(/\bopenPanel\("(\w*)"\)/g)].map(([, name = ""]) => name),
    );
    const taught = lessons().flatMap(({ steps }) =>
        steps.flatMap(({ board }) => board?.panel || []),
    );
    expect(named.length).toBeGreaterThan(2);
    for (const name of [defaults.panel, ...named, ...taught])
        expect(panelOf(name), name).toBeDefined();
});

test("every game has its panels, and the first one for those that it does not have", () => {
    describe.value = told;
    for (const { name, look } of told.games) {
        show.value = { family: name } as typeof show.value;
        const here = panelsHere().map(({ id }) => id);
        for (const { id } of tabs) expect(sectionsOf(id).length, id).toBeGreaterThan(0);
        expect(here.includes("rounds")).toBe(look.includes("trails"));
        expect(here.includes("outlook")).toBe(look.includes("tiles"));
        expect(here.includes("layers")).toBe(!look.includes("tiles"));
    }
    expect(currentPanel().id).toBe("think");
});

test("names of earlier versions open the same places", () => {
    const opened = ["analysis", "see", "views", "moves", "arena", "match", "genes", "learn"];
    expect(opened.map((id) => panelOf(id)?.id)).toEqual([
        "think",
        "inside",
        "layers",
        "game",
        "rounds",
        "match",
        "evolve",
        "train",
    ]);
    expect(panelOf("constructor")).toBeUndefined();
});
