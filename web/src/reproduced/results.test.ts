import { expect, test } from "vitest";
import data from "./results.json";
import { newest, type Result } from "./results.ts";

const result = (id: string, scale: string, value: number): Result => ({
    id,
    scale,
    date: "2026-01-01",
    version: "x",
    value,
    text: String(value),
    band: [0, 10],
    lines: ["bench"],
});

test("the newest result of a row and scale is shown", () => {
    const results = [result("a", "quick", 1), result("a", "full", 2), result("a", "quick", 3)];
    expect(newest(results, "a", "quick")?.value).toBe(3);
    expect(newest(results, "a", "full")?.value).toBe(2);
    expect(newest(results, "b", "full")).toBeUndefined();
});

test("what is kept belongs to known rows and lies in its band", () => {
    const ids = new Set(data.rows.map((row) => row.id));
    expect(ids.size).toBeGreaterThan(20);
    for (const { id, value, band, lines } of data.results) {
        expect(ids).toContain(id);
        expect(lines.length).toBeGreaterThan(0);
        if (band === null) continue;
        expect(value, id).toBeGreaterThanOrEqual(band[0] as number);
        expect(value, id).toBeLessThanOrEqual(band[1] as number);
    }
});
