import { describe, expect, test } from "vitest";
import type { MoveReport } from "../engine/protocol.ts";
import {
    barShare,
    counterText,
    countText,
    moveText,
    provenSentence,
    provenShort,
    seatName,
    timeText,
    valueText,
} from "./format.ts";

const show = {
    two_player: true,
    player_names: ["J", "R"],
    player_titles: ["Yellow", "Red"],
    pieces: [
        { name: "yellow", title: "yellow disc", letter: "J", owner: 0 },
        { name: "red", title: "red disc", letter: "R", owner: 1 },
    ],
};

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

    test("proven results take their place", () => {
        expect(provenShort("win", 5)).toBe("win in 5");
        expect(provenShort("draw", 12)).toBe("draw");
        expect(provenShort("loss", 0)).toBe("loss");
        expect(provenShort(null, 3)).toBe("");
        const row = { value: 12, bound: "upper", proven: null, proven_in: 0 } as MoveReport;
        expect(moveText(row, false)).toBe("≤ +12.0");
        expect(moveText({ ...row, proven: "loss", proven_in: 4 }, false)).toBe("loss in 4");
        expect(moveText({ ...row, value: null, bound: null }, false)).toBe("–");
    });

    test("sentences name who wins", () => {
        expect(seatName(show, 0)).toBe("Yellow");
        expect(seatName({ player_titles: ["The player"] }, 1)).toBe("Player 2");
        expect(provenSentence("win", 5, show, 0)).toBe("Yellow wins in 5 plies");
        expect(provenSentence("loss", 1, show, 0)).toBe("Red wins in 1 ply");
        expect(provenSentence("loss", 0, { ...show, two_player: false }, 1)).toBe("Red loses");
        expect(provenSentence("draw", 9, show, 1)).toBe("A draw with best play");
        expect(provenSentence(null, 0, show, 1)).toBe("");
    });

    test("the bar is seen from the first player", () => {
        expect(barShare(0, null, 0)).toBe(0.5);
        expect(barShare(50, null, 0)).toBe(0.75);
        expect(barShare(50, null, 1)).toBe(0.25);
        expect(barShare(3, "win", 1)).toBe(0);
        expect(barShare(3, "draw", 1)).toBe(0.5);
        expect(barShare(500, null, 0)).toBe(1);
    });
});
