/**
 * The solver's opening book: fetched when the solver is chosen, done without where it is not there. A
 * small book stands in for the one of the page; what needs the real one says so where it is missing.
 */
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browserOf, expect, ready, site, test } from "./fixtures.mjs";
import { game, notices, openPlayers, tab, tool, until } from "./page.mjs";

/** Exact scores of the positions after one move, as tools/make-book writes them. */
const small = Buffer.from(
    "706c79626f6f6b310100000000000000090000000000000200" +
        "00003f00420000000041000000000000000000000000",
    "hex",
);
const file = join(site, "books/connect4.book");
const real = existsSync(file) ? readFileSync(file) : null;
const people = game("human;human");

/** Answers requests for the book from now on; the list grows with every one. */
async function books(page, answer = (route) => route.fulfill({ body: small })) {
    const asked = [];
    await page.context().route("**/books/connect4.book", (route) => {
        asked.push(route.request().url());
        return answer(route);
    });
    return asked;
}

const analyst = (page) => page.getByRole("combobox", { name: "Analysing player" });
const live = (page) => page.getByRole("checkbox", { name: "Live analysis" });

async function choose(page, name) {
    await tab(page, "Think").click();
    await live(page).check();
    await analyst(page).selectOption(name);
}

const solved = (page) => expect(page.locator(".headline")).toHaveText(/Yellow wins in 21 moves/);
const solving = (page) =>
    expect(page.locator(".headline")).toHaveText(
        /Not proven yet: score between \u2212\d+ and \+\d+/,
    );

test("fetched once, when the solver is chosen", async ({ open }) => {
    const page = await open({ hash: people });
    const asked = await books(page);
    await choose(page, "pvs");
    await expect(page.locator(".headline")).toHaveText(/for Yellow/);
    expect(asked).toEqual([]);
    await choose(page, "solver");
    await solved(page);
    await until(page, () => {
        const cells = [...document.querySelectorAll(".line-value")];
        return cells.every((cell) => /wins in 21|draw|loses in 2[01]/.test(cell.textContent));
    });
    await live(page).uncheck();
    await live(page).check();
    await solved(page);
    expect(asked).toHaveLength(1);
});

test("other boards do without it", async ({ open }) => {
    const page = await open({ hash: game("human;human", { variant: "connect4(cols=8)" }) });
    const asked = await books(page);
    await choose(page, "solver");
    await solving(page);
    expect(asked).toEqual([]);
});

test("workers help to prove every column as long as the search goes on", async ({ open }) => {
    const page = await open({ hash: people });
    await books(page, (route) => route.fulfill({ status: 404 }));
    const workers = () => page.workers().length;
    await expect.poll(workers).toBe(1);
    await choose(page, "solver");
    await expect.poll(workers).toBeGreaterThan(1);
    await live(page).uncheck();
    await expect.poll(workers).toBe(1);
});

test("with help or before it comes, the answer is one", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "77155216335" }) });
    await books(page, (route) => route.fulfill({ status: 404 }));
    await choose(page, "solver");
    for (const text of ["5loses in 14", "3loses in 14", "7loses in 13", "2loses in 13"])
        await expect(page.locator(".move-table")).toContainText(text);
    for (const text of ["1loses in 12", "6loses in 12", "4loses in 10"])
        await expect(page.locator(".move-table")).toContainText(text);
    await expect.poll(() => page.workers().length).toBe(1);
});

test("a seat of the solver has it fetched, too, and plays from it", async ({ open }) => {
    const page = await open({ hash: game("human;human") });
    const asked = await books(page);
    await openPlayers(page);
    await page.getByRole("combobox", { name: "Player of Yellow" }).selectOption("solver");
    await tool(page, "Let the computer play").click();
    await expect(page).toHaveLink({ m: "4" });
    expect(asked).toHaveLength(1);
});

test("the console's lines have it", async ({ open }) => {
    const page = await open({ hash: people });
    const asked = await books(page);
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm-rows")).toHaveText(/Type help/);
    await page.keyboard.type("help solver\n");
    await page.keyboard.type("analyze solver(nodes=5k)\n");
    // In the letters of Firefox only the last one of its columns is in sight.
    await expect(page.locator(".xterm-rows")).toHaveText(
        browserOf(page) === "chromium" ? /loss in 42.*loss in 40/ : /7 +loss in 40/,
    );
    expect(asked).toHaveLength(1);
});

test("a search that began without it begins anew with it", async ({ open }) => {
    const page = await open({ hash: people });
    let come;
    const held = new Promise((resolve) => {
        come = resolve;
    });
    await books(page, async (route) => {
        await held;
        await route.fulfill({ body: small });
    });
    await choose(page, "solver");
    await solving(page);
    come();
    await solved(page);
});

for (const [title, answer, said] of [
    ["a page without a book solves without", (route) => route.fulfill({ status: 404 }), 0],
    ["so does one that answers something else", (route) => route.fulfill({ body: "<html>" }), 0],
    ["without a connection there is one quiet notice", (route) => route.abort(), 1],
])
    test(title, async ({ open }) => {
        const page = await open({ hash: people });
        const asked = await books(page, answer);
        await choose(page, "solver");
        await solving(page);
        await live(page).uncheck();
        await live(page).check();
        await solving(page);
        expect(asked).toHaveLength(1);
        await expect(notices(page)).toHaveCount(said);
    });

test("kept for times without a network", async ({ served, open }, testInfo) => {
    const dir = testInfo.outputPath("site");
    await cp(site, dir, { recursive: true });
    await mkdir(join(dir, "books"), { recursive: true });
    await writeFile(join(dir, "books/connect4.book"), small);
    const server = await served({ dir });
    const page = await open({ url: server.url, hash: people, serviceWorkers: "allow" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until(page, () => navigator.serviceWorker.controller !== null);
    await choose(page, "solver");
    await solved(page);
    await server.close();
    await page.reload();
    await ready(page);
    await choose(page, "solver");
    await solved(page);
    await expect(notices(page)).toHaveCount(0);
});

/** The test needs the book of the page, of at least so many plies. */
function needsBook(plies) {
    const lacking = real === null || real[8] < plies;
    test.skip(lacking, `web/public/books has no book of ${plies} plies`);
}

test("the book of the page knows the empty board", async ({ open }) => {
    needsBook(1);
    const page = await open({ hash: people });
    await choose(page, "solver");
    await solved(page);
});

test("and every early position", async ({ open }) => {
    needsBook(5);
    const page = await open({
        hash: game("human;human", { moves: "4444" }),
        settings: { analyst: "solver" },
    });
    await live(page).check();
    await expect(page.locator(".headline")).toHaveText(/Yellow wins in 19 moves/);
});

test("a whole game is reviewed exactly", async ({ open }) => {
    needsBook(7);
    const moves = "22237466262244654745553545113313636777711";
    const page = await open({
        hash: game("human;human", { moves, view: "moves.0" }),
        settings: { panel: "moves" },
    });
    await page.getByRole("button", { name: "Review the game" }).click();
    await expect(page.locator(".review-status")).toHaveText(
        /^41 of 41 moves judged, by Perfect solver, all exact\.$/,
    );
    await expect(page.locator(".review-sides tbody tr")).toHaveCount(2);
});
