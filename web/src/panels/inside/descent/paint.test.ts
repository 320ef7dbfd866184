/** Which choices of a descent are shown. */
import { expect, test } from "vitest";
import { ROWS, rowsTo } from "./paint.ts";

test("the first choice is always shown, then the last ones", () => {
    expect(rowsTo(0)).toEqual([0]);
    expect(rowsTo(3)).toEqual([0, 1, 2, 3]);
    expect(rowsTo(ROWS - 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rowsTo(40)).toEqual([0, 36, 37, 38, 39, 40]);
    // Before the first choice nothing is shown.
    expect(rowsTo(-1)).toEqual([]);
});
