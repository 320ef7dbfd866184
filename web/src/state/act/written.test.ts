/** Players that were written here: what is kept of them. */
import { beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
});

vi.mock("../../engine/engine.ts", async () =>
    (await import("../../testing/fake.ts")).fakeEngine(() => []),
);
type Files = Map<string, { note: (said: Note, worker: number) => void }>;
const employed = vi.hoisted(() => new Map() as Files);
vi.mock("../../engine/sandbox.ts", () => ({
    employ: (name: string, file: { note: (said: Note, worker: number) => void }) =>
        employed.set(name, file),
    dismiss: () => {},
    describeFile: async (name: string) => ({
        text: `plyscope player 1\nname ${name}\ntitle ${name}\n`,
    }),
}));

import type { Note } from "../../../../wasm/player.mjs";
import type { Engine } from "../../engine/client.ts";
import { KEY } from "../keep/ownplayers.ts";
import { paused } from "../keep/session.ts";
import { players } from "../read/store.ts";
import { faults, keepPlayer, lend, note, type Written, writtenBy } from "./written.ts";

beforeEach(() => store.clear());

const sources = (name: string) => writtenBy(name)?.versions.map(({ source }) => source);

test("of a player the twenty versions before the newest are kept, the newest first", async () => {
    for (let number = 0; number < 25; number++)
        expect(await keepPlayer("greedy", `v${number}`)).toBeNull();
    expect(writtenBy("greedy")?.source).toBe("v24");
    expect(sources("greedy")).toEqual(Array.from({ length: 20 }, (_, i) => `v${23 - i}`));
    const [stored] = JSON.parse(store.get(KEY) ?? "[]");
    expect(stored.versions).toHaveLength(20);
});

test("the same text again is no new version", async () => {
    for (const text of ["a", "a", "b", "b", "a"]) await keepPlayer("other", text);
    expect(sources("other")).toEqual(["b", "a"]);
});

test("one that has failed in its seat goes on when it is mended; where a person has gone back, nobody moves", async () => {
    const seat = {
        seat: 0,
        human: false,
        spec: "seated",
        searcher: "seated",
        title: "",
        params: {},
    };
    players.value = [seat as unknown as (typeof players.value)[number]];
    paused.value = true;
    await keepPlayer("seated", "a");
    expect(paused.value).toBe(true);
    note("seated", { type: "fault", text: "zork is not defined" });
    await keepPlayer("seated", "b");
    expect(paused.value).toBe(false);
});

test("what an earlier text still says in a game is no fault of the present one", async () => {
    await keepPlayer("mended", "zork()");
    const before = employed.get("mended");
    await keepPlayer("mended", "return 99");
    before?.note({ type: "fault", text: "zork is not defined" }, 0);
    expect(faults.value.mended).toBeUndefined();
    employed.get("mended")?.note({ type: "fault", text: "99 is no legal move" }, 0);
    expect(faults.value.mended?.text).toBe("99 is no legal move");
});

test("one that is lent to another engine is known there by the name that it is asked for", async () => {
    await keepPlayer("greedy", "a");
    const given: [string, string][] = [];
    const blob = async (file: string, bytes: Uint8Array) => {
        given.push([file, new TextDecoder().decode(bytes)]);
        return null;
    };
    const name = await lend({ blob } as unknown as Engine, writtenBy("greedy") as Written);
    expect(name).not.toBe("greedy");
    expect(given).toEqual([
        [`player-${name}`, expect.stringMatching(new RegExp(`^name ${name}$`, "m"))],
    ]);
});
