/** The match panel and its pool of workers. */
import { expect, test } from "./fixtures.mjs";
import { discs, game, work } from "./page.mjs";

const people = game("human;human", { view: "match.0", seed: 5 });
const settings = { panel: "match" };

async function contest(page, first, second, games) {
    await page.getByRole("combobox", { name: "Player 1" }).selectOption(first);
    await page.getByRole("combobox", { name: "Player 2" }).selectOption(second);
    const entry = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    await entry.fill(String(games));
    await entry.press("Enter");
}

const start = (page) => page.getByRole("button", { name: "Start", exact: true });

/** All numbers of the finished match, but for times. */
async function statistics(page) {
    await expect(start(page)).toBeVisible();
    await expect(page.locator(".buttons .primary")).toBeEnabled();
    return {
        results: await page.locator(".results").innerText(),
        table: await page.locator(".statistics").textContent(),
        games: await page.locator(".games li").allTextContents(),
    };
}

test("1, 2 and 3 workers give the same statistics", async ({ open }) => {
    const page = await open({ hash: people, settings });
    const found = [];
    await contest(page, "uct(preset=beginner)", "montecarlo", 12);
    // Counted where they are made: those of a quick match are gone before one could ask them.
    await page.evaluate(() => {
        const Plain = window.Worker;
        window.Worker = class extends Plain {
            constructor(address, options) {
                super(address, options);
                if (options?.name === "lab") window.labWorkers++;
            }
        };
    });
    for (const count of [1, 2, 3]) {
        await page.getByRole("combobox", { name: "Workers" }).selectOption(String(count));
        await page.evaluate(() => {
            window.labWorkers = 0;
        });
        await start(page).click();
        await expect.poll(() => page.evaluate(() => window.labWorkers)).toBe(count);
        await expect(page.locator(".results")).toBeVisible(work);
        found.push(await statistics(page));
    }
    expect(found[0].games).toHaveLength(12);
    expect(found[0].results).toMatch(/\d+ · \d+ · \d+/);
    const total = found[0].results
        .match(/(\d+) · (\d+) · (\d+)/)
        .slice(1)
        .map(Number);
    expect(total[0] + total[1] + total[2]).toBe(12);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
});

/**
 * The first two workers of the pool end when they are sent their third message, with an error or without a
 * word. Both are acted out where workers are made: those of a quick match are gone before they could be told.
 */
function endFirstTwo(how) {
    const Plain = window.Worker;
    window.labWorkers = 0;
    window.Worker = class extends Plain {
        constructor(address, options) {
            super(address, options);
            if (options?.name === "lab" && ++window.labWorkers <= 2) this.left = 3;
        }

        postMessage(...message) {
            if (this.left === undefined || --this.left > 0) return super.postMessage(...message);
            if (this.left < 0) return;
            this.terminate();
            if (how === "by an error")
                setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "Ended" })));
        }
    };
}

for (const how of ["by an error", "without a word"])
    test(`a worker that is ended ${how} changes no number of a match`, async ({ open }) => {
        const page = await open({ hash: people, settings: { ...settings, workers: 2 } });
        await contest(page, "uct(preset=medium)", "montecarlo", 30);
        await start(page).click();
        const whole = await statistics(page);
        expect(whole.games).toHaveLength(30);
        await page.evaluate(endFirstTwo, how);
        await start(page).click();
        // Two end, two come in their places.
        await expect.poll(() => page.evaluate(() => window.labWorkers), work).toBe(4);
        expect(await statistics(page)).toEqual(whole);
    });

test("a game of a match can be replayed", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await contest(page, "random", "random", 4);
    await start(page).click();
    await expect(page.locator(".results")).toBeVisible(work);
    await statistics(page);
    await page.getByRole("radio", { name: "Games" }).check();
    const row = page.locator(".games li").nth(1);
    const moves = Number(/(\d+) moves/.exec(await row.innerText())[1]);
    await row.getByRole("link").click();
    await expect(discs(page)).toHaveCount(moves);
    await expect(page).toHaveLink({ p: "random;random", s: "5" });
    await expect(page.locator(".status-over")).toBeVisible();
});

test("games that repeat themselves are told", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await contest(page, "alphabeta(preset=hard)", "minimax(preset=hard)", 10);
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/10 of 10 games, done/, work);
    await expect(page.locator(".match-results")).toHaveText(
        /only 2 different games among 10, .*openings=4/,
    );
});

test("one player alone: its points, how often it reaches the goal; the link opens the same", async ({
    open,
}) => {
    const variant = "2048(target=6)";
    const hash = game("random", { variant, view: "match.0", seed: 5 });
    const page = await open({ hash, settings });
    const second = page.getByRole("combobox", { name: "Player 2" });
    await expect(second).toHaveValue("");
    const entry = page.getByRole("textbox", { name: "Games per pairing, as a number" });
    // What is typed is taken back by Escape, which closes nothing then.
    const before = await entry.inputValue();
    await entry.fill("9");
    await entry.press("Escape");
    await expect(entry).toHaveValue(before);
    await entry.fill("40");
    await entry.press("Enter");
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/40 of 40 games, done/, work);
    const heads = page.locator(".lab-alone th[scope=col]");
    await expect(heads.last()).toHaveText("Reached 64");
    const [, count, share, low, high] = /\t(\d+) \(([\d.]+)\s%, ([\d.]+) to ([\d.]+)\s%\)$/.exec(
        await page.locator(".lab-alone tbody tr").innerText(),
    );
    expect(Number(share)).toBeCloseTo((100 * Number(count)) / 40, 1);
    expect(Number(low)).toBeLessThan(Number(share));
    expect(Number(high)).toBeGreaterThan(Number(share));
    // Two of them play as many games each.
    await second.selectOption("montecarlo");
    await entry.fill("2");
    await entry.press("Enter");
    await start(page).click();
    await expect(page.locator(".progress")).toHaveText(/4 of 4 games, done/, work);
    await expect(page.locator(".lab-alone tbody tr")).toHaveCount(2);
    await expect(page).toHaveURL(/w=match\.0\.\w*\.\w+/);
    const other = await open({ hash: new URL(page.url()).hash });
    await expect(
        other.getByRole("textbox", { name: "Games per pairing, as a number" }),
    ).toHaveValue("2");
    await expect(other.getByRole("combobox", { name: "Player 2" })).toHaveValue("montecarlo");
});

test("the time of a match is the longest limit of its players, until one is set", async ({
    open,
}) => {
    const page = await open({
        hash: game("pvs(time=2s);random", { variant: "amazons", view: "match.0" }),
    });
    const time = page.getByRole("textbox", { name: "Time per move, as a number" });
    const said = page.getByText(/^Time per move: 2 s, the limit of /);
    await expect(time).toHaveValue(/^2/);
    await expect(said).toHaveText(/a tenth and 50 ms more is late/);
    await page.getByRole("combobox", { name: "Player 1" }).selectOption("random");
    await expect(time).toHaveValue(/^1/);
    await expect(said).toHaveCount(0);
    await page.getByRole("combobox", { name: "Player 1" }).selectOption("pvs(time=2s)");
    await expect(time).toHaveValue(/^2/);
    await time.fill("0.5");
    await time.press("Enter");
    await expect(said).toHaveCount(0);
    await expect(time).toHaveValue(/^0\.5|^500/);
});

test("pause, go on, stop", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await contest(page, "uct(preset=expert)", "uct(preset=medium)", 1000);
    await start(page).click();
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("button", { name: "Go on", exact: true }).click();
    await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    await page.getByRole("radio", { name: "Sweep", exact: true }).check();
    await expect(page.locator(".buttons", { has: start(page) })).toHaveText(
        /Another experiment is running/,
    );
    await page.getByRole("radio", { name: "Match", exact: true }).check();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.locator(".buttons .primary")).toBeEnabled();
    await expect(page.locator(".progress")).toHaveText(/of 1\s000 games, stopped/, work);
});

test("the board stays playable during a match", async ({ open }) => {
    const page = await open({ hash: people, settings });
    await contest(page, "uct(preset=expert)", "uct(preset=medium)", 1000);
    await start(page).click();
    await expect(page.locator(".match")).toHaveText(/ of 1\s000/);
    await page.keyboard.press("4");
    await expect(discs(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(discs(page)).toHaveCount(1);
    const other = page.getByText(/^These results are of Connect Four/);
    await expect(other).toHaveCount(0);
    await page.getByRole("button", { name: "Tron", exact: true }).click();
    await expect(other).toBeVisible();
});
