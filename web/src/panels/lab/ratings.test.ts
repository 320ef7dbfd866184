import { describe, expect, test } from "vitest";
import { ratings } from "./ratings.ts";

describe("ratings", () => {
    test("of two players are the difference of their score", () => {
        const [a, b] = ratings(2, [{ a: 0, b: 1, wins: 6000, draws: 1000, losses: 3000 }]);
        expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBeCloseTo(0, 6);
        expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(400 * Math.log10(0.65 / 0.35), 1);
        // Around their mean each has half of the error of the difference.
        const error = (1.96 * 400) / Math.LN10 / Math.sqrt(10_000 * 0.65 * 0.35);
        expect(a?.error).toBeCloseTo(error / 2, 2);
    });

    test("say the same of equal games in any order, and order players by strength", () => {
        const pairs = [
            { a: 0, b: 1, wins: 8, draws: 0, losses: 2 },
            { a: 0, b: 2, wins: 9, draws: 1, losses: 0 },
            { a: 1, b: 2, wins: 7, draws: 0, losses: 3 },
        ];
        const found = ratings(3, pairs);
        const swapped = ratings(
            3,
            pairs.map((p) => ({ a: p.b, b: p.a, wins: p.losses, draws: p.draws, losses: p.wins })),
        );
        expect(found[0]?.elo).toBeGreaterThan(found[1]?.elo ?? 0);
        expect(found[1]?.elo).toBeGreaterThan(found[2]?.elo ?? 0);
        for (let i = 0; i < 3; i++) expect(swapped[i]?.elo).toBeCloseTo(found[i]?.elo ?? 0, 6);
    });

    test("stay finite after a clean sweep, and say nothing of those who never met", () => {
        const [best, worst, idle] = ratings(3, [{ a: 0, b: 1, wins: 10, draws: 0, losses: 0 }]);
        expect(best?.elo).toBeGreaterThan(100);
        expect(best?.elo).toBeLessThan(1000);
        expect(worst?.elo).toBeLessThan(-100);
        expect(idle).toEqual({ elo: 0, error: null });
        const apart = ratings(4, [
            { a: 0, b: 1, wins: 3, draws: 0, losses: 1 },
            { a: 2, b: 3, wins: 1, draws: 0, losses: 3 },
        ]);
        expect(apart.map(({ error }) => error)).toEqual([null, null, null, null]);
        expect(apart[0]?.elo).toBeGreaterThan(apart[1]?.elo ?? 0);
    });

    test("find their place on a scale where somebody stands on it", () => {
        const games = { wins: 60, draws: 20, losses: 20 };
        const pairs = [
            { a: 0, b: 1, ...games },
            { a: 1, b: 2, ...games },
        ];
        const free = ratings(3, pairs);
        const apart = (of: typeof free, i: number, k: number) =>
            (of[i]?.elo ?? 0) - (of[k]?.elo ?? 0);
        const found = ratings(3, pairs, [undefined, undefined, { elo: 1000, error: 0 }]);
        expect(found[2]?.elo).toBeCloseTo(1000, 3);
        for (const [i, k] of [
            [0, 1],
            [1, 2],
        ] as const)
            expect(apart(found, i, k)).toBeCloseTo(apart(free, i, k), 3);
        // The further from the one that is known, the less; its own error is in those of all.
        expect(found[2]?.error).toBeLessThan(1);
        expect(found[0]?.error).toBeGreaterThan(found[1]?.error ?? 0);
        const vague = ratings(3, pairs, [undefined, undefined, { elo: 1000, error: 50 }]);
        expect(vague[1]?.error).toBeCloseTo(Math.hypot(found[1]?.error ?? 0, 50), 1);
        // Two who are known better than these games tell hold the one between them.
        const two = ratings(3, pairs, [{ elo: 900, error: 1 }, undefined, { elo: 700, error: 1 }]);
        expect(two[1]?.elo).toBeCloseTo(800, 0);
        // Nobody is placed by games that lead to nobody who is known.
        const [, , , stranger] = ratings(
            5,
            [...pairs, { a: 3, b: 4, ...games }],
            [{ elo: 900, error: 10 }],
        );
        expect(stranger?.error).toBeNull();
    });
});
