import { afterEach, describe, expect, test, vi } from "vitest";
import { FakeWorker } from "../testing/fake.ts";
import { waited } from "../testing/waited.ts";
import { Engine } from "./client.ts";
import { Pool, type PoolOptions } from "./pool.ts";

/** A main session that hands out `count` units and remembers what is folded. */
function make(
    size: number,
    work: (line: string, worker: FakeWorker) => object[],
    options: PoolOptions = {},
) {
    let main!: FakeWorker;
    const engine = new Engine(() => {
        main = new FakeWorker((line) =>
            line === "match" ? [{ type: "started", job: 1, kind: "match" }] : [],
        );
        return main;
    });
    const workers: FakeWorker[] = [];
    const pool = new Pool(
        engine,
        () =>
            new Engine(() => {
                const worker = new FakeWorker(work);
                workers.push(worker);
                return worker;
            }),
        size,
        options,
    );
    const job = pool.start("match", "match");
    const hand = (from: number, to: number, job = 1) => {
        for (let index = from; index < to; index++)
            main.say([{ type: "unit", re: 1, job, index, line: `unit ${index}` }]);
    };
    const sent = () => main.lines.filter((line) => line !== "match");
    return { pool, job, workers, hand, main: () => main, sent };
}

const result = (line: string) => [{ type: "unit_result", result: `r${line.slice(5)}` }];

afterEach(() => {
    vi.restoreAllMocks();
});

describe("Pool", () => {
    for (const size of [1, 2, 3])
        test(`${size} workers run every unit once`, async () => {
            const { job, workers, hand, sent, pool } = make(size, result);
            await job.started;
            hand(0, 7);
            await waited(() => expect(sent()).toHaveLength(7));
            expect([...sent()].sort()).toEqual(
                [0, 1, 2, 3, 4, 5, 6].map((i) => `fold 1 ${i} r${i}`),
            );
            expect(workers).toHaveLength(size);
            pool.close();
            expect(workers.every((worker) => worker.terminated)).toBe(true);
        });

    test("a worker that crashes is replaced and its unit runs again", async () => {
        let crashes = 1;
        const { job, workers, hand, sent } = make(1, (line, worker) => {
            if (line === "unit 1" && crashes-- > 0) {
                worker.onerror?.({ message: "trap" } as ErrorEvent);
                return [];
            }
            return result(line);
        });
        await job.started;
        hand(0, 3);
        await waited(() => expect(sent()).toHaveLength(3));
        expect([...sent()].sort()).toEqual(["fold 1 0 r0", "fold 1 1 r1", "fold 1 2 r2"]);
        expect(workers).toHaveLength(2);
    });

    for (const [what, said, begun, why] of [
        ["crashes three times", null, 3, "Game 1 has ended its worker 3 times: trap."],
        ["is refused", "Memory is short: 512 MB.", 1, "Memory is short: 512 MB."],
    ] as const) {
        const work = (_line: string, worker: FakeWorker) => {
            if (said !== null) return [{ type: "error", text: said, code: "memory_short" }];
            worker.onerror?.({ message: "trap" } as ErrorEvent);
            return [];
        };

        test(`a job with a unit that ${what} fails, and says why`, async () => {
            const { job, hand, sent, workers } = make(2, work);
            await job.started;
            hand(0, 1);
            expect(await job.ended).toBe("failed");
            expect(job.error).toBe(why);
            expect(job.why?.code).toBe(said === null ? undefined : "memory_short");
            await waited(() => expect(sent()).toEqual(["cancel 1"]));
            expect(workers).toHaveLength(begun);
        });

        test(`a search with a unit that ${what} goes on without it`, async () => {
            const lost = vi.fn();
            const { job, hand, sent, workers } = make(2, work, { lost });
            await job.started;
            hand(0, 1);
            await waited(() => expect(lost).toHaveBeenCalledOnce());
            expect([job.active, sent(), workers.length]).toEqual([true, [], begun]);
        });
    }

    test("a pool that is closed while units run hands in nothing and begins nothing", async () => {
        const { job, hand, sent, workers, pool } = make(1, result);
        await job.started;
        hand(0, 2);
        pool.close();
        // Whatever was on its way has come after a turn of the loop.
        await new Promise((resolve) => setTimeout(resolve));
        expect(sent()).toEqual([]);
        expect(workers).toHaveLength(1);
        expect(workers[0]?.terminated).toBe(true);
    });

    test("known results are not worked out again, all are told", async () => {
        const told: string[] = [];
        const { job, workers, hand, sent } = make(1, result, {
            recall: (line) => (line === "unit 1" ? "rK" : undefined),
            keep: (unit, text, recalled) => told.push(`${unit.index} ${text} ${recalled}`),
        });
        await job.started;
        hand(0, 3);
        await waited(() => expect(sent()).toHaveLength(3));
        expect([...sent()].sort()).toEqual(["fold 1 0 r0", "fold 1 1 rK", "fold 1 2 r2"]);
        expect(workers.flatMap((worker) => worker.lines)).toEqual(["unit 0", "unit 2"]);
        expect(told.sort()).toEqual(["0 r0 false", "1 rK true", "2 r2 false"]);
    });

    test("a pool takes the units of its own job only", async () => {
        const { job, hand, sent } = make(1, result);
        await job.started;
        hand(0, 1, 3);
        hand(5, 6);
        await waited(() => expect(sent()).toEqual(["fold 1 5 r5"]));
    });

    test("the number of workers changes while units run", async () => {
        const { job, hand, sent, workers, pool } = make(1, result);
        await job.started;
        hand(0, 4);
        pool.resize(3);
        hand(4, 8);
        await waited(() => expect(sent()).toHaveLength(8));
        expect(workers).toHaveLength(3);
        pool.resize(1);
        expect(workers.filter((worker) => !worker.terminated)).toHaveLength(1);
        hand(8, 10);
        await waited(() => expect(sent()).toHaveLength(10));
    });

    test("a pool closes with its job, however that ends", async () => {
        for (const end of ["match", "cancelled", "crash"]) {
            const { job, hand, main, sent, workers } = make(1, () => []);
            await job.started;
            hand(0, 2);
            if (end === "crash") main().onerror?.({ message: "trap" } as ErrorEvent);
            else main().say([{ type: end, re: 1, job: 1 }]);
            await job.ended;
            hand(2, 3);
            await new Promise((resolve) => setTimeout(resolve));
            expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
            expect(sent()).toEqual([]);
        }
    });
});
