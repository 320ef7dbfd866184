/** Jobs and games of earlier visits: what is sound comes back, and hostile storage breaks nothing. */
import { describe, expect, test, vi } from "vitest";
import { Engine } from "../../engine/client.ts";
import { fc, json, of, pieces } from "../../testing/arbitrary.ts";
import { FakeWorker } from "../../testing/fake.ts";
import { Batch, type BatchHost, commandOf } from "./batch.ts";
import { keptGame } from "./kept.ts";
import { type BatchRequest, readJob, readResult, type SavedJob } from "./saved.ts";

const count = fc.nat({ max: 2 ** 31 - 1 });
const word = of("abc_=(),.19", { minLength: 1, maxLength: 12 });
const request: fc.Arbitrary<BatchRequest> = fc.record({
    kind: fc.constantFrom("match", "tournament", "sweep"),
    game: word,
    players: fc.array(word, { maxLength: 4 }),
    seed: count,
    options: fc.array(word, { maxLength: 3 }),
    total: count,
    keep: fc.boolean(),
});
const job: fc.Arbitrary<SavedJob> = fc.record({
    name: word,
    request,
    version: word,
    done: count,
    total: count,
    ended: fc.boolean(),
});

const MEMBERS = ["name", "request", "version", "done", "total", "ended", "kind", "game"];
const REQUESTS = ["players", "seed", "options", "keep", "unit", "result"];
const stored = fc
    .oneof(
        json(...MEMBERS, ...REQUESTS),
        // Sound ones with a hostile member in the place of one of theirs.
        fc.tuple(job, fc.constantFrom(...MEMBERS), json("kind")).map(([one, key, value]) => {
            const rest = JSON.stringify({ ...one, [key]: undefined }).slice(1, -1);
            return `{${rest},${JSON.stringify(key)}:${value}}`;
        }),
        fc
            .tuple(request, fc.constantFrom(...MEMBERS, ...REQUESTS), json("kind"), job)
            .map(([asked, key, value, one]) => {
                const rest = JSON.stringify({ ...asked, [key]: undefined }).slice(1, -1);
                const all = JSON.stringify({ ...one, request: undefined }).slice(1, -1);
                return `{${all},"request":{${rest},${JSON.stringify(key)}:${value}}}`;
            }),
    )
    .map((written) => JSON.parse(written) as unknown);

describe("jobs", () => {
    test("that are sound come back as they are", () => {
        fc.assert(
            fc.property(job, (one) => {
                expect(readJob(structuredClone(one))).toEqual(one);
            }),
        );
    });

    test("under the name that earlier versions gave it, the request is read as well", () => {
        fc.assert(
            fc.property(job, ({ request: wish, ...rest }) => {
                expect(readJob({ ...rest, wish })?.request).toEqual(wish);
            }),
        );
    });

    test("from hostile storage are none, or such as one line of the console can be made of", () => {
        fc.assert(
            fc.property(stored, (one) => {
                const read = readJob(one);
                if (read === null) return;
                const { request } = read;
                // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be in a line
                expect(`${commandOf(request)} ${request.game}`).not.toMatch(/[\x00-\x1f\x7f]/);
                // biome-ignore lint/suspicious/noControlCharactersInRegex: the same
                for (const one of [read.name, read.version]) expect(one).toMatch(/^[^\x00-\x1f]*$/);
                expect(["match", "tournament", "sweep"]).toContain(read.request.kind);
                for (const number of [read.done, read.total, read.request.seed, read.request.total])
                    expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
            }),
            { numRuns: 500 },
        );
    });

    test("from hostile storage are offered, or dropped and told of", async () => {
        const name = fc.constantFrom("match", "other");
        await fc.assert(
            fc.asyncProperty(fc.array(stored, { maxLength: 3 }), name, async (jobs, own) => {
                const damaged = vi.fn();
                const drop = vi.fn(async () => {});
                const host = {
                    engine: new Engine(() => new FakeWorker()),
                    version: () => "1",
                    memory: { jobs: async () => jobs, drop },
                    damaged,
                } as unknown as BatchHost;
                const batch = new Batch(own, host);
                await batch.recall();
                expect(damaged.mock.calls.length).toBe(drop.mock.calls.length);
                if (batch.saved.value !== null) expect(batch.saved.value.name).toBe(own);
            }),
        );
    });
});

describe("results", () => {
    const pair = fc.tuple(
        of("abxyz", { minLength: 1, maxLength: 4 }),
        of("19.,-a", { maxLength: 6 }),
    );
    const result = fc
        .tuple(
            fc.integer({ min: -9, max: 9 }),
            fc.nat({ max: 99 }),
            fc.array(pair, { maxLength: 4 }),
        )
        .map(([points, moves, more]) =>
            [`result=${points}`, `moves=${moves}`, ...more.map((one) => one.join("="))].join(" "),
        );

    test("that are sound come back", () => {
        fc.assert(
            fc.property(word, result, (unit, one) => {
                expect(readResult({ name: "x", unit: `unit ${unit}`, result: one })).toEqual([
                    `unit ${unit}`,
                    one,
                ]);
            }),
        );
    });

    test("from hostile storage are none, or words of one line", () => {
        const hostile = fc.oneof(
            stored,
            fc.record({
                unit: pieces("unit ", "match", "p0=", "a"),
                result: pieces("result=", "moves=", "1", "-", ",", " ", "line="),
            }),
        );
        fc.assert(
            fc.property(hostile, (one) => {
                const read = readResult(one);
                if (read === null) return;
                // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be in a line
                expect(read.join(" ")).not.toMatch(/[\x00-\x1f\x7f]/);
                expect(read[0]).toMatch(/^unit /);
                expect(read[1].split(" ").every((part) => part.indexOf("=") > 0)).toBe(true);
            }),
            { numRuns: 500 },
        );
    });
});

describe("games", () => {
    const spec = fc.constantFrom(
        "uct",
        "uct( sims = 5 )",
        "pvs(eval=lines(one=2, two=3))",
        "random",
    );
    const players = fc.array(spec, { minLength: 1, maxLength: 3 });
    const points = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 3 });

    test("are read from the lines of their units, whatever blanks specs have", () => {
        fc.assert(
            fc.property(players, points, fc.nat({ max: 9 }), word, (seats, result, index, line) => {
                const unit = `unit match game=g ${seats.map((one, i) => `p${i}=${one}`).join(" ")} seed=1`;
                const outcome = `result=${result.join(",")} moves=7 late=-1 line=${line.replace(/[()]/g, "")}`;
                const game = keptGame({ kind: "tournament", players: seats }, index, unit, outcome);
                expect(game).toMatchObject({ index, players: seats, result, moves: 7, late: -1 });
                expect(game?.seats).toEqual(seats.map((one) => seats.indexOf(one)));
                const best = Math.max(...result);
                const alone = result.filter((one) => one === best).length === 1;
                const winner = alone && result.length > 1 ? result.indexOf(best) : -1;
                expect(game?.winner).toBe(winner);
            }),
        );
    });

    test("from hostile lines are none or games", () => {
        const lines = pieces(
            "p0=",
            "p1=",
            "result=",
            "line=",
            " ",
            "1",
            ",",
            "(",
            ")",
            "moves=",
            "=",
        );
        fc.assert(
            fc.property(lines, lines, players, fc.nat(), (unit, outcome, all, index) => {
                const game = keptGame({ kind: "match", players: all }, index, unit, outcome);
                if (game === null) return;
                expect(typeof game.line).toBe("string");
                expect(game.players.length).toBe(game.seats.length);
                expect(game.winner).toBeLessThan(game.result.length);
            }),
        );
    });
});
