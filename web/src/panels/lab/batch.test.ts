import { afterEach, describe, expect, test, vi } from "vitest";
import { Engine } from "../../engine/client.ts";
import { FakeWorker } from "../../testing/fake.ts";
import { waited } from "../../testing/waited.ts";
import { Batch, type BatchHost, commandOf } from "./batch.ts";
import { type BatchRequest, type Memory, readJob, readResult, type SavedJob } from "./saved.ts";

const UNITS = 6;

const request: BatchRequest = {
    kind: "tournament",
    game: "connect4",
    players: ["a", "b", "c"],
    seed: 5,
    options: ["games=2", "kind=robin"],
    total: UNITS,
    keep: true,
};

const unitLine = (index: number) => `unit match game=connect4 p0=a p1=b seed=${index} keep=yes`;
const resultOf = (line: string) =>
    `result=1,-1 moves=7 line=${/seed=(\d+)/.exec(line)?.[1]} late=-1`;

/** A storage like that of the browser. */
function storage(): Memory & { kept: Map<string, string>; job: () => SavedJob | null } {
    let saved: SavedJob | null = null;
    const kept = new Map<string, string>();
    return {
        kept,
        job: () => saved,
        jobs: async () => (saved === null ? [] : [saved]),
        begin: async (job) => {
            kept.clear();
            saved = job;
        },
        keep: async (job, results = []) => {
            saved = job;
            for (const [unit, result] of results) kept.set(unit, result);
        },
        drop: async () => {
            kept.clear();
            saved = null;
        },
        results: async () => [...kept].map(([unit, result]) => ({ unit, result })),
    };
}

/** One visit of the page: a core that hands out units and adds up what is folded. */
function visit(memory: Memory, held = Number.POSITIVE_INFINITY, refusal = "") {
    const played: string[] = [];
    const folded: string[] = [];
    let main!: FakeWorker;
    const core = (line: string): object[] => {
        const [kind] = line.split(" ");
        if (kind === "tournament" || kind === "sweep") {
            const units = Array.from({ length: UNITS }, (_, index) => ({
                type: "unit",
                job: 1,
                index,
                line: unitLine(index),
            }));
            return [{ type: "started", job: 1, kind }, ...units];
        }
        if (!line.startsWith("fold")) return [];
        // The core looks at the numbers.
        if (line.includes("moves=99")) return [{ type: "error", text: "no such result" }];
        folded.push(line);
        const counted = { job: 1, players: request.players, games: folded.length };
        if (folded.length < UNITS)
            return [
                {
                    type: "progress",
                    kind: "tournament",
                    done: folded.length,
                    total: UNITS,
                    ...counted,
                },
            ];
        return [{ type: "tournament", sum: [...folded].sort().join(), ...counted }];
    };
    const host: BatchHost = {
        engine: new Engine(() => {
            main = new FakeWorker(core);
            return main;
        }),
        makeEngine: () =>
            new Engine(
                () =>
                    new FakeWorker((line, worker) => {
                        if (refusal !== "") return [{ type: "error", text: refusal }];
                        // A unit that is still at work when the page goes away never answers.
                        if (played.length >= held) {
                            worker.terminated = true;
                            return [];
                        }
                        played.push(line);
                        return [{ type: "unit_result", result: resultOf(line) }];
                    }),
            ),
        workers: () => 1,
        ahead: () => 8,
        notify: vi.fn(),
        damaged: vi.fn(),
        prepare: async () => {},
        version: () => "1",
        memory,
        ended: vi.fn(),
    };
    return {
        batch: new Batch<{ sum?: string }>("tournament", host),
        host,
        played,
        lines: () => main.lines,
        say: (line: object) => main.say([{ re: 1, job: 1, ...line }]),
        crash: () => main.onerror?.({ message: "unreachable" } as ErrorEvent),
    };
}

afterEach(() => {
    vi.restoreAllMocks();
});

describe("a batch job", () => {
    test("the line that stands for a request", () => {
        expect(commandOf(request)).toBe("tournament a b c games=2 kind=robin seed=5 keep=yes");
    });

    test("plays, keeps games, and comes to an end", async () => {
        const memory = storage();
        const { batch, played, lines, host } = visit(memory);
        await batch.start(request);
        await waited(() => expect(batch.run.value?.state).toBe("done"));
        expect(lines()[0]).toBe(`${commandOf(request)} pool=8`);
        expect(played).toHaveLength(UNITS);
        expect(batch.run.value?.games.map(({ line }) => line)).toEqual([
            "0",
            "1",
            "2",
            "3",
            "4",
            "5",
        ]);
        expect(batch.run.value?.played).toBe(UNITS);
        expect(memory.kept.size).toBe(UNITS);
        expect(memory.job()).toMatchObject({ ended: true, done: UNITS });
        expect(host.ended).toHaveBeenCalledExactlyOnceWith(batch.run.value);
    });

    test("an engine that ends before it has begun says so itself", async () => {
        const { batch, host, crash } = visit(storage());
        const begun = batch.start(request);
        // The line is on its way.
        while (host.engine.sent.value.length === 0) await Promise.resolve();
        crash();
        await begun;
        expect(batch.run.value).toBeNull();
        expect(host.notify).not.toHaveBeenCalled();
    });

    test("a game that a worker refuses ends it, and why is told", async () => {
        const { batch, host } = visit(storage(), 0, "Memory is short.");
        await batch.start(request);
        await waited(() => expect(host.notify).toHaveBeenCalledExactlyOnceWith("Memory is short."));
        expect(batch.run.value?.state).toBe("cancelled");
    });

    test("what was stopped by a line of the console is not done, and can go on", async () => {
        const memory = storage();
        const { batch, say } = visit(memory, 2);
        await batch.start({ ...request, kind: "sweep" });
        await waited(() => expect(batch.run.value?.done).toBe(2));
        say({ type: "sweep", rows: [{ games: 2 }], stopped: true, done: 2, total: UNITS });
        expect(batch.run.value).toMatchObject({ state: "stopped", done: 2, total: UNITS });
        await waited(() =>
            expect(memory.job()).toMatchObject({ ended: true, done: 2, total: UNITS }),
        );
    });

    test("of a job that has seen enough the games that count are shown, not those beyond", async () => {
        const { batch, say } = visit(storage(), 4);
        await batch.start(request);
        await waited(() => expect(batch.run.value?.done).toBe(4));
        say({ type: "tournament", sum: "", games: 2, stopped: true, done: 2, total: UNITS });
        expect(batch.run.value).toMatchObject({ done: 2 });
        expect(batch.run.value?.games.map(({ line }) => line)).toEqual(["0", "1"]);
    });

    test("its clock counts the time of work, not that of pauses", async () => {
        const { batch, crash, host } = visit(storage(), 3);
        let now = 0;
        vi.spyOn(performance, "now").mockImplementation(() => now);
        await batch.start(request);
        await waited(() => expect(batch.run.value?.done).toBe(3));
        now += 700;
        await batch.pause();
        expect(batch.run.value?.worked).toBe(700);
        now += 5000;
        await batch.resume();
        now += 100;
        crash();
        expect(batch.run.value).toMatchObject({ state: "cancelled", worked: 800 });
        expect(host.ended).not.toHaveBeenCalled();
    });

    test("goes on after a reload with what was not played, to the same end", async () => {
        const whole = visit(storage());
        await whole.batch.start(request);
        await waited(() => expect(whole.batch.run.value?.state).toBe("done"));

        const memory = storage();
        const first = visit(memory, 2);
        void first.batch.start(request);
        await waited(() => expect(first.batch.run.value?.done).toBe(2));
        first.batch.write();
        expect(memory.kept.size).toBe(2);

        const second = visit(memory);
        await second.batch.recall();
        expect(second.batch.saved.value).toMatchObject({
            request,
            done: 2,
            total: UNITS,
            ended: false,
        });
        await second.batch.again();
        await waited(() => expect(second.batch.run.value?.state).toBe("done"));
        expect(second.played).toEqual([2, 3, 4, 5].map(unitLine));
        expect(second.batch.run.value?.latest?.sum).toBe(whole.batch.run.value?.latest?.sum);
        expect(second.batch.run.value?.games).toEqual(whole.batch.run.value?.games);
        expect(memory.kept.size).toBe(UNITS);
    });

    test("a crash of the page's engine ends it, and it can go on from what was played", async () => {
        const memory = storage();
        const first = visit(memory, 2);
        void first.batch.start(request);
        await waited(() => expect(first.batch.run.value?.done).toBe(2));
        first.crash();
        expect(first.batch.run.value?.state).toBe("cancelled");
        expect(first.batch.active.value).toBe(false);
        await waited(() =>
            expect(first.batch.saved.value).toMatchObject({ request, done: 2, ended: false }),
        );
        await waited(() => expect(memory.job()).toMatchObject({ done: 2, ended: false }));
        expect(memory.kept.size).toBe(2);
    });

    test("what another core has played is not offered; what is forgotten neither", async () => {
        const memory = storage();
        const first = visit(memory);
        await first.batch.start(request);
        await waited(() => expect(first.batch.run.value?.state).toBe("done"));
        const other = visit(memory);
        other.host.version = () => "2";
        await other.batch.recall();
        expect(other.batch.saved.value).toBeNull();
        const same = visit(memory);
        await same.batch.recall();
        expect(same.batch.saved.value).not.toBeNull();
        await same.batch.forget();
        expect(same.batch.saved.value).toBeNull();
        expect(memory.kept.size).toBe(0);
    });

    test("damaged results are played again, and the end is the same", async () => {
        const memory = storage();
        const first = visit(memory);
        await first.batch.start(request);
        await waited(() => expect(first.batch.run.value?.state).toBe("done"));
        memory.kept.set(unitLine(1), "result=");
        memory.kept.set(unitLine(3), 7 as unknown as string);
        // Looks like a result, but the core knows better.
        memory.kept.set(unitLine(4), "result=1,-1 moves=99 line=4");
        const second = visit(memory);
        await second.batch.recall();
        await second.batch.again();
        await waited(() => expect(second.batch.run.value?.state).toBe("done"));
        expect(second.played.sort()).toEqual([1, 3, 4].map(unitLine));
        expect(second.host.damaged).toHaveBeenCalled();
        expect(second.batch.run.value?.latest?.sum).toBe(first.batch.run.value?.latest?.sum);
        expect(second.batch.run.value?.games).toEqual(first.batch.run.value?.games);
    });

    test("a damaged job is dropped with a word", async () => {
        for (const spoil of [
            { request: null },
            { request: { ...request, players: "a b" } },
            { request: { ...request, options: ["games=2\nnew tron"] } },
            { request: { ...request, seed: Number.NaN } },
            { done: -1 },
            { ended: "no" },
        ]) {
            const memory = storage();
            const first = visit(memory);
            await first.batch.start(request);
            await waited(() => expect(first.batch.run.value?.state).toBe("done"));
            await memory.keep({ ...memory.job(), ...spoil } as unknown as SavedJob);
            const second = visit(memory);
            const whenTold: unknown[] = [];
            second.host.damaged = () => whenTold.push(memory.job());
            await second.batch.recall();
            expect(second.batch.saved.value).toBeNull();
            expect(whenTold).toEqual([null]);
        }
    });
});

test("what was stored is read only when it has the shape", () => {
    for (const stored of [null, undefined, 5, "job", [], {}, { request: {} }])
        expect(readJob(stored)).toBeNull();
    for (const stored of [null, {}, { unit: "unit 1" }, { unit: "unit 1", result: "won" }])
        expect(readResult(stored)).toBeNull();
    const sound = { unit: "unit match p0=a", result: "result=1,-1 moves=7 line=d1-d2/e3 late=-1" };
    expect(readResult(sound)).toEqual([sound.unit, sound.result]);
});
