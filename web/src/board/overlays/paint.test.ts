import { expect, test } from "vitest";
import { within } from "./paint.ts";

test("a value near an edge is moved inside, one that is wider than the picture stands in its middle", () => {
    expect(within(50, 20, 10, 100)).toBe(50);
    expect(within(12, 20, 10, 100)).toBe(30);
    expect(within(109, 20, 10, 100)).toBe(90);
    expect(within(12, 60, 10, 100)).toBe(60);
});
