/** Tests of players: which are run, what comes of them, and how they end. */
import { beforeEach, expect, test, vi } from "vitest";
import { withTest } from "../../../../../wasm/playertests.mjs";
import { Engine } from "../../../engine/client.ts";
import { FakeWorker } from "../../../testing/fake.ts";

type Told = { note: (note: object) => void; done: () => void; late: () => void };

/** What a player answers to places: a move, a fault that ends it, or nothing ever. */
let answer: (position: string) => { move: string } | { fault: string } | null;
const ended = vi.fn();

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});
vi.mock("../../../engine/sandbox.ts", () => ({
    interview: (_s: string, _g: string, places: { position: string }[], _l: object, told: Told) => {
        let over = false;
        void Promise.resolve().then(() => {
            for (const { position } of places) {
                const said = answer(position);
                if (over) return;
                if (said === null) return told.late();
                if ("fault" in said) {
                    told.note({ type: "fault", text: said.fault, ended: true });
                    return told.done();
                }
                const text = JSON.stringify({ ...said, time: 1, nodes: 1, values: [] });
                told.note({ type: "thought", text });
            }
            told.done();
        });
        return () => {
            over = true;
            ended();
        };
    },
}));
vi.mock("../../../state/act/workers.ts", () => ({
    makeEngine: () =>
        new Engine(
            () =>
                new FakeWorker((line) => {
                    lines.push(line);
                    return line.startsWith("match ")
                        ? [
                              { type: "started", job: 1, kind: "match" },
                              {
                                  type: "match",
                                  job: 1,
                                  games: 20,
                                  wins: 20,
                                  draws: 0,
                                  losses: 0,
                                  ...bad,
                              },
                          ]
                        : [{ type: "ok" }];
                }),
        ),
}));
const lines: string[] = vi.hoisted(() => []);
/** What went wrong in the games. */
let bad: object = {};
vi.mock("../../../state/act/written.ts", () => ({
    writtenBy: (name: string) => ({ name }),
    lend: async () => "silent",
}));
vi.mock("../../../state/read/roles.ts", () => ({ takes: () => "weak" }));

const { show } = await import("../../../state/read/store.ts");
const { counted, endTests, runTests, tests } = await import("./tests.ts");

const own = { game: "pennies", position: "a", must: true, moves: ["x"] };
const source = withTest(withTest("", own), { ...own, position: "b", must: false });

beforeEach(() => {
    show.value = { game: "pennies", family: "pennies", player_names: ["a", "b"] } as never;
    tests.value = null;
    bad = {};
    ended.mockClear();
});

const rows = () => tests.value?.groups.flatMap((group) => group.rows);

test("each test passes or fails by the move that is played there", async () => {
    answer = () => ({ move: "x" });
    await runTests("mine", source);
    expect(rows()).toMatchObject([
        { passed: true, move: "x" },
        { passed: false, move: "x" },
    ]);
    expect(tests.value).toMatchObject({
        running: false,
        legal: { passed: true, done: 20, total: 20 },
    });
    // Nobody reads what it prints in these games.
    expect(lines.at(-1)).toMatch(/^match silent weak /);
    expect(counted(tests.value as never)).toEqual({ passed: 2, known: 3, all: 3 });
});

test("games that were late or without a move are not counted among those that went well", async () => {
    answer = () => ({ move: "x" });
    bad = { late: [3, 0], failed: [{ games: 1, why: "silent has no move." }, { games: 0 }] };
    await runTests("mine", source);
    expect(tests.value?.legal).toMatchObject({
        ...{ passed: false, done: 16, total: 20, seconds: 0.25 },
        why: "mine has no move.",
    });
});

test("one that has failed in a position is asked about the next one", async () => {
    answer = (position) => (position === "a" ? { fault: "No such thing." } : { move: "y" });
    await runTests("mine", source);
    expect(rows()).toMatchObject([
        { passed: false, move: "", why: "No such thing." },
        { passed: true, move: "y", why: "" },
    ]);
});

test("one that never answers is not asked again", async () => {
    answer = () => null;
    await runTests("mine", source);
    expect(rows()).toMatchObject([{ passed: false, move: "" }, { passed: null }]);
    expect(tests.value).toMatchObject({ running: false, legal: { passed: null } });
});

test("tests that are stopped keep what is known, and play no games", async () => {
    answer = () => {
        endTests();
        return { move: "x" };
    };
    await runTests("mine", source);
    expect(ended).toHaveBeenCalledOnce();
    expect(rows()).toMatchObject([{ passed: null }, { passed: null }]);
    expect(tests.value).toMatchObject({ running: false, legal: { done: 0, passed: null } });
});
