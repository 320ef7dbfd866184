import { createRequire } from "node:module";
import { expect, test } from "vitest";
import data from "./results.json";
import { judged, type Result, type Row } from "./results.ts";

const row: Row = {
    id: "a",
    document: "A document",
    title: "A figure",
    published: "5",
    near: [4, 6],
    lines: ["new tron", "match a games=8"],
    link: "v=1",
};

const result = (value: number, more: Partial<Result> = {}): Result => ({
    id: "a",
    date: "2026-01-01",
    version: "abcdef0",
    value,
    text: String(value),
    lines: row.lines,
    ...more,
});

test("the newest result is compared with what the document says", () => {
    const far = judged(row, [result(5), result(7)]);
    expect(far).toMatchObject({ verdict: "differs", result: { value: 7 } });
    expect(judged(row, [result(7), result(5)]).verdict).toBe("agrees");
    const { near: _, ...bare } = row;
    expect(judged(bare, [result(5)]).verdict).toBe("nothing to compare");
});

test("no old figure stands for a row that has changed", () => {
    const old = result(5, { lines: ["new tron", "match a games=9"] });
    expect(judged(row, [old])).toMatchObject({ verdict: "changed", result: null });
    expect(judged(row, [result(5, { id: "b" })]).verdict).toBe("not measured");
});

test("results of versions with changes of their own are not shown", () => {
    for (const version of ["abcdef0-dirty", "abcdef0+"])
        expect(judged(row, [result(5, { version })]).verdict).toBe("not measured");
});

test("the rows are those that would be measured: tools/experiments/reproduce rows", () => {
    const { charts, rows } = createRequire(import.meta.url)("../../../tools/experiments/rows.cjs");
    interface Measured extends Omit<Row, "lines" | "link"> {
        lines(scale: string): string[];
    }
    const wanted = (rows as Measured[]).map(({ id, document, title, published, ...more }) => ({
        id,
        document,
        title,
        published,
        ...(more.note ? { note: more.note } : {}),
        ...(more.near ? { near: more.near } : {}),
        ...(more.chart ? { chart: more.chart } : {}),
        lines: more.lines("full"),
    }));
    expect(data.rows.map(({ link: _, ...rest }) => rest)).toEqual(wanted);
    expect(data.charts).toEqual(charts);
    for (const { chart } of data.rows.filter((row) => row.chart !== undefined))
        expect(data.charts.map(({ id }) => id)).toContain(chart?.id);
});

test("what is kept belongs to known rows, once each, and was measured on a known version", () => {
    const ids = data.rows.map(({ id }) => id);
    const kept = data.results.map(({ id }) => id);
    expect(new Set(kept).size).toBe(kept.length);
    for (const { id, version, text } of data.results as Result[]) {
        expect(ids).toContain(id);
        expect(version, id).toMatch(/^[0-9a-f]+$/);
        expect(text, id).not.toContain("+-");
    }
});
