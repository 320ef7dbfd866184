/** Players that were written here, as the worker of the core sees them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waited } from "../testing/waited.ts";
import { type HiredPlayers, hiredPlayers } from "./hired.ts";

let players: HiredPlayers;
let hired: { id: number; name: string; port: MessagePort }[];
let fired: number[];
let whys: string[];
const wake = vi.fn();

beforeEach(() => {
    hired = [];
    fired = [];
    whys = [];
    wake.mockClear();
    players = hiredPlayers({
        hire: (id, name, port) => hired.push({ id, name, port }),
        fire(id, why) {
            fired.push(id);
            whys.push(why);
        },
        wake,
    });
});

afterEach(() => {
    vi.restoreAllMocks();
});

/** The next line that the player in this worker is told. */
const told = ({ port }: { port: MessagePort }) =>
    new Promise((resolve) => {
        port.onmessage = ({ data }) => resolve(data);
    });

/** Makes one that has finished its game ready for the next, as player.mjs does. */
async function rest(one: (typeof hired)[0] | undefined): Promise<void> {
    if (one === undefined) throw new Error("Nobody was hired.");
    expect(await told(one)).toBe("quit");
    const heard = vi.spyOn(globalThis, "clearTimeout");
    one.port.postMessage("rested");
    await waited(() => expect(heard).toHaveBeenCalled());
    heard.mockRestore();
}

/** Its worker begins. */
async function begin(one: (typeof hired)[0] | undefined): Promise<void> {
    const before = wake.mock.calls.length;
    one?.port.postMessage("begun");
    await waited(() => expect(wake).toHaveBeenCalledTimes(before + 1));
    wake.mockClear();
}

const heard = (count: number) => waited(() => expect(wake).toHaveBeenCalledTimes(count));

test("lines go there and back, one after the other", async () => {
    const id = players.open("mine");
    const { port } = hired[0] as (typeof hired)[0];
    await begin(hired[0]);
    const told: unknown[] = [];
    port.onmessage = ({ data }) => {
        told.push(data);
        port.postMessage("info depth 1");
        port.postMessage("bestmove 4");
        port.postMessage({ zork: 1 });
        port.postMessage(7);
    };
    players.tell(id, "go nodes 5");
    expect(players.hear(id, 1e9)).toBe(1);
    await heard(2);
    expect(told).toEqual(["go nodes 5"]);
    expect(players.hear(id, 1e9)).toEqual({ line: "info depth 1" });
    expect(players.hear(id, 1e9)).toEqual({ line: "bestmove 4" });
    expect(players.hear(id, 1e9)).toBe(1);
    expect(players.hear(id, -1)).toBe(2);
});

test("one that has answered plays the next game of its name, until it is written anew", async () => {
    const first = players.open("mine");
    hired[0]?.port.postMessage("bestmove 4");
    await heard(1);
    players.hear(first, 1e9);
    players.close(first);
    expect(fired).toEqual([]);
    // Not before it has said that nothing is left of its last game.
    const meanwhile = players.open("mine");
    expect(meanwhile).not.toBe(first);
    players.close(meanwhile);
    expect(fired.splice(0)).toEqual([meanwhile]);
    await rest(hired[0]);
    expect(players.open("other")).not.toBe(first);
    expect(players.open("mine")).toBe(first);
    players.close(first);
    players.forget("mine");
    expect(fired).toEqual([first]);
    const second = players.open("mine");
    expect(second).not.toBe(first);
    // Written anew while somebody still holds it: it is not given to the next game.
    hired.at(-1)?.port.postMessage("bestmove 4");
    await heard(2);
    players.hear(second, 1e9);
    players.forget("mine");
    players.close(second);
    expect(fired).toEqual([first, second]);
    expect(players.open("mine")).not.toBe(second);
});

test("one that thinks, or has ended, is ended for good", async () => {
    const thinking = players.open("mine");
    players.tell(thinking, "go");
    players.close(thinking);
    expect(fired).toEqual([thinking]);
    const gone = players.open("mine");
    hired[1]?.port.postMessage({ gone: "it is over" });
    await heard(1);
    expect(players.hear(gone, 1e9)).toEqual({ line: "it is over", gone: true });
    players.close(gone);
    expect(fired).toEqual([thinking, gone]);
});

test("of one that has not answered in time is told how long it has taken", async () => {
    let now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const lost = async (...lines: string[]) => {
        const id = players.open("mine");
        await begin(hired.at(-1));
        for (const line of lines) players.tell(id, line);
        now += 1160;
        return id;
    };
    // The core has waited for it.
    const silent = await lost("go nodes 5");
    expect(players.hear(silent, 1100)).toBe(2);
    players.close(silent);
    // Its game is lost by being late, or not yet; the core does not want it any more.
    players.close(await lost("go nodes 5 movetime 930"));
    players.close(await lost("go movetime 1200"));
    players.close(await lost("go movetime 930", "stop"));
    players.close(await lost("isready"));
    // It has failed, or moved when nobody waited any more.
    for (const said of [{ gone: "zork is not defined" }, "bestmove 4"]) {
        wake.mockClear();
        const id = await lost("go movetime 930");
        hired.at(-1)?.port.postMessage(said);
        await heard(1);
        players.close(id);
    }
    const loop = "Is there a loop without an end?";
    expect(whys).toEqual([
        `Ended: it did not answer within 1.1 s. ${loop}`,
        `Ended: it did not answer within 1.16 s, and had 0.93 s. ${loop} If not, ask game.stop or game.time.left while you think.`,
        ...["", "", "", "", ""],
    ]);
});

/** Players of these names that have moved once and wait for their next game. */
async function rested(...names: string[]): Promise<number[]> {
    const ids = names.map((name) => players.open(name));
    for (const { port } of hired) port.postMessage("bestmove 4");
    await heard(ids.length);
    for (const id of ids) {
        expect(players.hear(id, 1e9)).toEqual({ line: "bestmove 4" });
        players.close(id);
    }
    for (const one of hired) await rest(one);
    return ids;
}

test("one that does not come to rest after its game is ended", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const id = players.open("mine");
    hired[0]?.port.postMessage("bestmove 4");
    await heard(1);
    players.hear(id, 1e9);
    players.close(id);
    vi.advanceTimersByTime(999);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual([id]);
    vi.useRealTimers();
});

test("one that ends, or says anything, while it waits for a game gets none", async () => {
    const [ended, talks] = await rested("ended", "talks");
    hired[0]?.port.postMessage({ gone: "a timer of it has failed" });
    hired[1]?.port.postMessage("bestmove 7");
    await waited(() => expect(fired).toEqual([ended, talks]));
    expect(players.open("ended")).not.toBe(ended);
    expect(players.open("talks")).not.toBe(talks);
    expect(wake).toHaveBeenCalledTimes(2);
});

test("what one says between its move and the end of its game does not come into the next one", async () => {
    const [ended, talks] = ["ended", "talks"].map((name) => players.open(name)) as [number, number];
    const [first, second] = hired as [(typeof hired)[0], (typeof hired)[0]];
    for (const { port } of [first, second]) port.postMessage("bestmove 4");
    await heard(2);
    for (const id of [ended, talks]) players.hear(id, 1e9);
    first.port.postMessage({ gone: "a timer of it has failed" });
    second.port.postMessage("bestmove 7");
    await heard(4);
    for (const id of [ended, talks]) players.close(id);
    expect(fired).toEqual([ended]);
    await rest(second);
    expect(players.open("talks")).toBe(talks);
    expect(players.hear(talks, 1e9)).toBe(1);
});

test("a line for each of a thousand moves is heard, and the choice after them", async () => {
    const id = players.open("mine");
    for (let i = 0; i < 1000; i++) hired[0]?.port.postMessage("info depth 1");
    hired[0]?.port.postMessage("bestmove 4");
    await heard(1001);
    let lines = 0;
    let last: unknown = null;
    for (let said = players.hear(id, 1e9); typeof said !== "number"; lines++) {
        last = said;
        said = players.hear(id, 1e9);
    }
    expect(lines).toBe(1001);
    expect(last).toEqual({ line: "bestmove 4" });
});

test("the time of one that is asked counts from when its worker has begun, and one that never begins is told so", async () => {
    let now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const slow = players.open("mine");
    players.tell(slow, "uci");
    now += 12_000;
    expect(players.hear(slow, 1100)).toBe(1);
    await begin(hired[0]);
    now += 1000;
    expect(players.hear(slow, 1100)).toBe(1);
    now += 200;
    expect(players.hear(slow, 1100)).toBe(2);
    const never = players.open("mine");
    players.tell(never, "uci");
    now += 20_001;
    const line = expect.stringContaining("has not begun a worker for it within 20 s");
    expect(players.hear(never, 1100)).toEqual({ line, gone: true });
    players.close(never);
    expect(whys.at(-1)).toContain("this says nothing of the player");
});

test("one that talks for ever is silent when its time is over", async () => {
    const id = players.open("mine");
    const { port } = hired[0] as (typeof hired)[0];
    await begin(hired[0]);
    players.tell(id, "go");
    let lines = 0;
    for (let round = 1; round <= 2; round++) {
        wake.mockClear();
        for (let i = 0; i < 400; i++) port.postMessage("info depth 1");
        await heard(400);
        while (typeof players.hear(id, -1) !== "number") lines++;
    }
    expect(lines).toBe(500);
    // Asked anew, it is heard again.
    players.tell(id, "go");
    wake.mockClear();
    port.postMessage("bestmove 1");
    await heard(1);
    let last = players.hear(id, 1e9);
    for (let next = last; typeof next !== "number"; next = players.hear(id, 1e9)) last = next;
    expect(last).toEqual({ line: "bestmove 1" });
});
