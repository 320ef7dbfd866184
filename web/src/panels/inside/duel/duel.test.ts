import { describe, expect, it } from "vitest";
import type { MoveReport, Report } from "../../../engine/protocol.ts";
import { duel as say } from "../../../words/inside/duel.ts";
import {
    agreementOf,
    agreementText,
    apartOf,
    idle,
    movesOf,
    orderOf,
    rankOf,
    sampled,
    type Thinker,
    verdictOf,
    votesOf,
} from "./duel.ts";

function thinker(
    best: string | null,
    rows: [string, number | null, MoveReport["bound"]][],
): Thinker {
    const moves = rows.map(([move, value, bound], i) => ({
        move,
        value,
        bound,
        visits: 10 - i,
        nodes: 0,
    }));
    return {
        ...idle("x"),
        report: { best, moves, ms: 1, nodes: 10, playouts: 0, value: 1 } as unknown as Report,
    };
}

const a = thinker("3", [
    ["3", 50, "exact"],
    ["4", 10, "exact"],
    ["5", null, null],
]);
const b = thinker("4", [
    ["4", 60, "exact"],
    ["3", 20, "upper"],
]);

describe("the duel", () => {
    it("counts votes and says who disagrees", () => {
        expect(votesOf([a, b, a])).toEqual([
            { move: "3", by: [0, 2] },
            { move: "4", by: [1] },
        ]);
        expect(verdictOf([a, b, a])).toBe("They disagree: A and C want 3, B wants 4.");
        expect(verdictOf([a, a])).toBe("All agree on 3.");
        expect(verdictOf([a, idle("y")])).toBe("Only A has an opinion: 3.");
        expect(verdictOf([idle("y")])).toMatch(/^Nobody has an opinion yet/);
    });

    it("compares places, whatever the values are measured in", () => {
        expect([rankOf(a, "3"), rankOf(a, "4"), rankOf(a, "5")]).toEqual([1, 2, null]);
        expect([rankOf(b, "3"), rankOf(b, "4")]).toEqual([2, 1]);
        expect(apartOf([a, b], "3")).toBe(1);
        expect(apartOf([a, b], "5")).toBeNull();
        expect(agreementOf([a, b])).toEqual({ pairs: 1, alike: 0 });
        expect(agreementOf([a, a])).toEqual({ pairs: 1, alike: 1 });
        expect(agreementText([a, b])).toMatch(/^Of 1 pair of moves they put 0 in the same order/);
        expect(agreementText([a, idle("y")])).toBe("");
    });

    it("compares thousands of moves at once", () => {
        const many = (sign: number) =>
            thinker(
                "m0",
                Array.from({ length: 2000 }, (_, i) => [`m${i}`, sign * i, "exact"] as const),
            );
        const [up, down] = [many(1), many(-1)];
        // 60 moves are paired, and m0, which both would play, comes before the 59 others.
        expect(agreementOf([up, down])).toEqual({ pairs: 1770, alike: 59 });
        expect([rankOf(up, "m1"), rankOf(down, "m1999")]).toEqual([2000, 2000]);
    });

    it("has the places that the order of each pair makes", () => {
        const bounds = ["exact", "upper", "lower", null] as const;
        let open = 0;
        for (let seed = 1; seed < 200; seed++) {
            const drawn = (i: number) => (seed * 7919 + i * 104729 + seed * i * 31) % 97;
            const rows = Array.from(
                { length: 2 + (seed % 6) },
                (_, i) => [`m${i}`, drawn(i) % 4, bounds[drawn(i + 50) % 4] ?? null] as const,
            );
            const one = thinker(seed % 3 === 0 ? null : "m1", rows as never);
            for (const [move] of rows) {
                const orders = rows
                    .filter(([it]) => it !== move)
                    .map(([it]) => orderOf(one, move, it));
                const place = orders.includes(null)
                    ? null
                    : 1 + orders.filter((o) => o === -1).length;
                open += Number(place === null);
                expect(rankOf(one, move), `${seed} ${move}`).toBe(place);
            }
        }
        expect(open).toBeGreaterThan(100);
    });

    it("puts first what would be played", () => {
        const c = thinker("1", [
            ["1", 40, null],
            ["2", 50, null],
        ]);
        expect([rankOf(c, "1"), rankOf(c, "2")]).toEqual([1, 2]);
    });

    it("does not know the order of what lies between bounds", () => {
        const c = thinker("1", [
            ["1", 50, "exact"],
            ["2", 40, "upper"],
            ["3", 30, "upper"],
            ["4", 45, "exact"],
        ]);
        expect(orderOf(c, "2", "3")).toBeNull();
        expect(orderOf(c, "4", "2")).toBe(1);
        expect(orderOf(c, "3", "1")).toBe(-1);
        expect([rankOf(c, "1"), rankOf(c, "2"), rankOf(c, "4")]).toEqual([1, null, 2]);
    });

    it("says places as words", () => {
        expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(say.place)).toEqual([
            ...["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd"],
        ]);
    });

    it("lists the best moves of each first", () => {
        expect(movesOf([a, b], 9)).toEqual(["3", "4"]);
        expect(movesOf([a, b], 1)).toEqual(["3"]);
        expect(movesOf([idle("y")], 9)).toEqual([]);
    });

    it("keeps its samples few and in order", () => {
        let samples: Thinker["samples"] = [];
        for (let ms = 1; ms <= 1000; ms++)
            samples = sampled(samples, {
                ms,
                nodes: ms,
                playouts: 0,
                best: "1",
                value: 0,
            } as Report);
        expect(samples.length).toBeLessThanOrEqual(301);
        expect(samples.at(-1)?.ms).toBe(1000);
        expect(samples.every(({ ms }, i) => i === 0 || ms > (samples[i - 1]?.ms ?? 0))).toBe(true);
    });
});
