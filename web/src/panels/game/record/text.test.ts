import { expect, test } from "vitest";
import { LONGEST, oneLine } from "./text.ts";

test("a record of several lines becomes one", () => {
    expect(oneLine("\uFEFF(;GM[18]SZ[10]\r\n;B[djddgd]\n)\n")).toEqual({
        line: "(;GM[18]SZ[10] ;B[djddgd] )",
    });
});

test("anything else is refused with a sentence", () => {
    expect(oneLine("1. e4")).toHaveProperty("error");
    expect(oneLine(`(;${"x".repeat(LONGEST)})`)).toHaveProperty("error");
});
