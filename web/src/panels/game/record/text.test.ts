import { expect, test } from "vitest";
import { LONGEST, movesLine, sgfLine } from "./text.ts";

test("a record of several lines becomes one", () => {
    expect(sgfLine("\uFEFF(;GM[18]SZ[10]\r\n;B[djddgd]\n)\n")).toEqual({
        line: "(;GM[18]SZ[10] ;B[djddgd] )",
    });
});

test("anything else is refused with a sentence", () => {
    expect(sgfLine("1. e4")).toHaveProperty("error");
    expect(sgfLine(`(;${"x".repeat(LONGEST)})`)).toHaveProperty("error");
});

test("moves are read with the numbers, commas and remarks that people write", () => {
    expect(movesLine(" 4, 4;3\n5 {a trap} [%clk 1]")).toEqual({ line: "4 4 3 5" });
    expect(movesLine("1. d7-d9/i9\r\n2. a4-b5/c6")).toEqual({
        line: "1. d7-d9/i9 2. a4-b5/c6",
    });
    expect(movesLine(" {nothing} ")).toHaveProperty("error");
    expect(movesLine("4 {one} [two] 3 {three")).toEqual({ line: "4 3 {three" });
    // Each could be the beginning of a remark.
    for (const bracket of "{[")
        expect(movesLine(bracket.repeat(1_000_000))).toHaveProperty("error");
});
