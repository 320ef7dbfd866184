/** Every part of the toolbox stands in the gallery, and the gallery can be drawn. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { drawn } from "../testing/drawn.ts";
import { Gallery } from "./gallery.tsx";

vi.mock("../engine/engine.ts", async () =>
    (await import("../testing/fake.ts")).fakeEngine(() => []),
);

const FOLDER = import.meta.dirname;
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

test("every part stands there", () => {
    const gallery = read("gallery.tsx");
    const parts = readdirSync(FOLDER)
        .filter((name) => /\.tsx$/.test(name) && !/\.test\.|^gallery/.test(name))
        .flatMap((name) => [...read(name).matchAll(/^export function ([A-Z]\w*)/gm)])
        .map(([, part = ""]) => part);
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !gallery.includes(`<${part}`))).toEqual([]);
});

test("it is drawn, every control with a name", () => {
    const { text, all } = drawn(<Gallery />);
    expect(text).toContain("The second panel.");
    const labels = all("label").map((label) => label.for);
    for (const control of [...all("select"), ...all("textarea"), ...all("input")]) {
        const inside = control.type === "checkbox" || control.type === "radio";
        const named = inside || control["aria-label"] || labels.includes(control.id);
        expect(named, JSON.stringify(control.class)).toBeTruthy();
    }
});
