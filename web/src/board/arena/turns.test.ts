import { expect, test } from "vitest";
import { tally, winnersOf } from "../../state/act/riders.ts";
import { keyOf, Turns } from "../../state/read/turns.ts";

test("one person steers with any keys, two with their own", () => {
    expect(keyOf("ArrowLeft", 1)).toEqual({ person: 0, direction: "left" });
    expect(keyOf("KeyW", 1)).toEqual({ person: 0, direction: "up" });
    expect(keyOf("KeyW", 2)).toEqual({ person: 1, direction: "up" });
    expect(keyOf("KeyI", 2)).toBeNull();
    expect(keyOf("ArrowLeft", 0)).toBeNull();
    expect(keyOf("Enter", 1)).toBeNull();
});

test("turns wait their turn and never lead straight back", () => {
    const turns = new Turns();
    expect(turns.take()).toBe("-");
    turns.push("up");
    turns.push("left");
    expect(turns.take()).toBe("up");
    expect(turns.take()).toBe("left");
    expect(turns.take()).toBe("-");
    turns.push("right");
    expect(turns.take()).toBe("-");
    turns.push("left");
    expect(turns.take()).toBe("-");
    // Of three quick turns the last two count.
    turns.push("up");
    turns.push("right");
    turns.push("down");
    expect(turns.take()).toBe("right");
    expect(turns.take()).toBe("down");
});

test("who shares the best result shares the round", () => {
    expect(winnersOf([1, -1])).toEqual([0]);
    expect(winnersOf([0, 0])).toEqual([0, 1]);
    const round = (...results: number[]) =>
        results.map((result, i) => ({ key: `ab`[i] ?? "", name: "", result, steps: 9 }));
    const rounds = [round(1, -1), round(0, 0), round(-1, 1)];
    expect(tally(rounds, "a")).toEqual({ wins: 1, draws: 1, losses: 1 });
    // Rounds in which somebody did not ride count nothing.
    expect(tally([...rounds, round(1)], "b")).toEqual({ wins: 1, draws: 1, losses: 1 });
    expect(tally(rounds, "c")).toEqual({ wins: 0, draws: 0, losses: 0 });
});
