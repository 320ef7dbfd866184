/** The bar beside the board, when the game is over. */
import { expect, test, vi } from "vitest";

vi.mock("../../engine/engine.ts", async () =>
    (await import("../../testing/fake.ts")).fakeEngine(() => []),
);

const { analysis, found, players, position, show } = await import("../../state/read/store.ts");
const { settings } = await import("../../state/keep/settings.ts");
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

test("values in a unit of the program stand at the end of whom they favour, without a sign", () => {
    const titles = { player_names: ["J", "R"], player_titles: ["Yellow", "Red"] };
    const started = { status: "running", mover: 0, moves_played: [], result: null };
    show.value = { ...titles, ...started, two_player: true, game: "b" } as never;
    analysis.value = { ...analysis.value, on: true };
    const report = { value: -36, proven: null, moves: [], scale: "result", bounds: [-100, 100] };
    settings.value = { ...settings.value, ownNumbers: true };
    found.value = { ...found.value, report, position: position.value } as never;
    expect(drawn(<EvalBar />).text).toMatch(/^0\.36Red$/);
    settings.value = { ...settings.value, ownNumbers: false };
});
