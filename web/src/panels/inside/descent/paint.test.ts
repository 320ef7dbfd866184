/** Which choices of a descent are shown. */
import { expect, test } from "vitest";
import { short } from "../../../text/format.ts";
import { lengthOf, ROWS, rowsTo, simulationText, wayTo } from "./paint.ts";

test("the first choice is always shown, then the last ones", () => {
    expect(rowsTo(0)).toEqual([0]);
    expect(rowsTo(3)).toEqual([0, 1, 2, 3]);
    expect(rowsTo(ROWS - 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rowsTo(40)).toEqual([0, 36, 37, 38, 39, 40]);
    // Before the first choice nothing is shown.
    expect(rowsTo(-1)).toEqual([]);
});

test("of a long way its last moves are written, which leave room beside them", () => {
    const way = ["down", "left", "down", "right", "up"];
    expect(wayTo(way, 900)).toBe("down left down right up");
    expect(wayTo(way, 300)).toBe("… down right up");
    // One at least.
    expect(wayTo(way, 10)).toBe("… up");
    expect(wayTo(["4"], 10)).toBe("4");
});

test("a random game that learns is not kept, and is not said to have no moves", () => {
    expect(lengthOf({ playouts: [], end: "playout" })).toBe("unkept");
    expect(lengthOf({ playouts: [], end: "known" })).toBeNull();
    expect(
        lengthOf({ playouts: [{ moves: ["1", "2"], result: [] }], end: "playout" }),
    ).toMatchObject(short(2));
    expect(simulationText([])).not.toMatch(/\d/);
    expect(simulationText([{ moves: ["1", "2"], result: [] }])).toMatch(/2/);
});
