import { describe, expect, it } from "vitest";
import { fitted, SvgBrush } from "../../charts/brush.ts";
import { contrast, type Palette, placeOf } from "../../charts/palette.ts";
import { csvOf } from "../../charts/table.ts";
import { buffersOf, type PackedTree, packTree } from "../../engine/packed.ts";
import type { NodeLine, Report, Show, TreeColumns } from "../../engine/protocol.ts";
import { packWords, readFields, unpackWords, writeFields } from "./contract.ts";
import { bandsOf, changesText, type Iteration, proofOf } from "./ladder/bands.ts";
import { comparable, lossText } from "./timeline/timeline.ts";
import { ageText } from "./tree/age.ts";
import { linkAt, linksOf } from "./tree/links.ts";
import { sentenceOf } from "./tree/sentence.ts";
import {
    childrenOf,
    grow,
    icicle,
    nodesOf,
    type Shapes,
    shapeAt,
    sunburst,
    treemap,
    wordsOf,
} from "./tree/shape.ts";
import { readTree, writeTree } from "./tree/state.ts";

/** A tree as the core sends it: a parent and an effort for each node. */
function columns(parents: number[], effort: number[]): TreeColumns {
    const zeros = parents.map(() => 0);
    return {
        type: "columns",
        re: 1,
        job: 1,
        spec: "pvs",
        stale: false,
        state: "ended",
        unit: "nodes",
        revision: 1,
        recorded: parents.length,
        below: parents.length,
        complete: null,
        path: [],
        moves: parents.map((_, i) => `m${i}`),
        parent: parents,
        move: parents.map((parent, i) => (parent < 0 ? -1 : i)),
        mover: zeros,
        value: parents.map((_, i) => (i === 2 ? null : i * 10)),
        bound: zeros,
        visits: effort,
        end: zeros,
        order: zeros,
        turn: zeros,
        tries: zeros,
        again: zeros,
        pruned: zeros,
        saved: zeros,
        more: zeros,
    };
}

/** 0 - (1, 2, 3), 1 - (4, 5) */
const small = packTree(columns([-1, 0, 0, 0, 1, 1], [10, 6, 3, 1, 4, 1]));
/** Between which the values lie. */
const ENDS: [number, number] = [-100, 100];
const options = { focus: 0, order: "tried", width: "effort" } as const;

describe("a packed tree", () => {
    it("has values in units and chances as shares of one", () => {
        const tree = packTree({
            ...columns([-1, 0], [3, 1]),
            chance: [10000, 2500],
            alpha: [5, null],
        });
        expect([...tree.value]).toEqual([0, 1]);
        expect([...(tree.chance ?? [])]).toEqual([1, 0.25]);
        expect([...(tree.alpha ?? [])]).toEqual([0.5, Number.NaN]);
        expect(tree.beta).toBeNull();
    });
});

/** `count` nodes, every one with up to `fan` children, breadth first. */
function large(count: number, fan: number): PackedTree {
    const parents = Array.from({ length: count }, (_, i) =>
        i === 0 ? -1 : Math.floor((i - 1) / fan),
    );
    const effort = parents.map(() => 1);
    for (let i = count - 1; i > 0; i--)
        (effort[parents[i] as number] as number) += effort[i] as number;
    return packTree(columns(parents, effort));
}

describe("packed trees", () => {
    it("have units instead of tenths and NaN instead of null", () => {
        expect(small.value[1]).toBe(1);
        expect(small.value[2]).toBeNaN();
        expect(small.alpha).toBeNull();
        expect(small.count).toBe(6);
    });

    it("hand over every buffer once", () => {
        const buffers = buffersOf(small);
        expect(new Set(buffers).size).toBe(buffers.length);
        expect(buffers).toContain(small.effort.buffer);
    });
});

describe("paths", () => {
    const grown = grow(small, ENDS);

    it("lead to nodes and back", () => {
        expect(wordsOf(small, 5)).toEqual(["m1", "m5"]);
        expect(nodesOf(grown, ["m1", "m5"])).toEqual([0, 1, 5]);
    });

    it("end where the tree ends", () => {
        expect(nodesOf(grown, ["m1", "m9", "m5"])).toEqual([0, 1]);
    });

    it("begin at the subtree that was asked for", () => {
        const below = grow({ ...small, path: ["a", "b"] }, ENDS);
        expect(nodesOf(below, ["a", "b", "m2"])).toEqual([0, 2]);
        expect(nodesOf(below, ["a", "c"])).toEqual([]);
    });
});

describe("order of children", () => {
    const grown = grow(small, ENDS);

    it("is that of the first try, or by effort", () => {
        expect([...(childrenOf(grown, 0, "tried") ?? [])]).toEqual([1, 2, 3]);
        const turned = grow({ ...small, effort: Float64Array.from([10, 1, 3, 6, 4, 1]) }, ENDS);
        expect([...(childrenOf(turned, 0, "effort") ?? [])]).toEqual([3, 1, 2]);
    });

    it("counts a node at least as much as its children", () => {
        const odd = grow({ ...small, effort: Float64Array.from([10, 2, 3, 1, 4, 4]) }, ENDS);
        expect(odd.weight[1]).toBe(8);
        expect(odd.weight[0]).toBe(12);
    });
});

/** Left, top, width and height of a box; the angles and radii of a sector. */
function box(shapes: Shapes, node: number): number[] {
    const shape = shapes.list.find((one) => one.node === node);
    if (shape === undefined) return [];
    const { from, to, near, far } = shape;
    return shapes.kind === "boxes" ? [from, near, to - from, far - near] : [from, to, near, far];
}

describe("icicle", () => {
    const grown = grow(small, ENDS);
    const shapes = icicle(grown, options, 100, 90);

    it("gives every node its share below its parent", () => {
        expect(shapes.list.length).toBe(6);
        expect(box(shapes, 0)).toEqual([0, 0, 100, 30]);
        expect(box(shapes, 1)).toEqual([0, 30, 60, 30]);
        expect(box(shapes, 3)).toEqual([90, 30, 10, 30]);
        expect(box(shapes, 5)).toEqual([40, 60, 10, 30]);
    });

    it("gives all children the same room on request", () => {
        const [x, , w] = box(icicle(grown, { ...options, width: "equal" }, 90, 90), 2);
        expect([x, w]).toEqual([30, 30]);
    });

    it("finds the node under a point", () => {
        expect(shapeAt(shapes, 45, 70)?.node).toBe(5);
        expect(shapeAt(shapes, 95, 40)?.node).toBe(3);
        expect(shapeAt(shapes, 95, 70)).toBeUndefined();
    });

    const many = grow(
        packTree(
            columns([-1, ...Array.from({ length: 2176 }, () => 0)], [2177, ...Array(2176).fill(1)]),
        ),
        ENDS,
    );

    it("draws what is too thin as one slice", () => {
        const drawn = icicle(many, options, 200, 100);
        expect(drawn.list.length).toBe(2);
        expect(drawn.list[1]?.slice?.many).toBe(2176);
        expect(box(drawn, -1)[2]).toBeCloseTo(199.9, 0);
    });

    it("of very many moves the first ones can be read", () => {
        const drawn = icicle(many, options, 500, 100);
        const named = [1, 2, 3, 4].map((node) => box(drawn, node));
        for (const [, , width] of named) expect(width).toBeGreaterThan(60);
        expect(drawn.list.length).toBe(6);
        const rest = drawn.list.find(({ node }) => node === -1);
        expect(rest?.slice?.many).toBe(2172);
        expect(rest?.to).toBeCloseTo(499.8, 0);
    });
});

describe("sunburst", () => {
    const shapes = sunburst(grow(small, ENDS), options, 200, 200);

    it("gives angles by effort", () => {
        const [from, to] = box(shapes, 1);
        expect(from).toBeCloseTo(0);
        expect(to).toBeCloseTo(0.6 * 2 * Math.PI, 4);
    });

    it("finds the root in the middle and children around it", () => {
        expect(shapeAt(shapes, 100, 100)?.node).toBe(0);
        expect(shapeAt(shapes, 100 + 38 + shapes.ring / 2, 100)?.node).toBe(1);
    });
});

describe("treemap", () => {
    it("keeps children within their parent, areas by effort", () => {
        const shapes = treemap(grow(small, ENDS), options, 400, 300);
        const [x, y, w, h] = box(shapes, 1) as [number, number, number, number];
        const [cx, cy, cw, ch] = box(shapes, 4) as [number, number, number, number];
        expect(cx).toBeGreaterThanOrEqual(x);
        expect(cy).toBeGreaterThanOrEqual(y);
        expect(cx + cw).toBeLessThanOrEqual(x + w);
        expect(cy + ch).toBeLessThanOrEqual(y + h);
        const [, , w2, h2] = box(shapes, 2) as [number, number, number, number];
        expect((w * h) / (w2 * h2)).toBeCloseTo(2, 1);
    });
});

describe("large trees", () => {
    const tree = large(200_000, 12);
    const grown = grow(tree, ENDS);

    it.each([icicle, sunburst, treemap])("%o draws no more than can be seen", (make) => {
        const shapes = make(grown, options, 1000, 600);
        expect(shapes.list.length).toBeGreaterThan(100);
        expect(shapes.list.length).toBeLessThan(20_000);
    });
});

describe("nodes and links", () => {
    const grown = grow(large(400, 12), ENDS);
    const links = linksOf(grown, [0, 3, 40], "tried");

    it("shows the way, the best children and how many are left out", () => {
        const nodes = links.nodes.map(({ node }) => node);
        for (const node of [0, 3, 40]) expect(nodes).toContain(node);
        expect(links.nodes.find(({ node }) => node === -1)?.many).toBe(11);
        expect(new Set(nodes).size).toBe(nodes.length);
    });

    it("lets no two boxes overlap, and finds them", () => {
        for (const a of links.nodes) {
            expect(linkAt(links, a.x + 5, a.y)).toBe(a);
            for (const b of links.nodes)
                if (a !== b && a.x === b.x) expect(Math.abs(a.y - b.y)).toBeGreaterThan(36);
        }
    });
});

describe("what a view remembers", () => {
    it("leaves out what is as usual", () => {
        expect(writeFields(["a", "b", "c"], ["a", "b", "c"])).toBe("");
        expect(writeFields(["a", "x", "c"], ["a", "b", "c"])).toBe("a~x");
        expect(readFields("a~x", ["a", "b", "c"])).toEqual(["a", "x", "c"]);
    });

    it("holds moves of any game", () => {
        const moves = ["4", "d1-d7/g7", "a_b", "c3=2", "u"];
        const text = packWords(moves);
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(unpackWords(text)).toEqual(moves);
        expect(unpackWords("")).toEqual([]);
    });

    it("of the tree is read as it was written", () => {
        const state = {
            layout: "treemap",
            colouring: "why",
            order: "tried",
            width: "equal",
            nodes: 200000,
            path: ["d1-d7/g7", "4"],
        } as const;
        expect(readTree(writeTree({ ...state, path: [...state.path] }))).toEqual(state);
        expect(writeTree(readTree(""))).toBe("");
        expect(readTree("zzzzz").layout).toBe("icicle");
        expect(readTree("l~4")).toMatchObject({ layout: "links", nodes: 20000, path: ["4"] });
    });
});

describe("tables", () => {
    it("become CSV that spreadsheets read as text and numbers", () => {
        const table = {
            caption: "",
            columns: [{ title: "Move" }, { title: "Value, best" }],
            rows: [
                { key: "0", cells: ["a,b", -1.5] },
                { key: "1", cells: ["=1+1", null] },
            ],
        };
        expect(csvOf(table)).toBe('Move,"Value, best"\r\n"a,b",-1.5\r\n\'=1+1,\r\n');
    });
});

describe("pictures as files", () => {
    it("escape what stands in them", () => {
        const brush = new SvgBrush({ font: '"A", serif', ground: "#fff" } as Palette);
        brush.text("<4 & 5>", 1, 2, { size: 10, fill: "#000" });
        brush.sector(0, 0, 5, 10, 0, 2 * Math.PI, "#111");
        const file = brush.file(20, 10);
        expect(file).toContain("&#60;4 &#38; 5&#62;");
        expect(file).not.toMatch(/NaN|undefined/);
        expect(file.match(/A10 10/g)).toHaveLength(2);
    });

    it("cut words to their room", () => {
        const width = (text: string) => text.length;
        expect(fitted("abcdef", 6, width)).toBe("abcdef");
        expect(fitted("abcdef", 4, width)).toBe("abc…");
        expect(fitted("abcdef", 3, width)).toBe("");
    });
});

describe("colours of values", () => {
    it("stretch small advantages", () => {
        expect(placeOf(0, 0, 100)).toBe(0);
        expect(placeOf(25, 0, 100)).toBe(0.5);
        expect(placeOf(-400, 0, 100)).toBe(-1);
    });

    it("are told apart by contrast", () => {
        expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
        expect(contrast("#777777", "#777777")).toBe(1);
        expect(contrast("#000", "#fff")).toBe(contrast("#000000", "#ffffff"));
    });
});

describe("the depth ladder", () => {
    const row = (depth: number, nodes: number, ms: number, best: string, changed: boolean) =>
        ({ kind: "deepen", depth, nodes, ms, best, changed, bound: "exact" }) as Iteration;
    const rows = [row(1, 7, 1, "4", false), row(2, 50, 3, "3", true), row(3, 700, 9, "4", true)];

    it("gives each depth its own time and bar", () => {
        const bands = bandsOf(rows, false);
        expect(bands.map(({ own }) => own)).toEqual([1, 2, 6]);
        expect(bands.map(({ share }) => share)).toEqual([0.01, 50 / 700, 1]);
        expect(bandsOf(rows, true)[0]?.share).toBeCloseTo(Math.log(8) / Math.log(701));
    });

    it("has one band for a depth that was searched again with a wider window", () => {
        const wide = { table_hits: 20, first_cutoffs: null, researches: 1, branching: 0 };
        const again = [
            row(1, 10, 1, "4", false),
            { ...row(2, 30, 3, "4", false), ...wide, bound: "upper" as const },
            { ...row(2, 10, 5, "3", true), ...wide, table_hits: 40 },
            { ...row(3, 20, 9, "3", false), ...wide, growth: 2 },
        ];
        const bands = bandsOf(again, false);
        expect(bands.map(({ depth, nodes, own }) => [depth, nodes, own])).toEqual([
            [1, 10, 1],
            [2, 40, 4],
            [3, 20, 4],
        ]);
        expect(bands[1]).toMatchObject({
            searches: 2,
            bound: "exact",
            changed: true,
            growth: 4,
            table_hits: 25,
            first_cutoffs: null,
            researches: 2,
        });
        expect(bands[1]?.branching).toBeCloseTo(Math.sqrt(40));
        expect(bands[2]).toMatchObject({ growth: 0.5, changed: false });
    });

    it("names the result that a search for it has found", () => {
        expect([100, 0, -100].map((value) => proofOf({ kind: "prove", value }))).toEqual([
            "won",
            "draw",
            "lost",
        ]);
        expect(proofOf({ kind: "deepen", value: 100 })).toBe("");
    });

    it("says how often the search changed its mind", () => {
        expect(changesText(bandsOf(rows, true))).toMatch(/changed 2 times.*to 4 at depth 3/);
        expect(changesText(bandsOf(rows.slice(0, 1), true))).toMatch(/^4 was the best/);
        expect(changesText([])).toBe("");
    });
});

describe("exact values beside estimates", () => {
    const exact = (...values: number[]) => ({
        value: new Map(values.map((value, i) => [String(i), value])),
        source: "",
    });

    it("stand on one axis only where it has a place for them", () => {
        const won = exact(100, -100, 0);
        expect(comparable(won, { scale: "result", bounds: ENDS })).toBe(true);
        expect(comparable(exact(100, 12.5), { scale: "result", bounds: ENDS })).toBe(false);
        expect(comparable(exact(100, 12.5), { scale: "evaluation", bounds: ENDS })).toBe(true);
        expect(comparable(won, { scale: "evaluation", bounds: [-9, 9] })).toBe(false);
        expect(comparable(won, { scale: "evaluation", bounds: null })).toBe(false);
        expect(comparable(exact(2048), { scale: "points", bounds: null })).toBe(true);
        expect(comparable(won, { scale: "chance", bounds: [0, 100] })).toBe(false);
    });

    it("say what a choice gives away", () => {
        expect(lossText(exact(100, -100), "1", 200, false)).toBe("That turns a win into a loss");
        expect(lossText(exact(30, 17.5), "1", 12.5, false)).toBe(
            "That gives away 12.5 of the evaluation",
        );
        expect(lossText(exact(100, 0), "1", 100, true)).toBe("That gives away 100.0 points");
        expect(lossText(exact(0), "0", 0, false)).toBe("That gives nothing away");
    });
});

it("says what has happened in a node, and why it ended", () => {
    const line = {
        player_titles: ["Blue", "Orange"],
        mover: 0,
        two_player: true,
        moves: [],
    } as unknown as Show;
    const node = { end: "searched", value: 0.6, visits: 249_000, bound: "exact", again: 0 };
    const none = { alpha: null, beta: null, pruned: 0, saved: 0 };
    const said = (part: object, scale: "result" | "evaluation" = "evaluation", rest: object = {}) =>
        sentenceOf(
            {
                node: { ...none, ...node, ...part },
                unit: "nodes",
                children: [],
                ...rest,
            } as unknown as NodeLine,
            { scale, bounds: ENDS },
            line,
        );
    const visits = { unit: "visits" };
    expect(said({}, "result", visits)).toBe("Mean of 249k visits: 50\u202f% for Blue.");
    expect(said({}, "evaluation", visits)).toBe("Mean of 249k visits: evaluation +0.6 for Blue.");
    expect(said({})).toBe("All moves that matter were searched: evaluation +0.6 for Blue.");
    expect(said({ value: null })).toBe("It is left without a value.");
    expect(said({ end: "depth", bound: "lower" })).toBe(
        "The depth is reached: at least evaluation +0.6 for Blue.",
    );
    expect(said({ end: "table", value: 100, bound: "upper" })).toBe(
        "The table knows this position: at most a win for Blue.",
    );
    expect(said({ end: "loss", value: -100 })).toBe("The game is over: Blue loses.");
    expect(said({ alpha: -100, beta: 3, again: 1 })).toMatch(
        /The window was from a loss to \+3\.0\. It was better than a null window/,
    );
    expect(said({ alpha: 3 })).toMatch(/The window was all above \+3\.0\.$/);
    expect(
        sentenceOf({ node: null } as unknown as NodeLine, { scale: "result", bounds: ENDS }, line),
    ).toBe("The search has recorded nothing of this position.");
    const tried = [
        { move: "u", turn: 1 },
        { move: "l", turn: 0 },
        { move: "r", turn: -1 },
    ];
    const cut = { end: "cutoff", pruned: 1, saved: 1200 };
    expect(said(cut, "evaluation", { children: tried, mover: 1 })).toBe(
        "Cut off after 2 of 3 moves: u is so good for Orange that Blue would avoid this position. " +
            "1 move was left out, about 1\u202f200 nodes.",
    );
    expect(said(cut, "evaluation", { children: tried, mover: -1 })).toMatch(
        /^Cut off after 2 of 3 moves: the others could change nothing\./,
    );
    expect(said({ ...cut, pruned: 0 })).toBe("Cut off: a reply was too good.");
});

it("says how old the picture of a tree is, once the search is ahead of it", () => {
    const tree = { unit: "visits", path: [], effort: Float64Array.of(18_800) } as const;
    const report = (playouts: number) => ({ scale: "result", playouts }) as Report;
    expect(ageText({ ...tree, path: [] }, report(120_000))).toBe(
        "picture of 18\u202f800 of 120\u202f000 random games",
    );
    expect(ageText({ ...tree, path: [] }, report(19_000))).toBe("");
    expect(ageText({ ...tree, path: ["4"] }, report(120_000))).toBe("");
    expect(ageText({ ...tree, path: [], unit: "nodes" }, report(120_000))).toBe("");
});
