/** Networks that learn, against a fake core: what is sent, what is kept of what a training says. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../../testing/fake.ts";
import type { FakeStore } from "../../../testing/fakedatabase.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

/** What the browser keeps. */
const store = vi.hoisted((): FakeStore => ({ rows: [] }));
vi.mock("../../../state/keep/database.ts", async () =>
    (await import("../../../testing/fakedatabase.ts")).fakeDatabase(store),
);

vi.mock("../../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import { engine } from "../../../engine/engine.ts";
import type { Show } from "../../../engine/protocol.ts";
import { networks } from "../../../state/act/networks.ts";
import { paused } from "../../../state/keep/session.ts";
import { settings } from "../../../state/keep/settings.ts";
import {
    analysis,
    notices,
    searching,
    show,
    describe as tables,
} from "../../../state/read/store.ts";
import { told } from "../../../testing/told.ts";
import { waited } from "../../../testing/waited.ts";
import * as train from "./train.ts";

tables.value = told;

let jobs = 0;
let refused: RegExp | null = null;
/** Names of the networks that the core has. */
let loaded: string[] = [];

core.answer = (line) => {
    if (refused?.test(line)) return [{ type: "error", text: `refused: ${line}` }];
    const [word, verb = "", name = "", as = name] = line.split(" ");
    switch (word) {
        case "train":
            return [{ type: "started", job: ++jobs, kind: "train" }];
        case "analyze":
            return [{ type: "started", job: ++jobs, kind: "analyze" }];
        case "networks":
            return [{ type: "networks", networks: loaded.map((one) => ({ name: one, size: 1 })) }];
        case "network":
            if (verb === "save") return [{ type: "network", name, base64: btoa(`of ${name}`) }];
            if (verb === "load") loaded.push(as);
            if (verb === "drop") loaded = loaded.filter((one) => one !== name);
            return [{ type: "ok" }];
        case "show":
            return [
                {
                    type: "show",
                    game: "2048",
                    family: "2048",
                    position: "",
                    mover: 0,
                    player_names: ["S"],
                    player_titles: ["The player"],
                    status: "ongoing",
                    moves_played: [],
                    redo: [],
                },
            ];
        case "players":
            return [{ type: "players", reset: [], players: [{ spec: "x", human: true }] }];
        case "spec":
            return [{ type: "spec", kind: "player", text: name, name, values: {} }];
        default:
            return [{ type: "ok" }];
    }
};

/** Everything here happens in microtasks. */
const settle = () => new Promise((done) => setImmediate(done));

let frames: (() => void)[] = [];
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
vi.stubGlobal("document", { baseURI: "https://example.org/" });
const fetched = vi.fn(async () => new Response(Uint8Array.of(7)));
vi.stubGlobal("fetch", fetched);

const say = (...lines: object[]) => core.worker.say(lines.map((line) => ({ re: 0, ...line })));
const now = () => train.training.value as train.Training;
const texts = () => notices.value.map(({ text }) => text);
/** Lines of people, without the questions of the page itself. */
const lines = () =>
    core.worker.lines.filter(
        (line) => !/^(follow|show|players$|searchers|spec|networks)\b/.test(line),
    );
const start = () => train.startTraining("td(alpha=0.1)", ["games=500"], "mine");

const part = (games: number) => ({
    ...{ type: "learned", kind: "train", job: jobs, games, moves: 9 * games },
    ...{ window: 100, wins: 50, score: 800, best: 1600 },
});
const progress = (games: number, job = jobs) => ({
    ...{ type: "progress", kind: "train", job, games, total: 500, wins: 1 },
});
const ended = (games: number) => ({
    ...{ type: "train", job: jobs, games, total: 500, name: "mine" },
    curve: [{ games, moves: 1, window: 1, wins: 2, score: 3, best: 4 }],
});

beforeEach(async () => {
    say({ type: "cancelled", job: jobs, reason: "as asked" });
    await settle();
    train.training.value = null;
    engine.blobs.clear();
    networks.value = [];
    notices.value = [];
    loaded = [];
    store.rows = [];
    frames = [];
    refused = null;
    analysis.value = { ...analysis.value, on: false };
    searching.value = { ...searching.value, job: null };
    show.value = {
        player_names: ["S"],
        player_titles: ["The player"],
        moves_played: [],
        status: "ongoing",
        mover: 0,
    } as unknown as Show;
    paused.value = true;
    fetched.mockClear();
    core.worker.sent.length = 0;
});

describe("a training begins", () => {
    test("with one line", async () => {
        await start();
        expect(lines()).toEqual(["train td(alpha=0.1) games=500"]);
        expect(now()).toMatchObject({
            job: { number: jobs },
            state: "running",
            spec: "td(alpha=0.1)",
            name: "mine",
            curve: [],
            latest: null,
        });
        expect(fetched).not.toHaveBeenCalled();
    });

    test("not when it is refused", async () => {
        refused = /^train/;
        await start();
        expect(train.training.value).toBeNull();
        expect(texts()).toEqual(["refused: train td(alpha=0.1) games=500"]);
    });

    test("from the network of the page once that is fetched", async () => {
        await train.startTraining("td(from=shipped)", [], "mine");
        expect(String(fetched.mock.calls[0])).toContain("https://example.org/networks/2048.net");
        expect(engine.blobs.has("shipped")).toBe(true);
        expect(lines()).toEqual(["train td(from=shipped)"]);
    });
});

describe("what a training says", () => {
    beforeEach(start);

    test("becomes its curve, part by part", () => {
        say(part(100), part(200), { ...part(300), job: jobs + 1 });
        expect(now().curve).toMatchObject([
            { games: 100, moves: 900, window: 100, wins: 50, score: 800, best: 1600 },
            { games: 200, moves: 1800, window: 100, wins: 50, score: 800, best: 1600 },
        ]);
    });

    test("progress is drawn once a frame, the latest", async () => {
        say(progress(10), progress(20), progress(99, jobs + 1));
        expect(now().latest).toBeNull();
        expect(frames).toHaveLength(1);
        frames.pop()?.();
        expect(now().latest?.games).toBe(20);
        say(progress(30));
        // When the frame before it has been drawn.
        await waited(() => expect(frames).toHaveLength(1));
    });

    test("at its end the whole curve is there, and the network is listed and kept", async () => {
        loaded = ["mine"];
        say(progress(480), ended(500));
        frames.pop()?.();
        expect(now()).toMatchObject({ state: "done", latest: { games: 500 } });
        expect(now().curve).toHaveLength(1);
        await settle();
        expect(networks.value.map(({ name }) => name)).toEqual(["mine"]);
        expect(new TextDecoder().decode(engine.blobs.get("mine"))).toBe("of mine");
        expect(store.rows).toMatchObject([{ kind: "network", name: "mine" }]);
        // What comes afterwards belongs to nothing.
        say(part(600));
        expect(now().curve).toHaveLength(1);
    });

    test("cancelled, its curve stays", () => {
        say(part(100), progress(120), { type: "cancelled", job: jobs, reason: "as asked" });
        frames.pop()?.();
        expect(now()).toMatchObject({ state: "cancelled", latest: { games: 120 } });
        expect(now().curve).toHaveLength(1);
        expect(train.isTraining()).toBe(false);
    });

    test("one whose network is not kept has failed", async () => {
        say(part(100), { type: "error", job: jobs, text: "There is no room for a network." });
        await settle();
        expect(now().state).toBe("cancelled");
        expect(train.isTraining()).toBe(false);
        expect(texts()).toEqual(["There is no room for a network."]);
    });

    test("a crash ends it; its curve stays", async () => {
        say(part(100));
        core.worker.onerror?.({ message: "out of memory" } as ErrorEvent);
        expect(now().state).toBe("cancelled");
        expect(now().curve).toHaveLength(1);
        engine.restart();
        await engine.ready;
    });
});

describe("pause, go on, stop, tune", () => {
    test("are lines of its job", async () => {
        await start();
        await now().job.resume();
        await now().job.pause();
        expect(now().state).toBe("paused");
        await settle();
        expect(store.rows).toMatchObject([{ kind: "network", name: "mine" }]);
        expect(train.isTraining()).toBe(true);
        await now().job.pause();
        await now().job.resume();
        expect(now().state).toBe("running");
        expect(await train.tuneTraining("alpha", "0.2")).toBe(true);
        await now().job.stop();
        expect(lines().slice(1)).toEqual([
            "network save mine",
            `pause ${jobs}`,
            `resume ${jobs}`,
            `tune ${jobs} alpha=0.2`,
            `stop ${jobs}`,
        ]);
    });

    test("what learns while it rests is told all the same", async () => {
        await start();
        await now().job.pause();
        say(part(100));
        expect(now().curve).toHaveLength(1);
    });

    test("a value that is refused is told", async () => {
        await start();
        refused = /^tune/;
        expect(await train.tuneTraining("alpha", "9")).toBe(false);
        expect(texts()).toEqual([`refused: tune ${jobs} alpha=9`]);
    });
});

describe("the use of a network", () => {
    test("one that learns is taken as it stands now", async () => {
        await start();
        expect(await train.useAsPlayer("mine", 2)).toBe(true);
        expect(lines().slice(1)).toEqual([
            "network take",
            "players S=expectimax(depth=2,eval=ntuple(net=mine))",
        ]);
    });

    test("any other is ready", async () => {
        await start();
        expect(await train.useAsPlayer("old", 1)).toBe(true);
        expect(lines().slice(1)).toEqual(["players S=expectimax(depth=1,eval=ntuple(net=old))"]);
        say(ended(500));
        await settle();
        core.worker.sent.length = 0;
        await train.useAsPlayer("mine", 1);
        expect(lines()).not.toContain("network take");
    });

    test("one that cannot be taken is told, and nobody uses it", async () => {
        await start();
        refused = /^network take/;
        expect(await train.useAsPlayer("mine", 1)).toBe(false);
        expect(texts()).toEqual(["refused: network take"]);
        await train.watchNetwork("mine", 1);
        expect(paused.value).toBe(true);
    });

    test("that of the page is fetched first, and named by itself", async () => {
        expect(await train.useAsPlayer("shipped", 1)).toBe(true);
        expect(fetched).toHaveBeenCalledTimes(1);
        expect(lines()).toEqual(["players S=expectimax(depth=1,eval=ntuple)"]);
    });

    test("without a connection that of the page is not used", async () => {
        fetched.mockRejectedValueOnce(new Error("offline"));
        expect(await train.useAsPlayer("shipped", 1)).toBe(false);
        expect(texts()).toEqual([
            "The trained network of this game could not be fetched. Is there a connection to the internet?",
        ]);
        expect(lines()).toEqual([]);
    });

    test("as evaluation it analyses the position on the board", async () => {
        await train.useAsAnalyst("old", 3);
        expect(analysis.value).toMatchObject({
            on: true,
            spec: "expectimax(depth=3,eval=ntuple(net=old))",
        });
        expect(settings.value.panel).toBe("start");
        refused = /^spec/;
        analysis.value = { ...analysis.value, on: false };
        await train.useAsAnalyst("other", 1);
        expect(analysis.value.on).toBe(false);
    });

    test("it is watched in a new game, in which it moves", async () => {
        await train.watchNetwork("old", 1);
        expect(lines()).toEqual(["restart", "players S=expectimax(depth=1,eval=ntuple(net=old))"]);
        expect(paused.value).toBe(false);
    });
});

describe("files", () => {
    test.each([
        ["best.net", "best"],
        ["my best.v2.net", "my-best.v2"],
        ["Größe.net", "Gr--e"],
        ["shipped.net", "loaded"],
        // What is put away after the file was read must not be the network.
        ["network-file.net", "loaded"],
        [".net", "loaded"],
        ["", "loaded"],
        [`${"x".repeat(40)}.net`, "x".repeat(31)],
    ])("the name that %j gets", (file, name) => {
        expect(train.nameOf(file)).toBe(name);
    });

    test("a network of a file is there under its name; the file itself is put away", async () => {
        const file = { name: "best.net", bytes: Uint8Array.of(1, 2) };
        expect(await train.loadNetwork(file)).toBe(true);
        expect(lines()).toEqual(["network load network-file best", "network drop network-file"]);
        expect(networks.value.map(({ name }) => name)).toEqual(["best"]);
        expect(engine.blobs.has("network-file")).toBe(false);
        expect(store.rows).toEqual([{ kind: "network", ...file, name: "best" }]);
    });

    test.each([
        ["no network", Uint8Array.of(1), "refused: network load network-file best"],
        ["an empty file", new Uint8Array(), "The file was not taken."],
    ])("%s is told and changes nothing", async (_, bytes, text) => {
        refused = /^network (load|drop)/;
        expect(await train.loadNetwork({ name: "best.net", bytes })).toBe(false);
        expect(texts()).toEqual([text]);
        expect(networks.value).toEqual([]);
    });

    test("the bytes of a network, those of one that learns as it stands", async () => {
        await start();
        expect(new TextDecoder().decode((await train.fileOf("mine")) ?? undefined)).toBe("of mine");
        expect(lines().slice(1)).toEqual(["network take", "network save mine"]);
        refused = /^network save/;
        expect(await train.fileOf("old")).toBeNull();
        expect(texts()).toEqual(["The network old cannot be saved."]);
    });

    test("a network is dropped here and for other engines", async () => {
        loaded = ["old", "other"];
        store.rows = [{ kind: "network", name: "old" }];
        engine.blobs.set("old", Uint8Array.of(1));
        await train.dropNetwork("old");
        expect(networks.value.map(({ name }) => name)).toEqual(["other"]);
        expect(engine.blobs.has("old")).toBe(false);
        expect(store.rows).toEqual([]);
        refused = /^network drop/;
        await train.dropNetwork("other");
        expect(texts()).toEqual(["refused: network drop other"]);
    });
});
