/** A contest of players that came as files. */
import { beforeEach, expect, test, vi } from "vitest";
import { Engine } from "../../../engine/client.ts";
import { FakeWorker } from "../../../testing/fake.ts";

let work: (line: string, worker: FakeWorker) => object[];

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});
vi.mock("../../../state/act/workers.ts", () => ({
    makeEngine: () => new Engine(() => new FakeWorker((line, worker) => work(line, worker))),
}));
vi.mock("../../../params/titles.ts", () => ({ playerTitle: (spec: string) => spec }));
vi.mock("../../../state/read/roles.ts", () => ({ takes: () => "weak", atLevel: () => "strong" }));
vi.mock("../../../state/act/written.ts", () => ({
    keepPlayer: async () => null,
    recall: async () => {},
    writtenBy: () => undefined,
    freeName: (name: string) => name,
}));

const { show } = await import("../../../state/read/store.ts");
const { begin, enter, entries, leftOut } = await import("./contest.ts");

show.value = { game: "pennies", player_names: ["a", "b"] } as never;

beforeEach(async () => {
    entries.value = [];
    await enter([new File(["export default () => 0;"], "mine.js")]);
});

for (const [what, answer, told] of [
    ["refused", () => [{ type: "error", text: "Memory is short." }], "Memory is short."],
    [
        "begun three times in vain",
        (worker: FakeWorker) => {
            worker.onerror?.({ message: "trap" } as ErrorEvent);
            return [];
        },
        "A worker has stopped: trap.",
    ],
] as const)
    test(`why the games of a player are not played is told when they are ${what}`, async () => {
        let begun = 0;
        work = (line, worker) => {
            if (!line.startsWith("match ")) return [{ type: "ok" }];
            begun++;
            return answer(worker);
        };
        await begin();
        expect(entries.value).toMatchObject([
            { ready: true, tried: [], trouble: `Its games could not be played. ${told}` },
        ]);
        expect(begun).toBe(what === "refused" ? 1 : 3);
    });

test("of more files than a contest takes is told which have no place", async () => {
    const files = [...Array(70)].map((_, i) => new File([`// ${i}`], `p${i}.js`));
    await enter(files);
    expect(entries.value).toHaveLength(64);
    expect(leftOut.value).toBe(
        "A contest has up to 64 players: 7 files had no place in it, from p63.js on.",
    );
    entries.value = [];
    await enter(files.slice(0, 64));
    expect(leftOut.value).toBe("");
});

test("what a file is called is shown with all of its characters", async () => {
    entries.value = [];
    await enter([new File(["// a"], "\u202esj.evil2.js")]);
    expect(entries.value[0]?.file).toBe("\\u{202e}sj.evil2.js");
});
