/** Guided tours in the page: every step of every lesson stands, and goes into the link. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { notices, scene, until, untilDiscs, untilLink, untilText } from "./page.mjs";

const file = new URL("../../web/src/tours/lessons.json", import.meta.url);
const lessons = JSON.parse(await readFile(file, "utf8"));

const take = async (page, title) => {
    await page.getByRole("button", { name: "Tours" }).click();
    await page.getByRole("dialog").getByRole("button", { name: title }).click();
};

for (const { title, steps } of lessons) {
    scene(`${title}: all steps`, { sizes: ["desktop"] }, async (page) => {
        await take(page, title);
        for (let step = 1; step <= steps.length; step++) {
            await untilText(page, ".tour", new RegExp(`${step} of ${steps.length}`));
            const { panel } = steps[step - 1];
            await until(
                page,
                (name) =>
                    document.querySelector("[role=tab][aria-selected=true]")?.id.includes(name),
                panel,
            );
            if (step < steps.length)
                await page.getByRole("button", { name: "Next", exact: true }).click();
        }
        await untilText(page, ".tour", /Try:/);
        assert.equal(await notices(page).count(), 0);
    });
}

scene(
    "the game from before a tour comes back",
    { hash: "#v=1&g=connect4&p=human;human&m=123" },
    async (page) => {
        await untilDiscs(page, 3);
        const { title, steps } = lessons[1];
        await take(page, title);
        for (let step = 1; step < steps.length; step++) {
            await untilText(page, ".tour", new RegExp(`${step} of ${steps.length}`));
            await page.getByRole("button", { name: "Next", exact: true }).click();
        }
        await page.getByRole("button", { name: "To my game" }).click();
        await untilDiscs(page, 3);
        await untilLink(page, { m: "123" });
    },
);

scene("a tour on a phone, by its link, and its end", { sizes: ["phone"] }, async (page, open) => {
    await take(page, lessons[0].title);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await until(page, () => /w=[^&]*minimax-2/.test(location.hash));
    const other = await open({ hash: await page.evaluate(() => location.hash) });
    await untilText(other, ".tour", /2 of 4/);
    await other.getByRole("button", { name: "End the tour" }).click();
    await until(other, () => document.querySelector(".tour") === null);
    await until(other, () => !/minimax/.test(location.hash));
});
