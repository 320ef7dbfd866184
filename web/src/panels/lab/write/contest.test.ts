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
const { PLAYER_LINK, packLink } = await import("../../../state/keep/pack.ts");
const {
    begin,
    contestants,
    contestText,
    enter,
    enterLinks,
    entries,
    hidden,
    leftOut,
    openContest,
    opened,
    revealed,
} = await import("./contest.ts");

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

test.each([
    ["what it said itself", "program_ended", { why: "ran out of columns" }, "ran out of columns"],
    ["what is said of it", "program_too_late", {}, "The player mine has done it."],
])("why a player failed in its games is %s", async (_what, code, parts, told) => {
    const failed = [
        {
            games: 2,
            why: "The player mine has done it.",
            why_said: { code, parts: { player: "mine", ...parts } },
        },
    ];
    work = (line) =>
        line.startsWith("match ")
            ? [{ type: "match", games: 4, wins: 1, losses: 3, failed }]
            : [{ type: "ok" }];
    await begin();
    expect(entries.value[0]?.tried[0]).toMatchObject({ failed: 2, why: told });
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

test("players are handed in by links that stand among other words; of others is told", async () => {
    entries.value = [];
    const source = "export default () => 1;";
    const link = `https://somewhere.test/#${await packLink(`${PLAYER_LINK}anna\n${source}`, 0)}`;
    expect(await enterLinks(`Here it is: ${link} Anna`)).toBe(true);
    expect(entries.value).toMatchObject([{ name: "anna", source, ready: false }]);
    expect(await enterLinks("https://somewhere.test/#v=1&g=pennies")).toBe(false);
    expect(leftOut.value).toBe("Links that hold no player: 1.");
    expect(entries.value).toHaveLength(1);
});

const request = {
    kind: "tournament" as const,
    game: "pennies",
    players: ["mine", "strong(name=rival-1)"],
    seed: 1,
    options: [],
    total: 2,
    keep: true,
};
const results = {
    request,
    state: "done" as const,
    games: [],
    latest: {
        ...{ format: "robin", games: 0, players: ["mine", "rival-1"] },
        ...{
            rows: [],
            pairs: [],
            tallies: [],
            cross: [
                [null, null],
                [null, null],
            ],
        },
    } as never,
};

test("hidden opponents play under names that do not tell who they are", () => {
    entries.value = entries.value.map((one) => ({ ...one, ready: true }));
    hidden.value = ["strong(depth=2)"];
    expect(contestants()).toEqual(["mine", "strong(depth=2,name=rival-1)"]);
    expect(revealed()).toEqual([{ name: "rival-1", title: "strong(depth=2)" }]);
});

test("one file keeps the whole contest; nothing of it runs when it is opened", async () => {
    entries.value = entries.value.map((one) => ({ ...one, ready: true }));
    hidden.value = ["strong"];
    const before = entries.value;
    const text = contestText(results);
    entries.value = [];
    hidden.value = [];
    expect(await openContest(text)).toBe(true);
    expect(entries.value).toEqual(before.map((one) => ({ ...one, ready: false, tried: [] })));
    expect(hidden.value).toEqual(["strong"]);
    expect(opened.value).toEqual(results);
});

test("what is no contest is not opened, and results that cannot be read are left out", async () => {
    const before = entries.value;
    for (const text of ["", "{", "null", "[]", '{"kind":"plyscope contest 1","players":3}'])
        expect(await openContest(text)).toBe(false);
    expect(entries.value).toBe(before);
    const damaged = { ...results, latest: { players: ["mine"], rows: 3 } as never };
    expect(await openContest(contestText(damaged))).toBe(true);
    expect(opened.value).toBeNull();
});
