/**
 * The solver's opening book: fetched when the solver is chosen, done without where it is not there. A
 * small book stands in for the one of the page; what needs the real one says so where it is missing.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import {
    game,
    notices,
    openProfile,
    ready,
    scene,
    site,
    tab,
    tool,
    until,
    untilLink,
    untilText,
} from "./page.mjs";

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
    await tab(page, "Analysis").click();
    await live(page).check();
    await analyst(page).selectOption(name);
}

const solved = (page) => untilText(page, ".headline", /Yellow wins in 41/);
const solving = (page) =>
    untilText(page, ".headline", /Still solving: score between \u2212\d+ and \+\d+/);

scene(
    "fetched once, when the solver is chosen",
    { sizes: ["desktop", "phone"], hash: people },
    async (page) => {
        const asked = await books(page);
        await choose(page, "pvs");
        await untilText(page, ".headline", /for Yellow/);
        assert.deepEqual(asked, []);
        await choose(page, "solver");
        await solved(page);
        await until(page, () => {
            const cells = [...document.querySelectorAll(".line-value")];
            return cells.every((cell) => /win in 41|draw|loss in 4[02]/.test(cell.textContent));
        });
        await live(page).uncheck();
        await live(page).check();
        await solved(page);
        assert.equal(asked.length, 1);
    },
);

scene(
    "other boards do without it",
    { hash: game("human;human", { variant: "connect4(cols=8)" }) },
    async (page) => {
        const asked = await books(page);
        await choose(page, "solver");
        await solving(page);
        assert.deepEqual(asked, []);
    },
);

scene(
    "a seat of the solver has it fetched, too, and plays from it",
    { hash: game("human;human") },
    async (page) => {
        const asked = await books(page);
        await tab(page, "Players").click();
        await page.getByRole("combobox", { name: "Player of Yellow" }).selectOption("solver");
        await tool(page, "Let the computer play").click();
        await untilLink(page, { m: "4" });
        assert.equal(asked.length, 1);
    },
);

scene("the console's lines have it", { hash: people }, async (page) => {
    const asked = await books(page);
    await page.keyboard.press("Control+`");
    await untilText(page, ".xterm-rows", /Type help/);
    await page.keyboard.type("help solver\n");
    await page.keyboard.type("analyze solver(nodes=5k)\n");
    await untilText(page, ".xterm-rows", /loss in 40.*loss in 42/);
    assert.equal(asked.length, 1);
});

scene("a search that began without it begins anew with it", { hash: people }, async (page) => {
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
    scene(title, { hash: people }, async (page) => {
        const asked = await books(page, answer);
        await choose(page, "solver");
        await solving(page);
        await live(page).uncheck();
        await live(page).check();
        await solving(page);
        assert.equal(asked.length, 1);
        assert.equal(await notices(page).count(), said);
    });

test("kept for times without a network", { timeout: 120_000 }, async () => {
    const dir = await mkdtemp(join(tmpdir(), "plyscope-"));
    let server = null;
    let visit = null;
    try {
        await cp(site, dir, { recursive: true });
        await mkdir(join(dir, "books"), { recursive: true });
        await writeFile(join(dir, "books/connect4.book"), small);
        server = await serve({ dir });
        visit = await openProfile({ url: server.url, hash: people, serviceWorkers: "allow" });
        const { page } = visit;
        await page.evaluate(() => navigator.serviceWorker.ready);
        await until(page, () => navigator.serviceWorker.controller !== null);
        await choose(page, "solver");
        await solved(page);
        await server.close();
        server = null;
        await page.reload();
        await ready(page);
        await choose(page, "solver");
        await solved(page);
        assert.equal(await notices(page).count(), 0);
    } finally {
        await visit?.close();
        await server?.close();
        await rm(dir, { recursive: true, force: true });
    }
    visit.check();
});

/** Tests with the book of the page, of at least so many plies. */
function withBook(title, plies, options, body) {
    if (real !== null && real[8] >= plies) scene(title, options, body);
    else test(title, { skip: `web/public/books has no book of ${plies} plies` }, () => {});
}

withBook("the book of the page knows the empty board", 1, { hash: people }, async (page) => {
    await choose(page, "solver");
    await solved(page);
});

withBook(
    "and every early position",
    5,
    { hash: game("human;human", { moves: "4444" }), settings: { analyst: "solver" } },
    async (page) => {
        await live(page).check();
        await untilText(page, ".headline", /Yellow wins in 37/);
    },
);

withBook(
    "a whole game is reviewed exactly",
    7,
    {
        hash: game("human;human", {
            moves: "22237466262244654745553545113313636777711",
            view: "moves.0",
        }),
        settings: { panel: "moves" },
    },
    async (page) => {
        await page.getByRole("button", { name: "Review the game" }).click();
        await untilText(page, ".review-status", /^41 of 41 moves judged, by solver, all exact\.$/);
        assert.equal(await page.locator(".review-sides tbody tr").count(), 2);
    },
);
