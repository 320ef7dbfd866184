/** Random actions by seed, and what the world outside does to a page: little of it here, much of it by tools/experiments/chaos. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { next, plan } from "../chaos/actions.mjs";
import { drawsOf, profile } from "../chaos/profile.mjs";
import { atBegin, calmly, delayed, SCENES, withoutEngine, withoutWorker } from "../chaos/steps.mjs";
import { expect, ready, test } from "./fixtures.mjs";
import { discs, game, playByPointer, tool } from "./page.mjs";

test.skip(
    ({ browserName }) => browserName !== "chromium",
    "makes trouble by the protocol of Chromium",
);

for (const [seed, number] of [
    [1, 0],
    [1, 5],
])
    test(`random actions, seed ${seed}, profile ${number}: nothing fails, nothing is lost`, async ({
        browser,
        baseURL,
    }) => {
        const visit = await profile(browser, baseURL, { seed, number, length: 40 });
        expect(visit.problems).toEqual([]);
        expect(visit.done).toHaveLength(40);
        // A lost message is never answered; all else is, and is not waited for in vain.
        expect(visit.gaveUp).toBeLessThan(20);
    });

test("the same seed plans the same actions, another one others; all can be carried out", () => {
    const planned = (seed, number) => {
        const draw = drawsOf(seed, number);
        return Array.from({ length: 1000 }, () => plan(draw));
    };
    const plans = planned(1, 0);
    expect(planned(1, 0)).toEqual(plans);
    for (const others of [planned(2, 0), planned(1, 1)]) expect(others).not.toEqual(plans);
    for (const one of plans) expect(next({}, one).run).toEqual(expect.any(Function));
});

test("an engine whose first word is lost, or that ends before it, is started again with the game of the address", async ({
    browser,
    baseURL,
}) => {
    expect((await atBegin(browser, baseURL, "told", 1)).problems).toEqual([]);
    expect((await atBegin(browser, baseURL, "said", 1, true)).problems).toEqual([]);
});

test("a match comes to the same with late and lost messages, and without its engine or a worker", async ({
    browser,
    baseURL,
}) => {
    const scene = SCENES.find(({ name }) => name === "a match");
    const { result, problems } = await calmly(browser, baseURL, scene);
    expect(problems).toEqual([]);
    // Two at a time: a worker that takes too long to begin counts as lost.
    const pairs = [
        () => [
            delayed(browser, baseURL, scene, result, 1),
            withoutWorker(browser, baseURL, scene, result, "said", 2),
        ],
        () => [
            withoutEngine(browser, baseURL, scene, result, "told", 1, true),
            withoutWorker(browser, baseURL, scene, result, "said", 1, true),
        ],
        () => [withoutEngine(browser, baseURL, scene, result, "said", 3)],
    ];
    for (const disturbed of pairs)
        for (const found of await Promise.all(disturbed())) expect(found.problems).toEqual([]);
});

test("a contest and the accuracy of players come to their end without one of their workers", async ({
    browser,
    baseURL,
}) => {
    const scene = (wanted) => SCENES.find(({ name }) => name === wanted);
    const { result } = await calmly(browser, baseURL, scene("accuracy"));
    for (const disturbed of [
        withoutWorker(browser, baseURL, scene("a contest"), null, "told", 0),
        withoutWorker(browser, baseURL, scene("accuracy"), result, "said", 1),
    ])
        expect((await disturbed).problems).toEqual([]);
});

test("a page that is left and opened again has all its moves, those taken back too", async ({
    open,
}) => {
    const page = await open({ hash: game("human;human") });
    await playByPointer(page, "44531");
    // Faster than the address may change.
    for (let i = 0; i < 12; i++) {
        await page.keyboard.press("Home");
        await page.keyboard.press("End");
    }
    for (let i = 0; i < 3; i++) await tool(page, "Take back my move").click();
    await expect(discs(page)).toHaveCount(2);
    for (const leave of [
        () => page.reload(),
        () => page.goto(new URL("licenses.txt", page.url()).href).then(() => page.goBack()),
    ]) {
        await leave();
        await ready(page);
        await expect(discs(page)).toHaveCount(2);
    }
    await page.keyboard.press("End");
    await expect(page).toHaveLink({ m: "44531" });
});

test("the page comes back from the back/forward cache as it was, with all that was at work", async ({
    baseURL,
}) => {
    // The headless shell has no such cache.
    const whole = ["/usr/bin/chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
    const executablePath = whole.find(existsSync);
    test.skip(executablePath === undefined, "needs Chromium itself");
    const browser = await chromium.launch({
        executablePath,
        chromiumSandbox: false,
        args: ["--disable-gpu"],
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => {
            document.documentElement.dataset.persisted = persisted;
        });
    });
    await page.goto(baseURL + game("human;human"));
    await ready(page);
    await playByPointer(page, "443");
    await tool(page, "Take back my move").click();
    await expect(discs(page)).toHaveCount(2);
    await page.goto(`${baseURL}licenses.txt`);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await page.keyboard.press("End");
    await expect(discs(page)).toHaveCount(3);
    await playByPointer(page, "5");
    await expect(page).toHaveLink({ m: "4435" });
    await expect(page.locator(".crash, .notice")).toHaveCount(0);
    await browser.close();
});
