/** Evolutions against a fake core: what is sent, what is made of what an evolution says. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";
import type { FakeStore } from "../../../testing/fakedatabase.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));
/** Workers of the pool, and what was carried to them. */
const pool = vi.hoisted(() => ({
    made: [] as { worker: FakeWorker }[],
    carried: [] as string[][],
}));

/** What the browser keeps. */
const store = vi.hoisted((): FakeStore => ({ rows: [] }));
vi.mock("../../../state/keep/database.ts", async () =>
    (await import("../../../testing/fakedatabase.ts")).fakeDatabase(store),
);

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});
vi.mock("../../../state/act/workers.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return {
        carryFiles: async (players: string[]) => void pool.carried.push(players),
        makeEngine: () => {
            const one = {} as { worker: FakeWorker };
            pool.made.push(one);
            return fakeEngine((line) => [{ type: "unit_result", result: `of ${line}` }], one)
                .engine;
        },
    };
});

import { engine } from "../../../engine/engine.ts";
import type { Individual, Show } from "../../../engine/protocol.ts";
import { learning } from "../../../state/keep/session.ts";
import { settings } from "../../../state/keep/settings.ts";
import { notices, show } from "../../../state/read/store.ts";
import * as lab from "./evolution.ts";

settings.value = { ...settings.value, workers: 2 };

const individual = (id: number, part: Partial<Individual> = {}): Individual => ({
    id,
    how: "drawn",
    born: 0,
    parents: [],
    games: 10,
    wins: 50,
    score: 1,
    low: 40,
    high: 60,
    values: [],
    spec: `rules(name=g${id})`,
    ...part,
});

let jobs = 0;
let game = "connect4";
/** What `report` tells of everybody; and whether a line is refused. */
let people: Individual[] = [];
let refused: RegExp | null = null;
/** Why the newest evolution is over. */
let reason: string | undefined;

function answer(line: string): object[] {
    if (refused?.test(line)) return [{ type: "error", text: `refused: ${line}` }];
    const [word, second = ""] = line.split(" ");
    if (word === "evolve") {
        reason = undefined;
        return [{ type: "started", job: ++jobs, kind: "evolve" }];
    }
    if (word === "report")
        return [
            {
                type: "report",
                kind: "evolve",
                job: Number(second),
                measure: "wins",
                genes: ["c"],
                individuals: people,
                ancestry: people.slice(0, 1),
                reason,
            },
        ];
    if (word === "population") {
        const head = { game: "2048", spec: "rules", against: null, generation: 7, goals: false };
        if (second === "save") return [{ type: "population_text", ...head, text: "two lines" }];
        if (second === "load") return [{ type: "population_loaded", ...head }];
        if (second === "show")
            return [{ type: "population", ...head, genes: ["merge"], individuals: people }];
    }
    if (word === "new") {
        game = second;
        core.worker.version++;
    }
    if (word === "show")
        return [
            {
                type: "show",
                game,
                family: "test",
                position: "",
                mover: null,
                player_names: ["J", "R"],
                player_titles: ["Yellow", "Red"],
                status: "ongoing",
                moves_played: [],
                redo: [],
            },
        ];
    if (word === "players") return [{ type: "players", reset: [], players: [] }];
    if (word === "spec") return [{ type: "spec", text: second, name: second, values: {} }];
    return [{ type: "ok" }];
}
core.answer = answer;

/** Everything here happens in microtasks. */
const settle = () => new Promise((done) => setImmediate(done));

let frames: (() => void)[] = [];
/** Milliseconds, those of the test since `began`. */
let clock = 0;
let began = 0;
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
vi.spyOn(performance, "now").mockImplementation(() => clock);

const request: lab.EvolveRequest = {
    spec: "rules",
    options: ["seed=3"],
    until: "Ends.",
    goOn: false,
};

const progress = (job: number, done: number) => ({
    type: "progress",
    kind: "evolve",
    job,
    done,
    total: 100,
    text: `${done} of 100`,
});
const generation = (job: number, number: number, best = 60) => ({
    type: "generation",
    kind: "evolve",
    job,
    measure: "wins",
    generation: number,
    best_id: 1,
    ...{ best, low: 50, high: 70, mean: 40, sd: 5, worst: 10 },
    ...{ best_score: 3, mean_score: 2, evaluations: 20, games: 200 },
    best_spec: "rules",
    genes: ["c"],
});

const now = () => lab.evolution.value as lab.Evolution;
const say = (...lines: object[]) => core.worker.say(lines.map((line) => ({ re: 0, ...line })));
/** Lines of people since the last look, without the questions of the page itself. */
const lines = () =>
    core.worker.lines.filter(
        (line) => !/^(follow|show|players$|searchers|spec|report|population save)\b/.test(line),
    );

beforeEach(async () => {
    say({ type: "cancelled", job: jobs, reason: "as asked" });
    await settle();
    refused = null;
    people = [individual(1), individual(2)];
    frames = [];
    began = clock += 1e6;
    game = "connect4";
    show.value = {
        game,
        player_names: ["J", "R"],
        player_titles: ["Yellow", "Red"],
        moves_played: [],
    } as unknown as Show;
    lab.evolution.value = null;
    lab.chosenId.value = null;
    notices.value = [];
    core.worker.sent.length = 0;
    pool.made.length = 0;
    pool.carried.length = 0;
});

describe("an evolution begins", () => {
    test("with one line, when the files are there", async () => {
        await lab.startEvolution(request);
        expect(pool.carried).toEqual([["rules", "seed=3"]]);
        expect(lines()).toEqual(["evolve rules seed=3 pool=4"]);
        expect(now()).toMatchObject({
            work: { number: jobs },
            state: "running",
            spec: "rules",
            game: "connect4",
            until: "Ends.",
            history: [],
        });
        expect(lab.isActive()).toBe(true);
    });

    test("not at all when it is refused: a notice, and what was there stays", async () => {
        refused = /^evolve/;
        await lab.startEvolution(request);
        expect(lab.evolution.value).toBeNull();
        expect(notices.value.map(({ text }) => text)).toEqual([
            "refused: evolve rules seed=3 pool=4",
        ]);
        say({ type: "started", job: 99, kind: "evolve" });
        say({ type: "unit", job: 99, index: 0, line: "unit 0" });
        expect(pool.made).toHaveLength(0);
    });

    test("from the population at hand, which stays to be seen", async () => {
        await lab.startEvolution(request);
        say(generation(jobs, 0), { type: "evolve", job: jobs, games: 5, reason: null });
        await settle();
        game = "another";
        lab.chosenId.value = 2;
        await lab.startEvolution({ ...request, spec: "pvs", goOn: true });
        expect(lines().at(-1)).toBe("evolve start=loaded seed=3 pool=4");
        expect(now()).toMatchObject({ state: "running", spec: "rules", game: "connect4", done: 0 });
        expect(now().history).toHaveLength(1);
        expect(now().individuals).toHaveLength(2);
        expect(lab.chosenId.value).toBeNull();
    });

    test("anew, without what was there", async () => {
        await lab.startEvolution(request);
        say(generation(jobs, 0), { type: "evolve", job: jobs, games: 5, reason: null });
        await settle();
        await lab.startEvolution({ ...request, spec: "pvs" });
        expect(now()).toMatchObject({ spec: "pvs", history: [], individuals: [] });
    });
});

test("one that has come to its end is not asked for again", async () => {
    expect(lab.hasEvolved(request)).toBe(false);
    await lab.startEvolution(request);
    expect(lab.hasEvolved(request)).toBe(false);
    say(generation(jobs, 0), { type: "evolve", job: jobs, games: 5, reason: "won" });
    await settle();
    expect(lab.hasEvolved(request)).toBe(true);
    expect(lab.hasEvolved({ ...request, options: ["seed=4"] })).toBe(false);
    expect(lab.hasEvolved({ ...request, goOn: true })).toBe(false);
    game = "another";
    show.value = { ...(show.value as Show), game };
    expect(lab.hasEvolved(request)).toBe(false);
});

test("one that was stopped is asked for again", async () => {
    await lab.startEvolution(request);
    say({ type: "evolve", job: jobs, games: 40, stopped: true, done: 40, total: 100 });
    await settle();
    expect(lab.hasEvolved(request)).toBe(false);
});

describe("what an evolution says", () => {
    beforeEach(() => lab.startEvolution(request));

    test("progress is drawn once a frame, the latest", () => {
        clock = began + 1500;
        say(progress(jobs, 10), progress(jobs, 20), progress(jobs + 1, 90));
        expect(now().done).toBe(0);
        expect(frames).toHaveLength(1);
        frames.pop()?.();
        expect(now()).toMatchObject({ done: 20, total: 100, worked: 1500 });
    });

    test("progress that waits for its frame is nothing once the evolution is over", () => {
        say(progress(jobs, 10), { type: "evolve", job: jobs, games: 40, reason: "won" });
        frames.pop()?.();
        expect(now()).toMatchObject({ state: "done", done: 40, total: 40 });
    });

    test("one that is stopped has not played all of its games", () => {
        say({ type: "evolve", job: jobs, games: 40, stopped: true, done: 40, total: 100 });
        expect(now()).toMatchObject({ state: "done", done: 40, total: 100 });
    });

    test("generations become the history, one measured anew in its place", async () => {
        say(generation(jobs, 0), generation(jobs, 1), generation(jobs, 1, 75));
        expect(now().history.map(({ generation, best }) => [generation, best])).toEqual([
            [0, 60],
            [1, 75],
        ]);
        expect(now().history[1]).toMatchObject({
            generation: 1,
            best_id: 1,
            ...{ best: 75, low: 50, high: 70, mean: 40, sd: 5, worst: 10 },
            ...{ best_score: 3, mean_score: 2, evaluations: 20, games: 200 },
        });
        await settle();
        expect(now().individuals.map(({ id }) => id)).toEqual([1, 2]);
        expect(now().ancestry).toHaveLength(1);
        expect(now().genes).toEqual(["c"]);
    });

    test("of many generations at once everybody is asked for twice, not more", async () => {
        for (let i = 0; i < 5; i++) say(generation(jobs, i));
        await settle();
        const asked = core.worker.lines.filter((line) => line.startsWith("report"));
        expect(asked).toEqual([`report ${jobs}`, `report ${jobs}`]);
    });

    test("its end is told with its reason, an error with a notice", async () => {
        reason = "ended";
        say({ type: "evolve", job: jobs, games: 7, reason, error: "no memory" });
        // The reason comes with those who are left: what is shown before is of an earlier generation.
        expect(now()).toMatchObject({ state: "done", reason: null, individuals: [], done: 7 });
        await settle();
        expect(notices.value.map(({ text }) => text)).toEqual(["no memory"]);
        expect(now()).toMatchObject({ state: "done", reason });
        expect(now().individuals).toHaveLength(2);
        // What comes afterwards belongs to nothing.
        say(generation(jobs, 9), { type: "cancelled", job: jobs, reason: "as asked" });
        expect(now()).toMatchObject({ state: "done", history: [] });
    });

    test("cancelled, it keeps the games that were counted", () => {
        say(progress(jobs, 30));
        frames.pop()?.();
        say({ type: "cancelled", job: jobs, reason: "as asked" });
        expect(now()).toMatchObject({ state: "cancelled", done: 30, total: 30 });
    });

    test("other jobs are not its own", () => {
        say(generation(jobs + 1, 0), { type: "cancelled", job: jobs + 1, reason: "as asked" });
        expect(now()).toMatchObject({ state: "running", history: [] });
    });

    test("a crash ends it; what was shown stays", async () => {
        say(generation(jobs, 0));
        await settle();
        core.worker.onerror?.({ message: "out of memory" } as ErrorEvent);
        expect(now()).toMatchObject({ state: "cancelled" });
        expect(now().history).toHaveLength(1);
        engine.restart();
        await engine.ready;
    });
});

describe("its games", () => {
    beforeEach(() => lab.startEvolution(request));
    const unit = (index: number) => ({ type: "unit", job: jobs, index, line: `unit ${index}` });

    test("are played by the pool and handed back", async () => {
        say(unit(0), unit(1), unit(2));
        await settle();
        expect(pool.made).toHaveLength(2);
        expect(lines().slice(1).sort()).toEqual([
            `fold ${jobs} 0 of unit 0`,
            `fold ${jobs} 1 of unit 1`,
            `fold ${jobs} 2 of unit 2`,
        ]);
    });

    test("are played no more after its end; its workers close", async () => {
        say(unit(0));
        await settle();
        say({ type: "evolve", job: jobs, games: 1, reason: null });
        await settle();
        expect(pool.made[0]?.worker.terminated).toBe(true);
        say(unit(1));
        await settle();
        expect(pool.made).toHaveLength(1);
    });

    test("go on after a change of the number of workers", async () => {
        say(unit(0));
        await settle();
        lab.resizePool();
        say(unit(1));
        await settle();
        expect(lines().filter((line) => line.startsWith("fold"))).toHaveLength(2);
    });
});

describe("pause, go on, stop", () => {
    test("are lines of its job; the rest does not count as work", async () => {
        await lab.startEvolution(request);
        clock = began + 1000;
        await now().work?.pause();
        expect(now()).toMatchObject({ state: "paused", worked: 1000 });
        await now().work?.pause();
        clock = began + 5000;
        await now().work?.resume();
        await now().work?.resume();
        clock = began + 5500;
        await now().work?.stop();
        expect(lines().slice(1)).toEqual([`pause ${jobs}`, `resume ${jobs}`, `stop ${jobs}`]);
        say({ type: "evolve", job: jobs, games: 9, reason: "stopped" });
        expect(now()).toMatchObject({ state: "done", worked: 1500 });
    });

    test("mean nothing where nothing runs", async () => {
        lab.resizePool();
        expect(lines()).toEqual([]);
    });

    test("a population is forgotten when nothing runs", async () => {
        await lab.startEvolution(request);
        await lab.forget();
        expect(lab.evolution.value).not.toBeNull();
        say({ type: "cancelled", job: jobs, reason: "as asked" });
        lab.chosenId.value = 2;
        await lab.forget();
        expect(lines().at(-1)).toBe("population new");
        expect(lab.evolution.value).toBeNull();
        expect(lab.chosenId.value).toBeNull();
    });
});

describe("the next visit", () => {
    const keptText = () =>
        store.rows.map((row) => new TextDecoder().decode((row as { bytes?: Uint8Array }).bytes));

    test("finds the population of an evolution that rests or has ended", async () => {
        store.rows = [];
        await lab.startEvolution(request);
        say(generation(jobs, 0));
        await settle();
        expect(keptText()).toEqual([]);
        await now().work?.pause();
        await settle();
        expect(keptText()).toEqual(["two lines"]);
        store.rows = [];
        await now().work?.resume();
        say({ type: "evolve", job: jobs, games: 9, reason: "stopped" });
        await settle();
        expect(keptText()).toEqual(["two lines"]);
        await lab.forget();
        expect(keptText()).toEqual([]);
    });

    test("finds one that came from a file, none of a lesson", async () => {
        store.rows = [];
        await lab.loadPopulation(Uint8Array.of(0x61));
        expect(keptText()).toEqual(["a"]);
        learning.value = { lesson: "genes", step: 1 };
        await lab.startEvolution(request);
        say(generation(jobs, 0), { type: "evolve", job: jobs, games: 9, reason: "stopped" });
        await settle();
        learning.value = null;
        expect(keptText()).toEqual(["a"]);
    });

    test.each([
        ["shows it", null, 1, []],
        [
            "tells that it cannot be used any more",
            /^population load/,
            0,
            ["The population of an earlier visit cannot be used any more."],
        ],
    ])("%s", async (_, refuses, left, told) => {
        store.rows = [];
        await lab.loadPopulation(Uint8Array.of(0x61));
        lab.evolution.value = null;
        refused = refuses;
        vi.resetModules();
        const fresh = await import("./evolution.ts");
        const { notices: here } = await import("../../../state/read/store.ts");
        await fresh.recallPopulation();
        expect(fresh.evolution.value?.loaded).toEqual(
            left === 1 ? { generation: 7, earlier: true } : undefined,
        );
        expect(here.value.map(({ text }) => text)).toEqual(told);
        expect(store.rows).toHaveLength(left);
        expect((await import("../../../engine/engine.ts")).engine.blobs.size).toBe(0);
    });
});

describe("files", () => {
    test("the population as text, or a notice", async () => {
        expect(await lab.populationText()).toBe("two lines");
        refused = /^population save/;
        expect(await lab.populationText()).toBeNull();
        expect(notices.value).toHaveLength(1);
    });

    test("a loaded population takes the place of the one at hand", async () => {
        expect(await lab.loadPopulation(Uint8Array.of(1))).toBe(true);
        expect(now()).toMatchObject({
            work: null,
            state: "loaded",
            spec: "rules",
            game: "2048",
            measure: "score",
            genes: ["merge"],
            loaded: { generation: 7, earlier: false },
        });
        expect(now().individuals).toHaveLength(2);
        expect(lab.isActive()).toBe(false);
        // Other engines do not need the file.
        expect(engine.blobs.size).toBe(0);
    });

    test.each([
        ["no file of its kind", Uint8Array.of(1), "refused: population load population-file"],
        ["an empty file", new Uint8Array(), "The file was not taken."],
    ])("%s is told and changes nothing", async (_, bytes, text) => {
        refused = /^population load/;
        expect(await lab.loadPopulation(bytes)).toBe(false);
        expect(lab.evolution.value).toBeNull();
        expect(notices.value.map((notice) => notice.text)).toEqual([text]);
        expect(engine.blobs.size).toBe(0);
    });
});

describe("one individual", () => {
    test("is the chosen one, else the best", async () => {
        expect(lab.chosen()).toBeUndefined();
        await lab.loadPopulation(Uint8Array.of(1));
        expect(lab.chosen()?.id).toBe(1);
        lab.chosenId.value = 2;
        expect(lab.chosen()?.id).toBe(2);
        lab.chosenId.value = 99;
        expect(lab.chosen()?.id).toBe(1);
    });

    test("takes a seat of the game on the board", async () => {
        await lab.startEvolution(request);
        core.worker.sent.length = 0;
        expect(await lab.useIndividual(individual(2), 1)).toBe(true);
        expect(lines()).toEqual(["players R=rules(name=g2)"]);
    });

    test("takes a seat in its own game, which is begun for it", async () => {
        await lab.loadPopulation(Uint8Array.of(1));
        core.worker.sent.length = 0;
        expect(await lab.useIndividual(individual(2), 0)).toBe(true);
        expect(lines()).toEqual(["new 2048", "players J=rules(name=g2)"]);
        refused = /^new/;
        game = "connect4";
        show.value = { ...(show.value as Show), game };
        expect(await lab.useIndividual(individual(2), 0)).toBe(false);
    });

    test.each([
        ["whom it was measured against", "uct", "players R=uct"],
        ["its like, where nobody was named", null, "players R=rules"],
    ])("is watched against %s", async (_, against, seated) => {
        await lab.loadPopulation(Uint8Array.of(1));
        lab.evolution.value = { ...now(), against };
        core.worker.sent.length = 0;
        await lab.watchIndividual(individual(2));
        expect(lines()).toEqual(["new 2048", "players J=rules(name=g2)", seated]);
    });
});
