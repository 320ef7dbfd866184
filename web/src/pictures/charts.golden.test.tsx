// @vitest-environment happy-dom
/** Charts that are part of the page: pictures without their style sheet, bars and tables. */

import type { ComponentChild } from "preact";
import { afterEach, beforeEach, test, vi } from "vitest";
import { turns as charts } from "../../../tests/answers/data/charts.ts";
import { turns as judged } from "../../../tests/answers/data/judges.ts";
import { turns as tiles } from "../../../tests/answers/data/tiles.ts";
import { answerTo } from "../../../tests/answers/turn.ts";
import { pathTitle } from "../params/placed.ts";

vi.mock("../engine/engine.ts", async () => {
    const { recordedEngine } = await import("./core.ts");
    return recordedEngine({ worker: null as never });
});

import { Figure } from "../charts/figure.tsx";
import { Spread, spreadScale } from "../charts/spread.tsx";
import { Curve } from "../panels/game/graph/graph.tsx";
import { AccuracyPlot } from "../panels/lab/accuracy/plot.tsx";
import { seriesOf } from "../panels/lab/accuracy/rows.ts";
import { CurvePlot } from "../panels/lab/curve/plot.tsx";
import { Ancestry } from "../panels/lab/evolve/ancestry.tsx";
import { type Evolution, evolution } from "../panels/lab/evolve/evolution.ts";
import { Parallel } from "../panels/lab/evolve/parallel.tsx";
import { scalePlot } from "../panels/lab/scale/plot.ts";
import { pointsOf } from "../panels/lab/scale/points.ts";
import { headingOf, type Measure, measuresOf } from "../panels/lab/sweep/measures.ts";
import { SweepPlot } from "../panels/lab/sweep/plot.tsx";
import { CrossTable } from "../panels/lab/tournament/crosstable.tsx";

import { expectGolden, mount, setUp, svgOfCanvas, unmount } from "./frame.ts";

const ACCURACY =
    "accuracy uct(sims=5|20|80|320) alphabeta(depth=1..4) positions=12 plies=4..6 seed=5";
const LEAGUE = "tournament uct(sims=5) random minimax(depth=1) alphabeta(depth=2) games=6";
const DICE = "analyze expectimax(depth=2,eval=rules) record keep";

function sweep(line: string, measure: Measure): () => ComponentChild {
    const { rows, reference } = answerTo(charts, line, "sweep");
    const alone = reference !== undefined;
    const title = measuresOf(alone).find(({ id }) => id === measure)?.title ?? "";
    return () => (
        <SweepPlot
            {...{ rows, reference, measure, title, alone }}
            heading={headingOf(measure, title, "")}
            called={(path) => pathTitle(line.split(" ")[1] ?? "", path)}
        />
    );
}

function Accuracy() {
    const { rows } = answerTo(charts, ACCURACY, "accuracy");
    return <AccuracyPlot series={seriesOf(rows, "optimal", "effort")} axis="effort" />;
}

function Ride() {
    const { rows } = answerTo(charts, "sweep montecarlo(sims=1|3|10|30) games=6", "sweep");
    const references = [
        { sims: 10, score: 40 },
        { sims: 100, score: 45 },
    ];
    return <CurvePlot rows={rows} references={references} most={55} />;
}

const everybody = () => {
    const report = answerTo(charts, "report", "report");
    if (report.kind !== "evolve") throw new Error("no report of an evolution");
    return report;
};

function Population() {
    const { genes, individuals } = everybody();
    evolution.value = { spec: "rules", genes, individuals } as unknown as Evolution;
    return <Parallel state={evolution.value} />;
}

/** The values that a review has found, over the game that it has judged. */
function Game() {
    const line = answerTo(judged, "show", "show");
    const { plies } = answerTo(judged, "review pvs(depth=4) mistake=50 blunder=150", "review");
    const points = [null, ...line.moves_played].map((move, ply) => {
        const found = plies.find((one) => one.ply === ply);
        const value = found?.best.value ?? null;
        return { ply, move, value: value === null ? null : found?.player === 1 ? -value : value };
    });
    const marks = plies.flatMap(({ ply, grade, move }) =>
        grade === "blunder" ? [{ x: ply + 1, tone: "bad" as const, text: `${move} blunders` }] : [],
    );
    const measure = { scale: "evaluation" as const, bounds: [-100, 100] as [number, number] };
    return <Curve line={line} points={points} marks={marks} measure={measure} />;
}

function Cross() {
    const { players, pairs } = answerTo(charts, LEAGUE, "tournament");
    return <CrossTable players={players} order={[3, 0, 2, 1]} pairs={pairs} />;
}

function Spreads() {
    const report = answerTo(tiles, DICE, "analyze");
    const { moves } = report;
    const scale = spreadScale(moves);
    if (scale === null) throw new Error("no spread is known");
    return moves.map((row) => <Spread key={row.move} row={row} scale={scale} measure={report} />);
}

/** Players of a scale, with more algorithms than colours, and one that has won all its games here. */
function Strengths() {
    const place = (player: string, at: number | null, ms: number, more = {}) => ({
        ...{ player, at, low: (at ?? 1700) - 60, high: at === null ? null : at + 60 },
        ...{ games: 100, ms, kind: "scale" as const, ...more },
    });
    const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    const all = [
        place("random", 0, 0, { low: 0, high: 0, front: true }),
        ...names.map((name, i) =>
            place(name, 150 * (i + 1), 0.001 * 3 ** i, { front: i % 3 === 1 }),
        ),
        place("mine", null, 20, { kind: "own" }),
    ];
    const points = pointsOf(
        all,
        all.map(({ player }) => player),
    );
    const plot = scalePlot({
        ...{ points, unit: "elo", algorithms: ["random", ...names, "mine"] },
        ...{ words: ({ title }) => title, caption: "", data: () => points },
    });
    return (
        <Figure title="Strength" name="scale" label="Strength" plot={plot} height={300} at={4} />
    );
}

const parts: { [name: string]: () => ComponentChild } = {
    "sweep-score.svg": sweep("sweep uct(sims=2..200:log5) random games=10", "score"),
    "sweep-elo.svg": sweep("sweep uct(sims=2..200:log5) random games=10", "elo"),
    "sweep-words.svg": sweep("sweep uct(final=visits|value) random games=8", "length"),
    "sweep-heat.svg": sweep("sweep uct(sims=5|20|80,c=0.5|1.5) random games=8", "score"),
    "sweep-alone.svg": sweep("sweep expectimax(depth=1..3) random games=4", "score"),
    "curve.svg": () => <Ride />,
    "accuracy.svg": () => <Accuracy />,
    "scale.svg": () => <Strengths />,
    "parallel.svg": () => <Population />,
    "game.svg": () => <Game />,
    "ancestry.html": () => <Ancestry list={everybody().ancestry} />,
    "cross-table.html": () => <Cross />,
    "spread.html": () => <Spreads />,
};

beforeEach(() => setUp({ width: 480, height: 300 }));

afterEach(async () => {
    await unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test.each(Object.keys(parts))("%s", async (file) => {
    const page = await mount(parts[file]?.());
    const [name = "", kind] = file.split(".");
    const canvas = page.querySelector("canvas");
    const markup = canvas === null ? page.innerHTML : svgOfCanvas(canvas);
    await expectGolden(`chart-${name}`, markup, kind as "svg" | "html");
});
