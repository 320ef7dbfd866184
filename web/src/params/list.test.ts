import { expect, test, vi } from "vitest";
import { turns } from "../../../tests/answers/data/describe.ts";
import { answerTo } from "../../../tests/answers/turn.ts";

vi.mock("../engine/engine.ts", async () =>
    (await import("../testing/fake.ts")).fakeEngine(() => []),
);

const { describe: tables, show } = await import("../state/read/store.ts");
const { searcherRow } = await import("../state/read/roles.ts");
const { playerTitles } = await import("./list.ts");

tables.value = answerTo(turns, "describe", "describe");
const at = (family: string) => {
    show.value = { family, game: family, player_names: ["a", "b"] } as never;
};

test("players with the same words are numbered", () => {
    at("connect4");
    expect(playerTitles(["random(seed=1)", "uct", "random(seed=2)"])).toEqual([
        "Random (1)",
        "UCT",
        "Random (2)",
    ]);
});

test("a setting that one tells is told of its neighbours, too", () => {
    at("connect4");
    const medium = searcherRow("uct")?.presets.find(({ name }) => name === "medium")?.values;
    expect(playerTitles(["uct(sims=10)", `uct(${medium})`, "uct(sims=1000)", "random"])).toEqual([
        "UCT · 10 simulations per move",
        expect.stringMatching(/^UCT · \d+ simulations per move \(Medium\)$/),
        "UCT · 1\u202f000 simulations per move",
        "Random",
    ]);
    expect(playerTitles(["uct(preset=medium)", "uct(sims=5)"])[0]).toMatch(/\(Medium\)$/);
    // What the defaults have it from is told without a name.
    expect(playerTitles(["uct", "uct(sims=5)"])[0]).toMatch(/^UCT · [\d\u202f]+ simulations/);
    // Nothing is told where nobody tells anything, or where all agree in what is told.
    expect(playerTitles(["uct(preset=medium)", "uct(preset=hard)"])).toEqual([
        "UCT · Medium",
        "UCT · Hard",
    ]);
    expect(playerTitles(["uct(preset=medium)", "pvs(depth=4)"])[0]).toBe("UCT · Medium");
    // Of several kinds each has its own neighbours; a name that was given stays.
    expect(playerTitles(["alphabeta(preset=hard)", "alphabeta(depth=4)"])[0]).toMatch(
        /moves deep \(Hard\)$/,
    );
    expect(playerTitles(["uct(sims=7,name=Ada)", "uct(preset=medium)"])).toEqual([
        "Ada",
        "UCT · Medium",
    ]);
});
