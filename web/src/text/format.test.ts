import { describe, expect, test } from "vitest";
import { counterText, countText, seatName, timeText, valueText } from "./format.ts";

describe("numbers", () => {
    test("counts keep to a narrow column", () => {
        expect([0, 812, 9999, 10000, 12345, 999999, 4561234, 2.5e9].map(countText)).toEqual([
            "0",
            "812",
            "9\u202f999",
            "10.0k",
            "12.3k",
            "1.00M",
            "4.56M",
            "2.50G",
        ]);
    });

    test("counters: whole ones short, others rounded", () => {
        expect(counterText(12)).toBe("12");
        expect(counterText(0.4567)).toBe("0.46");
        expect(counterText(45.67)).toBe("45.7");
        expect(counterText(-3)).toBe("\u22123");
        expect(counterText(Number.NaN)).toBe("–");
    });

    test("times", () => {
        expect([3.2, 999, 1500, 99900, 125000].map(timeText)).toEqual([
            "3 ms",
            "999 ms",
            "1.5 s",
            "99.9 s",
            "2:05 min",
        ]);
    });
});

describe("values", () => {
    test("of games to win have a sign and one place", () => {
        expect([12.34, -0.04, 0, -55, null].map((value) => valueText(value, false))).toEqual([
            "+12.3",
            "0.0",
            "0.0",
            "\u221255.0",
            "–",
        ]);
    });

    test("of games for points are points", () => {
        expect([12, 12.34, 20480.4, -7].map((value) => valueText(value, true))).toEqual([
            "12",
            "12.3",
            "20\u202f480",
            "\u22127",
        ]);
    });

    test("seats have the names of their pieces", () => {
        expect(seatName({ player_titles: ["Yellow", "Red"] }, 0)).toBe("Yellow");
        expect(seatName({ player_titles: ["The player"] }, 1)).toBe("Player 2");
    });
});
