/** The match panel and its pool of workers. */
import assert from "node:assert/strict";
import { game, scene, until, untilDiscs, untilLink, untilText } from "./page.mjs";

const both = ["desktop", "phone"];
const people = game("human;human", { view: "match.0", seed: 5 });
const settings = { panel: "match" };

async function contest(page, first, second, games) {
    await page.getByRole("combobox", { name: "Player 1" }).selectOption(first);
    await page.getByRole("combobox", { name: "Player 2" }).selectOption(second);
    const entry = page.getByRole("textbox", { name: "games, as a number" });
    await entry.fill(String(games));
    await entry.press("Enter");
}

const start = (page) => page.getByRole("button", { name: "Start", exact: true });

/** All numbers of the finished match, but for times. */
async function statistics(page) {
    await start(page).waitFor();
    await until(page, () => document.querySelector(".match-buttons .primary")?.disabled === false);
    return {
        results: await page.locator(".results").innerText(),
        table: await page.locator(".statistics").textContent(),
        games: await page.locator(".games li").allTextContents(),
    };
}

scene("1, 2 and 3 workers give the same statistics", { hash: people, settings }, async (page) => {
    const found = [];
    await contest(page, "uct(preset=beginner)", "montecarlo", 12);
    for (const workers of ["1", "2", "3"]) {
        await page.getByRole("combobox", { name: "Workers" }).selectOption(workers);
        await start(page).click();
        await page.locator(".results").waitFor();
        found.push(await statistics(page));
    }
    assert.equal(found[0].games.length, 12);
    assert.match(found[0].results, /\d+ · \d+ · \d+/);
    const total = found[0].results
        .match(/(\d+) · (\d+) · (\d+)/)
        .slice(1)
        .map(Number);
    assert.equal(total[0] + total[1] + total[2], 12);
    assert.deepEqual(found[1], found[0]);
    assert.deepEqual(found[2], found[0]);
});

const frame = (page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** A worker of the pool that is alive. */
async function labWorker(page, dead) {
    for (;;) {
        for (const worker of page.workers().filter((one) => !dead.includes(one)))
            if ((await worker.evaluate(() => self.name).catch(() => "")) === "lab") return worker;
        await frame(page);
    }
}

/** Two ways in which a worker may end: with an error, and without a word. */
const ENDS = {
    "by an error": () => {
        setTimeout(() => {
            throw new Error("stopped on purpose");
        });
    },
    "without a word": () => self.close(),
};

for (const [how, end] of Object.entries(ENDS))
    scene(
        `a worker that is ended ${how} changes no number of a match`,
        { hash: people, settings: { ...settings, workers: 2 }, expected: [/stopped on purpose/] },
        async (page) => {
            await contest(page, "uct(preset=beginner)", "uct(preset=medium)", 30);
            const found = [];
            for (const killed of [0, 2]) {
                await start(page).click();
                const dead = [];
                while (dead.length < killed) {
                    await until(
                        page,
                        (least) =>
                            Number(/(\d+) of 30/.exec(document.body.innerText)?.[1] ?? 0) >= least,
                        1 + 5 * dead.length,
                    );
                    const victim = await labWorker(page, dead);
                    // Its last answer may be lost.
                    await victim.evaluate(end).catch(() => {});
                    while (page.workers().includes(victim)) await frame(page);
                    dead.push(victim);
                }
                found.push(await statistics(page));
            }
            assert.equal(found[0].games.length, 30);
            assert.deepEqual(found[1], found[0]);
        },
    );

scene(
    "a game of a match can be replayed",
    { sizes: both, hash: people, settings },
    async (page) => {
        await contest(page, "random", "random", 4);
        await start(page).click();
        await page.locator(".results").waitFor();
        await statistics(page);
        await page.getByRole("radio", { name: "Games" }).check();
        const row = page.locator(".games li").nth(1);
        const moves = Number(/(\d+) moves/.exec(await row.innerText())[1]);
        await row.getByRole("link").click();
        await untilDiscs(page, moves);
        await untilLink(page, { p: "random;random", s: "5" });
        await page.locator(".verdict-over").waitFor();
    },
);

scene("games that repeat themselves are told", { hash: people, settings }, async (page) => {
    await contest(page, "alphabeta(preset=easy)", "minimax(preset=easy)", 10);
    await start(page).click();
    await untilText(page, ".match-progress", /10 of 10 games, done/);
    await untilText(page, ".match-results", /8 of 10 games repeat an earlier one, move for move/);
});

scene("pause, go on, stop", { hash: people, settings }, async (page) => {
    await contest(page, "uct(preset=expert)", "uct(preset=medium)", 1000);
    await start(page).click();
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("button", { name: "Go on", exact: true }).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await page.getByRole("radio", { name: "Sweep", exact: true }).check();
    await untilText(page, ".match-buttons", /Another experiment is running/);
    await page.getByRole("radio", { name: "Match", exact: true }).check();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await until(page, () => document.querySelector(".match-buttons .primary")?.disabled === false);
    await untilText(page, ".match-progress", /of 1000 games, ended early/);
});

scene("the board stays playable during a match", { hash: people, settings }, async (page) => {
    await contest(page, "uct(preset=expert)", "uct(preset=medium)", 1000);
    await start(page).click();
    await untilText(page, ".match", /0 of 1000|of 1000/);
    await page.keyboard.press("4");
    await untilDiscs(page, 1);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await untilDiscs(page, 1);
});
