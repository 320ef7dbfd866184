import { describe, expect, test } from "vitest";
import { grouped } from "../words/numbers.ts";
import { counterText, countText, msText, seatName, timeText } from "./format.ts";

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
        expect([0, 0.0451, 6.779, 90.14, 345.6, 2345.6].map((ms) => msText(ms))).toEqual([
            ...["0.000", "0.045", "6.78", "90.1", "346", "2\u202f346"],
        ]);
    });
});

describe("words", () => {
    test("seats have the names of their pieces", () => {
        expect(seatName({ player_titles: ["Yellow", "Red"] }, 0)).toBe("Yellow");
        expect(seatName({ player_titles: ["The player"] }, 1)).toBe("Player 2");
    });
});

test("numbers have their digits in threes, and no more places than they need", () => {
    expect([0, 999, 1000, 24845, 1e8, -12345].map((one) => grouped(one))).toEqual([
        "0",
        "999",
        "1\u202f000",
        "24\u202f845",
        "100\u202f000\u202f000",
        "\u221212\u202f345",
    ]);
    expect([1234.56, 0.5, 10, 1e-7].map((one) => grouped(one, 2))).toEqual([
        "1\u202f234.56",
        "0.5",
        "10",
        "0",
    ]);
});
