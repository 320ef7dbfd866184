/** Right moves against effort: the experiment in the match panel. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { game, scene, untilText } from "./page.mjs";

const settings = { panel: "match" };
const small = game("human;human", { variant: "connect4(rows=4,cols=5)", view: "match.0" });
const section = ".curve[aria-label='Right moves against effort']";

scene(
    "players are measured: chart, table, file",
    { sizes: ["desktop", "phone"], hash: small, settings },
    async (page) => {
        await page.getByRole("radio", { name: "Truth" }).check();
        await page.locator(".truth-specs").fill("uct(sims=10|1000)\nsolver\nrandom");
        await page.getByRole("combobox", { name: "Positions" }).selectOption("20");
        await page.getByRole("textbox", { name: "Random moves before" }).fill("4..8");
        await page.getByRole("button", { name: "Measure" }).click();
        await untilText(page, `${section} [role=status]`, /done/);
        const rows = await page.locator(`${section} tbody tr`).allInnerTexts();
        assert.equal(rows.length, 4);
        assert.match(rows[0], /uct\(sims=10\)/);
        assert.match(rows[2], /solver\s+100\.0 ± /);
        assert.equal(await page.locator(".truth-point").count(), 4);
        await page.getByRole("combobox", { name: "Share of moves that" }).selectOption("kept");
        assert.equal(await page.locator(".truth-point").count(), 4);
        const waiting = page.waitForEvent("download");
        await page.getByRole("button", { name: "Save as CSV" }).click();
        const file = readFileSync(await (await waiting).path(), "utf8");
        assert.match(file, /^spec,series,value,positions,optimal,/);
        assert.equal(file.trim().split("\n").length, 5);
    },
);

/** The numbers of the table; those of time differ from run to run. */
async function measured(page) {
    await page.getByRole("button", { name: "Measure" }).click();
    await untilText(page, `${section} [role=status]`, /done/);
    const rows = await page.locator(`${section} tbody tr`).allInnerTexts();
    return rows.map((row) => row.replace(/\s[\d.]+\s*$/, ""));
}

scene(
    "any number of workers finds the same",
    { hash: small, settings: { ...settings, workers: 1 } },
    async (page) => {
        await page.getByRole("radio", { name: "Truth" }).check();
        await page.locator(".truth-specs").fill("uct(sims=5|50)\nmontecarlo(sims=5)");
        await page.getByRole("combobox", { name: "Add a player" }).selectOption("random");
        await page.getByRole("combobox", { name: "Positions" }).selectOption("20");
        await page.getByRole("textbox", { name: "Random moves before" }).fill("4..8");
        const alone = await measured(page);
        assert.equal(alone.length, 4);
        assert.match(alone[3], /random/);
        await page.getByRole("combobox", { name: "Workers" }).selectOption("3");
        assert.deepEqual(await measured(page), alone);
    },
);

scene("it rests, goes on and ends when it is told to", { hash: small, settings }, async (page) => {
    await page.getByRole("radio", { name: "Truth" }).check();
    await page.locator(".truth-specs").fill("uct(sims=100k)\nmontecarlo(sims=100k)");
    await page.getByRole("button", { name: "Measure" }).click();
    await page.locator(".truth-point").first().waitFor();
    await page.locator(section).getByRole("button", { name: "Pause" }).click();
    await untilText(page, `${section} [role=status]`, /, paused/);
    await page.locator(section).getByRole("button", { name: "Go on" }).click();
    await page.locator(section).getByRole("button", { name: "Stop" }).click();
    await untilText(page, `${section} [role=status]`, /, done/);
});

scene("a word that is no player is explained", { hash: small, settings }, async (page) => {
    await page.getByRole("radio", { name: "Truth" }).check();
    await page.locator(".truth-specs").fill("nobody");
    await page.getByRole("button", { name: "Measure" }).click();
    await untilText(page, ".notice", /Unknown player "nobody"/);
});
