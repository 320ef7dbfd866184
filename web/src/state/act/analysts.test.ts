/** Who analyses which game, when people go from one to another. */
import { beforeEach, expect, test, vi } from "vitest";

const core = vi.hoisted(() => ({ family: "connect4" }));

/** A player fits where what its spec names is known. */
const fits = (spec: string) => !spec.includes("(only=") || spec.includes(`(only=${core.family})`);

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    const { told } = await import("../../testing/told.ts");
    let jobs = 0;
    const answer = (line: string, worker: { version: number }): object[] => {
        const [word = "", ...rest] = line.split(" ");
        const spec = rest[word === "spec" ? 1 : 0] ?? "";
        if (word === "open") {
            core.family = spec;
            worker.version++;
        }
        if ((word === "spec" || word === "analyze") && !fits(spec))
            return [{ type: "error", text: `unknown: ${spec}` }];
        if (word === "spec") return [{ type: "spec", text: spec }];
        if (word === "analyze") return [{ type: "started", job: ++jobs, kind: "analyze" }];
        if (word === "players") return [{ type: "players", reset: [], players: [] }];
        if (word === "searchers") return [{ type: "searchers", searchers: [{ name: "uct" }] }];
        if (word === "describe") return [told];
        if (word !== "show") return [{ type: "ok" }];
        const game = { game: core.family, family: core.family, status: "ongoing", mover: 0 };
        return [{ type: "show", ...game, moves_played: [], redo: [], moves: [] }];
    };
    return fakeEngine(answer);
});

import { engine } from "../../engine/engine.ts";
import { hearSent } from "../../testing/fake.ts";
import { waited } from "../../testing/waited.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";

const searches: string[] = [];
hearSent(engine, ({ line }) => {
    if (line.startsWith("analyze")) searches.push(line);
});

let stored: string | null = null;

beforeEach(() => {
    stored = null;
    vi.stubGlobal("localStorage", {
        getItem: () => stored,
        setItem: (_key: string, text: string) => {
            stored = text;
        },
    });
});

test("whoever does not fit a game does not analyse it, and comes back to its own", async () => {
    await actions.start(null);
    await actions.setAnalyst("uct(only=connect4)");
    await actions.setAnalysis(true);
    // By way of a game with an analyst of its own, too.
    for (const family of ["2048", "hex", "connect4", "hex", "2048", "connect4"])
        await actions.openLink(family);
    await waited(() => expect(store.searching.value.job).not.toBeNull());
    expect(store.analysis.value.spec).toBe("uct(only=connect4)");
    expect(searches).toEqual([
        "analyze uct(only=connect4) endless",
        "analyze expectimax(eval=rows(preset=deep)) endless",
        "analyze uct(preset=strong) endless",
        "analyze uct(only=connect4) endless",
        "analyze uct(preset=strong) endless",
        "analyze expectimax(eval=rows(preset=deep)) endless",
        "analyze uct(only=connect4) endless",
    ]);
    expect(store.notices.value).toEqual([]);
});

test("whom the link of a game brings along does not analyse another one", async () => {
    await actions.start(null);
    await actions.openLink("draughts");
    await actions.setAnalyst("uct(c=0.1)");
    await actions.openLink("othello");
    expect(store.analysis.value.spec).toBe("uct(preset=strong)");
    await actions.openLink("draughts");
    expect(store.analysis.value.spec).toBe("uct(c=0.1)");
});

test("the analyst is remembered when it is chosen in its own menu only", async () => {
    await actions.start(null);
    await actions.openLink("connect4");
    await actions.setAnalyst("uct(sims=1)");
    expect(store.analysis.value.spec).toBe("uct(sims=1)");
    expect(stored).toBeNull();
    await actions.setAnalyst("uct(sims=2)", true);
    expect(JSON.parse(stored ?? "")).toEqual({ analyst: "uct(sims=2)" });
});
