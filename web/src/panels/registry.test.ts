import { expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../engine/fake.ts");
    return fakeEngine(() => []);
});

import { lessons } from "../app/tours/lessons.ts";
import { told } from "../engine/told.ts";
import { defaults } from "../state/settings.ts";
import { describe, show } from "../state/store.ts";
import { currentPanel, panelOf, panels, panelsHere } from "./registry.tsx";

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
    const toured = lessons.flatMap(({ steps }) => steps.map(({ panel }) => panel));
    expect(named.length).toBeGreaterThan(2);
    for (const name of [defaults.panel, ...named, ...toured])
        expect(panelOf(name), name).toBeDefined();
});

test("every game has its panels, and the first one for those that it does not have", () => {
    describe.value = told;
    for (const { name, look } of told.games) {
        show.value = { family: name } as typeof show.value;
        const here = panelsHere().map(({ id }) => id);
        expect(here.slice(0, 6)).toEqual(["analysis", "see", "players", "moves", "match", "genes"]);
        expect(here.includes("arena")).toBe(look.includes("trails"));
        expect(here.includes("outlook")).toBe(look.includes("tiles"));
        expect(here.includes("views")).toBe(!look.includes("tiles"));
    }
    expect(currentPanel().id).toBe("analysis");
});
