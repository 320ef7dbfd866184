/** The list of the games of a match, and what is told of games that went wrong. */
import { expect, test, vi } from "vitest";

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});

import { describe } from "../../state/read/store.ts";
import { drawn } from "../../testing/drawn.ts";
import { told } from "../../testing/told.ts";
import type { Run } from "./batch.ts";
import { Games } from "./games.tsx";
import { type KeptGame, keptGame } from "./kept.ts";
import { Troubles } from "./statisticstable.tsx";

const request = {
    kind: "match" as const,
    game: "connect4",
    players: ["mine", "random"],
    seed: 1,
    options: [],
    total: 2,
    keep: true,
};

const game = (index: number, result: string) =>
    keptGame(request, index, "p0=mine p1=random", result) as KeptGame;

test("a game has one move, or several", () => {
    const games = [
        game(0, "result=-1,1 moves=1 late=0 failed=-1 line=4"),
        game(1, "result=0,0 moves=42 late=-1 failed=-1 line=4"),
    ];
    const run = { request, games } as unknown as Run<object>;
    const { html } = drawn(
        <Games run={run} names={["Mine", "Random"]} sides={["Yellow", "Red"]} />,
    );
    const lengths = [...html.matchAll(/>(\d+ moves?)</g)].map(([, length]) => length);
    expect(lengths).toEqual(["1 move", "42 moves"]);
});

test("a game against a hidden player does not tell who that is", () => {
    describe.value = told;
    const games = [game(0, "result=-1,1 moves=1 late=0 failed=-1 line=4")];
    const run = { request, games } as unknown as Run<object>;
    const tip = (spec: string) => (spec === "random" ? "" : spec);
    const props = { run, names: ["Mine", "rival-1"], sides: ["Yellow", "Red"] };
    const { html } = drawn(<Games {...props} tip={tip} />);
    expect(html).toContain("p=mine;human");
    expect(html).not.toContain("random");
    expect(drawn(<Games {...props} />).html).toContain("p=mine;random");
});

test("a player fails in one game, or in several", () => {
    const failed = [
        { games: 1, why: "too slow" },
        { games: 2, why: "no move" },
    ];
    const { html } = drawn(<Troubles latest={{ failed }} names={["Mine", "Yours"]} />);
    expect(html).toContain("Mine failed in 1 game and lost it: too slow");
    expect(html).toContain("Yours failed in 2 games and lost them: no move");
});
