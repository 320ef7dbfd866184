/** The bar beside the board, when the game is over. */
import { expect, test, vi } from "vitest";

vi.mock("../../engine/engine.ts", async () =>
    (await import("../../testing/fake.ts")).fakeEngine(() => []),
);

const { players, show } = await import("../../state/read/store.ts");
const { drawn } = await import("../../testing/drawn.ts");
const { EvalBar } = await import("./bar.tsx");

test.each([
    [[1, -1], "winsYellow"],
    [[-1, 1], "winsRed"],
    [[0, 0], "Red"],
])("the bar of a game that is over has the name of who won: %s", (result, words) => {
    players.value = [{ human: false }, { human: true }] as never;
    const titles = { player_names: ["J", "R"], player_titles: ["Yellow", "Red"] };
    const over = { status: "over", result, result_text: "", moves_played: [] };
    show.value = { ...titles, ...over, two_player: true } as never;
    expect(drawn(<EvalBar />).text).toBe(words);
});

test("the bar has no halves while nothing is known", () => {
    const titles = { player_names: ["J", "R"], player_titles: ["Yellow", "Red"] };
    const started = { status: "running", mover: 0, moves_played: [], result: null };
    show.value = { ...titles, ...started, two_player: true, game: "a" } as never;
    expect(
        drawn(<EvalBar />)
            .all("span")
            .map((one) => one.class),
    ).not.toContain("eval-first");
});
