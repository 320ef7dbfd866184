/** When the opening book is fetched, how often, and what happens without it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeWorker } from "../../testing/fake.ts";
import { told } from "../../testing/told.ts";

/** The page begins anew for every test. */
async function open() {
    vi.resetModules();
    const { Engine } = await import("../../engine/client.ts");
    const worker = new FakeWorker();
    vi.doMock("../../engine/engine.ts", () => ({ engine: made }));
    const made = new Engine(() => worker);
    const book = await import("./book.ts");
    const store = await import("../read/store.ts");
    const loss = await import("./loss.ts");
    const { engine } = await import("../../engine/engine.ts");
    await engine.ready;
    store.describe.value = told;
    return { ...book, ...store, judging: loss.judging, engine, worker };
}

type Page = Awaited<ReturnType<typeof open>>;

function board(page: Page, game: string): void {
    page.show.value = { game, family: game.replace(/\(.*/, "") } as NonNullable<
        Page["show"]["value"]
    >;
}

function seats(page: Page, ...specs: string[]): void {
    page.players.value = specs.map((spec) => ({ spec }) as Page["players"]["value"][0]);
}

const bytes = (text: string) => new Response(new TextEncoder().encode(text));
const asked = vi.fn<(address: URL) => Promise<Response>>();

beforeEach(() => {
    asked.mockReset();
    asked.mockImplementation(async () => bytes("plybook1 and scores"));
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("document", { baseURI: "https://page/sub/" });
});

afterEach(() => vi.unstubAllGlobals());

describe("letsSolve", () => {
    test.each([
        "analyze solver endless",
        "players J=solver(preset=easy)",
        "match solver random games=2",
        "review",
        "review mistake=30",
        "loss uct",
        "accuracy uct(sims=10..100:log2) plies=8..14",
        " analyze  solver",
    ])("%s", async (line) => expect((await open()).letsSolve(line)).toBe(true));
    test.each([
        "analyze pvs",
        "help solver",
        "spec player solver blunder=0.1",
        "review uct",
        "accuracy random judge=pvs(depth=3)",
        "loss random judge=pvs(depth=3)",
        "show",
        "analyze uct(name=resolver)",
        "",
    ])("not: %s", async (line) => expect((await open()).letsSolve(line)).toBe(false));
});

test("nobody asks for it before the solver sits at the classic board", async () => {
    const page = await open();
    page.startBook();
    board(page, "connect4");
    seats(page, "human", "uct");
    seats(page, "human", "solver");
    expect(asked).toHaveBeenCalledTimes(1);
    expect(String(asked.mock.calls[0]?.[0])).toBe("https://page/sub/books/connect4.book");
    await page.loadBook();
    expect(page.engine.blobs.has("connect4.book")).toBe(true);
    seats(page, "solver", "solver");
    await page.carryBook(["match solver random"]);
    expect(asked).toHaveBeenCalledTimes(1);
});

test("other boards and other players do without", async () => {
    const page = await open();
    page.startBook();
    board(page, "connect4(rows=5)");
    seats(page, "human", "solver");
    await page.carryBook(["review"]);
    board(page, "tron");
    await page.carryBook(["analyze solver"]);
    seats(page, "human", "uct");
    board(page, "connect4");
    await page.carryBook(["analyze pvs endless"]);
    await page.engine.send("show");
    expect(asked).not.toHaveBeenCalled();
});

test("a judgement that is looked at fetches it; lines fetch it side by side only once", async () => {
    const page = await open();
    page.startBook();
    board(page, "connect4");
    await page.engine.send("analyze solver", { origin: "terminal" });
    expect(asked).not.toHaveBeenCalled();
    page.judging.value = true;
    await Promise.all([page.carryBook(["review"]), page.loadBook()]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(page.booked.value).toBe(true);
});

test("solvers at work learn of it when it comes", async () => {
    const page = await open();
    page.startBook();
    board(page, "connect4");
    page.analysis.value = { ...page.analysis.value, on: true, spec: "solver" };
    page.searching.value = { ...page.searching.value, job: 3 };
    seats(page, "uct", "solver(blunder=0.1)");
    page.thinking.value = { job: { number: 5 }, seat: 1 } as never;
    await page.loadBook();
    expect(page.worker.lines).toEqual(["tune 3 book=connect4.book", "tune 5 book=connect4.book"]);
});

test("a page without the book does without it, and says nothing", async () => {
    for (const answer of [new Response("", { status: 404 }), bytes("<!doctype html>")]) {
        asked.mockResolvedValueOnce(answer);
        const page = await open();
        board(page, "connect4");
        await page.carryBook(["analyze solver"]);
        await page.carryBook(["analyze solver"]);
        expect(page.booked.value).toBe(false);
        expect(page.engine.blobs.size).toBe(0);
        expect(page.notices.value).toEqual([]);
    }
    expect(asked).toHaveBeenCalledTimes(2);
});

test("work does not wait long, and the book may come later", async () => {
    vi.useFakeTimers();
    let come: (answer: Response) => void = () => {};
    asked.mockReturnValueOnce(
        new Promise((resolve) => {
            come = resolve;
        }),
    );
    const page = await open();
    board(page, "connect4");
    const work = page.carryBook(["review"]);
    await vi.advanceTimersByTimeAsync(4000);
    await work;
    expect(page.booked.value).toBe(false);
    come(bytes("plybook1"));
    await page.loadBook();
    expect(page.booked.value).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
});

test("without a connection one notice stands there, and it is tried again with one", async () => {
    const online = new EventTarget();
    vi.stubGlobal("addEventListener", online.addEventListener.bind(online));
    asked.mockRejectedValueOnce(new TypeError("failed")).mockRejectedValueOnce(new TypeError());
    const page = await open();
    page.startBook();
    board(page, "connect4");
    await page.loadBook();
    await page.loadBook();
    expect(asked).toHaveBeenCalledTimes(1);
    online.dispatchEvent(new Event("online"));
    page.notices.value = [];
    await page.loadBook();
    expect(page.notices.value).toEqual([]);
    online.dispatchEvent(new Event("online"));
    await page.loadBook();
    expect(page.booked.value).toBe(true);
    expect(asked).toHaveBeenCalledTimes(3);
});
