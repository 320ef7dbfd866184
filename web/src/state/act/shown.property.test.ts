/**
 * Whatever people do while searches run, and however late the core answers: what the page shows of a search, an
 * evaluation, a hint, the players and the graph of the game is of the game and the position on the board.
 */
import { effect } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
    graph: (_line: string): object[] => [],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});
vi.mock("./workers.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return { makeEngine: () => fakeEngine((line) => core.graph(line)).engine };
});

import { engine } from "../../engine/engine.ts";
import type { Done, Output, ToWorker } from "../../engine/messages.ts";
import { Query } from "../../engine/query.ts";
import { pointsOf } from "../../panels/game/graph/points.ts";
import * as graph from "../../panels/game/graph/values.ts";
import { fc } from "../../testing/arbitrary.ts";
import { told } from "../../testing/told.ts";
import * as session from "../keep/session.ts";
import * as preferences from "../keep/settings.ts";
import * as store from "../read/store.ts";
import * as actions from "./actions.ts";

// ---------------------------------------------------------------- a core that knows what it speaks of

/** A game without rules: any move may be played, eight at most. */
class Table {
    game = "connect4";
    moves: string[] = [];
    redo: string[] = [];
    seats = ["human", "uct(level=connect4)@connect4"];
    version = 1;
    jobs = 0;
    /** What each search that works is of. */
    searches = new Map<number, { kind: string; truth: string; spec: string }>();

    /** The game and the position: all that is said about it carries this. */
    get truth(): string {
        return `${this.game}:${this.moves.join("")}`;
    }

    private changed(work: () => void): object[] {
        work();
        this.version++;
        for (const [job, { kind }] of this.searches) if (kind === "go") this.searches.delete(job);
        return [{ type: "ok" }];
    }

    private begin(kind: string, spec: string): object[] {
        if (this.moves.length >= MOST) return [{ type: "error", text: "The game is over." }];
        this.searches.set(++this.jobs, { kind, truth: this.truth, spec });
        return [{ type: "started", job: this.jobs, kind }];
    }

    private show(): object {
        const over = this.moves.length >= MOST;
        return {
            type: "show",
            game: this.game,
            family: this.game,
            start: null,
            seed: 0,
            position: this.moves.join(),
            two_player: true,
            points: false,
            mover: over ? null : this.moves.length % 2,
            player_names: ["J", "R"],
            player_titles: ["First", "Second"],
            status: over ? "over" : "ongoing",
            result: over ? [0, 0] : null,
            moves_played: [...this.moves],
            redo: [...this.redo],
            moves: over ? [] : ["1", "2"].map((move) => ({ move, path: [0], keys: [] })),
            pieces: [],
            view: { cells: [], motions: [], columns: 1, rows: 1, floors: 1 },
            link: `${this.game} ${this.moves.join(" ")}`,
        };
    }

    /**
     * Specs name the game that they are written for, where analysts are written anew in another one; levels are those
     * of the game in which they were chosen.
     */
    private fit(spec: string): string {
        if (spec === "human") return spec;
        const known = spec.replace(/@.*/, "").replace("preset=medium", `level=${this.game}`);
        return `${known}@${this.game}`;
    }

    private table(): object {
        const players = this.seats.map((spec) => ({
            spec,
            name: spec,
            searcher: spec.replace(/[@(+].*/, ""),
            values: {},
            human: spec === "human",
        }));
        return { type: "players", reset: [], players };
    }

    /** The version that was told last; null: nobody follows. */
    private told: number | null = null;

    /** How the game stands, for those who follow it when it has changed. */
    stand(re: number): object[] {
        if (this.told === null || this.told === this.version) return [];
        this.told = this.version;
        const { version } = this;
        const about = { version, changed: ["rules", "game"], show: this.show(), ...this.table() };
        return [{ ...about, searchers: SEARCHERS, type: "position", re }];
    }

    answer(line: string): object[] {
        const [word = "", ...rest] = line.split(" ");
        const [first = ""] = rest;
        switch (word) {
            case "follow":
                this.told = 0;
                return [];
            case "describe":
                return [told];
            case "show":
                return [this.show()];
            case "players":
                if (rest.length > 0)
                    this.changed(() => {
                        for (const [i, text] of rest.entries()) {
                            const at = ["J", "R"].indexOf(text.split("=")[0] ?? "");
                            this.seats[at < 0 ? i : at] = this.fit(at < 0 ? text : text.slice(2));
                        }
                    });
                return [this.table()];
            case "searchers":
                return [{ type: "searchers", searchers: SEARCHERS }];
            case "spec": {
                const text = this.fit(rest.slice(1).join("+"));
                return [{ type: "spec", kind: first, text, name: "uct", values: {} }];
            }
            case "play":
                return this.moves.length + rest.length > MOST
                    ? [{ type: "error", text: "The game is over." }]
                    : this.changed(() => {
                          this.moves.push(...rest);
                          this.redo = [];
                      });
            case "undo":
            case "redo": {
                const [from, to] =
                    word === "undo" ? [this.moves, this.redo] : [this.redo, this.moves];
                const count = Number(first || 1);
                if (count > from.length) return [{ type: "error", text: "There is no move." }];
                return this.changed(() => {
                    for (let n = count; n > 0; n--)
                        if (word === "undo") to.unshift(from.pop() as string);
                        else to.push(from.shift() as string);
                });
            }
            case "new":
            case "open":
                return this.changed(() => {
                    this.game = first;
                    // Whoever nobody has chosen sits at the level of the new game.
                    if (word === "new")
                        this.seats = this.seats.map((one) =>
                            LEVEL.test(one) ? this.fit("uct(preset=medium)") : one,
                        );
                    if (word === "open") this.seats = ["human", this.fit("uct(preset=medium)")];
                    this.moves = word === "open" ? rest.slice(1).filter((move) => move) : [];
                    this.redo = [];
                });
            case "restart":
                return this.changed(() => {
                    this.moves = [];
                    this.redo = [];
                });
            case "go":
                return this.begin("go", this.seats[this.moves.length % 2] ?? "");
            case "analyze":
                return this.begin("analyze", first);
            case "tune":
                return [{ type: "tuned", job: Number(first), spec: "", restarted: true }];
            case "eval":
                return [{ type: "eval", value: numberOf(this.truth), player: 0, text: this.truth }];
            case "cancel":
                this.searches.delete(Number(first));
                return [{ type: "ok" }];
            default:
                return [{ type: "ok" }];
        }
    }

    /** The oldest or the newest search says something, or comes to its end. */
    speak(newest: boolean, last: boolean): object[] {
        const found = [...this.searches].at(newest ? -1 : 0);
        if (found === undefined) return [];
        const [job, { kind, truth, spec }] = found;
        const report = { spec, best: truth, value: numberOf(truth), moves: [], depth: 1, run: 0 };
        const work = { playouts: ++this.worked, nodes: this.worked };
        if (!last) {
            const now = { values: [numberOf(truth)], visits: [1] };
            return [{ type: "progress", re: 0, job, kind, ...report, ...work, ...now }];
        }
        this.searches.delete(job);
        if (kind === "go") this.changed(() => this.moves.push("1"));
        return [{ type: kind, re: 0, job, ms: 1, ...report, ...work }];
    }

    private worked = 0;
}

const MOST = 8;
const SEARCHERS = [{ name: "uct", fits: true }];
/** A seat at a level as it was chosen. */
const LEVEL = /^uct\(level=\w+\)@\w+$/;
const GAMES = ["connect4", "tron", "2048"];

/** Another number for every position of every game. */
const numberOf = (truth: string) =>
    [...truth].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
const truthOf = (game: string, moves: readonly string[]) => `${game}:${moves.join("")}`;

// ---------------------------------------------------------------- a worker that takes its time

let table = new Table();
/** Lines that have not been carried out. */
let waiting: ToWorker[] = [];

/** Carries out so many of the lines that wait; their answers leave together, as those of one slice do. */
function work(count: number): void {
    const batch: Output[] = [];
    const done: Done[] = [];
    for (const message of waiting.splice(0, count)) {
        if (message.type !== "exec") continue;
        const { ask } = message;
        for (const one of [...table.answer(message.line), ...table.stand(ask)])
            batch.push({ ask, kind: "json", line: JSON.stringify({ re: ask, ...one }) });
        done.push({ ask, version: table.version });
    }
    core.worker.post({ type: "output", batch, done, version: table.version, busy: true });
}

const breathe = () => vi.advanceTimersByTimeAsync(0);

async function settle(): Promise<void> {
    for (let i = 0; i < 60; i++) {
        work(waiting.length);
        await vi.advanceTimersByTimeAsync(20);
    }
}

// ---------------------------------------------------------------- what people do

type Step = () => unknown;
const game = fc.constantFrom(...GAMES);
const spec = fc.constantFrom("human", "uct(preset=medium)", "uct(c=1)");
const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 8, arbitrary: fc.nat({ max: 4 }).map((n) => () => work(n)) },
    {
        weight: 8,
        arbitrary: fc.tuple(fc.boolean(), fc.nat({ max: 3 })).map(
            ([newest, end]): Step =>
                () => {
                    const lines = [...table.speak(newest, end === 0), ...table.stand(0)];
                    const batch = lines.map(
                        (line): Output => ({ ask: 0, kind: "json", line: JSON.stringify(line) }),
                    );
                    const { version } = table;
                    core.worker.post({ type: "output", batch, done: [], version, busy: true });
                },
        ),
    },
    { weight: 3, arbitrary: fc.constant(() => vi.advanceTimersByTimeAsync(17)) },
    {
        weight: 5,
        arbitrary: fc.constant(() => {
            work(waiting.length);
            return vi.advanceTimersByTimeAsync(17);
        }),
    },
    game.map(
        (one): Step =>
            () =>
                void actions.newGame(one),
    ),
    fc.tuple(game, fc.array(fc.constantFrom("1", "2"), { maxLength: 3 })).map(
        ([one, moves]): Step =>
            () =>
                void actions.openLink([one, ...moves].join(" ")),
    ),
    fc.constantFrom("1", "2").map(
        (move): Step =>
            () =>
                void actions.play(move),
    ),
    fc.constantFrom<Step>(
        () => void actions.undo(),
        () => void actions.redo(),
        () => void actions.takeBack(),
        () => void actions.newGame(),
        () => void actions.computerMove(),
        () => actions.resumeComputer(),
        () => actions.cancelThinking(),
        // Somebody types in the console.
        () => void engine.send("undo", { origin: "terminal" }),
        () => void engine.send("play 2", { origin: "terminal" }),
        () => void engine.send("redo", { origin: "terminal" }),
    ),
    fc.constant(() => void actions.hint()),
    fc.nat({ max: 1 }).chain((at) =>
        spec.map(
            (who): Step =>
                () =>
                    void actions.setSeat(at, who),
        ),
    ),
    fc.boolean().map(
        (on): Step =>
            () =>
                void actions.setAnalysis(on),
    ),
    fc.constantFrom("c=1", "c=2").map(
        (word): Step =>
            () => {
                const [path = "", value = ""] = word.split("=");
                void actions.tuneAnalyst(path, value);
                void actions.tuneSeat(0, path, value);
            },
    ),
);

// ---------------------------------------------------------------- what holds

/** Asks as whatever is drawn beside the board does. */
const evaluation = new Query(engine, "eval", { of: store.here });

/** What is shown of something else than the game and the position that are shown. */
function foreign(): string[] {
    const line = store.show.value;
    if (line === null) return [];
    const truth = truthOf(line.game, line.moves_played);
    const shown = {
        report: store.shownReport.value?.best,
        analysis: store.found.value.report?.best,
        hint: store.hinted.value[0],
        evaluation: (evaluation.answer.value as { text?: string } | null)?.text,
    };
    const wrong = Object.entries(shown).filter(([, of]) => of != null && of !== truth);
    const values = store.shownHistory.value.flatMap((sample) => sample.values);
    if (values.some((value) => value !== numberOf(truth))) wrong.push(["history", "another"]);
    const { spec: analyst } = store.analysis.value;
    if (analyst.includes("@") && !analyst.endsWith(`@${line.game}`))
        wrong.push(["analyst", analyst]);
    for (const { spec: text } of store.players.value)
        if (LEVEL.test(text) && !text.includes(`=${line.game})`)) wrong.push(["level", text]);
    const moves = [...line.moves_played, ...line.redo];
    for (const { ply, value } of pointsOf(line, graph.valuerKey(), graph.known.value))
        if (value !== null && value !== numberOf(truthOf(line.game, moves.slice(0, ply))))
            wrong.push(["graph", String(ply)]);
    return wrong.map(([what, of]) => `${what} of ${of} at ${truth}`);
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});
afterEach(() => {
    vi.useRealTimers();
});

/** The page has just started, and a search runs. */
async function begin(): Promise<void> {
    table = new Table();
    const own = new Table();
    waiting = [];
    core.graph = (line) => own.answer(line);
    preferences.settings.value = { ...preferences.defaults, pace: 0 };
    store.show.value = null;
    store.thinking.value = null;
    session.paused.value = false;
    store.analysis.value = { ...store.analysis.value, on: false };
    store.searching.value = { ...store.searching.value, job: null };
    store.found.value = store.NOTHING_FOUND;
    engine.restart();
    core.worker.postMessage = (message) => waiting.push(message);
    void actions.start(null);
    await settle();
    void actions.setAnalysis(true);
    await settle();
}

describe("nothing stale is shown", () => {
    test("under any changes, during searches, however late the core answers", async () => {
        const seen = { reports: 0, hints: 0, evaluations: 0, values: 0 };
        const steps = fc.array(step, { minLength: 5, maxLength: 40 });
        await fc.assert(
            fc.asyncProperty(steps, async (all) => {
                await begin();
                const wrong: string[] = [];
                const ends = [
                    effect(() => {
                        wrong.push(...foreign());
                        if (store.shownReport.value !== null) seen.reports++;
                        if (store.hinted.value.length > 0) seen.hints++;
                        if (evaluation.answer.value !== null) seen.evaluations++;
                        seen.values = Math.max(seen.values, graph.known.value.size);
                    }),
                    effect(() => evaluation.ask("eval strong", [store.position.value])),
                    graph.followGame(),
                ];
                for (const act of all) {
                    await act();
                    await breathe();
                }
                // In the end the search of what is shown is heard.
                void actions.setAnalysis(true);
                await settle();
                const line = store.show.value;
                const open = line?.status === "ongoing";
                expect(truthOf(line?.game ?? "", line?.moves_played ?? [])).toBe(table.truth);
                for (const end of ends) end();
                expect(wrong).toEqual([]);
                if (open) expect(store.searching.value.job).not.toBeNull();
                await vi.advanceTimersByTimeAsync(60_000);
                await settle();
            }),
            { numRuns: 60 },
        );
        // All of it has been shown.
        expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    }, 60_000);
});
