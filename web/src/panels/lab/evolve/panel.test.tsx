/** The panel of evolutions: what can be pressed when, and what is said of an evolution. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";
import type { FakeStore } from "../../../testing/fakedatabase.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

/** What the browser keeps. */
const store = vi.hoisted((): FakeStore => ({ rows: [] }));
vi.mock("../../../state/keep/database.ts", async () =>
    (await import("../../../testing/fakedatabase.ts")).fakeDatabase(store),
);

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(
        (line) => [
            line.startsWith("evolve")
                ? { type: "started", job: 5, kind: "evolve" }
                : { type: "ok" },
        ],
        core,
    );
});
vi.mock("../run.ts", () => ({
    workers: () => 1,
    cores: 1,
    makeEngine: () => {},
    carryFiles: async () => {},
}));
vi.mock("../../../genes/chart.tsx", () => ({ CurveChart: () => null }));

import { engine } from "../../../engine/engine.ts";
import type { Show, SpecLine } from "../../../engine/protocol.ts";
import { show, describe as tables } from "../../../state/read/store.ts";
import { drawn } from "../../../testing/drawn.ts";
import { type Evolution, evolution } from "./evolution.ts";
import { EvolvePanel } from "./panel.tsx";
import { subject } from "./setup.tsx";

const settle = () => new Promise((done) => setImmediate(done));
const page = () => drawn(<EvolvePanel />);
const lines = () =>
    core.worker.lines.filter((line) => !/^(report|show|players|population save)/.test(line));
const people = [{ id: 1, born: 0, how: "sample", parents: [], games: 3, score: 2, values: [1] }];

/** What a job is told becomes a line. */
const told = (word: string) => () => engine.send(`${word} 5`);
const work = { pause: told("pause"), resume: told("resume"), stop: told("stop") };

function at(part: Partial<Evolution>): void {
    evolution.value = {
        ...{ work, state: "done", spec: "uct", against: null, game: "test", measure: "score" },
        ...{ until: "Ends soon.", reason: null, history: [], genes: ["c"], individuals: people },
        ...{ ancestry: [], done: 30, total: 60, loaded: null, worked: 2000 },
        ...part,
    } as unknown as Evolution;
}

beforeEach(() => {
    const gene = {
        name: "c",
        title: "",
        doc: "",
        type: "real",
        min: 0,
        max: 1,
        init: 0,
        gene: true,
    };
    tables.value = {
        games: [{ name: "test", evals: [], playouts: [], look: [] }],
        searchers: [{ name: "uct", title: "", doc: "", presets: [], params: [gene], roles: {} }],
        commands: [{ name: "evolve", options: [{ ...gene, name: "stop", init: 0.5 }] }],
    } as unknown as typeof tables.value;
    show.value = {
        family: "test",
        game: "test",
        player_names: ["S"],
        player_titles: ["The player"],
        pieces: [],
    } as unknown as Show;
    subject.value = {
        type: "spec",
        name: "uct",
        text: "uct(c=1)",
        values: { c: 1 },
    } as unknown as SpecLine;
    evolution.value = null;
    core.worker.sent.length = 0;
});

describe("the buttons", () => {
    test("before the first evolution only a start is possible", async () => {
        for (const name of ["Pause", "Stop", "Evolve further", "Save", "Forget"])
            expect(() => page().press(name)).toThrow("disabled");
        page().press("Start");
        await settle();
        expect(lines()).toEqual(["evolve uct(c=1) pool=2"]);
        expect(evolution.value).toMatchObject({ state: "running", spec: "uct(c=1)" });
        expect(evolution.value?.until).toMatch(/^Ends as soon as/);
    });

    test("nothing starts without a gene", () => {
        subject.value = { ...(subject.value as SpecLine), name: "random" };
        expect(() => page().press("Start")).toThrow("disabled");
    });

    test("what runs can be paused and stopped, not begun, loaded or forgotten", async () => {
        at({ state: "running" });
        for (const name of ["New population", "Evolve further", "Load", "Forget"])
            expect(() => page().press(name)).toThrow("disabled");
        page().press("Pause");
        await settle();
        at({ state: "paused" });
        page().press("Go on");
        await settle();
        page().press("Stop");
        await settle();
        expect(lines()).toEqual(["pause 5", "resume 5", "stop 5"]);
    });

    test("a population at hand goes on, or makes room for a new one", async () => {
        at({});
        page().press("Evolve further");
        await settle();
        at({});
        page().press("New population");
        await settle();
        at({});
        page().press("Forget");
        await settle();
        expect(lines()).toEqual([
            "evolve start=loaded pool=2",
            "evolve uct(c=1) pool=2",
            "population new",
        ]);
        expect(evolution.value).toBeNull();
    });
});

describe("the status", () => {
    const status = (part: Partial<Evolution>) => {
        at(part);
        return page().text;
    };

    test("of what runs: where it stands, when it ends, how fast it is", () => {
        const text = status({ state: "running" });
        expect(text).toContain("The first population plays: 30 of 60 games.");
        expect(text).toContain("Ends soon.");
        expect(text).toContain("30 games, 15 per second");
        expect(status({ state: "running", worked: 0 })).toContain("30 games, 0 per second");
    });

    test("of what has ended: why", () => {
        const text = status({ reason: "somebody won" });
        expect(text).toContain("Ended because somebody won.");
        expect(text).not.toContain("Ends soon.");
        expect(text).toContain("The first population has not played all of its games.");
        expect(status({ state: "cancelled" })).toContain("Cancelled. The first population");
    });

    test("of what was loaded", () => {
        const text = status({
            ...{ work: null, state: "loaded", total: 0 },
            loaded: { generation: 7, earlier: false },
        });
        expect(text).toContain("Loaded: 1 individual of uct, generation 7.");
        expect(text).not.toContain("per second");
    });

    test("nothing where the game is not known", () => {
        show.value = { ...(show.value as Show), family: "other" };
        expect(page().html).toBe("");
    });
});
