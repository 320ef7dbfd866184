/** What a frame tells the page around it of its size. */
import { expect, test } from "vitest";
import { type SizeMessage, sizeTeller } from "./size.ts";

function told(...sizes: [width: number, natural: number, of: string][]): SizeMessage[] {
    const sent: SizeMessage[] = [];
    const tell = sizeTeller((message) => sent.push(message));
    for (const size of sizes) tell(...size);
    return sent;
}

test("a size is told once, in whole pixels", () => {
    expect(told([400, 300.2, "a"], [400, 300.9, "a"])).toEqual([
        { plyscope: "size", width: 400, height: 301 },
    ]);
});

test("what is shown may grow, and does not shrink while it stays", () => {
    const heights = told([400, 300, "a"], [400, 340, "a"], [400, 310, "a"], [400, 350, "a"]);
    expect(heights.map(({ height }) => height)).toEqual([300, 340, 350]);
});

test("another width and another view begin anew", () => {
    const sent = told([400, 300, "a"], [500, 250, "a"], [500, 220, "b"]);
    expect(sent.map(({ width, height }) => [width, height])).toEqual([
        [400, 300],
        [500, 250],
        [500, 220],
    ]);
});
