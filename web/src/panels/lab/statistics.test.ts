import { describe, expect, test } from "vitest";
import { eloText, percentText, replayLink, wilson } from "./statistics.ts";

describe("intervals", () => {
    test("Wilson's values", () => {
        const [low, high] = wilson(8, 10);
        expect(low).toBeCloseTo(0.4902, 4);
        expect(high).toBeCloseTo(0.9433, 4);
        expect(wilson(0, 0)).toEqual([0, 1]);
        expect(wilson(0, 20)[0]).toBe(0);
        expect(wilson(20, 20)[1]).toBeCloseTo(1, 12);
    });

    test("Elo with its error, and without where there is none", () => {
        expect(eloText(34.6, 20.2)).toBe("+35 ± 20");
        expect(eloText(-0.2, 12)).toBe("0 ± 12");
        expect(eloText(-120, null)).toBe("\u2212120");
        expect(eloText(null, null, wilson(100, 100))).toBe("at least +566 (95\u202f%)");
        expect(eloText(null, null, wilson(0, 100))).toBe("at most \u2212566 (95\u202f%)");
        expect(eloText(null, null)).toBe("not known yet");
        expect(percentText(0.5)).toBe("50.0 %");
    });
});

describe("games", () => {
    test("links are as the core writes them", () => {
        expect(replayLink("connect4(rows=5)", ["uct(c=0.5)", "random"], 7, "4,4,3")).toBe(
            "v=1&g=connect4(rows=5)&p=uct(c=0.5);random&s=7&m=4,4,3",
        );
        expect(replayLink("g", ["a b*", "c"], 1, "")).toBe("v=1&g=g&p=a%20b%2A;c&s=1");
        expect(replayLink("g", ["a", "c"], 1, "u>")).toBe("v=1&g=g&p=a;c&s=1&m=u%3E");
        expect(replayLink("g", ["a", "c"], 1, "b)")).toBe("v=1&g=g&p=a;c&s=1&m=b)&e=1");
    });
});
