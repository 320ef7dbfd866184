/** The strips of the seats: what they say of a finished game. */
import { expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () =>
    (await import("../testing/fake.ts")).fakeEngine(() => []),
);

import type { PlayerRow, Show } from "../engine/protocol.ts";
import { players, show } from "../state/read/store.ts";
import { drawn } from "../testing/drawn.ts";
import { SeatStrips } from "./seats.tsx";

/** The scores of all seats, those above the board first. */
function scores(result: number[], line: object = {}): string[] {
    const seats = result.map((_, seat) => ({ spec: "uct", searcher: "uct", name: "uct", seat }));
    players.value = seats as unknown as PlayerRow[];
    show.value = {
        family: "test",
        player_titles: ["A", "B", "C"].slice(0, result.length),
        status: "over",
        mover: null,
        result,
        ...line,
    } as unknown as Show;
    return [false, true].flatMap((own) => {
        const { html } = drawn(<SeatStrips own={own} />);
        return [...html.matchAll(/seat-score num">([^<]*)</g)].map(([, text = ""]) => text);
    });
}

test("a win is 1, a loss 0, a draw a half each", () => {
    expect(scores([1, -1]).sort()).toEqual(["0", "1"]);
    expect(scores([0, 0])).toEqual(["½", "½"]);
});

test("of several players the place, in a game of points the points", () => {
    expect(scores([0.5, 1, 0.5]).sort()).toEqual(["1.", "2.", "2."]);
    expect(scores([12.345], { points: true })).toEqual(["12.35"]);
});
