import { describe, expect, it } from "vitest";
import type { DescentLine, NodeChild } from "../../../engine/protocol.ts";
import { settings } from "../../../state/keep/settings.ts";
import { choiceText, formulaOf, momentsOf, shownMoves, updateOf } from "./moments.ts";
import { cutOf } from "./paint.ts";
import { rewardText, unitOf } from "./unit.ts";

function child(move: string, visits: number, mean: number | null): NodeChild {
    const explore = visits === 0 ? null : 1.7 * Math.sqrt(Math.log(10) / visits);
    return {
        move,
        value: null,
        bound: "exact",
        visits,
        alpha: null,
        beta: null,
        end: null,
        order: 0,
        tries: 0,
        mean,
        explore,
        score: mean === null || explore === null ? null : mean + explore,
    };
}

const moves = [child("a", 6, 0.5), child("b", 3, -0.25), child("c", 1, -1), child("d", 0, null)];
const line = {
    type: "descent",
    number: 11,
    job: 1,
    c: 1.7,
    scale: 1,
    steps: [
        { player: 0, move: "a", chosen: 0, visits: 10, why: "score", moves },
        { player: 1, move: "d", chosen: 3, visits: 6, why: "untried", moves },
    ],
    path: ["a", "d"],
    grown: 2,
    end: "playout",
    playouts: [{ moves: ["a"], result: [1, -1] }],
    reward: [1, -1],
} as unknown as DescentLine;

describe("the UCT animation", () => {
    it("has a moment for every choice and one for each other phase", () => {
        expect(momentsOf(line).map(({ phase }) => phase)).toEqual([
            "select",
            "select",
            "expand",
            "simulate",
            "backup",
        ]);
        expect(momentsOf({ ...line, grown: 0, end: "open" })).toHaveLength(2);
        expect(momentsOf({ ...line, number: 0 })).toEqual([]);
    });

    it("writes the formula out only where it gives the core's number", () => {
        const step = line.steps[0] as DescentLine["steps"][number];
        expect(formulaOf(line, step, moves[0] as NodeChild)).toBe("1.7 × √(ln 10 / 6)");
        expect(formulaOf({ ...line, c: 1 }, step, moves[0] as NodeChild)).toBe("");
        expect(formulaOf(line, step, moves[3] as NodeChild)).toBe("");
    });

    it("says why a move was taken", () => {
        const percent = unitOf({ scale: "result", bounds: [-100, 100] });
        expect(choiceText(line, 0, "Red", percent).replace(/\u202f/g, " ")).toBe(
            "Red takes a: mean 75.00 % + exploration 52.66 % = 127.66 %. The formula itself counts a win 1, a loss −1: 0.500 + 1.053 = 1.553. 1.053 = 1.7 × √(ln 10 / 6).",
        );
        expect(choiceText(line, 1, "Red", percent)).toMatch(/never tried/);
        settings.value = { ...settings.value, ownNumbers: true };
        const own = unitOf({ scale: "result", bounds: [-100, 100] });
        settings.value = { ...settings.value, ownNumbers: false };
        expect(choiceText(line, 0, "Red", own)).toMatch(
            /^Red takes a: mean 0\.500 \+ exploration 1\.053 = 1\.553\. 1\.053 = 1\.7/,
        );
        const points = unitOf({ scale: "points", bounds: null });
        expect(choiceText(line, 0, "Red", points)).toMatch(
            /^Red takes a: mean 0\.50 \+ exploration 1\.05 = 1\.55\. 1\.053 = 1\.7/,
        );
    });

    it("has rewards in the unit of the page", () => {
        const percent = unitOf({ scale: "result", bounds: [-100, 100] });
        expect([1, 0, -1].map((reward) => rewardText(percent, reward))).toEqual([
            "100\u202f%",
            "50\u202f%",
            "0\u202f%",
        ]);
        const evaluation = unitOf({ scale: "evaluation", bounds: [-100, 100] });
        expect(rewardText(evaluation, -0.125)).toBe("\u221212.5");
        expect(rewardText(unitOf({ scale: "points", bounds: null }), 61)).toBe("61");
    });

    it("carries the reward of who chose into the mean", () => {
        expect(updateOf(line, 0)?.mean).toBeCloseTo((0.5 * 6 + 1) / 7);
        expect(updateOf(line, 1)).toEqual({ mean: -1, visits: 1 });
        expect(updateOf({ ...line, playouts: [...line.playouts, ...line.playouts] }, 0)).toBeNull();
    });

    it("has room for the whole formula, on a phone one term below the other", () => {
        const seven = Array.from({ length: 7 }, (_, i) => child(String(i + 1), 3, 0));
        const step = { ...line.steps[0], moves: seven };
        const wide = { ...line, steps: [step] } as DescentLine;
        expect(cutOf(wide, 700).stacked).toBe(false);
        const phone = cutOf(wide, 340);
        expect(phone.stacked).toBe(true);
        // All seven stand side by side.
        expect(7 * (phone.least + 4) - 4).toBeLessThanOrEqual(340);
        // What the dice bring has no formula.
        const dice = { ...step, player: -1, moves: [...seven, ...seven, ...seven] };
        expect(cutOf({ ...wide, steps: [step, dice] } as DescentLine, 700).stacked).toBe(false);
    });

    it("shows the chosen move and the highest scores where room is short", () => {
        const step = line.steps[1] as DescentLine["steps"][number];
        expect(shownMoves(step, 9)).toEqual([0, 1, 2, 3]);
        expect(shownMoves(step, 2)).toEqual([2, 3]);
    });
});
