import { expect, it } from "vitest";
import type { MoveReport } from "../../engine/protocol.ts";
import { chosenMoves, mixtureOf } from "./mixture.ts";

const rows = (mixes: (number | undefined)[]) =>
    mixes.map((mix, i) => ({ move: "lurd"[i], ...(mix !== undefined && { mix }) }) as MoveReport);

it("has all moves that are drawn, the most frequent first", () => {
    const report = { best: "u", moves: rows([0.2, 0.799, 0.001, 0]) };
    expect(mixtureOf(report)).toEqual([
        { move: "u", share: 0.799 },
        { move: "l", share: 0.2 },
    ]);
    expect(chosenMoves(report)).toEqual(["u", "l"]);
});

it("is no mixture where one move is chosen, or drawn always", () => {
    for (const mixes of [
        [undefined, undefined],
        [0, 1],
        [0.004, 0.996],
    ]) {
        expect(mixtureOf({ best: "u", moves: rows(mixes) })).toEqual([]);
        expect(chosenMoves({ best: "u", moves: rows(mixes) })).toEqual(["u"]);
    }
    expect(chosenMoves({ best: null, moves: [] })).toEqual([]);
});
