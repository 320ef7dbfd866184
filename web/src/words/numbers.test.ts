/** Numbers and lists as languages write them. */
import { expect, test } from "vitest";
import { grammar, plain } from "./grammar.ts";
import { marksOf } from "./marks.ts";
import { formats, percent } from "./numbers.ts";

type Formats = ReturnType<typeof formats>;

const [en, fr, de] = ["en", "fr", "de"].map((tag) => formats(tag, marksOf(tag))) as [
    Formats,
    Formats,
    Formats,
];

test("decimals have the mark of the language, a minus is as wide as a plus", () => {
    expect([en.decimals(-0.5, 1), fr.decimals(-0.5, 1)]).toEqual(["\u22120.5", "\u22120,5"]);
    expect([en.decimals(12.3, 2), en.decimals(-0.04, 1)]).toEqual(["12.30", "0.0"]);
    expect([en.grouped(12.304, 2), fr.grouped(12.304, 2), en.grouped(3, 2)]).toEqual([
        "12.3",
        "12,3",
        "3",
    ]);
    expect([en.significant(Math.SQRT2, 4), fr.significant(1 / 3, 2)]).toEqual(["1.414", "0,33"]);
    expect([en.decimals(Number.NaN, 1), en.grouped(-1e-9, 3)]).toEqual(["NaN", "0"]);
});

test("what has a sign has it on both sides of nothing", () => {
    expect([3.25, -3.25, 0.04, -0.04].map((value) => en.signed(value, 1))).toEqual([
        "+3.3",
        "\u22123.3",
        "0.0",
        "0.0",
    ]);
    expect([2, -2, 0, 0.5].map((value) => fr.signed(value))).toEqual([
        "+2",
        "\u22122",
        "0",
        "+0,5",
    ]);
});

test("digits stand in threes, a unit stays with its number", () => {
    expect([en.grouped(-12345.678, 1), fr.grouped(12345.678, 1), en.grouped(999)]).toEqual([
        "\u221212\u202f345.7",
        "12\u202f345,7",
        "999",
    ]);
    expect([en.decimals(1656, 1), en.signed(-1656), fr.significant(12345.6, 6)]).toEqual([
        "1\u202f656.0",
        "\u22121\u202f656",
        "12\u202f345,6",
    ]);
    expect([percent(55), percent(fr.decimals(55.5, 1))]).toEqual(["55\u202f%", "55,5\u202f%"]);
});

test("numbers that people type are read in both writings", () => {
    for (const { typed } of [en, fr, de])
        expect(
            [
                "0,5",
                "0.5",
                " -0,125 ",
                "\u22123.25",
                "12 000",
                "2\u202f460\u202f000",
                "5k",
                "0,500",
            ].map(typed),
        ).toEqual(["0.5", "0.5", "-0.125", "-3.25", "12000", "2460000", "5k", "0.500"]);
    // A mark that may stand before decimals or between thousands is not guessed at.
    expect(["1,234", "1,234,567", "1,234.5", "1,23", "1.234"].map(en.typed)).toEqual([
        "",
        "1234567",
        "1234.5",
        "1.23",
        "1.234",
    ]);
    expect(["1,234", "1.234"].map(fr.typed)).toEqual(["1.234", "1.234"]);
    expect(["1.234", "1.234.567", "1.234,5", "1,234"].map(de.typed)).toEqual([
        "",
        "1234567",
        "1234.5",
        "1.234",
    ]);
    expect([en.entered("1.5"), fr.entered("1.5"), fr.entered("500ms")]).toEqual([
        "1.5",
        "1,5",
        "500ms",
    ]);
});

test("days are written as in the language", () => {
    const noon = Date.UTC(2026, 10, 24, 12);
    expect(en.dateText(noon)).toMatch(/^Nov 24, 2026, /);
    expect(fr.dateText(noon)).toMatch(/^24 nov\. 2026/);
});

test("lists, forms and places are those of the language", () => {
    const [english, french] = [grammar("en", "en-GB"), grammar("fr")];
    const names = ["a", "b", "c"];
    expect([english.listed(names), english.either(names)]).toEqual(["a, b and c", "a, b or c"]);
    expect([french.listed(names), french.either(["a", "b"])]).toEqual(["a, b et c", "a ou b"]);
    expect([english.listed(["a"]), english.listed([])]).toEqual(["a", ""]);
    expect(plain(english.eitherOf(names.map((text) => ({ text, strong: true }))))).toBe(
        "a, b or c",
    );
    const forms = { one: "partie", other: "parties" };
    expect([french.counted(0, forms), french.counted(2, forms)]).toEqual(["0 partie", "2 parties"]);
});
