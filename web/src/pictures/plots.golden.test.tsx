// @vitest-environment happy-dom
/** Lines and bands of the panels, as their canvas shows them. */

import { batch } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turns as charts } from "../../../tests/answers/data/charts.ts";
import { turns as tables } from "../../../tests/answers/data/describe.ts";
import { answerTo } from "../../../tests/answers/turn.ts";
import { told } from "../testing/told.ts";
import type { RecordedWorker } from "./core.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as RecordedWorker }));

vi.mock("../engine/engine.ts", async () => {
    const { recordedEngine } = await import("./core.ts");
    return recordedEngine(core);
});

import { History } from "../panels/lab/evolve/history.tsx";
import { TrainingPanel } from "../panels/lab/train/panel.tsx";
import { type Training, training } from "../panels/lab/train/train.ts";
import { ConvergenceChart } from "../panels/think/chart.tsx";
import { withReport } from "../state/read/jobs.ts";
import { analysis, describe, found, hovered, NOTHING_FOUND, show } from "../state/read/store.ts";
import { expectGolden, mount, settle, setUp, svgOfCanvas, unmount } from "./frame.ts";

const EVOLVES = {
    wins: "evolve alphabeta(eval=lines,depth=1) population=6 games=8 generations=4 group=3 winners=2 stop=100 openings=2",
    score: "evolve rules population=6 games=6 generations=4 group=3 winners=2 stop=100 rank=score",
};
const TRAIN = "train ntuple(tuples=rows8) games=400 seed=3";
const UCT = "analyze uct(sims=2000,solve=no) paused";
const PVS = "analyze pvs(depth=6,eval=lines) paused";

beforeEach(() => {
    setUp({ width: 480, height: 300 });
    core.worker.play(tables);
    batch(() => {
        describe.value = told;
        show.value = answerTo(charts, "show", "show");
    });
});

afterEach(async () => {
    await unmount();
    expect(core.worker.unknown.filter((line) => !/^spec (player|learner)/.test(line))).toEqual([]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

async function expectCanvases(page: HTMLElement, ...names: string[]): Promise<void> {
    const drawn = [...page.querySelectorAll("canvas")];
    expect(drawn).toHaveLength(names.length);
    for (const [i, name] of names.entries())
        await expectGolden(name, svgOfCanvas(drawn[i] as HTMLCanvasElement));
}

/** Plays what a search has said, as the page hears it. */
function hear(line: string): void {
    const from = charts.findIndex((turn) => turn.line === line);
    const to = charts.findIndex((turn, i) => i > from && turn.line === "resume");
    const news = charts.slice(from, to + 1).flatMap(({ answers }) => answers);
    analysis.value = { ...analysis.value, on: true };
    found.value = NOTHING_FOUND;
    for (const one of news) {
        const { value } = found;
        if (one.type === "progress" && one.kind === "analyze") found.value = withReport(value, one);
        else if (one.type === "analyze") found.value = { ...value, report: one };
    }
}

test("values of the moves against playouts", async () => {
    hear(UCT);
    await expectCanvases(await mount(<ConvergenceChart />), "plot-analysis-playouts");
});

test("values of the moves against depth", async () => {
    hear(PVS);
    await expectCanvases(await mount(<ConvergenceChart />), "plot-analysis-depth");
});

test("a line that is marked, in the dark", async () => {
    setUp({ width: 320, height: 300, dark: true });
    hear(UCT);
    const page = await mount(<ConvergenceChart />);
    hovered.value = "2";
    await settle();
    await expectCanvases(page, "plot-analysis-marked-dark");
    hovered.value = null;
});

test.each(["wins", "score"] as const)("fitness by generation: %s", async (measure) => {
    const { history } = answerTo(charts, EVOLVES[measure], "evolve");
    const page = await mount(<History history={history} measure={measure} />);
    await expectCanvases(page, `plot-fitness-${measure}`);
});

test("the learning curve", async () => {
    const line = answerTo(charts, TRAIN, "train");
    const { spec, name } = line;
    // So few games are hardly ever won: the shares are made up.
    const curve = line.curve.map((row, i) => ({ ...row, wins: [0, 4, 15, 42][i] ?? 0 }));
    core.worker.play([{ line: "networks", answers: [] }]);
    batch(() => {
        show.value = { ...answerTo(charts, "show", "show"), family: "2048" };
        training.value = { state: "done", spec, name, curve, latest: line } as unknown as Training;
    });
    await expectCanvases(
        await mount(<TrainingPanel />),
        "plot-learning-wins",
        "plot-learning-score",
    );
    training.value = null;
});
