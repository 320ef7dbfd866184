/** What the panel shows of an evolution: tables of generations and of everybody, ancestors, axes. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Brush, Stroke } from "../../../charts/brush.ts";
import type { Chart, Point } from "../../../charts/chart.ts";
import type { Plot } from "../../../charts/plot.ts";
import type { FakeWorker } from "../../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker }));

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }], core);
});
vi.mock("../run.ts", () => ({ workers: () => 1 }));

interface ChartProps {
    title: string;
    label: string;
    chart: Chart;
}
/** Charts need a browser: what they would draw. */
const charts = vi.hoisted(() => [] as ChartProps[]);
interface FigureProps {
    plot: Plot;
    onPick: (place: number) => void;
}
const figures = vi.hoisted(() => [] as FigureProps[]);
vi.mock("../../../charts/figure.tsx", () => ({
    LineFigure: (props: ChartProps) => {
        charts.push(props);
        return null;
    },
    Figure: (props: FigureProps) => {
        figures.push(props);
        return null;
    },
}));

import type { Generation, Individual, Show } from "../../../engine/protocol.ts";
import { notices, show } from "../../../state/read/store.ts";
import { drawn } from "../../../testing/drawn.ts";
import { evolve as say } from "../../../words/evolve.ts";
import { Ancestry } from "./ancestry.tsx";
import { chosenId, type Evolution, evolution } from "./evolution.ts";
import { History } from "./history.tsx";
import { Log } from "./log.tsx";
import { axesOf, Parallel } from "./parallel.tsx";
import { Chosen, geneText, Population } from "./population.tsx";

const individual = (id: number, part: Partial<Individual> = {}): Individual => ({
    id,
    how: "sample",
    born: 0,
    parents: [],
    games: 10,
    score: id,
    low: 0,
    high: 1,
    values: [],
    spec: `rules(name=g${id})`,
    ...part,
});

const state = (part: Partial<Evolution>): Evolution => ({
    work: null,
    state: "done",
    spec: "rules",
    against: null,
    game: "connect4",
    measure: "wins",
    until: "",
    reason: null,
    history: [],
    genes: [],
    individuals: [],
    ancestry: [],
    done: 0,
    total: 0,
    loaded: null,
    worked: 0,
    ...part,
});

const generation = (number: number, part: Partial<Generation> = {}): Generation => ({
    generation: number,
    best_id: 1,
    ...{ best: 60.24, low: 50.06, high: 70, mean: 40, sd: 5, worst: 10 },
    ...{ best_score: 3.456, mean_score: 2, evaluations: 20, games: 200 },
    events: { selected: 0, children: 0, mutants: 0, drawn: 20, measured: 20, survivors: 10 },
    ...part,
});

describe("the history", () => {
    const chart = (history: Generation[], measure: "wins" | "score") => {
        charts.length = 0;
        drawn(<History history={history} measure={measure} />);
        return charts[0] as ChartProps;
    };

    const lines = ({ series }: Chart): (readonly Point[])[] => series.map(({ points }) => points);

    test("says in words what the chart shows last", () => {
        const { label, title } = chart([generation(0), generation(1, { best: 71.25 })], "wins");
        expect(label).toContain("games won of the best 71.3, mean of the population 40.0");
        expect(label).toContain("in generation 1;");
        expect(title).toBe("Fitness (games won) by generation");
        expect(chart([generation(0)], "score").label).toContain("mean score of the best 60.24");
    });

    test("is drawn with the spread of the population; shares stay within 0 and 100", () => {
        const rows = [generation(0, { mean: 3 }), generation(1, { mean: 98 }), generation(2)];
        const [best = [], mean = []] = lines(chart(rows, "wins").chart);
        expect(best.map(({ x }) => x)).toEqual([0, 1, 2]);
        expect(best[1]).toEqual({ x: 1, y: 60.24, low: 50.06, high: 70 });
        expect(mean.map(({ y, low, high }) => [y, low, high])).toEqual([
            [3, 0, 8],
            [98, 93, 100],
            [40, 35, 45],
        ]);
        const scores = chart(rows, "score").chart;
        expect(lines(scores)[1]?.map(({ low, high }) => [low, high])).toEqual([
            [-2, 8],
            [93, 103],
            [35, 45],
        ]);
    });

    test("is told as events, the newest first", () => {
        const selection = { selected: 3, children: 1, mutants: 2, drawn: 0 };
        const events = { ...selection, measured: 1, survivors: 10 };
        const log = drawn(<Log history={[generation(0), generation(1, { events })]} />);
        expect(log.text).toBe(
            "Generation 1 Selection ended: 3 individuals selected. 1 by crossing, 2 by mutation. 1 individual measured, 10 stay." +
                "Generation 0 20 individuals drawn. 20 individuals measured, 10 stay.",
        );
    });

    test("of a long one some generations are left out, the last never", () => {
        const long = Array.from({ length: 701 }, (_, i) => generation(i));
        const xs = (rows: Generation[]) =>
            (lines(chart(rows, "wins").chart)[0] ?? []).map(({ x }) => x);
        const x = xs(long);
        expect(x.slice(0, 3)).toEqual([0, 3, 6]);
        expect(x.at(-1)).toBe(700);
        expect(x.length).toBeLessThanOrEqual(301);
        expect(xs(long.slice(0, 300))).toHaveLength(300);
    });

    test("is nothing before the first generation", () => {
        expect(drawn(<History history={[]} measure="wins" />).html).toBe("");
    });
});

describe("everybody", () => {
    const genes = ["eval.merge", "eval.free"];
    const list = [
        individual(5, { wins: 61.26, score: 3, born: 2, values: [1, null] }),
        individual(7, { wins: 55, score: 9.876, born: 0, values: [null, 0.12345] }),
        individual(9, { wins: 50, score: 3, born: 1, values: [4, -1] }),
    ];
    const page = () => drawn(<Population state={state({ genes, individuals: list })} />);
    const ids = () =>
        page()
            .rows.slice(1)
            .map((row) => row[0]);
    /** Clicks on the head of a column; its arrow is not part of its name. */
    const sort = (title: string) => {
        const head = page()
            .all("button")
            .find(({ title: doc, class: kind }) => {
                return kind === "sort" && doc === title;
            });
        head?.onClick();
    };

    beforeEach(() => {
        chosenId.value = null;
        evolution.value = state({ genes, individuals: list });
        show.value = null;
        notices.value = [];
    });

    test("has a row for each: the fitness, then all genes in one column, absent ones as a dash", () => {
        const { rows } = page();
        expect(rows[0]?.slice(1)).toEqual(["Wins %", "Score", "Born", "Genes"]);
        expect(rows[1]?.slice(1)).toEqual(["61.3", "3", "2", "eval.merge 1"]);
        expect(rows[2]?.slice(1)).toEqual(["55.0", "9.88", "0", "eval.free 0.123"]);
    });

    test("has no column of wins where only points are counted", () => {
        const bare = drawn(<Population state={state({ individuals: [individual(1)] })} />);
        expect(bare.rows[0]?.slice(1)).toEqual(["Score", "Born"]);
    });

    test("is sorted down, up, and as it was; equal ones by number, absent genes last", () => {
        expect(ids()).toEqual(["5", "7", "9"]);
        sort("Mean score of its games");
        expect(ids()).toEqual(["7", "5", "9"]);
        sort("Mean score of its games");
        expect(ids()).toEqual(["5", "9", "7"]);
        sort("Mean score of its games");
        expect(ids()).toEqual(["5", "7", "9"]);
        sort("Genes that it has; sorted by eval.merge");
        expect(ids()).toEqual(["9", "5", "7"]);
        sort("Genes that it has; sorted by eval.merge");
        expect(ids()).toEqual(["5", "9", "7"]);
        const heads = page()
            .all("th")
            .map((head) => head["aria-sort"]);
        expect(heads.filter((sorted) => sorted === "ascending")).toHaveLength(1);
        sort("Genes that it has; sorted by eval.merge");
    });

    test("is sorted by the gene that is chosen above it", () => {
        const choose = (path: string) =>
            page()
                .all("select")[0]
                ?.onChange({ currentTarget: { value: path } });
        choose("eval.free");
        expect(ids()).toEqual(["7", "9", "5"]);
        choose("eval.merge");
        expect(ids()).toEqual(["9", "5", "7"]);
        sort("Genes that it has; sorted by eval.merge");
        sort("Genes that it has; sorted by eval.merge");
        expect(ids()).toEqual(["5", "7", "9"]);
    });

    test("shows the first twenty until all are asked for", () => {
        const many = Array.from({ length: 21 }, (_, i) => individual(i + 1));
        const all = () => drawn(<Population state={state({ individuals: many })} />);
        expect(all().rows).toHaveLength(21);
        all().press("All 21");
        expect(all().rows).toHaveLength(22);
        all().press("Only the first 20");
        expect(all().rows).toHaveLength(21);
    });

    test("one of them is looked at: the best, or who was chosen", () => {
        show.value = {
            player_names: ["J", "R"],
            player_titles: ["Yellow", "Red"],
            pieces: [],
            game: "connect4",
        } as unknown as Show;
        expect(drawn(<Chosen />).text).toContain("Individual 5, the best");
        expect(drawn(<Chosen />).text).toContain("61.3\u202f% won, score 3 in 10 games");
        chosenId.value = 7;
        const text = drawn(<Chosen />).text;
        expect(text).toContain("Individual 7drawn, generation 0");
        expect(text).toContain("Copy as line");
        evolution.value = null;
        expect(drawn(<Chosen />).html).toBe("");
    });
});

describe("words", () => {
    test("how somebody came to be", () => {
        expect(say.one.born({ how: "crossing", born: 3, parents: [1, 2] })).toBe(
            "crossing of 1 and 2, generation 3",
        );
        expect(say.one.born({})).toBe("not known here, generation ?");
    });

    test("names and values of genes", () => {
        expect([geneText(0), geneText(-1.23456), geneText(null), geneText(undefined)]).toEqual([
            "0",
            "\u22121.235",
            "–",
            "–",
        ]);
    });

    test("ancestors: parents that are listed can be gone to, others are only named", () => {
        const page = drawn(
            <Ancestry
                list={[
                    { id: 9, how: "crossing", born: 2, parents: [4, 5], wins: 61.26 },
                    { id: 4, how: "sample", born: 0, parents: [], score: 2.345 },
                    { id: 3 },
                ]}
            />,
        );
        expect(page.all("button").map((button) => button.children)).toEqual(["4"]);
        const items = [...page.html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = ""]) =>
            item.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|"),
        );
        expect(items).toEqual([
            "|9|crossing of |4| and |5|generation 2|61.3\u202f%|",
            "|4|drawn|generation 0|2.35|",
            "|3|not known here|",
        ]);
        expect(drawn(<Ancestry list={[]} />).text).toContain("while the evolution is at hand");
    });
});

describe("parallel coordinates", () => {
    const list = [
        individual(1, { wins: 80, values: [2, null, 5] }),
        individual(2, { wins: 60, values: [6, null, null] }),
    ];

    test("an axis for each gene that somebody has, over its values, the fitness last", () => {
        const axes = axesOf({ spec: "", game: "", genes: ["eval.a", "b", "c"] }, list);
        expect(axes.map(({ title, low, high }) => [title, low, high])).toEqual([
            ["eval.a", 2, 6],
            ["c", 5, 5],
            ["fitness", 60, 80],
        ]);
        expect(axes[2]?.of(individual(3, { score: 17 }))).toBe(17);
    });

    /** What is drawn 420 wide: the lines of individuals, the one that stands out last. */
    const page = (part: Partial<Evolution>) => {
        evolution.value = state(part);
        figures.length = 0;
        drawn(<Parallel state={evolution.value} />);
        const { plot, onPick } = figures[0] as FigureProps;
        const lines: { points: readonly number[]; stroke: Stroke }[] = [];
        const brush = {
            palette: { charts: ["#111111", "#222222"] },
            line: (points: readonly number[], stroke: Stroke) => lines.push({ points, stroke }),
            text: () => {},
        } as unknown as Brush;
        plot.paint(brush, SIZE, null);
        return { plot, onPick, lines: lines.filter(({ stroke }) => stroke.width > 1) };
    };
    const SIZE = { width: 420, height: 260 };
    const heights = (points: readonly number[]) => points.filter((_, i) => i % 2 === 1);

    test("a line for each: larger values higher, absent ones on the lane below", () => {
        chosenId.value = null;
        const { plot, onPick, lines } = page({ genes: ["a", "b", "c"], individuals: list });
        // The better ones are drawn above the others: last, and stronger.
        expect(lines.slice(0, 2).map(({ points }) => heights(points))).toEqual([
            [22, 168, 150],
            [150, 86, 22],
        ]);
        const [weak = "", strong = ""] = lines.map(({ stroke }) => stroke.colour.slice(-2));
        expect(Number.parseInt(strong, 16)).toBeGreaterThan(Number.parseInt(weak, 16));
        const under = plot.find(66, 30, SIZE) ?? -1;
        expect(plot.words(under)).toBe("Individual 2: a 6, fitness 60");
        onPick(under);
        expect(chosenId.value).toBe(2);
    });

    test("where all are equal the line runs in the middle", () => {
        const { lines } = page({ individuals: [individual(1, { wins: 50 })] });
        expect(lines[0]?.points).toEqual([66, 86]);
    });
});
