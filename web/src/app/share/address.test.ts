/** The address that follows the game, and addresses that are opened, against a fake core. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({ worker: null as unknown as FakeWorker, link: "" }));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    const answer = (line: string): object[] => {
        if (line === "open v=1&g=bad") return [{ type: "error", text: "unknown game" }];
        if (line.startsWith("open ")) core.link = line.slice(5);
        if (line.endsWith("&zork=1")) return [{ type: "ok", note: "Left out: zork" }];
        if (line.startsWith("analyze")) return [{ type: "started", job: 1, kind: "analyze" }];
        if (line === "players") return [{ type: "players", reset: [], players: [] }];
        if (line === "searchers") return [{ type: "searchers", searchers: [] }];
        return line === "show" ? [shown()] : [];
    };
    return fakeEngine(answer, core);
});

const shown = () => ({
    type: "show",
    game: "test",
    position: core.link,
    status: "ongoing",
    mover: 0,
    player_names: ["J", "R"],
    player_titles: ["Yellow", "Red"],
    moves_played: [],
    redo: [],
    moves: [],
    link: core.link,
});

/** The browser's address; what a person types into it is told to the page. */
const place = { href: "https://page.test/", hash: "" };
/** All that the page has written there. */
const written: string[] = [];
let told: (event: { newURL: string }) => void = () => {};

function go(hash: string): void {
    place.hash = `#${hash}`;
    place.href = `https://page.test/${place.hash}`;
}

function type(hash: string): void {
    go(hash);
    told({ newURL: place.href });
}

vi.stubGlobal("location", place);
vi.stubGlobal("history", {
    replaceState: (_state: null, _title: string, hash: string) => {
        written.push(hash.slice(1));
        go(hash.slice(1));
    },
});
vi.stubGlobal("window", {
    addEventListener: (_name: string, listener: typeof told) => {
        told = listener;
    },
});

import { linkOf } from "../../panels/lab/write/arrive.ts";
import { draft, setDraft } from "../../panels/lab/write/draft.ts";
import { PACK_ABOVE, unpackLink } from "../../state/keep/pack.ts";
import { settings } from "../../state/keep/settings.ts";
import { analysis, notices, show } from "../../state/read/store.ts";
import { waited } from "../../testing/waited.ts";
import { address, link, openAddress, startAddress } from "./address.ts";
import { linkPart, readView } from "./view.ts";

startAddress();

const view = (link: string) => expect.stringMatching(new RegExp(`#${link}&w=`));

function put(link: string): void {
    core.link = link;
    show.value = { ...shown(), re: 0 } as never;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
    notices.value = [];
    analysis.value = { ...analysis.value, on: false };
    put("v=1&g=test");
});

test("the address follows the game", () => {
    expect(address.value).toEqual(view("v=1&g=test"));
    put("v=1&g=test&m=1");
    expect(place.href).toEqual(view("v=1&g=test&m=1"));
});

test("an address that is typed is opened, and follows the game from then on", async () => {
    type("v=1&g=test&m=4");
    await settle();
    expect(show.value?.link).toBe("v=1&g=test&m=4");
    expect(place.href).toEqual(view("v=1&g=test&m=4"));
    put("v=1&g=test&m=45");
    expect(place.href).toEqual(view("v=1&g=test&m=45"));
});

test("one that is refused leaves the game as it is, and the address goes back to it", async () => {
    type("v=1&g=bad");
    await settle();
    expect(notices.value.map(({ text }) => text)).toEqual(["unknown game"]);
    expect(place.href).toEqual(view("v=1&g=test"));
});

test.each([
    ["v=1&g=test&zork=1", "Left out: zork."],
    ["v=1&g=test&w=zork.0", "The link asks for “zork.0”, which this page does not have."],
    ["v=1&g=test&w=match.7", "The link asks for “match.7”, which this page does not have."],
])("%s is opened without what is not known", async (hash, text) => {
    go(hash);
    expect(await openAddress()).toBe(true);
    expect(notices.value).toMatchObject([{ kind: "info", text }]);
});

test("one that cannot be opened at the start stays until something else is shown", async () => {
    go("v=1&g=bad");
    expect(await openAddress()).toBe(false);
    put("v=1&g=usual");
    expect(place.hash).toBe("#v=1&g=bad");
    // What is shared is what is shown.
    expect(address.value).toEqual(view("v=1&g=usual"));
    put("v=1&g=usual&m=1");
    expect(place.href).toEqual(view("v=1&g=usual&m=1"));
    put("v=1&g=usual");
    expect(place.href).toEqual(view("v=1&g=usual"));
});

test("the packed address of an older position does not replace that of a newer one", async () => {
    const long = (move: string) => `v=1&g=test&m=${move.repeat(PACK_ABOVE)}`;
    put(long("1"));
    put("v=1&g=test&m=2");
    put(long("3"));
    await waited(() => expect(place.hash).toMatch(/^#z=/));
    const packed = written.filter((hash) => hash.startsWith("z="));
    const links = await Promise.all(packed.map(unpackLink));
    expect(links).toEqual([expect.stringContaining("&m=333")]);
});

test.each([
    ["v=1&g=test", true, true],
    ["v=1&g=test", false, false],
    ["v=1&g=test&w=game", true, true],
    ["v=1&g=test&w=game.0", true, false],
    ["v=1&g=test&w=game.1", false, true],
])("%s, arrived at where thinking is wanted (%s): it runs (%s)", async (hash, think, runs) => {
    settings.value = { ...settings.value, think };
    go(hash);
    expect(await openAddress()).toBe(true);
    expect(analysis.value.on).toBe(runs);
    // What is written says so.
    expect(readView(linkPart(link.value, "w") ?? "")?.analysing).toBe(runs);
});

test("an address that is typed leaves the analysis as it is, unless it says otherwise", async () => {
    settings.value = { ...settings.value, think: true };
    for (const [hash, runs] of [
        ["v=1&g=test&m=1&w=game.0", false],
        ["v=1&g=test&m=2", false],
        ["v=1&g=test&m=3&w=game.1", true],
        ["v=1&g=test&m=4&w=game", true],
    ] as const) {
        type(hash);
        await settle();
        expect(analysis.value.on, hash).toBe(runs);
    }
});

test("a player that comes by a link takes nothing away: the way back leads to what was being written", async () => {
    await openAddress();
    setDraft({ name: "mine", source: "not run yet" });
    type(await linkOf("theirs", "export default () => 0;"));
    const back = () =>
        notices.value.find(({ action }) => action?.title === "Back to what was here");
    await waited(() => expect(back()).toBeDefined());
    expect(draft.value).toMatchObject({ name: "theirs", from: "link" });
    back()?.action?.run();
    expect(draft.value).toMatchObject({ name: "mine", source: "not run yet", from: "here" });
});
