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

scene("a word that is no player is explained", { hash: small, settings }, async (page) => {
    await page.getByRole("radio", { name: "Truth" }).check();
    await page.locator(".truth-specs").fill("nobody");
    await page.getByRole("button", { name: "Measure" }).click();
    await untilText(page, ".notice", /Unknown player "nobody"/);
});
