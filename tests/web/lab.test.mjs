/** Tournaments, sweeps, kept games, and jobs that go on after a reload. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { game, scene, until, untilDiscs, untilLink, untilText } from "./page.mjs";

const both = ["desktop", "phone"];
const people = game("human;human", { view: "match.0", seed: 5 });
const settings = { panel: "match" };

const mode = (page, name) => page.getByRole("radio", { name, exact: true }).check();
const start = (page) => page.getByRole("button", { name: "Start", exact: true });

async function games(page, count) {
    const entry = page.getByRole("textbox", { name: "games, as a number" });
    await entry.fill(String(count));
    await entry.press("Enter");
}

async function choose(page, label, spec) {
    await page.getByRole("combobox", { name: label, exact: true }).selectOption(spec);
}

async function own(page, label, spec) {
    await choose(page, label, "own");
    const entry = page.getByRole("textbox", { name: `Spec of ${label}` });
    await entry.fill(spec);
    await entry.press("Enter");
}

const done = (page) => untilText(page, ".match-progress", /, (done|ended early)/);

/** Whether nothing hides the middle of an element: it was scrolled to. */
function inView(selector) {
    const box = document.querySelector(selector).getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return seen?.closest(selector) !== null && seen !== null;
}

/** What is saved by a button, as text. */
async function saved(page, name) {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    return readFileSync(await (await waiting).path(), "utf8");
}

async function tournament(page, kind) {
    await mode(page, "Tournament");
    await choose(page, "Player 1", "random");
    await own(page, "Player 2", "montecarlo(sims=5)");
    await own(page, "Player 3", "uct(sims=100)");
    await games(page, 4);
    await page.getByRole("radio", { name: kind, exact: true }).check();
}

scene(
    "a tournament: ranking, cross table by keyboard, statistics, files, replay",
    { sizes: both, hash: people, settings },
    async (page) => {
        // Players of this game, each once: some games have their own searchers of a general name.
        const groups = await page
            .getByRole("combobox", { name: "Player 1", exact: true })
            .locator("optgroup")
            .evaluateAll((all) => all.map(({ label }) => label));
        assert.deepEqual(groups, [...new Set(groups)]);
        assert.ok(groups.includes("Perfect solver") && !groups.includes("Exact solver"), groups);
        await tournament(page, "robin");
        await start(page).click();
        await done(page);
        await untilText(page, ".match-progress", /12 of 12 games, done/);
        await until(page, inView, ".match-progress");
        const ranking = await page.locator(".lab-ranking tbody tr").allInnerTexts();
        assert.equal(ranking.length, 3);
        assert.match(ranking[0], /uct/);
        await mode(page, "Cross table");
        await page
            .getByRole("button", { name: /^uct against/ })
            .first()
            .focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Home");
        const cell = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
        assert.match(cell, / against uct: \d won, \d drawn, \d lost\./);
        await untilText(page, ".lab-pairing", / against uct: /);
        await mode(page, "Statistics");
        assert.equal(await page.locator(".statistics tbody tr").count(), 5);
        const table = await saved(page, "Save as CSV");
        assert.match(table, /^rank,player,games,.*against uct/);
        assert.equal(table.trim().split("\n").length, 4);
        const whole = JSON.parse(await saved(page, "Save as JSON"));
        assert.equal(whole.kept.length, 12);
        assert.deepEqual(whole.wish.players, ["random", "montecarlo(sims=5)", "uct(sims=100)"]);
        await mode(page, "Games");
        const row = page.locator(".games li").nth(4);
        const moves = Number(/(\d+) moves/.exec(await row.innerText())[1]);
        await row.getByRole("link").click();
        await untilDiscs(page, moves);
    },
);

scene(
    "a knock-out has a winner; a gauntlet is shorter",
    { hash: people, settings },
    async (page) => {
        await tournament(page, "knockout");
        await start(page).click();
        await done(page);
        await untilText(page, ".lab-ranking", /uct winner/);
        await untilText(page, ".match-progress", /8 of 8 games/);
        await page.getByRole("radio", { name: "gauntlet", exact: true }).check();
        await start(page).click();
        await untilText(page, ".match-progress", /8 of 8 games, done/);
        await mode(page, "Cross table");
        await untilText(page, ".lab-cross", /–/);
    },
);

scene("the same player twice is refused", { hash: people, settings }, async (page) => {
    await mode(page, "Tournament");
    await choose(page, "Player 1", "random");
    await choose(page, "Player 2", "random");
    await untilText(page, ".lab-wrong", /random is there twice/);
    await until(page, () => document.querySelector(".match-buttons .primary")?.disabled === true);
    await own(page, "Player 3", "nobody(x=1)");
    await untilText(page, ".lab-own .lab-wrong", /nobody/);
});

scene(
    "a sweep over one parameter: chart, statistics, files",
    { sizes: both, hash: people, settings },
    async (page) => {
        await mode(page, "Sweep");
        await choose(page, "Player", "montecarlo");
        await choose(page, "Parameter", "sims");
        await choose(page, "Parameter: values", "log");
        await page.getByRole("textbox", { name: "Parameter: from" }).fill("1");
        await page.getByRole("textbox", { name: "Parameter: to" }).fill("100");
        await page.getByRole("spinbutton", { name: "Parameter: steps" }).fill("3");
        await untilText(page, ".lab-spec", /^montecarlo\(sims=1\.\.100:log3\)$/);
        await choose(page, "Opponent", "random");
        await games(page, 6);
        await start(page).click();
        await done(page);
        assert.equal(await page.locator(".lab-plot .curve-point").count(), 3);
        await choose(page, "Shown", "avg_stones");
        assert.equal(await page.locator(".lab-plot .curve-point").count(), 3);
        const table = await saved(page, "Save as CSV");
        assert.match(table, /^spec,sims,score,error,avg_victories,/);
        assert.match(table, /\nmontecarlo\(sims=10\),10,/);
        const picture = await saved(page, "Save as SVG");
        assert.match(picture, /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
        assert.doesNotMatch(picture, /class=/);
        const whole = JSON.parse(await saved(page, "Save as JSON"));
        assert.equal(whole.rows.length, 3);
    },
);

scene("a sweep over two parameters is a heat map", { hash: people, settings }, async (page) => {
    await mode(page, "Sweep");
    await choose(page, "Player", "uct");
    await choose(page, "Parameter", "sims");
    await choose(page, "Parameter: values", "list");
    await page.getByRole("textbox", { name: "Parameter: list" }).fill("5 50");
    await choose(page, "Second one", "c");
    await choose(page, "Second one: values", "list");
    await page.getByRole("textbox", { name: "Second one: list" }).fill("0.2, 1, 2");
    await choose(page, "Opponent", "random");
    await games(page, 2);
    await start(page).click();
    await untilText(page, ".match-progress", /12 of 12 games, done/);
    assert.equal(await page.locator(".lab-heat").count(), 6);
});

scene(
    "a game of one player has a reference on the same deals",
    { hash: game("human", { variant: "2048(rows=3,cols=3)", view: "match.0", seed: 5 }), settings },
    async (page) => {
        await mode(page, "Sweep");
        await choose(page, "Player", "montecarlo");
        await choose(page, "Parameter: values", "list");
        await page.getByRole("textbox", { name: "Parameter: list" }).fill("1 5");
        // What is shown as the reference is what the line says: nobody at first.
        const reference = page.getByRole("combobox", { name: "Reference", exact: true });
        assert.equal(await reference.inputValue(), "");
        await choose(page, "Reference", "random");
        await games(page, 2);
        await start(page).click();
        await untilText(page, ".match-progress", /6 of 6 games, done/);
        await page.locator(".lab-band").waitFor({ state: "attached" });
        await untilText(page, ".match-results tbody", /reference/);
    },
);

scene(
    "a match stops when the test has decided, and tells times",
    { hash: people, settings },
    async (page) => {
        await choose(page, "Player 1", "montecarlo");
        await choose(page, "Player 2", "random");
        await games(page, 5000);
        await page.locator(".fold summary", { hasText: "Advanced" }).click();
        const bound = page.getByRole("textbox", { name: "elo1, as a number" });
        await bound.fill("100");
        await bound.press("Enter");
        await start(page).click();
        await done(page);
        const text = await page.locator(".results").innerText();
        assert.match(text, /SPRT 0 : 100 Elo\s+[2-9]\.\d\d, at least 100/i);
        assert.match(text, /likelihood of superiority\s+(9\d|100)\.\d %/i);
        const [, played] = /^(\d+) of 5000/.exec(await page.locator(".match-progress").innerText());
        assert.ok(Number(played) < 500, `${played} games`);
        await untilText(
            page,
            ".lab-notes",
            /Time per move: montecarlo [\d.]+ ms, random [\d.]+ ms/,
        );
    },
);

scene(
    "the number of workers changes while a match runs",
    { hash: people, settings },
    async (page) => {
        await choose(page, "Player 1", "uct(preset=beginner)");
        await choose(page, "Player 2", "random");
        await games(page, 60);
        await start(page).click();
        await untilText(page, ".match-progress", /^[1-9]\d* of 60/);
        await choose(page, "Workers", "3");
        await untilText(page, ".match-progress", /60 of 60 games, done/);
    },
);

/** The statistics of a tournament, apart from times. */
async function outcome(page) {
    const { wish, rows, cross, kept, ratings } = JSON.parse(await saved(page, "Save as JSON"));
    return { wish, rows, cross, kept, ratings };
}

scene(
    "a tournament goes on after a reload, to the same end",
    { hash: people, settings },
    async (page) => {
        await tournament(page, "robin");
        await own(page, "Player 3", "uct(sims=3000)"); // long enough to be interrupted
        await games(page, 20);
        await start(page).click();
        await done(page);
        const expected = await outcome(page);
        await start(page).click();
        await until(page, () => {
            const progress = document.querySelector(".match-progress progress");
            return progress && progress.value >= 5 && progress.value < 60;
        });
        await page.getByRole("button", { name: "Pause", exact: true }).click();
        await page.getByRole("button", { name: "Go on", exact: true }).waitFor();
        await page.reload();
        await untilText(page, ".lab-earlier", /A tournament was interrupted: \d+ of 60 games/);
        await page.getByRole("button", { name: "Go on with it" }).click();
        await untilText(page, ".match-progress", /60 of 60 games, done/);
        assert.deepEqual(await outcome(page), expected);
        await page.reload();
        await mode(page, "Tournament");
        await untilText(page, ".lab-earlier", /The last tournament: 60 of 60 games/);
        await page.getByRole("button", { name: "Show it again" }).click();
        await untilText(page, ".match-progress", /60 of 60 games, done/);
        assert.deepEqual(await outcome(page), expected);
    },
);

scene(
    "an interrupted match of another game brings its board back",
    { hash: people, settings },
    async (page) => {
        await choose(page, "Player 1", "random");
        await choose(page, "Player 2", "montecarlo");
        await games(page, 500);
        await start(page).click();
        await untilText(page, ".match-progress", /^[1-9]\d* of 500/);
        await page.getByRole("button", { name: "Pause", exact: true }).click();
        await page.evaluate(() => {
            location.hash = "v=1&g=tictactoe&w=match.0";
        });
        await page.evaluate(() => {
            location.hash = "v=1&g=connect4(rows=4,cols=5)&w=match.0";
        });
        await untilLink(page, { g: "connect4(rows=4,cols=5)" });
        await page.reload();
        await untilText(page, ".lab-earlier", /A match was interrupted/);
        await page.getByRole("button", { name: "Go on with it" }).click();
        await untilLink(page, { g: "connect4" });
        await page.getByRole("button", { name: "Stop", exact: true }).click();
        await done(page);
    },
);

for (const theme of ["light", "dark"])
    scene(
        `axe finds nothing, ${theme}`,
        { sizes: both, hash: people, settings: { ...settings, theme }, reducedMotion: "reduce" },
        async (page) => {
            const check = async (state) => {
                const { violations } = await new AxeBuilder({ page }).include(".tabs").analyze();
                const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
                assert.deepEqual(found, [], state);
                const wide = await page.evaluate(
                    () => document.documentElement.scrollWidth - innerWidth,
                );
                assert.ok(wide <= 0, `${state} sticks out by ${wide}`);
            };
            await tournament(page, "robin");
            await start(page).click();
            await done(page);
            for (const view of ["Ranking", "Cross table", "Statistics", "Games"]) {
                await mode(page, view);
                await check(`tournament, ${view}`);
            }
            await mode(page, "Sweep");
            await own(page, "Player", "montecarlo(sims=2)");
            await choose(page, "Parameter: values", "list");
            await page.getByRole("textbox", { name: "Parameter: list" }).fill("1 2");
            await games(page, 2);
            await start(page).click();
            await done(page);
            await check("sweep");
        },
    );

scene(
    "a tournament too long for its games to be kept has its statistics",
    { hash: people, settings },
    async (page) => {
        await tournament(page, "robin");
        await own(page, "Player 3", "random(seed=2)");
        await games(page, 2000);
        await start(page).click();
        await until(
            page,
            () => Number(/(\d+) of 6000/.exec(document.body.innerText)?.[1] ?? 0) >= 30,
        );
        await page.getByRole("button", { name: "Stop", exact: true }).click();
        await done(page);
        await mode(page, "Statistics");
        const rows = await page.locator(".statistics tbody tr").allInnerTexts();
        assert.equal(rows.length, 5);
        // Somebody has won, on some side, with moves; players and sides have won as many.
        const won = rows.map((row) => Number(row.split("\t")[1]));
        const sum = (list) => list.reduce((a, b) => a + b, 0);
        assert.ok(sum(won.slice(0, 3)) >= 20, rows.join(" | "));
        assert.equal(sum(won.slice(0, 3)), sum(won.slice(3)));
    },
);

scene(
    "damaged results of an earlier visit are dropped with one word",
    { hash: people, settings },
    async (page) => {
        await games(page, 6);
        await choose(page, "Player 1", "random");
        await start(page).click();
        await done(page);
        const result = () => page.locator(".results").innerText();
        await page.locator(".results").waitFor();
        const before = (await result()).split("\n")[0];
        /** Changes what is stored: every second result, and then the job itself. */
        const spoil = (store, change) =>
            page.evaluate(
                async ([name, words]) => {
                    const settled = (request) =>
                        new Promise((resolve, reject) => {
                            request.onsuccess = () => resolve(request.result);
                            request.onerror = () => reject(request.error);
                        });
                    const db = await settled(indexedDB.open("plyscope.lab"));
                    const rows = await settled(db.transaction(name).objectStore(name).getAll());
                    const to = db.transaction(name, "readwrite");
                    for (const [i, row] of rows.entries())
                        if (i % 2 === 0) to.objectStore(name).put({ ...row, ...words });
                    await new Promise((resolve) => {
                        to.oncomplete = resolve;
                    });
                    db.close();
                    return rows.length;
                },
                [store, change],
            );
        assert.equal(await spoil("results", { result: 17 }), 6);
        await page.reload();
        await page.getByRole("button", { name: "Show it again" }).click();
        await done(page);
        await untilText(page, ".notice", /damaged/);
        assert.equal(await page.locator(".notice").count(), 1);
        assert.equal((await result()).split("\n")[0], before);
        assert.equal(await spoil("jobs", { wish: [1, 2] }), 1);
        await page.reload();
        await untilText(page, ".notice", /damaged/);
        assert.equal(await page.locator(".lab-earlier").count(), 0);
        await page.reload();
        await start(page).waitFor();
        assert.equal(await page.locator(".notice").count(), 0);
    },
);
