/** What is kept of the rounds of a ride. */
import { expect, test } from "vitest";
import type { RoundLine } from "../../engine/protocol.ts";
import { keepTimes } from "./jobs.ts";
import { late, players, times } from "./store.ts";

const round = (...wasLate: boolean[]) =>
    ({
        players: wasLate.map((was) => ({
            ms: 3,
            playouts: 1,
            nodes: 1,
            ...(was && { late: true }),
        })),
    }) as unknown as RoundLine;

test("who was late is counted, and told of the last round alone", () => {
    players.value = [{}, {}] as typeof players.value;
    keepTimes(round(false, true));
    keepTimes(round(false, true));
    keepTimes(round(true, false));
    expect(late.value).toEqual([
        { last: true, count: 1 },
        { last: false, count: 2 },
    ]);
    expect(times.value).toEqual([3, 3]);
});
