import { expect, test } from "vitest";
import { turns } from "../../../../../tests/answers/data/steps.ts";
import { answerTo } from "../../../../../tests/answers/turn.ts";
import { apartAfter, type Games, gamesOf, sumOf, togetherAfter, wayOf } from "./lockstep.ts";

const LINE = "simulate plain count=4 playouts=4 seed=1 choices=1000";
const told = answerTo(turns, LINE, "simulate");
const games = gamesOf(told) as Games;

test("the place that is drawn holds the move that the core made", () => {
    for (const row of games.rows.flat()) {
        expect(row.possible[row.place]).toBe(row.choice);
        expect(row.possible.filter((number) => number > 0)).toHaveLength(row.count);
        expect(row.possible).toHaveLength(games.moves.length);
        expect(row.drawn).toBeLessThan(games.below);
        expect(row.from === row.to).toBe(row.choice === 0);
    }
});

test("both ways end with the same games, and their sum is the core's", () => {
    expect(games.together).toBe(Math.max(...games.lengths) + 1);
    expect(games.rows.at(-1)?.every(({ choice }) => choice === 0)).toBe(true);
    expect(games.rows.at(-2)?.some(({ choice }) => choice > 0)).toBe(true);
    expect(togetherAfter(games, games.together)).toEqual(games.lengths);
    expect(apartAfter(games, games.apart)).toEqual(games.lengths);
    expect(sumOf(games.lengths)).toBe(told.mean * told.playouts);
    games.lengths.forEach((length, game) => {
        expect(games.rows.at(-1)?.[game]?.steps).toBe(length);
        expect(new Set(wayOf(games, game, length)).size).toBe(length + 1);
    });
});

test("one after the other, a game begins when the one before has found no way on", () => {
    const [first = 0] = games.lengths;
    expect(apartAfter(games, first)).toEqual([first, 0, 0, 0]);
    expect(apartAfter(games, first + 1)).toEqual([first, 0, 0, 0]);
    expect(apartAfter(games, first + 2)).toEqual([first, 1, 0, 0]);
});

test("a policy that chooses in another way tells nothing", () => {
    const other = answerTo(
        turns,
        "simulate wall-following count=1 playouts=1 choices=9",
        "simulate",
    );
    expect(gamesOf(other)).toBeNull();
});
