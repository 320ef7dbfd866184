/** Values of the positions of a game against a session of a fake core: what fails, and what goes on. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";

const session = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    made: 0,
    jobs: 0,
    /** What happens beside it when a move is taken back. */
    undone: () => {},
}));

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => []);
});
vi.mock("../../../state/act/workers.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    const answer = (line: string) => {
        const [word, , spec] = line.split(" ");
        if (word === "show") return [{ type: "show", status: "ongoing", mover: 0 }];
        if (word === "spec") return [{ type: "spec", text: spec }];
        if (word === "undo") session.undone();
        if (word === "eval") return [{ type: "eval", value: line === "eval a" ? 1 : 2, player: 0 }];
        if (word === "analyze") return [{ type: "started", job: ++session.jobs, kind: "analyze" }];
        return [{ type: "ok" }];
    };
    return {
        makeEngine: () => {
            session.made++;
            return fakeEngine(answer, session).engine;
        },
    };
});

import type { Show } from "../../../engine/protocol.ts";
import { analysis, show } from "../../../state/read/store.ts";
import { followGame, known, left, refusal, valuer } from "./values.ts";

const at = (...moves: string[]) =>
    ({ game: "test", link: "", moves_played: moves, redo: [], two_player: true }) as never as Show;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const say = async (line: object) => {
    session.worker.say([{ re: 0, job: session.jobs, ...line }]);
    await settle();
};

beforeEach(() => {
    valuer.value = "search 100";
    analysis.value = { ...analysis.value, spec: "uct" };
});

const crash = async () => {
    session.worker.onerror?.({ message: "unreachable" } as ErrorEvent);
    await settle();
};

test("a search that fails leaves its position out, and the graph says why", async () => {
    show.value = at("1");
    const stop = followGame();
    await settle();
    expect(left.value).toBe(2);
    await say({ type: "error", text: "The search has no memory." });
    expect([left.value, session.jobs]).toEqual([1, 2]);
    await say({ type: "analyze", value: 5 });
    expect([left.value, values()]).toEqual([null, [5]]);
    expect(refusal.value).toBe("1 position without a value: The search has no memory.");
    stop();
});

const values = () => [...known.value.values()].map(({ value }) => value);

test("what a worker that ends leaves goes to another one, three times", async () => {
    session.made = 0;
    known.value = new Map();
    show.value = at("2");
    const stop = followGame();
    await settle();
    await say({ type: "analyze", value: 7 });
    await crash();
    expect([left.value, session.made, refusal.value]).toEqual([1, 2, ""]);
    await say({ type: "analyze", value: 9 });
    expect([left.value, values()]).toEqual([null, [7, 9]]);
    show.value = at("2", "3", "4");
    await settle();
    for (let i = 0; i < 3; i++) await crash();
    expect([left.value, session.made]).toEqual([null, 4]);
    expect(refusal.value).toBe("A worker has stopped: unreachable.");
    stop();
});

test("a value of another valuer, chosen meanwhile, is not taken for one of the first", async () => {
    known.value = new Map();
    valuer.value = "eval a";
    session.undone = () => {
        valuer.value = "eval b";
    };
    show.value = at("5", "6");
    const stop = followGame();
    await settle();
    expect(values()).toEqual([1, 2, 2, 2]);
    stop();
});
