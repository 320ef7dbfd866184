/** The file in the editor: what a text of somebody else does to one's own, and what becomes of a run. */
import { beforeEach, expect, test, vi } from "vitest";
import { waited } from "../../../testing/waited.ts";

let keep: (then: () => void) => Promise<null>;
const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
});
vi.mock("../../../state/act/written.ts", async () => {
    const { signal } = await import("@preact/signals");
    return {
        faults: signal({}),
        written: signal([]),
        writtenBy: () => undefined,
        freeName: (name: string) => name,
        keepPlayer: (_name: string, _source: string, then: () => void) => keep(then),
    };
});
vi.mock("../../../words/starts.ts", () => ({ sourceOf: () => "start" }));
const tryMoves = vi.fn(() => Promise.resolve(false));
vi.mock("./trial.ts", () => ({ tryMoves }));
let over = () => {};
const playQuick = vi.fn(
    (_name: string) =>
        new Promise<void>((resolve) => {
            over = resolve;
        }),
);
const runTests = vi.fn();
vi.mock("./quick.ts", () => ({ playQuick }));
vi.mock("./tests.ts", () => ({ runTests, endTests: () => {} }));

const { draft, openBefore, openForeign, openStart, plays, runDraft, setDraft } = await import(
    "./draft.ts"
);
const { faults, written } = await import("../../../state/act/written.ts");

beforeEach(() => {
    openStart("greedy");
    keep = async (then) => {
        then();
        return null;
    };
    tryMoves.mockClear();
});

test("a text of somebody else keeps what stood here, and gives it back", () => {
    setDraft({ source: "mine, not run yet" });
    openForeign("theirs", "1", "link");
    openForeign("others", "2", "file");
    expect(draft.value).toMatchObject({ name: "others", source: "2", from: "file" });
    // In this tab it outlasts the page.
    expect(JSON.parse(stored.get("plyscope.draft") ?? "").before.source).toBe("mine, not run yet");
    openBefore();
    expect(draft.value).toMatchObject({ source: "mine, not run yet", from: "here" });
    expect(draft.value.before).toBeUndefined();
});

test("a text that has come while another one was read does not become one's own", async () => {
    let read = () => {};
    keep = (then) =>
        new Promise((resolve) => {
            read = () => {
                then();
                resolve(null);
            };
        });
    const running = runDraft();
    openForeign("theirs", "1", "link");
    read();
    await running;
    expect(draft.value).toMatchObject({ name: "theirs", from: "link" });
    expect(tryMoves).not.toHaveBeenCalled();
});

test("what has run is one's own, and is asked for a move", async () => {
    openForeign("theirs", "1", "link");
    await runDraft();
    expect(draft.value).toMatchObject({ name: "theirs", from: "here" });
    expect(draft.value.before).toBeUndefined();
    expect(tryMoves).toHaveBeenCalledWith("theirs", "1");
});

test("what a file is called is shown with all of its characters", () => {
    openForeign("gnp.\u202ejs", "1", "file");
    expect(draft.value.called).toBe("gnp.\\u{202e}js");
});

test("one that is slow, or reports what is no number, plays; one that has ended fails", () => {
    const { name, source } = draft.value;
    (written as unknown as { value: unknown }).value = [{ name, source }];
    expect(plays.value).toBe("ready");
    faults.value = { [name]: { text: "Too slow" } };
    expect(plays.value).toBe("doubtful");
    faults.value = { [name]: { text: "zork is not defined", ended: true } };
    expect(plays.value).toBe("failed");
});

test("tests begin when the fast game is over, for the text that was run", async () => {
    const { name, source } = draft.value;
    Object.assign(written, { value: [{ name, source }] });
    for (const stays of [true, false]) {
        runTests.mockClear();
        playQuick.mockClear();
        tryMoves.mockResolvedValueOnce(true);
        await runDraft();
        await waited(() => expect(playQuick).toHaveBeenCalledWith(name));
        expect(runTests).not.toHaveBeenCalled();
        if (!stays) setDraft({ source: "something else" });
        over();
        await new Promise((done) => setTimeout(done));
        expect(runTests).toHaveBeenCalledTimes(stays ? 1 : 0);
    }
    Object.assign(written, { value: [] });
});
