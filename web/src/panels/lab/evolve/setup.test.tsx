/** Who is evolved and how: the lines that the controls mean, made from tables of a fake core. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});
vi.mock("../run.ts", () => ({ workers: () => 1, cores: 1 }));

import type {
    GameRow,
    Param,
    PlayersLine,
    Row,
    SearcherRow,
    Show,
    SpecLine,
} from "../../../engine/protocol.ts";
import { experiments } from "../../../state/act/experiment.ts";
import {
    notices,
    players,
    searchers,
    show,
    describe as tables,
} from "../../../state/read/store.ts";
import { drawn } from "../../../testing/drawn.ts";
import { allGenes, followSubject, Setup, subject, toPlay, untilText, words } from "./setup.tsx";

followSubject();

const param = (name: string, part: Partial<Param> = {}): Param => ({
    name,
    title: "",
    doc: "",
    type: "int",
    min: 0,
    max: 1e6,
    init: 0,
    ...part,
});
const row = (name: string, params: Param[]): Row => ({
    name,
    title: name.toUpperCase(),
    doc: "",
    params,
    presets: [],
});

const searcher = (name: string, params: Param[], roles: SearcherRow["roles"]): SearcherRow => ({
    ...row(name, params),
    roles,
    shows: [],
});

const gene = (name: string) => param(name, { gene: true, type: "real" });
const weights = row("weights", [gene("merge"), param("size"), gene("free")]);
const game = { ...row("test", []), evals: [weights], playouts: [], look: [] } as unknown as GameRow;
const tiles = { ...game, name: "2048", evals: [weights, row("rules", [])] } as unknown as GameRow;
const evaluation = param("eval", { type: "spec", kind: "eval", init: "weights" });
const evolve = row("evolve", []);
const options = [
    param("pool"),
    param("genes", { type: "text", init: "" }),
    param("against", { type: "text", init: "" }),
    param("population", { init: 100 }),
    param("games", { init: 1000 }),
    param("generations", { init: 0 }),
    param("stop", { type: "real", init: 99 }),
    param("openings", { init: 0 }),
    param("elite", { type: "bool", init: true }),
    param("rest", { type: "time", init: 0 }),
    param("group", { init: 10 }),
    param("winners", { init: 3 }),
    param("parents", { init: 2 }),
    param("mutation", { type: "real", init: 0 }),
    param("method", { type: "enum", choices: ["genes", "cmaes", "spsa"], init: "genes" }),
];

const spec = (text: string, name: string): SpecLine => ({
    type: "spec",
    re: 1,
    kind: "player",
    text,
    name,
    values:
        name === "uct"
            ? { c: 1 }
            : { depth: 2, eval: { name: "weights", values: { merge: 1, size: 3, free: 2 } } },
});

core.answer = (line) => {
    const [word, , ...rest] = line.split(" ");
    const text = rest.join(" ");
    if (word !== "spec") return [{ type: "ok" }];
    if (text.startsWith("nonsense")) return [{ type: "error", text: "unknown searcher" }];
    return [spec(text, (/^\w+/.exec(text) ?? [""])[0])];
};

const settle = () => new Promise((done) => setImmediate(done));

/** Another game is on the board. */
async function board(part: Partial<Show>): Promise<void> {
    show.value = {
        game: "test",
        family: "test",
        pieces: [],
        player_names: ["J", "R"],
        player_titles: ["Yellow", "Red"],
        ...part,
    } as unknown as Show;
    await settle();
}

const page = () => {
    const line = show.value as Show;
    return drawn(<Setup line={line} gameRow={line.family === "2048" ? tiles : game} />);
};
/** Switches of genes: those of parameters have a description. */
const genes = () =>
    page()
        .all("input")
        .filter((field) => field.type === "checkbox" && !field["aria-describedby"]);
const menus = () => page().all("select");
/** The menu after that of the player; those of parameters have an explanation. */
const opponent = () =>
    menus().filter(
        ({ value, ...menu }) => typeof value === "string" && !menu["aria-describedby"],
    )[1];

let games = 0;

beforeEach(async () => {
    tables.value = {
        games: [game, tiles],
        searchers: [
            searcher("human", [], { person: "" }),
            searcher("random", [], {}),
            searcher("rules", [evaluation], { evolved: "" }),
            {
                ...searcher("uct", [gene("c")], { opponent: "" }),
                presets: [{ name: "beginner", values: "" }],
            },
            searcher("pvs", [param("depth", { init: 2 }), evaluation], { evolved: "depth=2" }),
        ],
        commands: [{ ...evolve, options }],
    } as unknown as typeof tables.value;
    searchers.value = ["pvs", "rules", "uct", "random", "human"].map((name) => ({
        name,
        title: name,
        fits: true,
    }));
    players.value = [
        { spec: "human", human: true },
        { spec: "uct(preset=strong)", human: false },
    ] as PlayersLine["players"];
    notices.value = [];
    core.worker.sent.length = 0;
    // Every test has a game of its own, in which the set-up begins anew.
    await board({ game: `test(n=${++games})` });
    // The first one is that of the player, the second that of the parameters.
    page()
        .all("button")
        .filter((button) => button.class.includes("reset-all"))
        .at(-1)
        ?.onClick();
});

describe("the player to evolve", () => {
    test("is who has genes in every game of the kind", async () => {
        expect(core.worker.lines).toEqual(["spec player pvs(depth=2)"]);
        expect(subject.value?.text).toBe("pvs(depth=2)");
        searchers.value = searchers.value.map((one) => ({ ...one, fits: one.name !== "pvs" }));
        await board({
            game: "2048",
            family: "2048",
            player_names: ["S"],
            player_titles: ["The player"],
        });
        expect(subject.value?.text).toBe("rules");
        searchers.value = searchers.value.map((one) => ({ ...one, fits: one.name === "uct" }));
        await board({ game: "odd" });
        expect(subject.value?.text).toBe("uct(preset=beginner)");
    });

    test("is asked for once in a game", async () => {
        await board({ game: `test(n=${games})`, position: "later" });
        expect(core.worker.lines).toHaveLength(1);
    });

    test("can be another; one that is refused changes nothing", async () => {
        await menus()[0]?.onChange({ currentTarget: { value: "uct" } });
        await settle();
        expect(subject.value?.name).toBe("uct");
        searchers.value = searchers.value.map((one) => ({
            ...one,
            name: one.name === "rules" ? "nonsense" : one.name,
        }));
        await menus()[0]?.onChange({ currentTarget: { value: "nonsense" } });
        await settle();
        expect(subject.value?.name).toBe("uct");
        expect(notices.value.map(({ text }) => text)).toEqual(["unknown searcher"]);
    });
});

describe("its genes", () => {
    test("are found in nested specs, too", async () => {
        expect(allGenes()).toEqual(["eval.merge", "eval.free"]);
        await menus()[0]?.onChange({ currentTarget: { value: "uct" } });
        await settle();
        expect(allGenes()).toEqual(["c"]);
        subject.value = spec("random", "random");
        expect(allGenes()).toEqual([]);
        expect(page().text).toContain("no parameter that can be evolved");
        subject.value = null;
        expect(allGenes()).toEqual([]);
    });

    test("are named when some are left as they are", () => {
        expect(words(false).join(" ")).not.toContain("genes=");
        genes()[0]?.onChange({ currentTarget: { checked: false } });
        expect(words(false)).toContain("genes=eval.free");
        expect(genes().map(({ checked }) => checked)).toEqual([false, true]);
        // None at all would be no evolution.
        genes()[1]?.onChange({ currentTarget: { checked: false } });
        expect(words(false).join(" ")).not.toContain("genes=");
        genes()[0]?.onChange({ currentTarget: { checked: true } });
        expect(words(false)).toContain("genes=eval.merge");
    });

    test("are all chosen again for another player, not for other settings of the same", async () => {
        genes()[0]?.onChange({ currentTarget: { checked: false } });
        await menus()[0]?.onChange({ currentTarget: { value: "pvs" } });
        await settle();
        expect(words(false)).toContain("genes=eval.free");
        await menus()[0]?.onChange({ currentTarget: { value: "uct" } });
        await settle();
        expect(words(false).join(" ")).not.toContain("genes=");
    });
});

describe("the words of the line", () => {
    test("between two players the page has defaults of its own", () => {
        expect(words(false)).toEqual(["population=20", "games=40", "generations=20", "openings=4"]);
        expect(untilText()).toBe(
            "Ends as soon as the best one wins more than 99\u202f% of its games, or after 20 generations.",
        );
    });

    test("for one player it is an evolution of about a minute, said in full", async () => {
        await board({
            game: "2048",
            family: "2048",
            player_names: ["S"],
            player_titles: ["The player"],
        });
        expect(words(false)).toEqual(["population=30", "games=50", "generations=15"]);
        expect(untilText()).toBe(
            "Ends as soon as the best one wins more than 99\u202f% of its games, or after 15 generations.",
        );
        // 30 individuals, then in each generation 4.5 children and the best one again, 50 games each.
        expect(toPlay()).toBe(50 * (30 + 15 * 5.5));
        experiments.evolve.options.value = ["method=spsa"];
        // 16 players in 50 games each, around all but the last 30 pairs.
        expect(toPlay()).toBe(16 * 50 + 15 * 60);
        experiments.evolve.options.value = [];
        expect(page().text).not.toContain("Measured against");
        expect(page().text).not.toContain("openings");
    });

    test("an opponent is named, and is forgotten with the game", async () => {
        opponent()?.onChange({ currentTarget: { value: "uct(preset=strong)" } });
        expect(words(false).at(-1)).toBe("against=uct(preset=strong)");
        await board({ game: "other" });
        expect(words(false).join(" ")).not.toContain("against");
    });

    test("opponents are the players that fit, and the computers at the board", () => {
        searchers.value = searchers.value.map((one) => ({ ...one, fits: one.name !== "random" }));
        const offered = page()
            .all("option")
            .map(({ value }) => value);
        expect(offered).toContain("uct(preset=strong)");
        expect(offered).toContain("");
        // People cannot be measured against; what does not fit is only in the menu of players.
        expect(offered).not.toContain("human");
        expect(offered.filter((value) => value === "random")).toHaveLength(1);
    });

    test("a factor that was changed is said, within the range of use, until all are reset", () => {
        const range = (name: string) => {
            const at = options
                .filter((one) => !["pool", "genes", "against", "elite"].includes(one.name))
                .findIndex((one) => one.name === name);
            return page()
                .all("input")
                .filter(({ type }) => type === "range")
                .slice(-10)[at];
        };
        expect(range("population")?.["aria-valuetext"]).toBe("20");
        const last = range("population")?.max;
        range("population")?.onInput({ currentTarget: { valueAsNumber: last } });
        expect(words(false)[0]).toBe("population=1000");
        const elite = page()
            .all("input")
            .filter(({ type }) => type === "checkbox")
            .at(-1);
        elite?.onChange({ currentTarget: { checked: false } });
        expect(words(false)).toContain("elite=no");
        expect(words(true)).toContain("elite=no");
    });

    test("whoever goes on changes neither genes nor opponent", () => {
        genes()[0]?.onChange({ currentTarget: { checked: false } });
        opponent()?.onChange({ currentTarget: { value: "uct" } });
        expect(words(true)).toEqual(["population=20", "games=40", "generations=20", "openings=4"]);
    });
});
