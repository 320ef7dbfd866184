/**
 * The policy of the sandbox names the one script that runs in it, and nothing that leads out. Of the page's side: when the
 * frame begins, and which worker answers.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEGUN } from "../../../wasm/player.mjs";
import { waited } from "../testing/waited.ts";

vi.mock("@wasm/plyscope.wasm?url", () => ({ default: "games.wasm" }));
vi.mock("@micropython/micropython-webassembly-pyscript/micropython.wasm?url", () => ({
    default: "python.wasm",
}));
vi.mock("./playerworker.ts?worker&url", () => ({ default: "worker.js" }));

const html = readFileSync(new URL("../../public/sandbox.html", import.meta.url), "utf8");
const policy = /content="([^"]*)"/.exec(html)?.[1] ?? "";

test("its script is the one that its policy knows", () => {
    const code = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
    const sum = createHash("sha256").update(code).digest("base64");
    expect(policy).toContain(`'sha256-${sum}'`);
});

test("its policy allows scripts of its own making, and nothing else", () => {
    const rules = policy.split(";").map((rule) => rule.trim().replace(/'sha256-[^']*'/, "HASH"));
    expect(rules).toEqual([
        "default-src 'none'",
        "script-src HASH 'wasm-unsafe-eval' blob:",
        "worker-src blob:",
        "base-uri 'none'",
        "form-action 'none'",
    ]);
});

// ---------------------------------------------------------------- the page's side

interface Told {
    type: string;
    id?: number;
    source?: string;
    ports?: [MessagePort, MessagePort];
}

/** What the frame was told, by its kinds; which worker was asked for moves, by its number. */
const told: Told[] = [];
const asked: number[] = [];
/** Which of the answers to come are too late. */
const late: boolean[] = [];
const kinds = (kind: string) => told.filter(({ type }) => type === kind);

/** A frame whose workers describe whatever they are given, and move at once. */
function frame() {
    const heard: ((event: object) => void)[] = [];
    vi.stubGlobal("addEventListener", (_: string, hear: (event: object) => void) =>
        heard.push(hear),
    );
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("fetch", async () => new Response("of the page"));
    const begin = ({ id = 0, ports }: Told) => {
        const [core, page] = ports as [MessagePort, MessagePort];
        core.postMessage(BEGUN);
        core.onmessage = ({ data }: MessageEvent<string | { name: string }>) => {
            if (typeof data !== "string") page.postMessage({ type: "described", text: data.name });
            else if (data.startsWith("go")) {
                asked.push(id);
                if (late.shift() === true)
                    page.postMessage({ type: "fault", text: "Too slow", slow: true });
                page.postMessage({ type: "thought", text: "{}" });
            }
        };
        opened.push(core);
    };
    const contentWindow = {
        postMessage(message: Told) {
            told.push(message);
            if (message.type === "open") begin(message);
        },
    };
    const element = { contentWindow, setAttribute: () => {}, remove: () => {} };
    const come = () => {
        for (const hear of heard)
            hear({ source: contentWindow, origin: "null", data: "sandbox ready" });
    };
    vi.stubGlobal("document", {
        baseURI: "http://localhost/",
        createElement: () => element,
        body: { append: come },
    });
    return { come, element };
}
const opened: MessagePort[] = [];

beforeEach(() => {
    vi.resetModules();
    told.length = 0;
    asked.length = 0;
    frame();
});
afterEach(() => {
    for (const port of opened.splice(0)) port.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** Asks for one move. */
const interviewed = (
    { interview }: typeof import("./sandbox.ts"),
    source: string,
    { patience = 5, places = [{ plies: 0 }], note = (_: { type: string }): void => {} } = {},
) =>
    new Promise<void>((done) => {
        interview(source, "connect4", places, { seconds: 1, patience }, { note, done, late: done });
    });

test("the frame begins when it is wanted, once, and Python is brought where it is written", async () => {
    const { begin } = await import("./sandbox.ts");
    begin("javascript");
    await waited(() => expect(kinds("begin")).toHaveLength(1));
    begin("javascript");
    begin("python");
    begin("python");
    await waited(() => expect(kinds("python")).toHaveLength(1));
    expect(told.map(({ type }) => type)).toEqual(["begin", "python"]);
});

test("a frame that does not come, of which the browser says nothing, makes room for the one that is stored", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { come, element } = frame();
    let attribute = false;
    element.setAttribute = () => {
        attribute = true;
    };
    let made = 0;
    document.body.append = () => {
        made++;
        if (!attribute) come();
        attribute = false;
    };
    const { begin } = await import("./sandbox.ts");
    begin("javascript");
    await waited(() => expect(made).toBe(1));
    vi.advanceTimersByTime(10_000);
    await waited(() => expect(kinds("begin")).toHaveLength(1));
    expect(made).toBe(2);
});

test("the worker that has read a text is asked for its moves, once; another text and another patience have their own", async () => {
    const sandbox = await import("./sandbox.ts");
    const { describeFile } = sandbox;
    expect(await describeFile("one", "first", 5)).toEqual({ text: "one" });
    await interviewed(sandbox, "first");
    expect(asked).toEqual([1]);
    // It has been given away.
    await interviewed(sandbox, "first");
    expect(asked).toEqual([1, 2]);
    await describeFile("one", "first", 5);
    await interviewed(sandbox, "second");
    await interviewed(sandbox, "first", { patience: 6 });
    expect(asked).toEqual([1, 2, 4, 5]);
    await interviewed(sandbox, "first");
    expect(asked).toEqual([1, 2, 4, 5, 3]);
    expect(kinds("open").map(({ source }) => source)).toEqual([
        ...["first", "first", "first", "second", "first"],
    ]);
});

test("who is late is asked the same again, and told so when it is late then, too", async () => {
    const sandbox = await import("./sandbox.ts");
    const said: string[] = [];
    const places = [{ plies: 0 }, { plies: 8 }];
    const about = { places, note: ({ type }: { type: string }) => void said.push(type) };
    late.push(true, false, false);
    await interviewed(sandbox, "busy", about);
    expect(said.splice(0)).toEqual(["thought", "thought"]);
    expect(asked).toHaveLength(3);
    late.push(false, true, true);
    await interviewed(sandbox, "slow", about);
    expect(said).toEqual(["thought", "fault", "thought"]);
    expect(asked).toHaveLength(6);
});

test("a worker that has read a text and is asked for nothing ends after a second, or with the next one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const told = async (numbers: number[]) => {
        while (ended().length < numbers.length) await new Promise(setImmediate);
        expect(ended()).toEqual(numbers);
    };
    const { describeFile } = await import("./sandbox.ts");
    const ended = () => kinds("close").map(({ id }) => id);
    await describeFile("one", "first", 5);
    await describeFile("two", "second", 5);
    await told([1]);
    vi.advanceTimersByTime(900);
    expect(ended()).toEqual([1]);
    vi.advanceTimersByTime(200);
    await told([1, 2]);
});
