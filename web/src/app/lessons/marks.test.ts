import { expect, test } from "vitest";
import { arrowPath, middleOf } from "./marks.ts";

test("cells are counted from the lower left, and those beside the board are none", () => {
    const view = { columns: 7, rows: 6 };
    const found = ["a1", "d4", "G6", "h1", "a7", "a0", "xx"].map((name) => middleOf(name, view));
    expect(found).toEqual([[50, 550], [350, 250], [650, 50], null, null, null, null]);
});

test("an arrow leads from one middle to the other and leaves both free", () => {
    expect(arrowPath([50, 50], [250, 50])).toEqual({
        shaft: "M72 50L202 50",
        head: "M228 50L202 65L202 35Z",
    });
});
