/** The worker around a core that is a script: what it posts, in which order, and whom it answers. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { waited } from "../testing/waited.ts";
import type { FromWorker, Numbered, Output, ToWorker } from "./messages.ts";
import type { Output as Say } from "./wasm.ts";

const core = vi.hoisted(() => ({
    say: (() => {}) as Say,
    /** What the core does with a line; its number is that of the line, as in the console. */
    exec: (_line: string, _re: number) => {},
    /** What it does in each slice of work that is left. */
    slices: [] as (() => void)[],
    lines: 0,
    loaded: () => {},
}));

vi.mock("./wasm.ts", () => ({
    load: async (say: Say) => {
        core.say = say;
        await new Promise<void>((resolve) => {
            core.loaded = resolve;
        });
        return {
            exec(line: string) {
                core.lines++;
                core.exec(line, core.lines);
                return core.lines;
            },
            pump() {
                core.slices.shift()?.();
                return core.slices.length > 0 ? "busy" : "idle";
            },
            version: () => 7,
            complete: () => ({ from: 2, words: [] }),
            blob(_name: string, bytes: Uint8Array) {
                if (bytes.length === 0) core.say(0, "error", "the file is empty");
                return bytes.length > 0;
            },
        };
    },
}));

const posted: FromWorker[] = [];
/** The numbers of all that it has posted, and how many messages it was told. */
const numbers: number[] = [];
let told = 0;
let ask = 0;

function tell(message: ToWorker): void {
    const data: Numbered<ToWorker> = { ...message, number: told++ };
    globalThis.self.onmessage?.({ data } as MessageEvent<Numbered<ToWorker>>);
}

function exec(line: string, packed = false): number {
    ask++;
    tell({ type: "exec", ask, line, mode: "json", packed });
    return ask;
}

const outputs = () => posted.flatMap((message) => (message.type === "output" ? [message] : []));
const said = () => outputs().flatMap(({ batch }) => batch);
/** The worker rests: its last message says so. */
const rest = () => waited(() => expect(outputs().at(-1)?.busy).toBe(false));

beforeAll(async () => {
    vi.stubGlobal("self", { onmessage: null });
    vi.stubGlobal("postMessage", ({ number, ...message }: Numbered<FromWorker>) => {
        numbers.push(number);
        posted.push(message as FromWorker);
    });
    await import("./worker.ts");
    exec("early");
    expect(core.lines).toBe(0);
    core.loaded();
    await rest();
    expect(posted[0]).toEqual({ type: "ready" });
    expect(outputs()[0]?.done).toEqual([{ ask: 1, version: 7 }]);
});

beforeEach(() => {
    posted.length = 0;
    core.exec = () => {};
});

test("an answer reaches its line before the work that the line has begun", async () => {
    core.exec = (_line, re) => {
        core.say(re, "json", '{"type":"started"}');
        core.slices = [
            () => core.say(re, "json", '{"type":"progress"}'),
            () => core.say(re, "text", "the end"),
        ];
    };
    const mine = exec("analyze uct");
    await rest();
    expect(said()).toEqual([
        { ask: mine, kind: "json", line: '{"type":"started"}' },
        { ask: mine, kind: "json", line: '{"type":"progress"}' },
        { ask: mine, kind: "text", line: "the end" },
    ] satisfies Output[]);
    expect(outputs()[0]).toMatchObject({
        done: [{ ask: mine, version: 7 }],
        version: 7,
        busy: true,
    });
    expect(outputs()[0]?.batch).toHaveLength(1);
});

test("what a job says while another line is carried out belongs to the line that began it", async () => {
    const first = exec("analyze uct");
    const number = core.lines;
    core.exec = (_line, re) => {
        core.say(number, "json", '{"type":"cancelled"}');
        core.say(re, "json", '{"type":"ok"}');
    };
    const second = exec("undo");
    await rest();
    expect(said().map(({ ask, line }) => [ask, line])).toEqual([
        [first, '{"type":"cancelled"}'],
        [second, '{"type":"ok"}'],
    ]);
});

test("a tree comes packed for whoever asks so", async () => {
    const tree = '{"type":"columns","parent":[-1],"moves":[],"move":[-1],"value":[25]}';
    const others = "mover bound visits end order turn tries again pruned saved more".split(" ");
    const line = `${tree.slice(0, -1)},${others.map((name) => `"${name}":[0]`).join(",")}}`;
    core.exec = (_line, re) => core.say(re, "json", line);
    exec("tree columns", true);
    exec("tree columns");
    await rest();
    const [packed, plain] = said();
    expect(packed?.line).toBe("");
    expect(packed?.packed?.value).toEqual(Float32Array.from([2.5]));
    expect(plain).toMatchObject({ line });
    expect(plain?.packed).toBeUndefined();
});

test("words and files are answered at once", () => {
    tell({ type: "complete", ask: 90, line: "he", cursor: 2 });
    tell({ type: "blob", ask: 91, name: "a", bytes: new Uint8Array(3) });
    tell({ type: "blob", ask: 92, name: "b", bytes: new Uint8Array() });
    expect(posted).toEqual([
        { type: "completed", ask: 90, from: 2, words: [] },
        { type: "handed", ask: 91, ok: true, why: "" },
        { type: "handed", ask: 92, ok: false, why: "the file is empty" },
    ]);
});

test("its messages have their numbers; it says when one of the page has not come", () => {
    tell({ type: "count" });
    told++;
    tell({ type: "count" });
    expect(posted).toEqual([{ type: "counted" }, { type: "missed" }]);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    // Those after it: the page has ended the worker by then.
    told--;
    tell({ type: "count" });
    expect(posted.at(-1)).toEqual({ type: "counted" });
});

test("a search that was asked for before the book is told before the book is", async () => {
    core.exec = (_line, re) => core.say(re, "json", '{"type":"started"}');
    exec("analyze solver");
    tell({ type: "blob", ask: ++ask, name: "book", bytes: new Uint8Array(1) });
    await rest();
    expect(posted.map(({ type }) => type).slice(0, 2)).toEqual(["output", "handed"]);
    expect(outputs()[0]?.batch.map(({ line }) => line)).toEqual(['{"type":"started"}']);
});

test("a line is repeated with its job until it is refused, and tells only that", async () => {
    let rounds = 0;
    core.exec = (_line, re) => {
        rounds++;
        core.slices = [() => core.say(re, "json", '{"type":"go"}'), () => {}];
        if (rounds < 4) return core.say(re, "json", '{"type":"started"}');
        core.slices = [];
        core.say(re, "json", '{"type":"error","text":"over"}');
    };
    ask++;
    tell({ type: "exec", ask, line: "go", mode: "json", repeat: 60_000 });
    await rest();
    expect(rounds).toBe(4);
    expect(said().map(({ line }) => line)).toEqual(['{"type":"error","text":"over"}']);
    expect(outputs().flatMap(({ done }) => done.map((one) => one.ask))).toEqual([ask]);
});
