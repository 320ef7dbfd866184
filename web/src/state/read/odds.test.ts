/** What a scale's numbers say of games, against the core's own figures and known distributions. */
import { expect, test } from "vitest";
import { placeFrom, scoreBetween, scoreOf } from "./odds.ts";

const fair = { first: 0, draws: 0 };
const prior = { mean: 900, deviation: 300 };
const game = (against: number, points: number, first = true, half = 0) => ({
    ...{ against, points, first, half },
});

test("without draws 400 points are ten wins for one loss, and moving first takes nothing from the sum", () => {
    expect(scoreOf(0, fair)).toBeCloseTo(0.5, 12);
    expect(scoreOf(400, fair)).toBeCloseTo(10 / 11, 12);
    expect(scoreOf(-100, fair)).toBeCloseTo(1 - scoreOf(100, fair), 12);
    expect(scoreOf(100, fair)).toBeCloseTo(0.64, 2);
    expect(scoreOf(0, { first: 200, draws: 0.2 })).toBeCloseTo(0.5, 12);
});

test("draws bring scores nearer to a half, as Davidson has them", () => {
    // nu = 2 d / (1 - d) = 1: wins, draws and losses of z = ln 9 stand as 3 : 1 : 1/3.
    const odds = { first: 0, draws: 1 / 3 };
    const gap = (400 / Math.LN10) * Math.log(9);
    expect(scoreOf(gap, odds)).toBeCloseTo((3 + 0.5) / (3 + 1 + 1 / 3), 10);
});

test("a score is known as well as both players are", () => {
    const at = (middle: number, half: number) => ({
        ...{ at: middle, low: middle - half, high: middle + half },
    });
    const told = scoreBetween(at(1100, 30), at(1000, 40), fair);
    expect(told.at).toBeCloseTo(scoreOf(100, fair), 12);
    expect(told.low).toBeCloseTo(scoreOf(50, fair), 12);
    expect(told.high).toBeCloseTo(scoreOf(150, fair), 12);
});

test("without games a place is what was thought before", () => {
    const { at, low, high } = placeFrom([], fair, prior);
    expect(at).toBeCloseTo(900, 6);
    expect(low).toBeCloseTo(900 - 1.96 * 300, -1);
    expect(high).toBeCloseTo(900 + 1.96 * 300, -1);
});

test("wins lead up, losses down, and many games forget what was thought before", () => {
    const up = placeFrom([game(900, 1)], fair, prior);
    const down = placeFrom([game(900, 0)], fair, prior);
    expect(up.at).toBeGreaterThan(900);
    expect(up.at - 900).toBeCloseTo(900 - down.at, 6);
    // The most probable place: (place - mean) / deviation^2 = what the score is above what is expected, in naturals.
    const slope = (1 - scoreOf(up.at - 900, fair)) / (400 / Math.LN10);
    expect((up.at - 900) / 300 ** 2).toBeCloseTo(slope, 4);
    const many = Array.from({ length: 400 }, (_, i) => game(1300, i % 4 === 0 ? 0 : 1));
    const known = placeFrom(many, fair, prior);
    expect(known.at).toBeGreaterThan(1300 + 150);
    expect(known.at).toBeLessThan(1300 + 191);
    expect(known.high - known.low).toBeLessThan(100);
});

test("who moves second has done more with a win, and a draw says less than a win", () => {
    const odds = { first: 100, draws: 0.2 };
    const place = (points: number, first: boolean) =>
        placeFrom([game(1000, points, first)], odds, prior).at;
    expect(place(1, false)).toBeGreaterThan(place(1, true));
    expect(place(1, true)).toBeGreaterThan(place(0.5, true));
    expect(place(0.5, true)).toBeGreaterThan(place(0, true));
});

test("opponents that are known badly leave a place as badly known", () => {
    const many = (half: number) =>
        placeFrom(
            Array.from({ length: 200 }, (_, i) => game(900, i % 2, true, half)),
            fair,
            prior,
        );
    expect(many(0).high - many(0).low).toBeLessThan(100);
    expect(many(200).high - many(200).low).toBeGreaterThan(400);
});
