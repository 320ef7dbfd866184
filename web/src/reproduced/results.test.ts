import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { reproduced as say } from "../words/reproduced.ts";
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
    expect(judged(bare, [result(5)]).verdict).toBe("incomparable");
});

test("the worst of all that was published decides, by a named test", () => {
    const { near: _, ...bare } = row;
    const columns = [
        { title: "beginning", won: [15, 20] as [number, number] },
        { title: "answering", won: [10, 20] as [number, number] },
    ];
    const ours = (first: number, second: number) =>
        result(first, { columns: [{ won: [first, 100] }, { won: [second, 100] }] });
    const both = judged({ ...bare, columns }, [ours(91, 87)]);
    expect(both.verdict).toBe("differs");
    expect(both.tests.map(({ title, test, p }) => [title, test, say.p(p)])).toEqual([
        ["beginning", "fisher", "p = 0.057"],
        ["answering", "fisher", "p < 0.001"],
    ]);
    expect(judged({ ...bare, columns }, [ours(91, 60)]).verdict).toBe("agrees");
    expect(judged({ ...bare, asks: true }, [result(5)]).verdict).toBe("answered");
});

test("a champion is judged by new games, not by those it was chosen by", () => {
    const find = <T extends { id: string }>(list: readonly T[], id: string) =>
        list.find((one) => one.id === id) as T;
    const evolved = find(data.rows as Row[], "2048-evolution-lab");
    expect(judged(evolved, data.results as Result[])).toMatchObject({
        verdict: "differs",
        result: { games: 1500 },
    });
    const amazons = find(data.rows as Row[], "amazons-10-2-2-1");
    expect(judged(amazons, data.results as Result[]).verdict).toBe("differs");
});

test("every measured row with published columns has figures for all of them", () => {
    for (const row of data.rows as Row[]) {
        const { result, tests } = judged(row, data.results as Result[]);
        if (result !== null) expect(tests.length, row.id).toBe(row.columns?.length ?? 0);
    }
});

test("no old figure stands for a row that has changed", () => {
    const old = result(5, { lines: ["new tron", "match a games=9"] });
    expect(judged(row, [old])).toMatchObject({ verdict: "changed", result: null });
    expect(judged(row, [result(5, { id: "b" })]).verdict).toBe("unmeasured");
});

test("results of versions with changes of their own are not shown", () => {
    for (const version of ["abcdef0-dirty", "abcdef0+"])
        expect(judged(row, [result(5, { version })]).verdict).toBe("unmeasured");
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
        ...(more.columns ? { columns: more.columns } : {}),
        ...(more.near ? { near: more.near } : {}),
        ...(more.asks ? { asks: more.asks } : {}),
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
