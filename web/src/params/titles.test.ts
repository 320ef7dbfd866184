import { expect, test, vi } from "vitest";
import { turns } from "../../../tests/answers/data/describe.ts";
import { answerTo } from "../../../tests/answers/turn.ts";

vi.mock("../engine/engine.ts", async () =>
    (await import("../testing/fake.ts")).fakeEngine(() => []),
);

const { describe: tables, show } = await import("../state/read/store.ts");
const { searcherRow } = await import("../state/read/roles.ts");
const { pathTitle } = await import("./placed.ts");
const { gameTitle, playerTitle } = await import("./titles.ts");

tables.value = answerTo(turns, "describe", "describe");
const at = (family: string) => {
    show.value = { family, game: family, player_names: ["a", "b"] } as never;
};

test("players in words", () => {
    at("connect4");
    const medium = searcherRow("uct")?.presets.find(({ name }) => name === "medium")?.values;
    const words = {
        uct: "UCT",
        "uct(preset=medium)": "UCT · Medium",
        [`uct(${medium})`]: "UCT · Medium",
        "uct(sims=2k)": "UCT · 2\u202f000 simulations per move",
        "uct(sims=50000,c=1.4)":
            "UCT · 50\u202f000 simulations per move · Exploration constant C 1.4",
        "uct(preset=medium,c=1.4)": "UCT · Medium · Exploration constant C 1.4",
        "alphabeta(depth=7)": "Alpha-beta · 7 moves deep",
        "alphabeta(depth=2|4|6)": "Alpha-beta · 2, 4, 6 moves deep",
        "uct(sims=10..10000:log4)": "UCT · 10 to 10\u202f000 simulations per move",
        "alphabeta(depth=7,eval=lines)": "Alpha-beta · 7 moves deep · Open lines and threats",
        "alphabeta(eval=lines(three=5))": "Alpha-beta · Open lines and threats, own weights",
        "uct(solve=no,seed=5)": "UCT · Prove results in the tree: no",
        "random(time=500ms)": "Random · 500\u202fms per move",
        "random(name=Ada)": "Ada",
        "nobody(x=1)": "nobody(x=1)",
    };
    for (const [spec, title] of Object.entries(words)) expect(playerTitle(spec)).toBe(title);
});

test("a preset is known by its values, also where it names one within it, or says what is usual", () => {
    at("2048");
    const [row] = (searcherRow("expectimax")?.presets ?? []).filter(({ name }) => name === "fast");
    const values =
        "nodes=125000,prune=yes,eval=rows(empty=270,merges=700,slope=4,sum=11,mass=3.5,steps=0,rough=0,lost=1600000,early=10)";
    expect(row?.values).toContain("preset=deep");
    expect(playerTitle(`expectimax(${values})`)).toBe("Expectimax · Fast and strong");
});

test("parameters of nested specs have the title of the row that is meant", () => {
    at("tron");
    const spec = "alphabeta(eval=chambers)";
    expect(pathTitle(spec, "depth")).toBe("Search depth in plies");
    expect(pathTitle(spec, "eval.cell")).toBe("Weight of a cell");
    expect(pathTitle("alphabeta(eval=area)", "eval.cell")).toBe("Weight of a step");
    expect(pathTitle(spec, "eval.nothing")).toBe("eval.nothing");
});

test("variants in words", () => {
    expect(gameTitle("connect4")).toBe("Connect Four");
    expect(gameTitle("connect4(rows=5)")).toBe("Connect Four · Rows 5");
    expect(gameTitle("tron(map=3x3-9)")).toBe("Tron · own map 3x3");
});

test("every choice has a title", () => {
    const rows = [
        ...(tables.value?.searchers ?? []),
        ...(tables.value?.games ?? []).flatMap((game) => [
            game,
            ...game.evals,
            ...game.playouts,
            ...(game.learners ?? []),
        ]),
    ];
    const params = [
        ...rows.flatMap((row) => row.params),
        ...(tables.value?.commands ?? []).flatMap(({ options }) => options ?? []),
    ].filter(({ type }) => type === "enum");
    expect(params.length).toBeGreaterThan(40);
    for (const { name, choices, choice_titles } of params)
        expect([name, choice_titles?.length]).toEqual([name, choices?.length]);
    // Of results that came in a file the players may be unknown here.
    expect(playerTitle("stranger(name=monty)")).toBe("monty");
    expect(playerTitle("stranger")).toBe("stranger");
    expect(playerTitle("uct(select=tuned)")).toBe("UCT · Selection in the tree: UCB1-Tuned");
    expect(playerTitle("pvs(prune=yes,solve=no)")).toMatch(/: no$/);
});

test("help of the lab calls options and choices as their controls do, console words in brackets", () => {
    const learners = tables.value?.games.flatMap((game) => game.learners ?? []) ?? [];
    const rows = [
        ...learners.map(({ params }) => params),
        ...(tables.value?.commands ?? []).map(({ options }) => options ?? []),
    ];
    const told = rows.flatMap((params) =>
        params.flatMap(({ doc }) =>
            params.flatMap(({ name, choices = [], choice_titles }) => [
                ...choices.filter((word) => doc.includes(`${name}=${word}`)).map((word) => [word]),
                ...(choice_titles ? choices : []).flatMap((word) => [
                    ...doc.matchAll(new RegExp(`(?:^|[^(\\w])${word}(?:: | \\((?!${word}))`, "g")),
                ]),
            ]),
        ),
    );
    expect(told.map(([words]) => words)).toEqual([]);
});

test("what Connect Four is played with has one name", () => {
    const texts = JSON.stringify(tables.value?.games.find(({ name }) => name === "connect4"));
    expect(texts).toContain("discs");
    expect(texts).not.toMatch(/stone/i);
});
