/** Tables for other programs, read again by a reader of RFC 4180 that knows nothing of the writers. */
import { expect, test } from "vitest";
import { csv, csvOf, type TableCell } from "../../charts/table.ts";
import type { AccuracyRow } from "../../engine/protocol.ts";
import { fc, text } from "../../testing/arbitrary.ts";
import { accuracyCsv, gamesCsv, statisticsCsv, sweepCsv } from "./files.ts";

/** The fields of a table. A carriage return alone ends a line, too: many programs take it so. */
function read(table: string): string[][] {
    const rows: string[][] = [[]];
    let at = 0;
    const field = () => {
        if (table[at] !== '"') {
            const found = /[",\r\n]|$/g;
            found.lastIndex = at;
            const end = (found.exec(table) as RegExpExecArray).index;
            if (table[end] === '"') throw new Error(`a quote within a field at ${end}`);
            const plain = table.slice(at, end);
            at = end;
            return plain;
        }
        let inside = "";
        for (at++; ; at++) {
            if (at >= table.length) throw new Error("a quote is not closed");
            if (table[at] !== '"') inside += table[at];
            else if (table[at + 1] === '"') inside += table[at++];
            else break;
        }
        at++;
        return inside;
    };
    while (at < table.length) {
        rows.at(-1)?.push(field());
        if (table[at] === ",") at++;
        else if (table[at] === undefined) break;
        else {
            if (table[at] === '"') throw new Error(`words after a quote at ${at}`);
            if (table[at] === "\r" && table[at + 1] === "\n") at++;
            at++;
            rows.push([]);
            continue;
        }
        if (at === table.length) rows.at(-1)?.push("");
    }
    if (rows.at(-1)?.length === 0) rows.pop();
    return rows;
}

test("the reader reads", () => {
    expect(read('a,"b,""c""\n",\r\n1,,"" \r\n'.replace('"" ', '""'))).toEqual([
        ["a", 'b,"c"\n', ""],
        ["1", "", ""],
    ]);
    expect(() => read('a"b')).toThrow();
    expect(() => read('"a')).toThrow();
});

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 1e21, 5e-324));
const cell = fc.oneof(text, number, fc.constantFrom(null, undefined));
const shown = (value: unknown) => {
    if (value === null || value === undefined) return "";
    if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
    return String(value);
};

/** What came back, without the apostrophes before what looked like a formula. */
const bare = (back: string[][], wanted: string[][]) =>
    back.map((row, y) => row.map((one, x) => (one === `'${wanted[y]?.[x]}` ? one.slice(1) : one)));
const expectBack = (back: string[][], wanted: unknown[][]) => {
    const all = wanted.map((row) => row.map(shown));
    expect(bare(back, all)).toEqual(all);
};

test("every text, number and gap comes back at its place", () => {
    const rows = fc.integer({ min: 2, max: 5 }).chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
            minLength: 1,
            maxLength: 5,
        }),
    );
    fc.assert(
        fc.property(rows, (all) => {
            expectBack(read(csv(all)), all);
        }),
    );
});

const game = fc.record({
    index: fc.nat(),
    players: fc.array(text, { minLength: 1, maxLength: 3 }),
    seats: fc.constant<number[]>([0, 1]),
    result: fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
    winner: fc.integer({ min: -1, max: 1 }),
    moves: fc.nat(),
    line: text,
    late: fc.integer({ min: -1, max: 3 }),
    failed: fc.integer({ min: -1, max: 3 }),
});

test("games", () => {
    fc.assert(
        fc.property(fc.array(game, { maxLength: 4 }), text, (games, name) => {
            const [head, ...rows] = read(gamesCsv(games, { game: name }));
            expect(head).toHaveLength(8);
            expectBack(
                rows,
                games.map((one) => [
                    name,
                    one.index + 1,
                    one.players.join(";"),
                    one.result.join(";"),
                    one.moves,
                    one.late < 0 ? null : one.late + 1,
                    one.failed < 0 ? null : one.failed + 1,
                    one.line,
                ]),
            );
        }),
    );
});

const keys = fc.uniqueArray(
    text.filter((one) => !(one in {})),
    { maxLength: 4 },
);

test("statistics and sweeps have as many fields in every row as in the head", () => {
    fc.assert(
        fc.property(keys, text, fc.nat(), (names, spec, games) => {
            const figures = Object.fromEntries(names.map((name, i) => [name, i / 7]));
            const table = read(
                statisticsCsv({
                    games,
                    pv: figures,
                    sigma: figures,
                    avg_victories: figures,
                    avg_stones: figures,
                }),
            );
            expectBack(
                table.slice(1).map(([key = "", , pv = ""]) => [key, pv]),
                Object.entries(figures),
            );
            const row = { spec, values: figures, score: 0.5 } as never;
            const sweep = read(sweepCsv([row, row], row));
            expect(new Set(sweep.map(({ length }) => length))).toEqual(
                new Set([1 + Object.keys(figures).length + 17]),
            );
            expectBack(
                sweep.map(([first = ""]) => [first]),
                [["spec"], [spec], [spec], [spec]],
            );
            expect(sweep[3]?.slice(1, 1 + names.length).join("")).toBe("");
        }),
    );
});

test("right moves against effort", () => {
    const row = fc.record({
        spec: text,
        series: fc.nat(),
        value: fc.oneof(text, fc.integer(), fc.constant(null)),
        positions: fc.nat(),
        optimal: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(null)),
        kept: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    });
    fc.assert(
        fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
            const [head, ...table] = read(accuracyCsv(rows as unknown as AccuracyRow[]));
            expect(head?.slice(0, 5)).toEqual(["spec", "series", "value", "positions", "optimal"]);
            expectBack(
                table.map((one) => [0, 1, 2, 4, 8].map((column) => one[column] ?? "")),
                rows.map((one) => [one.spec, one.series, one.value, one.optimal, one.kept]),
            );
            for (const one of table) expect(one).toHaveLength(14);
        }),
    );
});

const tables = fc.integer({ min: 1, max: 4 }).chain((columns) =>
    fc.record({
        titles: fc.array(text, { minLength: columns, maxLength: columns }),
        rows: fc.array(
            fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), {
                minLength: columns + 1,
                maxLength: columns + 1,
            }),
            { maxLength: 4 },
        ),
    }),
);
const written = (titles: string[], rows: TableCell[][]) =>
    read(
        csvOf({
            caption: "",
            columns: ["first", ...titles].map((title) => ({ title })),
            rows: rows.map((cells, i) => ({ key: String(i), cells })),
        }),
    );

test("views: every cell comes back, those that look like formulas behind an apostrophe", () => {
    fc.assert(
        fc.property(tables, ({ titles, rows }) => {
            expectBack(written(titles, rows), [["first", ...titles], ...rows]);
        }),
    );
});

test("no name of a player or a game is a formula for a spreadsheet", () => {
    const name = '=HYPERLINK("x")';
    const game = {
        index: 0,
        seats: [0],
        result: [-1, 1],
        winner: 1,
        moves: 3,
        late: -1,
        failed: -1,
    };
    const games = gamesCsv([{ ...game, players: [name], line: "+1+1" }], { game: "@g" });
    expect(read(games)[1]).toEqual(["'@g", "1", `'${name}`, "-1;1", "3", "", "", "'+1+1"]);
    expect(read(sweepCsv([{ spec: name, values: { "-x": "-y" } } as never]))[1]?.[0]).toBe(
        `'${name}`,
    );
    expect(read(accuracyCsv([{ spec: name, value: "=1" } as AccuracyRow]))[1]?.slice(0, 3)).toEqual(
        [`'${name}`, "", "'=1"],
    );
});

test("views: no text is a formula for a spreadsheet", () => {
    const formula = fc.oneof(
        fc.tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), text).map((all) => all.join("")),
        fc
            .tuple(
                fc.constantFrom("+", "-"),
                fc.nat(),
                fc.constantFrom("+", "*", "|", "(", "!", "^"),
                text,
            )
            .map((all) => all.join("")),
    );
    fc.assert(
        fc.property(formula, (one) => {
            const back = written(["title"], [["x", one]])[1]?.[1] ?? "";
            const harmless = /^[+-]\d[\w\s.,%]*(;[+-]?\d[\d.]*)*$/.test(one);
            expect(back).toBe(harmless ? one : `'${one}`);
        }),
    );
});

test.each(["+12", "-0.5 %", "-3 plies", "+100,5 Elo", "-1;1"])(
    "views: %s stays a number",
    (one) => {
        expect(written(["title"], [["x", one]])[1]?.[1]).toBe(one);
    },
);
