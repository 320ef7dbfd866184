import { expect, test } from "vitest";
import { leftText } from "./remaining.ts";

test("the time that is left, in words", () => {
    expect(leftText(100, 1, 1000)).toBe("");
    expect(leftText(2000, 0, 1000)).toBe("");
    expect(leftText(2000, 10, 0)).toBe("");
    const of = (seconds: number) => leftText(1000, 1, seconds);
    expect([3, 12, 43, 70, 300, 7200, 400_000, 4_000_000].map(of)).toEqual([
        "a few seconds left",
        "about 10 s left",
        "about 45 s left",
        "about a minute left",
        "about 5 minutes left",
        "about 2 hours left",
        "about 5 days left",
        "about 46 days left",
    ]);
});
