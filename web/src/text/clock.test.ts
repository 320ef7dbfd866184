/** What a clock says: it never says zero before that is reached. */
import { expect, test } from "vitest";
import { clockText } from "./clock.ts";

test.each([
    [300_000, "5:00"],
    [299_999, "5:00"],
    [65_000, "1:05"],
    [59_001, "1:00"],
    [20_000, "0:20"],
    [19_999, "0:20.0"],
    [9_310, "0:09.4"],
    [1, "0:00.1"],
    [0, "0:00.0"],
])("%i milliseconds: %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
});
