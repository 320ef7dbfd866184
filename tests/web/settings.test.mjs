/** What is remembered in the browser, colours, and an engine that stops. */
import assert from "node:assert/strict";
import {
    game,
    notices,
    playByPointer,
    ready,
    scene,
    tab,
    tool,
    until,
    untilDiscs,
    untilLink,
    untilText,
} from "./page.mjs";

const both = ["desktop", "phone"];
const people = game("human;human");

const theme = (page) => page.evaluate(() => document.documentElement.dataset.theme);

function untilTheme(page, wanted) {
    return until(page, (name) => document.documentElement.dataset.theme === name, wanted);
}

scene("settings are there again at the next visit", { sizes: both }, async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Dark" }).check();
    await untilTheme(page, "dark");
    await dialog.getByRole("checkbox", { name: "Values on the board" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Moving pieces" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Computers move by themselves" }).uncheck();
    await dialog.getByRole("slider", { name: "Pace of the computers" }).fill("1000");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await tab(page, "Match").click();
    await page.reload();
    await ready(page);
    assert.equal(await theme(page), "dark");
    assert.equal(await tab(page, "Match").getAttribute("aria-selected"), "true");
    await page.getByRole("button", { name: "Settings" }).click();
    for (const name of ["Values on the board", "Moving pieces", "Computers move by themselves"])
        assert.equal(await dialog.getByRole("checkbox", { name }).isChecked(), false, name);
    assert.equal(await dialog.getByRole("slider").inputValue(), "1000");
    await page.keyboard.press("Escape");
    // The computer waits for its button.
    await playByPointer(page, "4");
    await tool(page, "Let the computer play").click();
    await untilDiscs(page, 2);
});

for (const [name, text] of Object.entries({
    damaged: "{",
    strange: JSON.stringify({ theme: "pink", panel: 7, pace: "fast", terminalHeight: null }),
    hostile: JSON.stringify({ analyst: "hal9000(x=<img src=x>)", panel: "__proto__" }),
}))
    scene(
        `${name} settings count as none`,
        { storage: { "plyscope.settings": text }, hash: people },
        async (page) => {
            assert.equal(await tab(page, "Analysis").getAttribute("aria-selected"), "true");
            assert.equal(await notices(page).count(), 0);
            await page.getByRole("checkbox", { name: "Live analysis" }).check();
            await page.locator(".mark").first().waitFor();
        },
    );

scene("colours follow the system", { hash: people, colorScheme: "dark" }, async (page) => {
    assert.equal(await theme(page), "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await untilTheme(page, "light");
});

scene(
    "an engine that stops is started again with the game",
    { sizes: both, hash: people, expected: [/stopped on purpose/] },
    async (page) => {
        await playByPointer(page, "4453");
        await untilLink(page, { m: "4453" });
        await page.getByRole("checkbox", { name: "Live analysis" }).check();
        await page.locator(".mark").first().waitFor();
        const [worker] = page.workers();
        await worker.evaluate(() => {
            setTimeout(() => {
                throw new Error("stopped on purpose");
            });
        });
        await untilText(page, ".crash", /The engine has stopped.*stopped on purpose/);
        await page.getByRole("button", { name: "Start it again" }).click();
        await page.locator(".crash").waitFor({ state: "detached" });
        await untilDiscs(page, 4);
        await playByPointer(page, "2");
        await untilLink(page, { m: "44532", p: "human;human" });
        await page.getByRole("checkbox", { name: "Live analysis" }).check();
        await page.locator(".mark").first().waitFor();
    },
);

scene(
    "the page says so when the engine cannot be loaded",
    { sizes: both, hash: people, expected: [/404/, /wasm/i] },
    async (page) => {
        await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404, body: "" }));
        await page.reload();
        await untilText(page, ".crash", /The engine has stopped/);
        await page.unroute(/\.wasm$/);
        await page.getByRole("button", { name: "Start it again" }).click();
        await ready(page);
        await playByPointer(page, "1");
    },
);
