/** The panel of networks: the line that its controls mean, the curve in numbers, what can be done. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Chart } from "../../../charts/chart.ts";
import type { FakeWorker } from "../../../testing/fake.ts";
import type { FakeStore } from "../../../testing/fakedatabase.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    refused: null as RegExp | null,
    jobs: 0,
}));

/** What the browser keeps. */
const store = vi.hoisted((): FakeStore => ({ rows: [] }));
vi.mock("../../../state/keep/database.ts", async () =>
    (await import("../../../testing/fakedatabase.ts")).fakeDatabase(store),
);

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine((line) => {
        if (core.refused?.test(line)) return [{ type: "error", text: "refused" }];
        return line.startsWith("train")
            ? [{ type: "started", job: ++core.jobs, kind: "train" }]
            : [{ type: "ok" }];
    }, core);
});
vi.mock("../run.ts", () => ({ workers: () => 1, cores: 1 }));

/** Charts need a browser: what they would draw. */
const charts = vi.hoisted(() => [] as { label: string; chart: Chart }[]);
vi.mock("../../../charts/figure.tsx", () => ({
    LineFigure: (props: { label: string; chart: Chart }) => {
        charts.push(props);
        return null;
    },
}));

import type { CurveRow, Network, Param, Show } from "../../../engine/protocol.ts";
import { networks } from "../../../state/act/networks.ts";
import { notices, show, describe as tables } from "../../../state/read/store.ts";
import { drawn } from "../../../testing/drawn.ts";
import { TrainingPanel } from "./panel.tsx";
import { type Training, training } from "./train.ts";

const param = (name: string, part: Partial<Param> = {}): Param => ({
    name,
    title: "",
    doc: "",
    type: "real",
    min: 0,
    max: 1,
    init: 0.1,
    ...part,
});
const learner = {
    name: "td",
    title: "",
    doc: "",
    presets: [],
    params: [
        param("alpha"),
        param("afterstates", { type: "bool", init: true }),
        param("from", { type: "blob", init: "" }),
    ],
};
const command = [
    param("games", { type: "int", min: 1, max: 1e9, init: 10000 }),
    param("name", { type: "text", max: 31, init: "trained" }),
];

const settle = () => new Promise((done) => setImmediate(done));
const page = () => drawn(<TrainingPanel />);
const fields = (type: string) =>
    page()
        .all("input")
        .filter((field) => field.type === type);
const started = () => core.worker.lines.filter((line) => /^(train|tune)/.test(line));
const network = (name: string, part: Partial<Network> = {}): Network => ({
    name,
    id: "0",
    size: 2000,
    ...part,
});

beforeEach(async () => {
    tables.value = {
        games: [{ name: "2048", learners: [learner], evals: [], playouts: [] }],
        searchers: [],
        commands: [{ name: "train", options: command }],
    } as unknown as typeof tables.value;
    show.value = { game: "2048", family: "2048" } as unknown as Show;
    networks.value = [];
    notices.value = [];
    training.value = null;
    core.refused = null;
    // What the test before has changed; the button is disabled where nothing was.
    page()
        .all("button")
        .find((button) => button.class.includes("reset-all"))
        ?.onClick();
    core.worker.sent.length = 0;
    await settle();
});

describe("the line of a training", () => {
    test("says nothing that is not changed", async () => {
        page().press("Start");
        await settle();
        expect(started()).toEqual(["train td"]);
        expect(training.value).toMatchObject({ spec: "td", name: "trained" });
    });

    test("has options of the learner in its spec, those of the command after it", async () => {
        // Limits come first: the games, then the rate.
        for (const at of [0, 1]) {
            const range = fields("range")[at];
            range?.onInput({ currentTarget: { valueAsNumber: range.max } });
        }
        fields("checkbox")[0]?.onChange({ currentTarget: { checked: false } });
        page().press("Start");
        await settle();
        expect(started()).toEqual(["train td(alpha=1,afterstates=no) games=1000000"]);
    });

    test("goes on from a network that is there, not from one that was dropped", async () => {
        networks.value = [network("old")];
        const menu = () => page().all("select")[0];
        menu()?.onChange({ currentTarget: { value: "old" } });
        page().press("Start");
        await settle();
        training.value = null;
        networks.value = [network("other")];
        page().press("Start");
        await settle();
        expect(started()).toEqual(["train td(from=old)", "train td"]);
        menu()?.onChange({ currentTarget: { value: "" } });
    });

    test("options of the learner change it while it learns; a refused one goes back", async () => {
        page().press("Start");
        await settle();
        const flag = () => fields("checkbox")[0];
        flag()?.onChange({ currentTarget: { checked: false } });
        await settle();
        expect(started().slice(1)).toEqual([`tune ${core.jobs} afterstates=no`]);
        expect(flag()?.checked).toBe(false);
        core.refused = /^tune/;
        flag()?.onChange({ currentTarget: { checked: true } });
        await settle();
        expect(flag()?.checked).toBe(false);
        // Those of the command are for the next training.
        fields("range")[0]?.onInput({ currentTarget: { valueAsNumber: 0 } });
        await settle();
        expect(started()).toHaveLength(3);
    });
});

describe("what it shows", () => {
    const row = (games: number, wins: number): CurveRow => ({
        ...{ games, wins, moves: 10 * games, window: 100 },
        ...{ score: 812.6, best: 1600.2 },
    });
    const state = (part: Partial<Training>) => {
        training.value = {
            ...{ job: {}, state: "running", spec: "td", name: "mine" },
            ...{ curve: [], latest: null },
            ...part,
        } as Training;
        charts.length = 0;
        return page();
    };
    const latest = {
        ...{ games: 300, total: 500, ms: 2000, mps: 12345, wins: 12.34, score: 812.6 },
        ...{ best: 1600.2, touched: 5000, weights: 20000 },
    } as Training["latest"];

    test("what a training has come to, and how fast it is", () => {
        expect(state({}).text).toContain("The first games are played.");
        const { text } = state({ state: "paused", latest });
        expect(text).toContain("Paused. mine: 300 of 500 games.");
        expect(text).toContain("won lately12.3\u202f%");
        expect(text).toContain("games per second150");
        const stopped = { ...latest, stopped: true } as Training["latest"];
        expect(state({ state: "done", latest: stopped }).text).toContain(
            "Done. mine: 300 of 500 games, stopped.",
        );
    });

    test("its curve with what chance may have done, within 0 and 100", () => {
        state({ curve: [row(100, 0), row(200, 50), row(300, 99)] });
        const [wins, scores] = charts.map(({ chart }) => chart.series[0]?.points ?? []);
        expect(wins?.map(({ x, y }) => [x, y])).toEqual([
            [100, 0],
            [200, 50],
            [300, 99],
        ]);
        expect(wins?.[0]).toMatchObject({ low: 0, high: 0 });
        expect(wins?.[1]?.low).toBeCloseTo(40.2, 6);
        expect(wins?.[1]?.high).toBeCloseTo(59.8, 6);
        expect(wins?.[2]?.high).toBe(100);
        expect(scores?.map(({ y }) => y)).toEqual([812.6, 812.6, 812.6]);
        expect(charts[0]?.label).toContain("99.0\u202f% of the latest games won after 300");
        expect(charts[1]?.label).toContain("mean score 813 of the latest games after 300");
    });

    test("what networks there are, and which may be forgotten", () => {
        networks.value = [
            network("mine", { tuples: "4x6", games: 500 }),
            network("shipped", { size: 131072, reward: "win" }),
        ];
        const { text, all } = state({ state: "done" });
        expect(text).toContain("mine 4x6, 500 games, 2 KB");
        expect(text).toContain("shipped learned to win, 128 KB");
        expect(all("button").filter(({ children }) => children === "Forget")).toHaveLength(1);
    });

    test("the network that learns, before the core has it and after", () => {
        expect(state({}).text).toContain("mine learning now; taken as it stands when you use it");
        networks.value = [network("mine")];
        expect(state({}).text).toContain("mine 2 KB; learns on, taken anew when you use it");
        expect(state({}).text).not.toContain("learning now");
        networks.value = [];
        expect(state({ state: "done" }).text).not.toContain("mine learning now");
        expect(page().text).toContain("comes with this page");
    });

    test("nothing where nobody can learn", () => {
        show.value = { family: "connect4" } as unknown as Show;
        expect(page().html).toBe("");
    });
});
